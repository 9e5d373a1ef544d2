import type { ActivityInterceptorsFactory } from '@temporalio/worker'

/**
 * Sends the first heartbeat of an attempt as it begins. The timeout counts from the moment at which Temporal gave the task away: one that
 * was long on its way, or a slow read before the long work, has used up a part of it.
 */
export const firstHeartbeat: ActivityInterceptorsFactory = (context) => ({
  inbound: {
    execute(input, next) {
      if (context.info.heartbeatTimeoutMs) context.heartbeat()
      return next(input)
    },
  },
})
