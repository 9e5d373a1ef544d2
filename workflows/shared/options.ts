import type { ActivityOptions } from '@temporalio/workflow'
import { BACKGROUND_PRIORITY, CLIENT_PRIORITY, NIGHT_PRIORITY } from '../../domain/asker.ts'
import { GONE } from '../../domain/gone.ts'
import { HEARTBEAT_TIMEOUT_MS } from '../../domain/heartbeat.ts'
import { NOT_COLLECTED } from '../../domain/historical-search/not-collected.ts'
import { PAGE_ANSWER_MS } from '../../domain/service-limits.ts'

/**
 * What a restore of the database has taken away does not come back: work on it ends, or is done again by its workflow. Whether a source's
 * failure is final stands in the failure itself (SOURCE_FAILURES).
 */
const FINAL_FAILURES = [GONE, NOT_COLLECTED]

/**
 * For a paid call that only a waiting client wants, who waits no longer than for a page: an attempt that no worker has taken up by then is not
 * made. Without this, a worker that comes back after two minutes would ask what the one before it had begun to ask. Whoever still wants it
 * comes again.
 */
export const WHILE_CLIENT_WAITS = { scheduleToStartTimeout: PAGE_ANSWER_MS }

/**
 * How activities are run and retried, one entry per kind of work, each number with its reason. Each time limit of an attempt leaves 10 s
 * for a database or Temporal that pauses. What takes longer than that sends heartbeats, so that a lost worker shows (HEARTBEAT_TIMEOUT_MS).
 */
export const OPTIONS = {
  /**
   * Database work. It takes milliseconds, so 10 s means trouble; it is tried until the database is back, because an
   * accepted request must not be lost to an outage.
   */
  database: {
    startToCloseTimeout: '10s',
    retry: { initialInterval: '200ms', maximumInterval: '5s', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * One live fetch of one case. A source has 30 s to answer, from when it is the call's turn; that is waited for up to 50 s, storing takes
   * the rest. Three attempts, because a court site that fails three times within seconds stays away for minutes, and a client waits 55 s at
   * most; the whole source gets 110 s, queue included, so that a lookup always ends.
   */
  liveFetch: {
    startToCloseTimeout: '100s',
    scheduleToCloseTimeout: '110s',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: {
      initialInterval: '1s',
      backoffCoefficient: 2,
      maximumAttempts: 3,
      nonRetryableErrorTypes: FINAL_FAILURES,
    },
  },
  /**
   * One live fetch of one case for the night's sweep, where nobody waits: as above, but with two hours for its turn in the source's queue,
   * which a few thousand cases at a source's rate need, and ten minutes for the turns of its calls. Last in its queue: whoever a client
   * waits for goes first.
   */
  patientFetch: {
    startToCloseTimeout: '15m',
    scheduleToCloseTimeout: '2h',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    priority: { priorityKey: NIGHT_PRIORITY },
    retry: {
      initialInterval: '5s',
      backoffCoefficient: 2,
      maximumAttempts: 3,
      nonRetryableErrorTypes: FINAL_FAILURES,
    },
  },
  /**
   * Giving a million entities or cases their places in a night's round, and counting and clearing them at its end: portion by portion, a
   * minute or two in all, ten where the database is busy. An attempt that hears that it was given up stops at its next portion. A night without a database begins when that is back, until the evening of the day.
   */
  planNight: {
    startToCloseTimeout: '10m',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    scheduleToCloseTimeout: '12h',
    retry: { initialInterval: '1s', maximumInterval: '30s', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * Database work that the next pass, the next night or a client's next call does again where this one leaves it. It takes
   * milliseconds, or some seconds where things are looked at one by one; an outage of an hour is waited out. After that it is given up,
   * because what can never succeed would block all that comes behind it.
   */
  repeatableStep: {
    startToCloseTimeout: '30s',
    scheduleToCloseTimeout: '1h',
    retry: { initialInterval: '200ms', maximumInterval: '15s', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * One message to one webhook, or for 5 s as many as it takes, of which the last may be its slowest. The endpoint has 15 s, and a database
   * that is away as long again to write down what it answered. What the endpoint does wrong is a result and waited out by the workflow;
   * retried here are only our own troubles, until they are over, because no event may be lost.
   */
  webhookAttempt: {
    startToCloseTimeout: '45s',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: { initialInterval: '1s', maximumInterval: '30s', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * One order's document from a source. Its turn is waited for up to 50 s, and it has 120 s to send the file. Where it sends a description
   * instead, the file comes with a conversion: a second paid call, which waits for its turn again and may take 290 s, 510 s in all. An
   * attempt that ended sooner would lose what is paid. A browser on a slow court site has 180 s. Three attempts, as for cases; a source gets
   * 20 minutes, its queue included, which two of the slowest fill.
   */
  documentFetch: {
    startToCloseTimeout: '9m',
    scheduleToCloseTimeout: '20m',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: {
      initialInterval: '1s',
      backoffCoefficient: 3,
      maximumAttempts: 3,
      nonRetryableErrorTypes: FINAL_FAILURES,
    },
  },
  /**
   * Asking whether background work at a source is done. It takes seconds to minutes, so the question is asked again after 1, 2, 4, 8
   * and then every 15 s; what has not ended after 10 minutes will not end any more.
   */
  backgroundWork: {
    startToCloseTimeout: '75s',
    scheduleToCloseTimeout: '10m',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: {
      initialInterval: '1s',
      backoffCoefficient: 2,
      maximumInterval: '15s',
      nonRetryableErrorTypes: FINAL_FAILURES,
    },
  },
  /**
   * Verifying and stamping in a child process, which has 20 s per 50 pages and at most 10 minutes of its own. Only faults of the machine
   * fail it; five attempts within a minute give a full disk or a lost worker the time to recover.
   */
  stamp: {
    startToCloseTimeout: '11m',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: {
      initialInterval: '1s',
      backoffCoefficient: 3,
      maximumInterval: '30s',
      maximumAttempts: 5,
      nonRetryableErrorTypes: FINAL_FAILURES,
    },
  },
  /**
   * Writing one page of an export, two megabytes of records: seconds, a minute where the database is busy. Tried for a day; what then still
   * fails is told to its client as failed.
   */
  exportPage: {
    startToCloseTimeout: '1m',
    scheduleToCloseTimeout: '24h',
    retry: { initialInterval: '200ms', maximumInterval: '30s', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * Storing the file of an export, a gigabyte at most, which is read twice and sent: minutes. Tried for a day, because the same file again
   * does no harm.
   */
  storeFile: {
    startToCloseTimeout: '30m',
    scheduleToCloseTimeout: '24h',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: { initialInterval: '1s', maximumInterval: '30s', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * One page of a party search. Its turn is waited for up to 50 s, a source has 90 s to answer, storing takes the rest. How long a source
   * that fails is asked again is the activity's to end, because a slow answer is no failure and an outage of the database is none of the
   * source's; six hours only keep a defect from going on without end.
   */
  sourcePage: {
    startToCloseTimeout: '160s',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    scheduleToCloseTimeout: '6h',
    retry: {
      initialInterval: '1s',
      backoffCoefficient: 2,
      maximumInterval: '15s',
      nonRetryableErrorTypes: FINAL_FAILURES,
    },
  },
  /**
   * One page of a search for a watched entity while a client waits 55 s. Its turn is waited for up to 50 s, a source has 90 s to answer,
   * storing takes the rest. The whole gets as long as one such attempt, so that no answer that is paid for is cut off, though its client
   * has gone. A failure is asked again twice, within seconds.
   */
  searchNow: {
    ...WHILE_CLIENT_WAITS,
    startToCloseTimeout: '160s',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    scheduleToCloseTimeout: '160s',
    retry: { initialInterval: '1s', maximumAttempts: 3, nonRetryableErrorTypes: FINAL_FAILURES },
    priority: { priorityKey: CLIENT_PRIORITY },
  },
  /**
   * The same in the daily sync. Up to 500 questions wait in a source's queue, which at a call a second are some minutes; longer outages are the
   * workflow's to wait for, so three attempts within a minute are enough. Last in its queue: whoever a client waits for goes first.
   */
  searchDaily: {
    startToCloseTimeout: '15m',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    scheduleToCloseTimeout: '6h',
    retry: {
      initialInterval: '10s',
      backoffCoefficient: 4,
      maximumAttempts: 3,
      nonRetryableErrorTypes: FINAL_FAILURES,
    },
    priority: { priorityKey: NIGHT_PRIORITY },
  },
  /**
   * The same in the one-time look into an entity's past. Nobody waits for it and it is not repeated, so a source has an hour and more
   * to come back: after 5, 15, 45 s, then minutes, up to ten apart.
   */
  searchPast: {
    startToCloseTimeout: '160s',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    scheduleToCloseTimeout: '12h',
    retry: {
      initialInterval: '5s',
      backoffCoefficient: 3,
      maximumInterval: '10m',
      maximumAttempts: 12,
      nonRetryableErrorTypes: FINAL_FAILURES,
    },
    priority: { priorityKey: BACKGROUND_PRIORITY },
  },
  /**
   * Waiting for the end of another workflow, which has timeouts of its own; the caller says how long it waits in all. Joining again does no
   * harm, so it is tried until the wait is over.
   */
  joinedWorkflow: {
    startToCloseTimeout: '30m',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: { initialInterval: '1s', maximumInterval: '10s', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * Reading a document's text in a child process, which has at most 10 minutes of its own where pages have to be recognised. Only
   * faults of the machine fail it.
   */
  readText: {
    startToCloseTimeout: '11m',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: {
      initialInterval: '1s',
      backoffCoefficient: 3,
      maximumInterval: '30s',
      maximumAttempts: 5,
      nonRetryableErrorTypes: FINAL_FAILURES,
    },
  },
  /**
   * One question to the model, which has a time limit of its own, 10 minutes at most. Six attempts after 1, 2, 4, 8 and 16 s, or after
   * as long as a server asks to be left alone: what has failed for half a minute stays away for longer than a client likes to poll.
   */
  modelAnswer: {
    startToCloseTimeout: '12m',
    scheduleToCloseTimeout: '20m',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: {
      initialInterval: '1s',
      backoffCoefficient: 2,
      maximumInterval: '30s',
      maximumAttempts: 6,
      nonRetryableErrorTypes: FINAL_FAILURES,
    },
  },
  /**
   * Asking the model for spellings of a name. It has 30 s to answer; what has not come after three attempts and 3 minutes, queue included,
   * is done without, because a search waits for it.
   */
  suggestion: {
    startToCloseTimeout: '100s',
    scheduleToCloseTimeout: '3m',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: { initialInterval: '2s', maximumAttempts: 3, nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * Ending a historical search as FAILED, with all that it had collected: a million rows in portions take minutes. Tried until the database
   * is back.
   */
  failCollection: {
    startToCloseTimeout: '30m',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: { initialInterval: '200ms', maximumInterval: '5s', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * Deleting a million rows in portions takes minutes. Tried until the database is back, but not into the next hour, whose run would be
   * skipped.
   */
  purge: {
    startToCloseTimeout: '30m',
    scheduleToCloseTimeout: '50m',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: { initialInterval: '1s', maximumInterval: '1m', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * A portion of an erasure: rows, texts or documents for a minute or so, or one large file. Tried until database, documents and Temporal are
   * back, because an erasure is owed.
   */
  erasure: {
    startToCloseTimeout: '10m',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: { initialInterval: '1s', maximumInterval: '1m', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * A look at a court's cause lists for a day: up to twenty files of a slow site, each of which a process may need ten minutes to read. The
   * site's failures are results; what fails here are our own troubles, tried for a while only, because the next look comes in minutes. As work of the night it lets clients go first at the site.
   */
  lookAtLists: {
    startToCloseTimeout: '1h',
    scheduleToCloseTimeout: '2h',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: {
      initialInterval: '2s',
      maximumInterval: '30s',
      maximumAttempts: 5,
      nonRetryableErrorTypes: FINAL_FAILURES,
    },
    priority: { priorityKey: NIGHT_PRIORITY },
  },
  /**
   * Asking Temporal about a hundred workflows takes a second; deleting what abandoned searches had collected, minutes. Tried until database
   * and Temporal are back.
   */
  endAbandonedWork: {
    startToCloseTimeout: '30m',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: { initialInterval: '1s', maximumInterval: '1m', nonRetryableErrorTypes: FINAL_FAILURES },
  },
} as const satisfies Record<string, ActivityOptions>
