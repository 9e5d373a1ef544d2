import { proxyActivities } from '@temporalio/workflow'
import type { CauseListsActivities } from '../../activities/hearings/cause-lists.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { setStage } from '../shared/stage.ts'

const { startListDays, tellMissingLists } = proxyActivities<CauseListsActivities>(OPTIONS.repeatableStep)

/**
 * Starts the missing watches of each court's lists for the coming days: when a day comes near, when a court gets its
 * first case, or instead of a lost watch. Then notifies accounts of lists that are due and missing. Started by its
 * schedule. Ends with the number of watches started.
 */
export async function causeLists(): Promise<number> {
  const started = await startListDays()
  await tellMissingLists()
  setStage('done', `${started} watches started`)
  return started
}
