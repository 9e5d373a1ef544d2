import { clampRisk, type RiskBounds } from '../risk/bounds.ts'
import type { CaseFacts, CaseSummary } from './types.ts'

/** The summary with its risk level within the bounds. Where they move the level, their reasons take the place of the model's. */
export function boundRisk(summary: CaseSummary, bounds: RiskBounds): CaseSummary {
  const riskLevel = clampRisk(summary.riskLevel, bounds)
  const isMoved = riskLevel !== summary.riskLevel
  const riskJustification = isMoved ? '' : summary.riskJustification
  return { ...summary, riskLevel, riskJustification: riskJustification || reasonsOf(bounds) }
}

/**
 * What is said of a case of which no order could be read: its parties and court by the record, and a level of risk only where the
 * record alone decides it. No model is asked, because there is nothing that it could quote.
 */
export function summaryWithoutText(
  { petitioners, respondents, court }: CaseFacts,
  bounds: RiskBounds,
  orders: number,
): CaseSummary {
  const [petitioner, respondent] = [petitioners[0]?.name, respondents[0]?.name]
  const title = petitioner && respondent ? `${petitioner} against ${respondent}, ${court}` : court
  const why = orders === 0 ? 'The court lists no orders for this case.' : 'None of the orders of this case can be read.'
  const isDecided = bounds.lowest !== 'LOW' || bounds.highest === 'LOW'
  return {
    caseSummary: `${title}. ${why}`,
    riskJustification: `${why} ${reasonsOf(bounds)}`,
    riskLevel: isDecided ? bounds.lowest : 'UNCLASSIFIED',
  }
}

function reasonsOf({ reasons }: RiskBounds): string {
  return reasons.map(({ why, quote }) => (quote === undefined ? why : `${why} The court: “${quote}”`)).join(' ')
}
