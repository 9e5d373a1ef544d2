import { ApplicationFailure } from '@temporalio/common'
import type { Database } from '../db/database.ts'
import type { EntityOnboardingInput } from '../workflows/entity-onboarding.messages.ts'
import { keepNameVariations } from './name-variations.ts'
import { workflowOfThisActivity } from './workflow-of-this-activity.ts'

export type EntityOnboardingActivities = ReturnType<typeof createEntityOnboardingActivities>

/** The hands of the `entityOnboarding` workflow. */
export function createEntityOnboardingActivities({ db }: { db: Database }) {
  return {
    /**
     * Keeps the other forms of a company's name; a person has none. Running it again replaces them by the same ones.
     * @throws ApplicationFailure `Renamed` when the entity got another name meanwhile: the next attempt takes that one
     */
    async suggestNameVariations({ entityId }: EntityOnboardingInput): Promise<void> {
      await db.outbox.clear(workflowOfThisActivity().workflowId)
      if (!(await keepNameVariations(db, entityId)))
        throw ApplicationFailure.retryable('the entity was renamed meanwhile', 'Renamed')
    },

    /** Whether the courts are to be searched for a company's past cases, once. A person has no such look. */
    async wantsHistoricalLook({ entityId }: EntityOnboardingInput): Promise<boolean> {
      const entity = await db.watchlistEntities.find(entityId)
      return entity?.entityType === 'BUSINESS' && (await db.watchlistEntities.wantsHistoricalCases(entityId))
    },
  }
}
