import type { Database } from '../../db/database.ts'
import type { EntityOnboardingInput } from '../../workflows/watchlist/entity-onboarding.messages.ts'
import { keepNameVariations, renamed } from '../discovery/name-variations.ts'

export type EntityOnboardingActivities = ReturnType<typeof createEntityOnboardingActivities>

interface Widened {
  wantsHistoricalLook: boolean
  token?: string
}

/** The activities of the `entityOnboarding` workflow. */
export function createEntityOnboardingActivities({ db }: { db: Database }) {
  return {
    /**
     * Keeps the other forms of a company's name; a person has none. Running it again replaces them by the same ones. Tells whether
     * the courts are to be searched for its past cases too. The token tells this name from a later one; an entity that is gone has none.
     * @throws ApplicationFailure `Renamed` when the entity got another name meanwhile: the next attempt takes that one
     */
    async suggestNameVariations({ entityId }: EntityOnboardingInput): Promise<Widened> {
      const token = await db.entityOnboardings.token(entityId, 'NAME')
      if (!(await keepNameVariations(db, entityId))) throw renamed()
      const wantsHistoricalLook = (await db.watchlistEntities.wantingBackfill([entityId])).length > 0
      return { wantsHistoricalLook, ...(token === undefined ? {} : { token }) }
    },

    /** Ends the onboarding of the name that has this token. Returns false when the entity got another name meanwhile, which has its own. */
    endOnboarding({ entityId, token }: EntityOnboardingInput & { token: string }): Promise<boolean> {
      return db.entityOnboardings.end(entityId, 'NAME', token)
    },
  }
}
