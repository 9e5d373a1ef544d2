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
   * One page of a party search. A source has 90 s to answer, storing takes the rest; a dead worker shows within 15 s. How long a
   * source that fails is asked again is the activity's to end, because a slow answer is no failure and an outage of the database is
   * none of the source's; six hours only keep a defect from going on for ever.
   */
  sourcePage: {
    startToCloseTimeout: '100s',
    heartbeatTimeout: '15s',
    scheduleToCloseTimeout: '6h',
    retry: {
      initialInterval: '1s',
      backoffCoefficient: 2,
      maximumInterval: '15s',
      nonRetryableErrorTypes: FINAL_SOURCE_FAILURES,
    },
  },
  /** Deleting a million rows in portions takes minutes; a dead worker shows within 15 s. Tried until the database is back. */
  purge: {
    startToCloseTimeout: '30m',
    heartbeatTimeout: '15s',
    retry: { initialInterval: '1s', maximumInterval: '1m' },
  },
} as const satisfies Record<string, ActivityOptions>
