import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client'
import { endAlarm, raiseAlarm } from '../activities/shared/alarms.ts'
import type { QueuedStart } from '../db/base/outbox.ts'
import type { Database } from '../db/database.ts'
import type { Alarm } from '../domain/operations/alarm.ts'
import type { Log } from '../platform/log.ts'
import { isTemporalDown, type Temporal } from '../platform/temporal.ts'
import { repeat } from './repeat.ts'

/** How long a start that is left to the relay waits at most; an empty poll is one indexed read. */
const POLL_INTERVAL_MS = 500

/** Starts of one claim: about a second's work, so that a more urgent start does not wait long. */
const MAX_AT_ONCE = 200

/** Concurrent starts: enough to keep the server busy, few enough to leave room for others. */
const STARTS_AT_ONCE = 20

/**
 * A claim outlasts the slowest batch: ten sequential starts of 5 s each. The starts of a killed process wait that long.
 */
const CLAIM_MS = 60_000

/** The pause before a refused start is retried; the others go on. */
const REFUSED_PAUSE_MS = 30_000

/** An outage of a few minutes ends by itself; starts that wait longer need an operator. */
const BEHIND_AFTER_MS = 5 * 60_000

const OUTBOX_BEHIND: Alarm = { name: 'OUTBOX_BEHIND', subject: '' }

/**
 * Starts the workflows that are queued in the outbox: those that no client waits for, and those left by a crash or an
 * outage. Runs in every worker process, one of which claims each start. Alerts operators when starts wait too long.
 * Returns a function that stops it, at the latest when the running starts have their answers.
 */
export function startOutboxRelay(db: Database, temporal: Temporal, log: Log): () => Promise<void> {
  let isHeldUp = false
  let isBehind: boolean | undefined

  return repeat(
    POLL_INTERVAL_MS,
    async (signal) => {
      const isWaiting = (await db.outbox.oldest()) !== undefined
      const { started, trouble }: Outcome = isWaiting
        ? await dispatchWaiting({ db, temporal, log }, signal)
        : { started: 0 }
      if (started > 0) log.info({ started }, 'started queued workflows')
      if (trouble !== undefined && !isHeldUp)
        log.error({ err: trouble }, 'Temporal is not reachable, queued workflows wait')
      if (trouble === undefined && isHeldUp) log.info('Temporal is reachable again, queued workflows are started')
      isHeldUp = trouble !== undefined

      const oldest = isWaiting ? await db.outbox.oldest() : undefined
      const isBehindNow = oldest !== undefined && oldest < Date.now() - BEHIND_AFTER_MS
      if (isBehindNow !== isBehind) await (isBehindNow ? raiseAlarm : endAlarm)({ db, log }, OUTBOX_BEHIND)
      isBehind = isBehindNow
    },
    (err) => log.error({ err }, 'relaying the outbox failed, will retry'),
  )
}

interface Outcome {
  started: number
  /** Why Temporal cannot be reached; the remaining starts wait. */
  trouble?: unknown
}

/** Starts waiting workflows, batch after batch, until none is left or Temporal cannot be reached. */
async function dispatchWaiting(services: Services, signal: AbortSignal): Promise<Outcome> {
  for (let started = 0; ; ) {
    const claimed = await services.db.outbox.claim(MAX_AT_ONCE, CLAIM_MS)
    const batch = await startBatch(services, claimed, signal)
    started += batch.started
    if (batch.trouble !== undefined) return { started, trouble: batch.trouble }
    if (claimed.length < MAX_AT_ONCE || signal.aborted) return { started }
  }
}

interface Services {
  db: Database
  temporal: Temporal
  log: Log
}

/** Starts workflows concurrently, and releases those that did not start. */
async function startBatch(
  { db, temporal, log }: Services,
  claimed: QueuedStart[],
  signal: AbortSignal,
): Promise<Outcome> {
  const left = new Set(claimed)
  const refused: QueuedStart[] = []
  const outcome: Outcome = { started: 0 }
  const next = claimed.values()
  async function startNext(): Promise<void> {
    for (const queued of next) {
      if (signal.aborted || outcome.trouble !== undefined) return
      const failure = await failureToStart(temporal, queued)
      if (failure === undefined) {
        await db.outbox.dispatched(queued)
        outcome.started++
      } else if (isTemporalDown(failure)) {
        outcome.trouble = failure
        return
      } else {
        const { workflowId } = queued.start
        log.error({ err: failure, workflowId }, 'starting a queued workflow failed, will retry')
        refused.push(queued)
      }
      left.delete(queued)
    }
  }
  await Promise.all(Array.from({ length: STARTS_AT_ONCE }, startNext))
  await db.outbox.release([...left], 0)
  await db.outbox.release(refused, REFUSED_PAUSE_MS)
  return outcome
}

/** Returns undefined when the workflow is started, or has already run and may run only once. */
async function failureToStart(temporal: Temporal, { start }: QueuedStart): Promise<unknown> {
  try {
    await temporal.start(start)
    return undefined
  } catch (error) {
    return error instanceof WorkflowExecutionAlreadyStartedError ? undefined : error
  }
}
