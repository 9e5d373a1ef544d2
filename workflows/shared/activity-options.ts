import type { ActivityOptions } from '@temporalio/workflow'
import { BACKGROUND_PRIORITY, CLIENT_PRIORITY, NIGHT_PRIORITY } from '../../domain/asker.ts'
import { GONE } from '../../domain/gone.ts'
import { HEARTBEAT_TIMEOUT_MS } from '../../domain/heartbeat.ts'
import { NOT_COLLECTED } from '../../domain/historical-search/not-collected.ts'
import { PAGE_ANSWER_MS } from '../../domain/service-limits.ts'

/**
 * Data removed by a restore of the database does not come back: work on it ends, or its workflow repeats it. A failure
 * of a source states itself whether it is final (SOURCE_FAILURES).
 */
const FINAL_FAILURES = [GONE, NOT_COLLECTED]

/**
 * For a paid call that only a waiting client wants: an attempt that no worker has taken up while the client waits for a
 * page is not made. Otherwise a worker that comes back after two minutes would repeat the calls of the one before it. A
 * client that still needs it comes again.
 */
export const WHILE_CLIENT_WAITS = { scheduleToStartTimeout: PAGE_ANSWER_MS }

/**
 * How activities run and retry, one entry per kind of work, each number with its reason. Each time limit of an attempt
 * leaves 10 s for a pause of the database or Temporal. Longer work sends heartbeats, so that a lost worker is noticed
 * (HEARTBEAT_TIMEOUT_MS).
 */
export const OPTIONS = {
  /**
   * Database work. It takes milliseconds, so 10 s means trouble; it is retried until the database is back, because an
   * outage must not lose an accepted request.
   */
  database: {
    startToCloseTimeout: '10s',
    retry: { initialInterval: '200ms', maximumInterval: '5s', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * One live fetch of one case: up to 50 s for the permit, 30 s for the source, the rest for storing. Three attempts,
   * because a court site that fails three times within seconds stays away for minutes. The whole source gets 110 s with
   * its queue, so that a lookup always ends; a client waits 55 s at most.
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
   * One live fetch of one case for the nightly sweep, without a waiting client: as above, but with two hours in the
   * source's queue, which a few thousand cases need at a source's rate, and ten minutes for the permits of its calls.
   * Last in its queue: calls for waiting clients go first. The activity makes the failure of its third attempt final
   * (`withThreeAttempts`); the others are for workers that die while many cases wait.
   */
  patientFetch: {
    startToCloseTimeout: '15m',
    scheduleToCloseTimeout: '2h',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    priority: { priorityKey: NIGHT_PRIORITY },
    retry: {
      initialInterval: '5s',
      backoffCoefficient: 2,
      maximumInterval: '30s',
      maximumAttempts: 20,
      nonRetryableErrorTypes: FINAL_FAILURES,
    },
  },
  /**
   * The states of up to 500 cases in one free call, as above. An outage of the source is waited out for two hours:
   * without states each case would be fetched by itself, from sources that cost more.
   */
  askStates: {
    startToCloseTimeout: '15m',
    scheduleToCloseTimeout: '2h',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    priority: { priorityKey: NIGHT_PRIORITY },
    retry: { initialInterval: '5s', maximumInterval: '5m', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * Positions for a million entities or cases in a nightly run, and their counts and deletion at its end: in batches, a
   * minute or two in all, ten when the database is busy. An abandoned attempt stops at its next batch. A night without
   * a database begins when it is back, until the evening of the day.
   */
  planNight: {
    startToCloseTimeout: '10m',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    scheduleToCloseTimeout: '12h',
    retry: { initialInterval: '1s', maximumInterval: '30s', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * Database work that the next pass, the next night or a client's next call repeats. It takes milliseconds, or some
   * seconds for single records; an outage of an hour is waited out. Then it is abandoned, because work that never
   * succeeds would block all that follows.
   */
  repeatableStep: {
    startToCloseTimeout: '30s',
    scheduleToCloseTimeout: '1h',
    retry: { initialInterval: '200ms', maximumInterval: '15s', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * One message to one webhook, or as many as 5 s allow, of which the last may be its slowest. The endpoint has 15 s,
   * and an unreachable database as long again to record the response. The endpoint's errors are results, and the
   * workflow waits them out; only our own errors are retried, until they are over, because no event may be lost.
   */
  webhookAttempt: {
    startToCloseTimeout: '45s',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: { initialInterval: '1s', maximumInterval: '30s', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * One notice: its server has 40 s, and an unreachable database 15 s to record the response. As for webhooks, errors
   * of the server are results.
   */
  noticeAttempt: {
    startToCloseTimeout: '70s',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: { initialInterval: '1s', maximumInterval: '30s', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * One order's document: up to 50 s for the permit, 120 s for the file. A description instead needs a conversion, a
   * second paid call with its own permit and up to 290 s: 510 s, and a shorter limit would lose paid work. A browser
   * has 180 s. Three attempts; 20 minutes with the queue, which two of the slowest fill.
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
   * Polls whether background work at a source is done. It takes seconds to minutes, so the polls come after 1, 2, 4, 8
   * and then every 15 s; work that has not ended after 10 minutes never ends.
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
   * Verifying and stamping in a child process, which has 20 s per 50 pages and at most 10 minutes. Only faults of the
   * machine fail it; five attempts within a minute let a full disk or a lost worker recover.
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
   * Writing one page of an export, two megabytes of records: seconds, a minute when the database is busy. Retried for a
   * day; then the client sees the export as failed.
   */
  exportPage: {
    startToCloseTimeout: '1m',
    scheduleToCloseTimeout: '24h',
    retry: { initialInterval: '200ms', maximumInterval: '30s', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * Storing the file of an export, a gigabyte at most, which is read twice and sent: minutes. Retried for a day,
   * because storing the same file again is harmless.
   */
  storeFile: {
    startToCloseTimeout: '30m',
    scheduleToCloseTimeout: '24h',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: { initialInterval: '1s', maximumInterval: '30s', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * One page of a party search. Its permit takes up to 50 s, a source has 90 s to answer, storing takes the rest. The
   * activity decides how long to retry a failing source, because a slow answer is no failure and an outage of the
   * database is not the source's; six hours only stop a defect.
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
   * One page of a search for a watched entity while a client waits 55 s. Its permit takes up to 50 s, a source has 90 s
   * to answer, storing takes the rest. The whole gets as long as one such attempt, so that no paid answer is cut off,
   * even if its client has gone. Two retries follow a failure, within seconds.
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
   * The same in the daily sync. Up to 500 searches wait in a source's queue, some minutes at a call a second; the
   * workflow waits out longer outages, so three attempts within a minute are enough. Last in its queue: calls for
   * waiting clients go first.
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
   * The same in the one-time backfill of an entity. No client waits for it and it is not repeated, so a source has an
   * hour and more to come back: retries after 5, 15, 45 s, then minutes, up to ten apart.
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
   * Waiting for the end of another workflow, which has its own timeouts; the caller says how long it waits in all.
   * Joining again is harmless, so it is retried until the wait is over.
   */
  joinedWorkflow: {
    startToCloseTimeout: '30m',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: { initialInterval: '1s', maximumInterval: '10s', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * Reading a document's text in a child process, which has at most 10 minutes where pages need OCR. Only faults of the
   * machine fail it.
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
   * One question to the model, which has its own time limit, 10 minutes at most. Six attempts after 1, 2, 4, 8 and 16
   * s, or after the wait that a server requests: a failure of half a minute lasts longer than a client likes to poll.
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
   * Spellings of a name from the model. It has 30 s to answer; after three attempts and 3 minutes, including the queue,
   * the search that waits for it goes on without it.
   */
  suggestion: {
    startToCloseTimeout: '100s',
    scheduleToCloseTimeout: '3m',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: { initialInterval: '2s', maximumAttempts: 3, nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * Ending a historical search as FAILED, with all its collected cases: a million rows in batches take minutes. Retried
   * until the database is back.
   */
  failCollection: {
    startToCloseTimeout: '30m',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: { initialInterval: '200ms', maximumInterval: '5s', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * Deleting a million rows in batches takes minutes. Retried until the database is back, but not into the next hour,
   * whose run would be skipped.
   */
  purge: {
    startToCloseTimeout: '30m',
    scheduleToCloseTimeout: '50m',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: { initialInterval: '1s', maximumInterval: '1m', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * A batch of an erasure: rows, texts or documents for a minute or so, or one large file. Retried until database,
   * documents and Temporal are back, because an erasure is owed.
   */
  erasure: {
    startToCloseTimeout: '10m',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: { initialInterval: '1s', maximumInterval: '1m', nonRetryableErrorTypes: FINAL_FAILURES },
  },
  /**
   * A poll of a court's cause lists for a day: up to twenty files of a slow site, each of which a process may need ten
   * minutes to read. The site's failures are results; our own errors are retried for a while only, because the next
   * poll comes in minutes. As nightly work it lets calls for clients go first at the site.
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
   * Asking Temporal about a hundred workflows takes a second; deleting the collected cases of abandoned searches,
   * minutes. Retried until database and Temporal are back.
   */
  endAbandonedWork: {
    startToCloseTimeout: '30m',
    heartbeatTimeout: HEARTBEAT_TIMEOUT_MS,
    retry: { initialInterval: '1s', maximumInterval: '1m', nonRetryableErrorTypes: FINAL_FAILURES },
  },
} as const satisfies Record<string, ActivityOptions>
