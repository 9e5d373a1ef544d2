import { proxyActivities } from '@temporalio/workflow'
import type { HearingDigestActivities } from '../../activities/hearings/hearing-digest.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { setStage } from '../shared/stage.ts'

const { tellHearingDigests } = proxyActivities<HearingDigestActivities>(OPTIONS.repeatableStep)

/**
 * Notifies each account once an evening of its coming hearings, in batches, until none is left. Started by its
 * schedule; the next run continues an interrupted one. Ends with the number of accounts.
 */
export async function hearingDigest(): Promise<number> {
  let told = 0
  for (let portion = await tellHearingDigests(); portion > 0; portion = await tellHearingDigests()) {
    told += portion
    setStage('telling', `${told} accounts`)
  }
  setStage('done', `${told} accounts`)
  return told
}
