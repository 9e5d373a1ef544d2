import { proxyActivities, setCurrentDetails } from '@temporalio/workflow'
import type { PurgeActivities } from '../../activities/operations/purge.ts'
import { OPTIONS } from '../shared/activity-options.ts'

const { purgeExpiredSearches, purgeCaptchas, purgeExpiredExports, purgeRawAnswers, purgeOldRecords } =
  proxyActivities<PurgeActivities>(OPTIONS.purge)

/**
 * Deletes data past its retention, by the rules in domain/retention.ts. Started hourly by a schedule; clients see a
 * search or an export as EXPIRED to the second, whenever this runs. The kinds are purged in parallel, so that a failure
 * of one does not stop the others. Ends with the number of records cleared.
 */
export async function purge(): Promise<number> {
  setCurrentDetails('deleting expired searches, pictures, exports, raw answers and old records')
  const kinds = [purgeExpiredSearches, purgeCaptchas, purgeExpiredExports, purgeRawAnswers, purgeOldRecords]
  const outcomes = await Promise.allSettled(kinds.map(untilNoneIsLeft))
  let cleared = 0
  for (const outcome of outcomes) {
    // Fails the run, for the Web UI; the next hour starts a new one.
    if (outcome.status === 'rejected') throw outcome.reason
    cleared += outcome.value
  }
  setCurrentDetails(`done: ${cleared} items deleted`)
  return cleared
}

async function untilNoneIsLeft(clear: () => Promise<number>): Promise<number> {
  let cleared = 0
  for (let count = await clear(); count > 0; count = await clear()) cleared += count
  return cleared
}
