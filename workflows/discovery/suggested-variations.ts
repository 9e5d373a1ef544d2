import { ActivityFailure, isCancellation, proxyActivities } from '@temporalio/workflow'
import type { NameVariationActivities } from '../../activities/discovery/name-variations.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { taskQueue } from '../shared/task-queue.ts'

/**
 * Adds the spellings of a company's name that the model suggests. Best effort: without the model, those made by rules
 * stay.
 */
export async function addSuggestedVariations(entityId: string): Promise<void> {
  const model = proxyActivities<NameVariationActivities>({ ...OPTIONS.suggestion, taskQueue: taskQueue('model') })
  try {
    await model.addSuggestedVariations({ entityId })
  } catch (error) {
    if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
  }
}
