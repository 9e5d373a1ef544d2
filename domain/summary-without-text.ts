import type { CaseSummary } from './summary/types.ts'

/**
 * What is said of a case of which no order could be read: the record's own parties and court, and that nothing else is known. No model
 * is asked, because there is nothing that it could quote.
 */
export function summaryWithoutText(
  { petitioners, respondents, court }: { petitioners: { name: string }[]; respondents: { name: string }[]; court: string },
  orders: number,
): CaseSummary {
  const [petitioner, respondent] = [petitioners[0]?.name, respondents[0]?.name]
  const title = petitioner && respondent ? `${petitioner} against ${respondent}, ${court}` : `A case before ${court}`
  const why = orders === 0 ? 'The court lists no orders for this case.' : 'None of the orders of this case can be read.'
  return {
    caseSummary: `${title}. ${why}`,
    riskJustification: `${why} Nothing is known that a level of risk could rest on.`,
    riskLevel: 'UNCLASSIFIED',
  }
}
