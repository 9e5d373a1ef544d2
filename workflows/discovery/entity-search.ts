import {
  ActivityFailure,
  type ActivityOptions,
  ApplicationFailure,
  isCancellation,
  proxyActivities,
} from '@temporalio/workflow'
import type { EntitySearchActivities, SearchNextPageInput } from '../../activities/discovery/entity-search.ts'
import { taskQueue } from '../shared/task-queue.ts'

/**
 * Asks a source for one or several entities, page by page, on the source's own queue. Its progress is stored in the database, so a
 * later run goes on from there. Returns the class of the failure that ended it, undefined when the source answered to the end.
 */
export async function searchSource(search: SearchNextPageInput, options: ActivityOptions): Promise<string | undefined> {
  const { searchNextPage } = proxyActivities<EntitySearchActivities>({
    ...options,
    priority: { ...options.priority, ...(search.accountId === undefined ? {} : { fairnessKey: search.accountId }) },
    taskQueue: taskQueue(`source-${search.source}`),
    summary: `search for ${search.entityIds.length} entities at ${search.source}`,
  })
  try {
    while (!(await searchNextPage(search)).isLast);
    return undefined
  } catch (error) {
    if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
    return error.cause instanceof ApplicationFailure ? (error.cause.type ?? 'Error') : 'Timeout'
  }
}
