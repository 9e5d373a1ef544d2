import { cancellationSignal } from '@temporalio/activity'
import { ApplicationFailure } from '@temporalio/common'
import type { Database } from '../../db/database.ts'
import { nameCandidates } from '../../domain/matching/name-candidates.ts'
import { nameVariations } from '../../domain/matching/variations.ts'
import type { Model } from '../../sources/model/model.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { modelFailure } from '../summaries/model-answer.ts'

/** Stores the variations of a company's name; a person has none. Returns false if it was renamed in the meantime. */
export async function keepNameVariations(db: Database, entityId: string): Promise<boolean> {
  const entity = await db.watchlistEntities.find(entityId)
  if (entity?.entityType !== 'BUSINESS') return true
  return db.watchlistEntities.keepVariations(entityId, entity.name, nameVariations(entity.name))
}

/** The failure for a company that was renamed in the meantime. The next attempt uses the new name. */
export function renamed(): ApplicationFailure {
  return ApplicationFailure.retryable('the entity was renamed in the meantime', 'Renamed')
}

export type NameVariationActivities = ReturnType<typeof createNameVariationActivities>

/** The activities of the `model` queue for names. */
export function createNameVariationActivities({ db, model }: { db: Database; model: Model | undefined }) {
  return {
    /**
     * Adds the spellings that the model suggests to those made by rules, unless they could be another company's. Best
     * effort: without an answer the rules' stay. A second run replaces them by the same kind, and costs one more call.
     * @throws ApplicationFailure `RateLimited` or `Upstream` when the model may answer later; `Renamed` when the
     * company was renamed in the meantime: the next attempt uses the new name
     */
    async addSuggestedVariations({ entityId }: { entityId: string }): Promise<void> {
      const entity = await db.watchlistEntities.find(entityId)
      if (!model || entity?.entityType !== 'BUSINESS') return
      const answer = await withHeartbeat(() => model.suggestNames(entity.name, { signal: cancellationSignal() }))
      if (answer.kind === 'answered') {
        const variations = nameCandidates(entity.name, answer.value)
        if (!(await db.watchlistEntities.keepVariations(entityId, entity.name, variations))) throw renamed()
        return
      }
      const failure = modelFailure(answer.failure)
      if (!failure.nonRetryable) throw failure
    },
  }
}
