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

/** How often one who waits for another's receipt looks for it. */
const POLL_INTERVAL_MS = 500

/**
 * The fetch of a document at a provider that gets all documents of a case in the background, for one price. One provider works so: the
 * jobs in the database do not say whose they are.
 */
export function createBackgroundDocumentActivities({ db, store, source, documents }: BackgroundDocumentDependencies) {
  return {
    /**
     * Asks for the documents of the order's case, unless another order's work of the last hour brings this one as well. A second run goes
     * on where the first one died, and is given the answer that had come.
     */
    requestDocuments({ orderId }: { orderId: string }): Promise<{ asyncId: string }> {
      return withHeartbeat(async () => {
        const order = await orderOf(db, orderId)
        const signal = cancellationSignal()
        const asker = keyOfThisActivity()
        for (;;) {
          const beganAt = Date.now()
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

    /** Resolves when the background work is done; fails as `Pending`, to be asked again, while it is not. Free. */
    async awaitDocuments({ asyncId }: { asyncId: string }): Promise<void> {
      const answer = await withHeartbeat(() => documents.read(asyncId, { signal: cancellationSignal() }))
      if (answer.kind !== 'failed') return
      // How long to wait is this workflow's to say: its clients wait for less than the source would have it.
      const { retryAfterMs: _, ...failure } = answer.failure
      throw sourceFailure(failure.class === 'Pending' ? failure : answer.failure)
    },

    /** Fetches the order's document from among those the background work brought. Free, and safe to run again. */
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
   * Whether earlier work can bring this order's document: it cannot be read just now, lists the order, or began when the order was known, so
   * that asking again would bring no more. Work that its source does not know any more brings nothing.
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

/** What a source found. Not to have a document is no sure answer of a provider: the court may have it. */
function foundIn<T>(answer: SourceAnswer<T>): T {
  if (answer.kind === 'failed') throw sourceFailure(answer.failure)
  if (answer.kind === 'none') throw sourceFailure({ class: 'NotIndexed', message: 'The source has no document.' })
  return answer.value
}
