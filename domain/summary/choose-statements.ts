import { printDate } from '../dates.ts'
import { clampRisk, type RiskBounds } from '../risk/bounds.ts'
import { reasonsOf, titleOf } from './bounded-summary.ts'
import type { Checked } from './check-evidence.ts'
import type { CaseDraft, CaseFacts, CaseField, CaseSummary, DatedOrderSummary, Statement } from './types.ts'

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

/** What a case's summary and justification are made of: sentences from the record, and statements of orders, each with its day. */
export interface ChosenSummary extends CaseSummary {
  /** The orders, whose statements say where the case's summary uses them. */
  orders: DatedOrderSummary[]
}

/**
 * Makes a case's summary of what a model chose. No sentence is the model's: the first is the record's, the reasons of the level are the
 * rules', the others are checked statements of orders. The level lies within the bounds. Numbers of no statement are passed over.
 */
export function chooseStatements(
  draft: CaseDraft,
  orders: readonly DatedOrderSummary[],
  facts: CaseFacts,
  bounds: RiskBounds,
): Checked<ChosenSummary> {
  const all = numberedStatements(orders)
  const told = chosenOf(all, draft.statements)
  const risky = chosenOf(all, draft.riskStatements)
  const uses = (statement: Statement): CaseField[] => [
    ...(told.some((one) => one.statement === statement) ? (['CASE_SUMMARY'] as const) : []),
    ...(risky.some((one) => one.statement === statement) ? (['RISK_JUSTIFICATION'] as const) : []),
  ]
  return {
    kept: {
      caseSummary: [`${titleOf(facts)}.`, ...told.map(dated)].join(' '),
      riskJustification: [reasonsOf(bounds), ...risky.map(dated)].join(' '),
      riskLevel: clampRisk(draft.riskLevel, bounds),
      orders: orders.map((order) => ({
        ...order,
        statements: order.statements.map((statement) => ({ ...statement, usedIn: uses(statement) })),
      })),
    },
    removed: [],
    isUsable: told.length > 0,
  }
}

/** In the orders' order; a sentence that is chosen twice is told once. */
function chosenOf(all: readonly NumberedStatement[], chosen: readonly number[]): NumberedStatement[] {
  const numbers = new Set(chosen)
  const found = all.filter(({ number }) => numbers.has(number))
  return found
    .filter((one, at) => found.findIndex((other) => dated(other) === dated(one)) === at)
    .slice(0, MOST_STATEMENTS)
}

/** As much as a reader takes in. */
const MOST_STATEMENTS = 12

function dated({ order, statement }: NumberedStatement): string {
  return `On ${printDate(order.orderDate)}: ${statement.text}`
}
