import { cancellationSignal } from '@temporalio/activity'
import type { Database } from '../../db/database.ts'
import type { StoredPage } from '../../db/summaries/document-texts.ts'
import type { SummaryKey } from '../../db/summaries/order-summaries.ts'
import type { PdfJobs } from '../../documents/pdf-jobs.ts'
import type { DocumentStore } from '../../documents/store.ts'
import { type Checked, checkOrderSummary, choosePartStatements } from '../../domain/summary/check-evidence.ts'
import { orderRecord } from '../../domain/summary/grounding/normal-form.ts'
import { partsOf } from '../../domain/summary/parts.ts'
import type { OrderSummary, ReadPage } from '../../domain/summary/types.ts'
import type { Log } from '../../platform/log.ts'
import type { Model } from '../../sources/model/model.ts'
import type { OrderSummaryInput } from '../../workflows/summaries/order-summary.messages.ts'
import { orderOf } from '../orders/order-fetch.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { askModel, type SummaryAttempt } from './model-answer.ts'

export type KeptOrderSummaryActivities = ReturnType<typeof createKeptOrderSummaryActivities>
export type DocumentTextActivities = ReturnType<typeof createDocumentTextActivities>
export type OrderSummaryActivities = ReturnType<typeof createOrderSummaryActivities>

/** The database work of the `orderSummary` workflow. */
export function createKeptOrderSummaryActivities({ db }: { db: Database }) {
  return {
    /** Whether the document was summarised before. Changes nothing. */
    async hasOrderSummary(key: SummaryKey): Promise<boolean> {
      return (await db.orderSummaries.find(key)) !== undefined
    },
  }
}

export interface DocumentTextDependencies {
  db: Database
  store: DocumentStore
  pdfJobs: PdfJobs
  log: Log
}

/** The reading of documents' texts. */
export function createDocumentTextActivities({ db, store, pdfJobs, log }: DocumentTextDependencies) {
  return {
    /**
     * Reads a document's text page by page and keeps it, once per document; only how many pages were read leaves here. A document
     * that is refused has none.
     */
    async readDocumentText({ documentKey }: { documentKey: string }): Promise<{ pagesRead: number }> {
      const pages = (await db.documentTexts.find(documentKey)) ?? (await readAndKeep(documentKey))
      return { pagesRead: pages.filter(({ source }) => source !== 'unread').length }
    },
  }

  async function readAndKeep(documentKey: string): Promise<StoredPage[]> {
    const bytes = await store.read(documentKey)
    if (!bytes) throw new Error(`the original document ${documentKey} is not in the document store`)
    const read = await withHeartbeat(() => pdfJobs.readText(bytes, { recognise: true }, cancellationSignal()))
    if (read.kind === 'refused') return []
    const hiding = read.pages.filter(({ hidesText }) => hidesText).map(({ page }) => page)
    if (hiding.length > 0) log.warn({ documentKey, pages: hiding }, 'pages of a document hide text that nobody sees')
    const pages = read.pages.map(({ page, text, source }) => ({ page, text, source }))
    await db.documentTexts.keepOnce(documentKey, pages)
    return pages
  }
}

type AboutOrder = OrderSummaryInput & { isSecondTry: boolean }

/** The questions to the model about one order. */
export function createOrderSummaryActivities({ db, model }: { db: Database; model: Model }) {
  return {
    /**
     * Has the model read one part of a document, counted from 1, and keeps what the order says. Most documents are one part. A part
     * that is kept is not asked about again, also when two answers held nothing that the order says: its outcome is found without them.
     */
    async summarisePart({
      part,
      isSecondTry,
      ...about
    }: AboutOrder & { part: number }): Promise<SummaryAttempt<{ parts: number }>> {
      const whole = await pagesOf(db, about.documentKey)
      const parts = partsOf(whole, model.partTokens)
      const kept = { kind: 'kept', parts: parts.length } as const
      const isWhole = parts.length === 1
      if (isWhole ? await db.orderSummaries.find(about) : await db.orderSummaries.hasPart(about, part)) return kept

      const pages = parts[part - 1] ?? []
      const { record, ...order } = await aboutOrder(about)
      const question = { ...order, pages, isSecondTry }
      const draft = await askModel(db, about.summaryId, (options) => model.readPart(question, options))
      const checked = usable(draft && checkOrderSummary(draft, whole, record, pages), isSecondTry)
      if (checked.kind === 'unusable') return checked
      if (isWhole) await db.orderSummaries.keep(about, checked.summary)
      else await db.orderSummaries.keepPart(about, part, checked.summary)
      return kept
    },

    /** Has the model choose from the statements of a document's parts those that tell the whole. A document that is summarised is not asked about again. */
    async combineParts({ isSecondTry, ...about }: AboutOrder): Promise<SummaryAttempt> {
      if (await db.orderSummaries.find(about)) return { kind: 'kept' }
      const parts = await db.orderSummaries.parts(about)
      const { record: _, ...order } = await aboutOrder(about)
      const question = { ...order, parts, isSecondTry }
      const chosen = await askModel(db, about.summaryId, (options) => model.combineParts(question, options))
      const checked = usable(chosen && choosePartStatements(chosen, parts), isSecondTry)
      if (checked.kind === 'unusable') return checked
      await db.orderSummaries.keep(about, checked.summary)
      return { kind: 'kept' }
    },
  }

  async function aboutOrder({ orderId }: OrderSummaryInput) {
    const { order, courtCase } = await orderOf(db, orderId)
    return { orderId, orderDate: order.orderDate, record: orderRecord(courtCase) }
  }
}

async function pagesOf(db: Database, documentKey: string): Promise<ReadPage[]> {
  return asReadPages((await db.documentTexts.find(documentKey)) ?? [])
}

/** Pages as the model and the checks take them. */
export function asReadPages(pages: readonly StoredPage[]): ReadPage[] {
  return pages.map(({ page, text, source }) => ({ page, text, isRead: source !== 'unread' }))
}

function usable(
  checked: Checked<OrderSummary> | undefined,
  isSecondTry: boolean,
): { kind: 'kept'; summary: OrderSummary } | Extract<SummaryAttempt, { kind: 'unusable' }> {
  if (!checked) return { kind: 'unusable', reason: 'MODEL_UNUSABLE' }
  return checked.isUsable || isSecondTry
    ? { kind: 'kept', summary: checked.kept }
    : { kind: 'unusable', reason: 'NOT_SUPPORTED' }
}
