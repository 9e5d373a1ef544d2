import { printDate } from '../dates.ts'
import { clampRisk, type RiskBounds } from '../risk/bounds.ts'
import type { RiskLevel } from '../risk/levels.ts'
import { reasonsOf } from './bounded-summary.ts'
import { isBoilerplate } from './brief/boilerplate.ts'
import type { ChosenSentence } from './brief/case-brief.ts'
import { wordsKey } from './brief/repeats.ts'
import type { CaseDraft, CaseField, DatedOrderSummary, Statement } from './types.ts'

/** A statement of an order under the number by which a model chooses it, counted from 1 over all orders of the case. */
export interface NumberedStatement {
  number: number
  order: DatedOrderSummary
  statement: Statement
}

/** The statements of a case's orders, in the orders' order. */
export function numberedStatements(orders: readonly DatedOrderSummary[]): NumberedStatement[] {
  return orders
    .flatMap((order) => order.statements.map((statement) => ({ order, statement })))
    .map((one, at) => ({ ...one, number: at + 1 }))
}

/** What of a model's choice is there to be chosen. */
export interface Chosen {
  /** For the text of the case, the most important first. */
  sentences: ChosenSentence[]
  riskJustification: string
  riskLevel: RiskLevel
  /** Whether the choice names anything that there is; the brief stands without it. */
  isUsable: boolean
}

/**
 * What a model chose of checked statements for a case: it writes no sentence. The reasons of the level are the rules', the level lies within
 * the bounds. Numbers of no statement are passed over.
 */
export function chooseStatements(draft: CaseDraft, orders: readonly DatedOrderSummary[], bounds: RiskBounds): Chosen {
  const all = numberedStatements(orders)
  const told = chosenOf(all, draft.statements)
  const reasons = new Set(bounds.reasons.map(({ quote }) => wordsKey(quote ?? '')))
  const risky = chosenOf(all, draft.riskStatements)
    .filter(
      ({ statement, order }) =>
        !isBoilerplate(statement.text) && !reasons.has(wordsKey(sentenceOf(order, statement).quote)),
    )
    .toSorted((one, other) => other.order.orderDate.localeCompare(one.order.orderDate))
  const riskLevel = clampRisk(draft.riskLevel, bounds)
  return {
    sentences: told.map(({ order, statement }) => {
      const { quote, page } = sentenceOf(order, statement)
      return { orderId: order.orderId, text: quote, page, part: statement.part }
    }),
    riskJustification: [reasonsOf(bounds, riskLevel), ...risky.map(withDay)].join(' '),
    riskLevel,
    isUsable: told.length > 0,
  }
}

/** The statements, each with the texts about the case that repeat its sentence. */
export function withUses<Order extends DatedOrderSummary>(order: Order, texts: Record<CaseField, string>): Order {
  const uses = (statement: Statement) =>
    CASE_FIELDS.filter((field) => {
      const { quote } = sentenceOf(order, statement)
      return quote !== '' && texts[field].includes(quote.replace(/[.।]$/, ''))
    })
  return { ...order, statements: order.statements.map((statement) => ({ ...statement, usedIn: uses(statement) })) }
}

const CASE_FIELDS = ['CASE_SUMMARY', 'RISK_JUSTIFICATION'] as const

/** In the model's sequence; a sentence that is chosen twice is told once. */
function chosenOf(all: readonly NumberedStatement[], chosen: readonly number[]): NumberedStatement[] {
  const byNumber = new Map(all.map((one) => [one.number, one]))
  return [...new Set(chosen)].flatMap((number) => byNumber.get(number) ?? []).slice(0, MOST_STATEMENTS)
}

/** As much as a reader takes in. */
const MOST_STATEMENTS = 24

/** The sentence itself stands behind the one that it leans on. */
function sentenceOf({ evidence }: DatedOrderSummary, { evidence: at }: Statement) {
  return evidence[at.at(-1) ?? -1] ?? { quote: '', page: 0 }
}

function withDay({ order, statement }: NumberedStatement): string {
  return `${statement.text.replace(/[.।]$/, '')} (${printDate(order.orderDate)}, page ${sentenceOf(order, statement).page}).`
}
