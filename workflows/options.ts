import type { ActivityOptions } from '@temporalio/workflow'
import type { FailureClass } from '../domain/source.ts'

/** Failures of a source that asking again cannot mend; the rest is retried. */
const FINAL_SOURCE_FAILURES: FailureClass[] = [
  'InvalidInput',
  'NotIndexed',
  'DailyLimit',
  'SpendCap',
  'AccountProblem',
  'ParseGap',
  'Unsupported',
]

/** How activities are run and retried, one entry per kind of work, each number with its reason. */
export const OPTIONS = {
  /**
   * Database work. It takes milliseconds, so 10 s means trouble; it is tried until the database is back, because an
   * accepted request must not be lost to an outage.
   */
  database: {
    startToCloseTimeout: '10s',
    retry: { initialInterval: '200ms', maximumInterval: '5s' },
  },
  /**
   * One live fetch of one case. A source has 30 s to answer, storing takes the rest. Three attempts, because a court site
   * that fails three times within seconds stays away for minutes, and a client waits 55 s at most; the whole source gets
   * 110 s, queue included, so that a lookup always ends.
   */
  liveFetch: {
    startToCloseTimeout: '35s',
    scheduleToCloseTimeout: '110s',
    retry: {
      initialInterval: '1s',
      backoffCoefficient: 2,
      maximumAttempts: 3,
      nonRetryableErrorTypes: FINAL_SOURCE_FAILURES,
    },
  },
  /**
   * One message to one webhook. The endpoint has 15 s, the database the rest. What the endpoint does wrong is a result and waited
   * out by the workflow; retried here are only our own troubles, until they are over, because no event may be lost.
   */
  webhookAttempt: {
    startToCloseTimeout: '25s',
    retry: { initialInterval: '1s', maximumInterval: '30s' },
  },
} as const satisfies Record<string, ActivityOptions>
