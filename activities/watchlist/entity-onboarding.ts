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
     * Stores the variations of a company's name; a person has none. A second run stores the same ones. Returns whether
     * to backfill its past cases. The token identifies this name; an entity that is gone has none.
     * @throws ApplicationFailure `Renamed` when the entity was renamed in the meantime: the next attempt uses the new
     * name
     */
    async suggestNameVariations({ entityId }: EntityOnboardingInput): Promise<Widened> {
      const token = await db.entityOnboardings.token(entityId, 'NAME')
      if (!(await keepNameVariations(db, entityId))) throw renamed()
      const wantsHistoricalLook = (await db.watchlistEntities.wantingBackfill([entityId])).length > 0
      return { wantsHistoricalLook, ...(token === undefined ? {} : { token }) }
    },

    /**
     * Ends the onboarding of the name with this token. Returns false if the entity was renamed in the meantime, which
     * starts its own onboarding.
     */
    endOnboarding({ entityId, token }: EntityOnboardingInput & { token: string }): Promise<boolean> {
      return db.entityOnboardings.end(entityId, 'NAME', token)
    },
  }
}
