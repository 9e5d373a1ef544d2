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
 * Asks a source for one or several entities, page by page, on the source's own queue. Its progress is stored in the database, so a
 * later run goes on from there. Returns the class of the failure that ended it, undefined when the source answered to the end.
 * @param beforePage is called before each page, if there is somebody to wait for it, and may end the run
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
 * Asks a source one question after another in one activity, up to the first that fails. Returns how many it answered to the end: 0 when
 * something of our own failed too.
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
