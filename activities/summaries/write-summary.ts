import { ApplicationFailure } from '@temporalio/common'
import type { LookedUpCase } from '../../db/case-lookup/looked-up-cases.ts'
import type { Database } from '../../db/database.ts'
import { completeSummary } from '../../db/summaries/ended-summaries.ts'
import type { CourtCase } from '../../domain/case.ts'
import { indianDay } from '../../domain/dates.ts'
import type { ModelUsage } from '../../domain/model-answer.ts'
import { type RiskSignal, riskBounds, riskSignals } from '../../domain/risk/bounds.ts'
import { summaryWithoutText } from '../../domain/summaries/bounded-summary.ts'
import { itemsOfCase } from '../../domain/summaries/brief/case-brief.ts'
import { type BriefOrder, readOrders } from '../../domain/summaries/brief/read-orders.ts'
import { writeBrief } from '../../domain/summaries/brief/write-brief.ts'
import { type Chosen, chooseStatements, withUses } from '../../domain/summaries/choose-statements.ts'
import { orderSentences } from '../../domain/summaries/grounding/order-sentences.ts'
import {
  countPages,
  isUnconfirmed,
  type SummarisedOrder,
  summarised,
  UNSUMMARISED,
  unsummarised,
} from '../../domain/summaries/summarised-order.ts'
import type { CaseFacts } from '../../domain/summaries/types.ts'
import type { CaseQuestion, Model } from '../../sources/model/model.ts'
import { caseOf, type OrderOutcome } from './case-summary.ts'
import { type Answered, askModel, modelIsOff, type SummaryAttempt } from './model-answer.ts'
import { asReadPages } from './order-summary.ts'

export type WriteSummaryActivities = ReturnType<typeof createWriteSummaryActivities>

type Unusable = Extract<SummaryAttempt, { kind: 'unusable' }>

/** What the writing of a summary begins with. */
export interface WriteSummaryInput {
  summaryId: string
  orders: OrderOutcome[]
  isSecondTry: boolean
}

/** The last question to the model: what the whole case is about. Without a model there is no order to ask about either. */
export function createWriteSummaryActivities({ db, model }: { db: Database; model: Model | undefined }) {
  return {
    /**
     * Has the model choose the statements that tell the case, bounds the risk level by rules, and completes the summary. One
     * that has ended stays as it is, so that a second run does no harm. Without a readable order no model is asked.
     * @throws ApplicationFailure of its reason's name for a summary that has failed, also before: a run that was reset tells the same
     */
    async writeSummary(input: WriteSummaryInput): Promise<SummaryAttempt<{ usage: ModelUsage }>> {
      const { status } = await db.caseSummaries.task(input.summaryId)
      const unusable = status === 'PENDING' ? await writePending(input) : undefined
      if (unusable) return unusable
      const { failure, usage } = await db.caseSummaries.task(input.summaryId)
      if (failure) throw ApplicationFailure.nonRetryable(`The summary failed: ${failure}`, failure)
      return { kind: 'kept', usage }
    },
  }

  async function writePending({ summaryId, orders, isSecondTry }: WriteSummaryInput): Promise<Unusable | undefined> {
    // It was switched off after it had read an order.
    if (!model && orders.some(({ missing }) => !missing)) throw modelIsOff()
    const stored = await caseOf(db, summaryId)
    const { orderSummaries, signals, briefOrders } = await summariesOf(stored, orders)
    const facts = factsOf(stored.courtCase)
    const bounds = riskBounds(facts, signals)
    const readable = orderSummaries
      .filter(({ evidence }) => evidence.length > 0)
      .toSorted((one, other) => one.orderDate.localeCompare(other.orderDate))
    if (readable.length === 0 && orderSummaries.some(isUnconfirmed))
      return { kind: 'unusable', reason: 'NOT_SUPPORTED' }
    const question = { searchId: stored.searchId, facts, orders: readable, bounds, isSecondTry }
    const answer = model && readable.length > 0 ? await askForCase(model, summaryId, question) : undefined
    if (answer && 'kind' in answer) return answer
    const chosen = answer?.draft
    const read = readOrders(briefOrders)
    const items = itemsOfCase(facts, briefOrders, read, stored.courtCase.hearings)
    const brief = writeBrief({
      facts,
      orders: briefOrders,
      read,
      items,
      chosen: chosen?.sentences ?? [],
      today: indianDay(Date.now()),
    })
    const written = chosen
      ? { caseSummary: brief, riskJustification: chosen.riskJustification, riskLevel: chosen.riskLevel }
      : summaryWithoutText(brief, bounds, orderSummaries.length)
    const texts = { CASE_SUMMARY: written.caseSummary, RISK_JUSTIFICATION: written.riskJustification }
    const whole = { ...written, orderSummaries: orderSummaries.map((order) => withUses(order, texts)), items }
    await completeSummary(db, summaryId, whole, answer?.usage)
    return undefined
  }

  async function askForCase(
    model: Model,
    summaryId: string,
    question: CaseQuestion,
  ): Promise<Answered<Chosen> | Unusable> {
    const answer = await askModel(db, summaryId, (options) => model.summariseCase(question, options))
    if (!answer) return { kind: 'unusable', reason: 'MODEL_UNUSABLE' }
    const { usage } = answer
    const chosen = chooseStatements(answer.draft, question.orders, question.bounds)
    // Twice nothing that there is: code's brief stands by itself.
    if (chosen.isUsable || question.isSecondTry) return { draft: chosen, usage }
    await db.caseSummaries.addUsage(summaryId, usage)
    return { kind: 'unusable', reason: 'NOT_SUPPORTED' }
  }

  /** The summaries of a case's orders, in the court's order, and what in their words bounds the risk; one document at a time. */
  async function summariesOf(
    { orders }: LookedUpCase,
    outcomes: OrderOutcome[],
  ): Promise<{ orderSummaries: SummarisedOrder[]; signals: RiskSignal[]; briefOrders: BriefOrder[] }> {
    const outcomeOf = new Map(outcomes.map((outcome) => [outcome.orderId, outcome]))
    const orderSummaries: SummarisedOrder[] = []
    const signals: RiskSignal[] = []
    const briefOrders: BriefOrder[] = []
    for (const { orderId, orderDate } of orders) {
      const outcome = outcomeOf.get(orderId)
      // An order that a refresh brought meanwhile belongs to the next summary.
      if (!outcome) continue
      const { summary, pages, counts } = await readOrder(orderId)
      signals.push(...riskSignals(pages, orderDate))
      briefOrders.push({
        orderId,
        orderDate,
        sentences: outcome.missing ? [] : orderSentences(pages),
        unreadBecause: outcome.missing ? UNSUMMARISED[outcome.missing] : null,
        unreadPages: counts.unread,
      })
      if (outcome.missing) orderSummaries.push(unsummarised({ orderId, orderDate }, outcome.missing, counts))
      else if (summary) orderSummaries.push(summarised({ orderId, orderDate }, summary, counts))
      else throw new Error('the summary of an order was deleted, or was written with another version of the prompt')
    }
    return { orderSummaries, signals, briefOrders }
  }

  async function readOrder(orderId: string) {
    const document = await db.orderDocuments.find(orderId)
    if (!document) return { pages: [], counts: countPages([]) }
    const documentKey = document.originalKey
    const [summary, pages] = await Promise.all([
      model && db.orderSummaries.find({ documentKey, version: model.versions.order }),
      db.documentTexts.find(documentKey),
    ])
    return { summary, pages: asReadPages(pages ?? []), counts: countPages(pages ?? []) }
  }
}

/** What the record says that a summary may state without a quote. */
function factsOf(courtCase: CourtCase): CaseFacts {
  // Entries lose their types; these are those of the picked fields.
  return Object.fromEntries(Object.entries(courtCase).filter(([field]) => FACTS.has(field))) as unknown as CaseFacts
}

const FACTS: ReadonlySet<string> = new Set([
  'courtType',
  'court',
  'caseType',
  'caseTypeName',
  'caseNumber',
  'status',
  'stage',
  'natureOfDisposal',
  'filingDate',
  'nextHearingDate',
  'decisionDate',
  'petitioners',
  'respondents',
  'acts',
] satisfies (keyof CaseFacts)[])
