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

/** A stored original, not examined yet. */
export interface Received {
  /** SHA-256 of its bytes. */
  key: string
  source: string
  /** When the source delivered it, epoch ms. */
  retrievedAt: number
}

/** How a source's fetch of an order ends when it does not fail. `none`: the court certainly has no document. */
export type Fetched =
  | { kind: 'received'; received: Received }
  | { kind: 'none' }
  | { kind: 'challenge'; challengeId: string }

export type OrderFetchActivities = ReturnType<typeof createOrderFetchActivities>
export type OriginalActivities = ReturnType<typeof createOriginalActivities>
export type StampActivities = ReturnType<typeof createStampActivities>

/** The database activities of the `orderFetch` workflow. */
export function createOrderFetchActivities({ db }: { db: Database }) {
  return {
    /** Returns whether the order's document is stored. Changes nothing. */
    async isStored({ orderId }: { orderId: string }): Promise<boolean> {
      return (await db.orderDocuments.find(orderId)) !== undefined
    },

    /** Expires a captcha unless it was answered. Idempotent. */
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

/** Fetches a document where one call is enough: an aggregator's store, a court's site. */
export function createOriginalActivities({ db, store, source, fetchDocument }: OriginalDependencies) {
  return {
    /**
     * Fetches an order's document and stores its bytes unchanged. A second run stores the same bytes under the same
     * key.
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

/** The activities that process documents. */
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
     * Verifies an original, stamps it and stores the order's document. Idempotent: an order keeps its first document,
     * and the purge deletes a stamped copy that lost the race. Once the order or its document is erased, fails for good
     * and leaves nothing.
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
        // An attempt taken for lost may have stored the document in the meantime, which also removed the arrivals.
        if (!(error instanceof Gone && (await db.orderDocuments.find(orderId)))) throw error
      }
      return { kind: 'stored' }
    },
  }
}

/** The name of this service on a strip. */
const SERVICE = 'CourtPulse'

/** The reasons that clients see for a document that was not accepted. */
const REASONS: Record<RefusalReason, OrderRefusal> = {
  NOT_A_PDF: 'NOT_A_PDF',
  DOCUMENT_DAMAGED: 'DOCUMENT_DAMAGED',
  DOCUMENT_TOO_LARGE: 'DOCUMENT_TOO_LARGE',
  PASSWORD_NEEDED: 'PASSWORD_NEEDED',
  CANNOT_BE_STAMPED: 'CANNOT_BE_STAMPED',
  PAGE_NOT_KEPT: 'CANNOT_BE_STAMPED',
  LIMIT_EXCEEDED: 'CANNOT_BE_STAMPED',
}

/** Returns the case's title on its strip: the number the court prints, else any number. */
function titleOf({ caseNumber, identifier, petitioners, respondents }: CourtCase) {
  const { cnr, registrationNumber, filingNumber, diaryNumber } = identifier
  const number = caseNumber ?? registrationNumber ?? filingNumber ?? diaryNumber ?? cnr ?? ''
  const [petitioner, respondent] = [petitioners[0]?.name, respondents[0]?.name]
  return {
    caseNumber: cnr && cnr !== number ? `${number} · CNR ${cnr}` : number,
    ...(petitioner && respondent ? { caseTitle: `${petitioner} v. ${respondent}` } : {}),
  }
}

/**
 * Returns an order with its case. @throws ApplicationFailure that is final, if the order does not exist: orders do not
 * come back
 */
export async function orderOf(db: Database, orderId: string): Promise<OrderOfCase> {
  const order = await db.orderDocuments.orderOfCase(orderId)
  if (!order) throw ApplicationFailure.nonRetryable('the order does not exist', 'NoSuchOrder')
  return order
}

/** Stores the bytes that a source delivered for an order. */
export async function keepOriginal(
  { db, store, source }: { db: Database; store: DocumentStore; source: string },
  orderId: string,
  bytes: Uint8Array,
): Promise<Received> {
  return { key: await storeFor({ db, store }, orderId, bytes), source, retrievedAt: Date.now() }
}

/**
 * Stores a document for an order after recording its arrival, so that a concurrent erasure deletes it. Returns its key.
 */
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
