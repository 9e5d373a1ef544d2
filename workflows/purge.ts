import { proxyActivities } from '@temporalio/workflow'
import type { PurgeActivities } from '../activities/purge.ts'
import { OPTIONS } from './options.ts'

const { purgeExpiredSearches } = proxyActivities<PurgeActivities>(OPTIONS.purge)

/**
 * Deletes what is kept no longer: the results of historical searches past their time. Started hourly by a schedule; clients see a
 * search as EXPIRED to the second, whenever this runs. Ends with the number of searches cleared.
 */
export async function purge(): Promise<number> {
  let cleared = 0
  for (let count = await purgeExpiredSearches(); count > 0; count = await purgeExpiredSearches()) cleared += count
  return cleared
}
