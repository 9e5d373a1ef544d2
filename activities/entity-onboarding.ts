import type { Database } from '../db/database.ts'
import type { EntityOnboardingInput } from '../workflows/entity-onboarding.messages.ts'
import { keepNameVariations, renamed } from './name-variations.ts'
import { workflowOfThisActivity } from './workflow-of-this-activity.ts'

export type EntityOnboardingActivities = ReturnType<typeof createEntityOnboardingActivities>

/** The hands of the `entityOnboarding` workflow. */
export function createEntityOnboardingActivities({ db }: { db: Database }) {
  return {
    /**
     * Keeps the other forms of a company's name; a person has none. Running it again replaces them by the same ones. Tells whether
     * the courts are to be searched for its past cases too; null in histories from before there was such a search.
     * @throws ApplicationFailure `Renamed` when the entity got another name meanwhile: the next attempt takes that one
     */
    async suggestNameVariations({ entityId }: EntityOnboardingInput): Promise<{ wantsHistoricalLook: boolean } | null> {
      await db.outbox.clear(workflowOfThisActivity().workflowId)
      if (!(await keepNameVariations(db, entityId))) throw renamed()
      return { wantsHistoricalLook: (await db.watchlistEntities.wishingForLook([entityId])).length > 0 }
    },
  }
}
