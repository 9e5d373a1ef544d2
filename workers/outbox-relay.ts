import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client'
import { endAlarm, raiseAlarm } from '../activities/shared/alarms.ts'
import type { Database } from '../db/database.ts'
import type { Claimed } from '../db/base/outbox.ts'
import type { Alarm } from '../domain/alarm.ts'
import type { Log } from '../platform/log.ts'
import { isTemporalDown, type Temporal } from '../platform/temporal.ts'
import { repeat } from './repeat.ts'

/** How often promises are looked through; a round that finds none is two indexed reads. */
const LOOK_EVERY_MS = 2_000

/** Promises of one claim: about a second's work, so that what is more urgent and comes meanwhile does not wait long. */
const MOST_AT_ONCE = 200

/** Starts under way at once: enough to keep the server busy, few enough to leave it room for others. */
const STARTS_AT_ONCE = 20

/** A claim outlasts the slowest round, ten starts one after another of 5 s each; what a killed process had in hand waits so long. */
const CLAIM_MS = 60_000

/** What the server refuses for reasons of its own is tried again so much later, and does not keep the others from their turn. */
const REFUSED_PAUSE_MS = 30_000

/** An outage of a few minutes mends itself; what has not been started after that needs an operator. */
const BEHIND_AFTER_MS = 5 * 60_000

const OUTBOX_BEHIND: Alarm = { name: 'OUTBOX_BEHIND', subject: '' }

/**
 * Starts what was promised in the outbox and not started: what a crash or an outage left behind, and what was left to it; and deletes
 * what nobody needs any more, a portion at a time. Runs in every worker process; each promise is claimed by one of them. Tells operators
 * when starts wait for too long. Returns a function that ends it, at the latest when the starts under way have their answer.
 */
export function startHousekeeping(db: Database, temporal: Temporal, log: Log): () => Promise<void> {
  let isHeldUp = false
  let isBehind: boolean | undefined

  return repeat(LOOK_EVERY_MS, async (stopping) => {
    try {
      const { started, trouble } = await startForgotten({ db, temporal, log }, stopping)
      if (started > 0) log.warn({ started }, 'started workflows that had been promised and not started')
      if (trouble !== undefined && !isHeldUp) log.error({ err: trouble }, 'Temporal is away: promised workflows wait')
      if (trouble === undefined && isHeldUp) log.info('Temporal is back: promised workflows are started again')
      isHeldUp = trouble !== undefined

      const oldest = await db.outbox.oldest()
      const isBehindNow = oldest !== undefined && oldest < Date.now() - BEHIND_AFTER_MS
      if (isBehindNow !== isBehind) await (isBehindNow ? raiseAlarm : endAlarm)({ db, log }, OUTBOX_BEHIND)
      isBehind = isBehindNow

      await db.rateWindows.forgetEnded()
      await db.webhookEndpoints.deleteRemoved()
      await db.accessLog.forgetOld(Date.now())
    } catch (error) {
      log.error({ err: error }, 'housekeeping failed, it tries again')
    }
  })
}

interface Outcome {
  started: number
  /** Why Temporal cannot be reached; the promises that are left wait. */
  trouble?: unknown
}

/** Starts what waits, batch after batch, until nothing is left or Temporal cannot be reached. */
async function startForgotten(services: Services, stopping: AbortSignal): Promise<Outcome> {
  for (let started = 0; ; ) {
    const claimed = await services.db.outbox.claim(MOST_AT_ONCE, CLAIM_MS)
    const batch = await startBatch(services, claimed, stopping)
    started += batch.started
    if (batch.trouble !== undefined) return { started, trouble: batch.trouble }
    if (claimed.length < MOST_AT_ONCE || stopping.aborted) return { started }
  }
}

interface Services {
  db: Database
  temporal: Temporal
  log: Log
}

/** Starts workflows side by side, and gives the promises back that it did not keep. */
async function startBatch(
  { db, temporal, log }: Services,
  claimed: Claimed[],
  stopping: AbortSignal,
): Promise<Outcome> {
  const left = new Set(claimed)
  const refused: Claimed[] = []
  const outcome: Outcome = { started: 0 }
  const next = claimed.values()
  async function startInTurn(): Promise<void> {
    for (const promised of next) {
      if (stopping.aborted || outcome.trouble !== undefined) return
      const failure = await failureToStart(temporal, promised)
      if (failure === undefined) {
        await db.outbox.kept(promised)
        outcome.started++
      } else if (isTemporalDown(failure)) {
        outcome.trouble = failure
        return
      } else {
        const { workflowId } = promised
        log.error({ err: failure, workflowId }, 'a promised workflow cannot be started, it is tried again')
        refused.push(promised)
      }
      left.delete(promised)
    }
  }
  await Promise.all(Array.from({ length: STARTS_AT_ONCE }, startInTurn))
  await db.outbox.giveBack([...left], 0)
  await db.outbox.giveBack(refused, REFUSED_PAUSE_MS)
  return outcome
}

/** Undefined when the workflow is started, or has run and ended already and is to run once only. */
async function failureToStart(temporal: Temporal, { start }: Claimed): Promise<unknown> {
  try {
    await temporal.start(start)
    return undefined
  } catch (error) {
    return error instanceof WorkflowExecutionAlreadyStartedError ? undefined : error
  }
}
