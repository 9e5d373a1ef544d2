import type { ActivityInterceptorsFactory } from '@temporalio/worker'
import { withHeartbeat } from '../activities/shared/heartbeat.ts'
import { throughOutage } from '../activities/shared/through-outage.ts'
import { isDatabaseDown } from '../db/base/errors.ts'

/**
 * Runs an activity again, within its attempt, for some seconds while the database is down. A call of a source has three
 * attempts within seconds: an outage of ours would use them up, and the next source would be paid for the same answer.
 */
export const rideOutOutages: ActivityInterceptorsFactory = () => ({
  inbound: {
    async execute(input, next) {
      try {
        return await next(input)
      } catch (error) {
        if (!isDatabaseDown(error)) throw error
        return withHeartbeat(() => throughOutage(() => next(input)))
      }
    },
  },
})
