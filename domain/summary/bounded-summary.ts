import type { RiskBounds } from '../risk/bounds.ts'
import type { CaseFacts, CaseSummary } from './types.ts'

/**
 * What is said of a case of which no order could be read: its parties and court by the record, and a level of risk only where the
 * record alone decides it. No model is asked, because there is nothing that it could quote.
 */
export function summaryWithoutText(facts: CaseFacts, bounds: RiskBounds, orders: number): CaseSummary {
  const why = orders === 0 ? 'The court lists no orders for this case.' : 'None of the orders of this case can be read.'
  const isDecided = bounds.lowest !== 'LOW' || bounds.highest === 'LOW'
  return {
    caseSummary: `${titleOf(facts)}. ${why}`,
    riskJustification: `${why} ${reasonsOf(bounds)}`,
    riskLevel: isDecided ? bounds.lowest : 'UNCLASSIFIED',
  }
}

/** Who against whom, and where, by the record. */
export function titleOf({ petitioners, respondents, court }: CaseFacts): string {
  const [petitioner, respondent] = [petitioners[0]?.name, respondents[0]?.name]
  return petitioner && respondent ? `${petitioner} against ${respondent}, ${court}` : court
}

/** Why the level cannot be lower, each with the court's words where the reason stands on them. */
export function reasonsOf({ reasons }: RiskBounds): string {
  return reasons.map(({ why, quote }) => (quote === undefined ? why : `${why} The court: “${quote}”`)).join(' ')
}
