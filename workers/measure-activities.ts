import { ApplicationFailure, CancelledFailure } from '@temporalio/common'
import type { ActivityInterceptorsFactory } from '@temporalio/worker'
import { activitiesEnded } from '../platform/metrics.ts'

/** Counts the result of each attempt of an activity, by the type of its failure. */
export const measureActivities: ActivityInterceptorsFactory = (context) => ({
  inbound: {
    async execute(input, next) {
      const count = (outcome: string) => activitiesEnded.inc({ activity: context.info.activityType, outcome })
      try {
        const result = await next(input)
        count('completed')
        return result
      } catch (error) {
        count(outcomeOf(error))
        throw error
      }
    },
  },
})

function outcomeOf(error: unknown): string {
  if (error instanceof CancelledFailure) return 'cancelled'
  return error instanceof ApplicationFailure ? (error.type ?? 'Error') : 'Error'
}
