import {
  ActivityFailure,
  type ActivityOptions,
  ApplicationFailure,
  isCancellation,
  proxyActivities,
} from '@temporalio/workflow'
import type { EntitySearchActivities, SearchNextPageInput } from '../../activities/discovery/entity-search.ts'
import type { Provider } from '../../domain/source.ts'
import { taskQueue } from '../shared/task-queue.ts'

/**
 * Searches a source for one or several entities, page by page, on the source's own queue. Its progress is in the
 * database, so a later run continues from there. Returns the class of the final failure, undefined when the source
 * answered in full.
 * @param beforePage called before each page if a client may be waiting; may end the run
 */
export async function searchSource(
  search: SearchNextPageInput,
  options: ActivityOptions,
  beforePage?: () => void,
): Promise<string | undefined> {
  const { searchNextPage } = proxyActivities<EntitySearchActivities>({
    ...options,
    priority: { ...options.priority, ...(search.accountId === undefined ? {} : { fairnessKey: search.accountId }) },
    ...atSource(search.source, search.entityIds.length),
  })
  try {
    do beforePage?.()
    while (!(await searchNextPage(search)).isLast)
    return undefined
  } catch (error) {
    if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
    return error.cause instanceof ApplicationFailure ? (error.cause.type ?? 'Error') : 'Timeout'
  }
}

/**
 * Runs searches of a source one after another in one activity, up to the first failure. Returns how many were answered
 * in full: 0 after an error of our own too.
 */
export async function searchGroup(searches: SearchNextPageInput[], options: ActivityOptions): Promise<number> {
  const [first] = searches
  if (!first) return 0
  const { searchOneAfterAnother } = proxyActivities<EntitySearchActivities>({
    ...options,
    ...atSource(first.source, searches.length),
  })
  try {
    return (await searchOneAfterAnother({ searches })).answered
  } catch (error) {
    if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
    return 0
  }
}

function atSource(source: Provider, entities: number): Pick<ActivityOptions, 'taskQueue' | 'summary'> {
  return { taskQueue: taskQueue(`source-${source}`), summary: `search for ${entities} entities at ${source}` }
}
