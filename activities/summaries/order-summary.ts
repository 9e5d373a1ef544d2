import { cancellationSignal } from '@temporalio/activity'
import type { Database } from '../../db/database.ts'
import type { StoredPage } from '../../db/summaries/document-texts.ts'
import type { SummaryKey } from '../../db/summaries/order-summaries.ts'
import type { PdfJobs } from '../../documents/pdf-jobs.ts'
import type { DocumentStore } from '../../documents/store.ts'
import { joinedParts, pointedAt, summaryOfChosen } from '../../domain/summaries/chosen-sentences.ts'
import { orderSentences } from '../../domain/summaries/grounding/order-sentences.ts'
import { partsOf } from '../../domain/summaries/parts.ts'
import type { ReadPage } from '../../domain/summaries/types.ts'
import type { Log } from '../../platform/log.ts'
import type { Model } from '../../sources/model/model.ts'
import type { OrderSummaryInput } from '../../workflows/summaries/order-summary.messages.ts'
import { orderOf } from '../orders/order-fetch.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { askModel, modelIsOff, type SummaryAttempt } from './model-answer.ts'

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

    /** Makes the summaries of a long document's parts one. */
    async joinParts(key: SummaryKey): Promise<void> {
      if (await db.orderSummaries.find(key)) return
      await db.orderSummaries.keep(key, joinedParts(await db.orderSummaries.parts(key)))
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
export function createOrderSummaryActivities({ db, model }: { db: Database; model: Model | undefined }) {
  return {
    /**
     * Has the model point at sentences in one part of a document, counted from 1, and keeps them with what the court decided and directed.
     * Most documents are one part. A part that is kept is not asked about again, also when two answers pointed at nothing.
     */
    async summarisePart({
      part,
      isSecondTry,
      ...about
    }: AboutOrder & { part: number }): Promise<SummaryAttempt<{ parts: number }>> {
      if (!model) throw modelIsOff()
      const all = orderSentences(asReadPages((await db.documentTexts.find(about.documentKey)) ?? []))
      const parts = partsOf(all, model.partTokens)
      const kept = { kind: 'kept', parts: parts.length } as const
      const isWhole = parts.length === 1
      if (isWhole ? await db.orderSummaries.find(about) : await db.orderSummaries.hasPart(about, part)) return kept

      const { order } = await orderOf(db, about.orderId)
      const sentences = parts[part - 1] ?? []
      const question = { orderId: about.orderId, orderDate: order.orderDate, sentences, isSecondTry }
      const answer = await askModel(db, about.summaryId, (options) => model.readPart(question, options))
      if (!answer) return { kind: 'unusable', reason: 'MODEL_UNUSABLE' }
      const { draft, usage } = answer
      if (pointedAt(draft, sentences).length === 0 && !isSecondTry) {
        await db.caseSummaries.addUsage(about.summaryId, usage)
        return { kind: 'unusable', reason: 'NOT_SUPPORTED' }
      }
      const summary = summaryOfChosen(draft, sentences)
      await db.transaction(async (tx) => {
        if (isWhole) await db.orderSummaries.keep(about, summary, tx)
        else await db.orderSummaries.keepPart(about, part, summary, tx)
        await db.caseSummaries.addUsage(about.summaryId, usage, tx)
      })
      return kept
    },
  }
}

/** Pages as they are read for sentences. */
export function asReadPages(pages: readonly StoredPage[]): ReadPage[] {
  return pages.map(({ page, text, source }) => ({
    page,
    text,
    isRead: source !== 'unread',
    isRecognised: source === 'recognised',
  }))
}
