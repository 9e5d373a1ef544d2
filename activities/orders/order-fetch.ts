import { cancellationSignal } from '@temporalio/activity'
import { ApplicationFailure } from '@temporalio/common'
import type { Database } from '../../db/database.ts'
import type { OrderOfCase } from '../../db/orders/order-documents.ts'
import { contentKey } from '../../documents/content-key.ts'
import type { PdfJobs } from '../../documents/pdf-jobs.ts'
import { createReference } from '../../documents/reference.ts'
import type { RefusalReason } from '../../documents/refusal.ts'
import type { DocumentStore } from '../../documents/store.ts'
import type { CourtCase } from '../../domain/case.ts'
import { Gone } from '../../domain/gone.ts'
import type { OrderRefusal } from '../../domain/orders/order-refusal.ts'
import type { SourceAnswer } from '../../domain/source.ts'
import { withFileLock } from '../shared/file-lock.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { sourceFailure } from '../shared/source-failure.ts'
import { workflowOfThisActivity } from '../shared/workflow-of-this-activity.ts'

/** An original that lies in the store, not looked into yet. */
export interface Received {
  /** SHA-256 of its bytes. */
  key: string
  source: string
  /** When the source gave it, epoch ms. */
  retrievedAt: number
}

/** How a source's fetch of an order ends when it does not fail. `none`: the court surely has no document. */
export type Fetched =
  | { kind: 'received'; received: Received }
  | { kind: 'none' }
  | { kind: 'challenge'; challengeId: string }

export type OrderFetchActivities = ReturnType<typeof createOrderFetchActivities>
export type OriginalActivities = ReturnType<typeof createOriginalActivities>
export type StampActivities = ReturnType<typeof createStampActivities>

/** The database work of the `orderFetch` workflow. */
export function createOrderFetchActivities({ db }: { db: Database }) {
  return {
    /** Says whether the order's document is there already. Changes nothing else. */
    async isStored({ orderId }: { orderId: string }): Promise<boolean> {
      return (await db.orderDocuments.find(orderId)) !== undefined
    },

    /** Gives a captcha up unless it was answered. A second time it finds what it left. */
    closeChallenge: ({ challengeId }: { challengeId: string }) => db.challenges.giveUp(challengeId),
  }
}

/** Fetches an order's document from the source that this task queue serves. */
export type FetchDocument = (
  order: OrderOfCase,
  options: { signal: AbortSignal; workflowId: string; challengeId: string | undefined },
) => Promise<SourceAnswer<{ bytes: Uint8Array }> | { kind: 'challenge'; challengeId: string }>

export interface OriginalDependencies {
  db: Database
  store: DocumentStore
  source: string
  fetchDocument: FetchDocument
}

/** The fetch of a document where one call is enough: an aggregator's store, a court's site. */
export function createOriginalActivities({ db, store, source, fetchDocument }: OriginalDependencies) {
  return {
    /**
     * Fetches an order's document and puts its bytes into the store as they came. A second run puts the same bytes under the same key.
     * @throws ApplicationFailure of the failure's class; only those that can succeed are retried
     */
    async fetchOriginal({ orderId, challengeId }: { orderId: string; challengeId?: string }): Promise<Fetched> {
      const order = await orderOf(db, orderId)
      await db.documentArrivals.begin(orderId)
      const signal = cancellationSignal()
      const { workflowId } = workflowOfThisActivity()
      const answer = await withHeartbeat(() => fetchDocument(order, { signal, workflowId, challengeId }))
      if (answer.kind === 'failed') throw sourceFailure(answer.failure)
      if (answer.kind !== 'found') return answer.kind === 'none' ? { kind: 'none' } : answer
      return { kind: 'received', received: await keepOriginal({ db, store, source }, orderId, answer.value.bytes) }
    },
  }
}

/** The work on documents themselves. */
export function createStampActivities({
  db,
  store,
  pdfJobs,
}: {
  db: Database
  store: DocumentStore
  pdfJobs: PdfJobs
}) {
  return {
    /**
     * Verifies an original, stamps it and stores the order's document. Safe to run again: an order keeps its first document, and the
     * purge deletes a stamped copy that lost the race. Once the order or its document is erased, it fails for good and leaves nothing.
     */
    async stampOriginal({
      orderId,
      received,
    }: {
      orderId: string
      received: Received
    }): Promise<{ kind: 'stored' } | { kind: 'refused'; reason: OrderRefusal }> {
      if (await db.orderDocuments.find(orderId)) return { kind: 'stored' }
      const { courtCase } = await orderOf(db, orderId)
      const original = await store.read(received.key)
      if (!original) throw new Error(`the original document ${received.key} is not in the document store`)
      const reference = createReference()
      const provenance = { service: SERVICE, ...titleOf(courtCase), retrievedAt: received.retrievedAt, reference }
      const stamped = await withHeartbeat(() => pdfJobs.stamp(original, provenance, cancellationSignal()))
      if (stamped.kind === 'refused') return { kind: 'refused', reason: REASONS[stamped.reason] }
      try {
        await db.orderDocuments.keepOnce({
          orderId,
          reference,
          source: received.source,
          originalKey: received.key,
          stampedKey: await storeFor({ db, store }, orderId, stamped.bytes),
          pages: stamped.pages,
          retrievedAt: received.retrievedAt,
        })
      } catch (error) {
        // What had arrived is gone also when an attempt that was given up for lost has stored the document meanwhile.
        if (!(error instanceof Gone && (await db.orderDocuments.find(orderId)))) throw error
      }
      return { kind: 'stored' }
    },
  }
}

/** What a strip calls this service. */
const SERVICE = 'CourtPulse'

/** What clients see of a document that was not accepted. */
const REASONS: Record<RefusalReason, OrderRefusal> = {
  NOT_A_PDF: 'NOT_A_PDF',
  DOCUMENT_DAMAGED: 'DOCUMENT_DAMAGED',
  DOCUMENT_TOO_LARGE: 'DOCUMENT_TOO_LARGE',
  PASSWORD_NEEDED: 'PASSWORD_NEEDED',
  CANNOT_BE_STAMPED: 'CANNOT_BE_STAMPED',
  PAGE_NOT_KEPT: 'CANNOT_BE_STAMPED',
  LIMIT_EXCEEDED: 'CANNOT_BE_STAMPED',
}

/** The case as its strip names it: the number the court prints, else any it is known by. */
function titleOf({ caseNumber, identifier, petitioners, respondents }: CourtCase) {
  const { cnr, registrationNumber, filingNumber, diaryNumber } = identifier
  const number = caseNumber ?? registrationNumber ?? filingNumber ?? diaryNumber ?? cnr ?? ''
  const [petitioner, respondent] = [petitioners[0]?.name, respondents[0]?.name]
  return {
    caseNumber: cnr && cnr !== number ? `${number} · CNR ${cnr}` : number,
    ...(petitioner && respondent ? { caseTitle: `${petitioner} v. ${respondent}` } : {}),
  }
}

/** @throws ApplicationFailure that is final, when there is no such order: orders do not come back */
export async function orderOf(db: Database, orderId: string): Promise<OrderOfCase> {
  const order = await db.orderDocuments.orderOfCase(orderId)
  if (!order) throw ApplicationFailure.nonRetryable('the order does not exist', 'NoSuchOrder')
  return order
}

/** Puts what a source gave for an order into the store, as it came. */
export async function keepOriginal(
  { db, store, source }: { db: Database; store: DocumentStore; source: string },
  orderId: string,
  bytes: Uint8Array,
): Promise<Received> {
  return { key: await storeFor({ db, store }, orderId, bytes), source, retrievedAt: Date.now() }
}

/** Stores a document for an order, which is noted before: an erasure that comes between removes it after. Returns its key. */
async function storeFor(
  { db, store }: { db: Database; store: DocumentStore },
  orderId: string,
  bytes: Uint8Array,
): Promise<string> {
  const key = contentKey(bytes)
  await withFileLock(db, key, async () => {
    await db.documentArrivals.note(orderId, key)
    await store.put(bytes)
  })
  return key
}
