import { proxyActivities } from '@temporalio/workflow'
import type { CauseListsActivities } from '../../activities/hearings/cause-lists.ts'
import { OPTIONS } from '../shared/options.ts'
import { setStage } from '../shared/stage.ts'

const { startListDays, tellMissingLists } = proxyActivities<CauseListsActivities>(OPTIONS.repeatableStep)

/**
 * Starts the watch over each court's lists for each coming day that lacks one: for a day that has come near, for the first case of a court,
 * in place of a lost watch. Then tells accounts which lists are due and missing. Started by its schedule. Ends with the number of watches that it started.
 */
export async function causeLists(): Promise<number> {
  const started = await startListDays()
  await tellMissingLists()
  setStage('done', `${started} watches started`)
  return started
}
