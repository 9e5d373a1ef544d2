import { WorkflowNotFoundError } from '@temporalio/client'
import type { Database } from '../../db/database.ts'
import type { OnboardingKind } from '../../db/watchlist/entity-onboardings.ts'
import type { WebhookDelivery } from '../../domain/events/webhook.ts'
import { ATTEMPTS_OF_BATCH } from '../../domain/events/webhook-batch.ts'
import type { WorkflowStart, WorkflowType } from '../../domain/workflow-start.ts'
import { dispatchAll } from '../../platform/dispatch-all.ts'
import { openWorkflows } from '../../platform/find-workflows.ts'
import type { Log } from '../../platform/log.ts'
import type { Temporal } from '../../platform/temporal.ts'
import { startBackfill } from '../../workflows/discovery/entity-sync.messages.ts'
import { startNoticeDelivery } from '../../workflows/events/notice-delivery.messages.ts'
import { webhookBatchId } from '../../workflows/events/webhook-batch.messages.ts'
import { startWebhookReplay } from '../../workflows/events/webhook-delivery.messages.ts'
import { candidateReviewId } from '../../workflows/review/candidate-review.messages.ts'
import { caseReviewId, lookAgain } from '../../workflows/review/case-review.messages.ts'
import { startEntityOnboarding } from '../../workflows/watchlist/entity-onboarding.messages.ts'
import { isGoingOn } from '../shared/going-on.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { workflowOfThisActivity } from '../shared/workflow-of-this-activity.ts'
import { type AbandonedPage, AT_ONCE, YOUNGEST_MS } from './end-abandoned-work.ts'

export type LostWorkActivities = ReturnType<typeof createLostWorkActivities>

interface Dependencies {
  db: Database
  temporal: Temporal
  log: Log
  taskQueuePrefix: string
}

/**
 * Further activities of the `endAbandonedWork` workflow, for work that can be begun again or whose end no client reads.
 * Each may run again: queued or open work is left alone.
 */
export function createLostWorkActivities({ db, temporal, log, taskQueuePrefix }: Dependencies) {
  /**
   * Starts the workflows of a page that are neither queued nor open; enqueues them first, so that none is lost again.
   */
  async function startAgain(starts: WorkflowStart[]): Promise<number> {
    const lost: WorkflowStart[] = []
    for (const start of starts) if (!(await isGoingOn({ db, temporal }, start.workflowId))) lost.push(start)
    const queued = await db.transaction((tx) => db.outbox.enqueueAll(lost, tx))
    await dispatchAll(temporal, db.outbox, queued)
    for (const { workflowId } of lost) log.warn({ workflowId }, 'restarted work because its workflow no longer exists')
    return lost.length
  }

  function restarting(
    kind: OnboardingKind,
    startOf: (about: { accountId: string; entityId: string; requestId: string }) => WorkflowStart,
  ) {
    return ({ after }: { after: string }): Promise<AbandonedPage> =>
      withHeartbeat(async () => {
        const { runId: requestId } = workflowOfThisActivity()
        const long = await db.entityOnboardings.listLong(kind, after, Date.now() - YOUNGEST_MS, AT_ONCE)
        const ended = await startAgain(long.map((entity) => startOf({ ...entity, requestId })))
        return { ended, last: long.length < AT_ONCE ? null : (long.at(-1)?.entityId ?? null) }
      })
  }

  return {
    /** Begins again the onboarding of new and renamed entities. */
    restartOnboardings: restarting('NAME', ({ entityId, ...about }) => startEntityOnboarding({ entityId }, about)),

    /** Begins backfills again; sources that have answered are not asked again. */
    restartLooks: restarting('LOOK', startBackfill),

    /**
     * Sends overdue deliveries. Those that a queued or open batch may still attempt are left to it, and to the next
     * run.
     */
    restartDeliveries({ after }: { after: string }): Promise<AbandonedPage> {
      return withHeartbeat(async () => {
        const overdue = await db.webhookDeliveries.listOverdue(after, Date.now() - YOUNGEST_MS, AT_ONCE)
        const batches = overdue.length === 0 ? [] : await firstsOfBatches()
        const lost = overdue.filter((delivery) => !batches.some((first) => mayBeInBatch(delivery, first)))
        const ended = await startAgain(lost.map(startWebhookReplay))
        return { ended, last: overdue.length < AT_ONCE ? null : (overdue.at(-1)?.id ?? null) }
      })
    },

    /** Sends overdue notices. */
    restartNotices({ after }: { after: string }): Promise<AbandonedPage> {
      return withHeartbeat(async () => {
        const overdue = await db.notices.listOverdue(after, Date.now() - YOUNGEST_MS, AT_ONCE)
        const ended = await startAgain(overdue.map(startNoticeDelivery))
        return { ended, last: overdue.length < AT_ONCE ? null : (overdue.at(-1)?.id ?? null) }
      })
    },

    /** Expires captchas that no download waits for any more. */
    giveUpCaptchas({ after }: { after: string }): Promise<AbandonedPage> {
      return withHeartbeat(async () => {
        const waiting = await db.challenges.listWaiting(after, AT_ONCE)
        let ended = 0
        for (const { id, workflowId } of waiting) {
          if (await isGoingOn({ db, temporal }, workflowId)) continue
          await db.challenges.giveUp(id)
          ended++
        }
        return { ended, last: waiting.length < AT_ONCE ? null : (waiting.at(-1)?.id ?? null) }
      })
    },

    /**
     * Makes reviews read their candidates and cases that can get no verdict or decision any more: they then end by
     * themselves. Returns their number.
     */
    endIdleReviews(): Promise<number> {
      return withHeartbeat(async () => {
        let ended = 0
        for (const reviews of REVIEWS) ended += await endIdle(reviews)
        return ended
      })
    },
  }

  /** Returns the first delivery of each queued or open batch, read in this order: see `isGoingOn`. */
  async function firstsOfBatches(): Promise<WebhookDelivery[]> {
    const queued = await db.outbox.queuedFrom(webhookBatchId(''))
    const open = await Array.fromAsync(openWorkflows(temporal, taskQueuePrefix, 'webhookBatch'))
    return db.webhookDeliveries.findAll([...queued, ...open].map((id) => id.slice(webhookBatchId('').length)))
  }

  async function endIdle({ type, idOf, waitingOf }: Reviews): Promise<number> {
    let ended = 0
    const ids: string[] = []
    for await (const workflowId of openWorkflows(temporal, taskQueuePrefix, type)) {
      ids.push(workflowId.slice(idOf('').length))
      if (ids.length === AT_ONCE) ended += await signalIdle(ids.splice(0))
    }
    return ended + (await signalIdle(ids))

    async function signalIdle(ids: string[]): Promise<number> {
      const waiting = new Set(await waitingOf(db, ids))
      const idle = ids.filter((id) => !waiting.has(id))
      for (const id of idle) await unlessEnded(() => temporal.client.workflow.getHandle(idOf(id)).signal(lookAgain))
      return idle.length
    }
  }
}

/** A batch has deliveries to one endpoint, in the order of their ids, and attempts each at most twice. */
function mayBeInBatch(delivery: WebhookDelivery, first: WebhookDelivery): boolean {
  return delivery.webhookId === first.webhookId && delivery.id >= first.id && delivery.attempts < ATTEMPTS_OF_BATCH
}

/** Reviews of one kind. */
interface Reviews {
  type: WorkflowType
  idOf(id: string): string
  /** Returns which of these records wait for a person. */
  waitingOf(db: Database, ids: string[]): Promise<string[]>
}

const REVIEWS: Reviews[] = [
  { type: 'candidateReview', idOf: candidateReviewId, waitingOf: (db, ids) => db.caseCandidates.waitingOf(ids) },
  { type: 'caseReview', idOf: caseReviewId, waitingOf: (db, ids) => db.trackedCases.waitingOf(ids) },
]

/** The index of open workflows may lag by a second. */
async function unlessEnded(signalReview: () => Promise<void>): Promise<void> {
  try {
    await signalReview()
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error
  }
}
