import { setTimeout as passTime } from 'node:timers/promises'
import { cancellationSignal } from '@temporalio/activity'
import type { Database } from '../../db/database.ts'
import type { DocumentJob } from '../../db/orders/document-jobs.ts'
import type { OrderOfCase } from '../../db/orders/order-documents.ts'
import type { DocumentStore } from '../../documents/store.ts'
import { findSameOrder } from '../../domain/orders/same-order.ts'
import type { Provider, SourceAnswer } from '../../domain/source.ts'
import { SOURCE_FAILURES } from '../../domain/source-failure.ts'
import type { DocumentsInBackground } from '../../sources/providers/provider-source.ts'
import { keyOfThisActivity } from '../shared/asker.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { sourceFailure } from '../shared/source-failure.ts'
import { keepOriginal, orderOf, type Received } from './order-fetch.ts'

export interface BackgroundDocumentDependencies {
  db: Database
  store: DocumentStore
  source: Provider
  documents: DocumentsInBackground
}

export type BackgroundDocumentActivities = ReturnType<typeof createBackgroundDocumentActivities>

/** How often a waiting order polls for another order's receipt. */
const POLL_INTERVAL_MS = 500

/**
 * Fetches documents at a provider that fetches all documents of a case in the background, for one price. Only one
 * provider works this way: the jobs in the database do not name it.
 */
export function createBackgroundDocumentActivities({ db, store, source, documents }: BackgroundDocumentDependencies) {
  return {
    /**
     * Requests the documents of the order's case, unless another order's job of the last hour delivers this one as
     * well. A second run continues after a crash, with the answer that had arrived.
     */
    requestDocuments({ orderId }: { orderId: string }): Promise<{ asyncId: string }> {
      return withHeartbeat(async () => {
        const order = await orderOf(db, orderId)
        const signal = cancellationSignal()
        const asker = keyOfThisActivity()
        for (;;) {
          // Compared with when the order was known, by the same clock.
          const beganAt = await db.now()
          const job = await db.documentJobs.find(order.identityKey, beganAt)
          if (!job) {
            if (await db.documentJobs.begin(order.identityKey, beganAt, asker)) return begin(order, beganAt, signal)
          } else if (job.asyncId === null && job.asker === asker) return begin(order, job.beganAt, signal)
          else if (job.asyncId === null) await passTime(POLL_INTERVAL_MS, undefined, { signal })
          else if (await mayServe(job.asyncId, job, order, signal)) return { asyncId: job.asyncId }
          else await db.documentJobs.forget(job)
        }
      })
    },

    /** Resolves when the background job is done; until then fails as `Pending`, to be retried. Free. */
    async awaitDocuments({ asyncId }: { asyncId: string }): Promise<void> {
      const answer = await withHeartbeat(() => documents.read(asyncId, { signal: cancellationSignal() }))
      if (answer.kind !== 'failed') return
      // This workflow decides how long to wait: its clients wait for less time than the source suggests.
      const { retryAfterMs: _, ...failure } = answer.failure
      throw sourceFailure(failure.class === 'Pending' ? failure : answer.failure)
    },

    /** Fetches the order's document from the result of the background job. Free and idempotent. */
    async collectDocument({ orderId, asyncId }: { orderId: string; asyncId: string }): Promise<Received> {
      const order = await orderOf(db, orderId)
      await db.documentArrivals.begin(orderId)
      const signal = cancellationSignal()
      return withHeartbeat(async () => {
        const { orders } = foundIn(await documents.read(asyncId, { signal }))
        const { url, reference } = findSameOrder(order, orders) ?? {}
        if (!url || !reference)
          throw sourceFailure({ class: 'NotIndexed', message: 'The source has no document of this order.' })
        const { bytes } = foundIn(await documents.fetch({ url, reference }, { signal }))
        return keepOriginal({ db, store, source }, orderId, bytes)
      })
    },
  }

  async function begin(
    { identityKey, courtCase }: OrderOfCase,
    beganAt: number,
    signal: AbortSignal,
  ): Promise<{ asyncId: string }> {
    const answer = await documents.request(courtCase.identifier, { signal })
    if (answer.kind === 'found') await db.documentJobs.accept(identityKey, beganAt, answer.value.asyncId)
    else await db.documentJobs.forget({ identityKey, beganAt })
    return foundIn(answer)
  }

  /**
   * Returns whether an earlier job can deliver this order's document: its result cannot be read now, lists the order,
   * or began when the order was known, so that a new request would bring no more. A job that its source no longer knows
   * delivers nothing.
   */
  async function mayServe(
    asyncId: string,
    { beganAt }: DocumentJob,
    order: OrderOfCase,
    signal: AbortSignal,
  ): Promise<boolean> {
    const answer = await documents.read(asyncId, { signal })
    if (answer.kind === 'failed') {
      const { class: failureClass } = answer.failure
      if (SOURCE_FAILURES[failureClass].cause !== 'QUESTION') return true
      if (failureClass === 'InvalidInput' || failureClass === 'Unsupported') return false
    }
    if (beganAt >= order.knownSince) return true
    return answer.kind === 'found' && findSameOrder(order, answer.value.orders)?.url !== undefined
  }
}

/** Returns the answer. A provider's "no document" is not certain: the court may have one. */
function foundIn<T>(answer: SourceAnswer<T>): T {
  if (answer.kind === 'failed') throw sourceFailure(answer.failure)
  if (answer.kind === 'none') throw sourceFailure({ class: 'NotIndexed', message: 'The source has no document.' })
  return answer.value
}
