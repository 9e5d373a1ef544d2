import test from 'ava'
import type { RiskBounds } from '../../../domain/risk/bounds.ts'
import { reasonsOf, summaryWithoutText } from '../../../domain/summaries/bounded-summary.ts'

const ADMITTED: RiskBounds = {
  lowest: 'VERY_HIGH',
  highest: 'VERY_HIGH',
  reasons: [
    { rule: 'insolvency-petition', why: 'An insolvency petition can take the company from its owners.' },
    {
      rule: 'insolvency-admitted',
      why: 'Admitted.',
      quote: 'The petition is admitted.',
      page: 2,
      orderDate: '2024-06-05',
    },
  ],
}
const DISPUTE: RiskBounds = {
  lowest: 'LOW',
  highest: 'MODERATE',
  reasons: [{ rule: 'other-case', why: 'A dispute.' }],
}
const OVER: RiskBounds = { lowest: 'LOW', highest: 'LOW', reasons: [{ rule: 'over', why: 'The case is over.' }] }
const BRIEF =
  'Mandara Roadways Private Limited (petitioner) against Indrani Ceramics Limited (respondent), NCLT.\n\nNot read: all.'

test('without a readable order the level is what the record alone decides, else none', (t) => {
  t.is(summaryWithoutText(BRIEF, ADMITTED, 2).riskLevel, 'VERY_HIGH')
  t.is(summaryWithoutText(BRIEF, OVER, 2).riskLevel, 'LOW')
  t.deepEqual(summaryWithoutText(BRIEF, DISPUTE, 2), {
    caseSummary: BRIEF.replace('\n\n', '\n\nNone of the orders of this case can be read.\n\n'),
    riskJustification:
      'None of the orders of this case can be read. By its court and type alone the risk is low to moderate.',
    riskLevel: 'UNCLASSIFIED',
  })
})

test("a reason is the court's own sentence with its day and page, and no sentence of ours about it", (t) => {
  t.is(
    reasonsOf(ADMITTED, 'VERY_HIGH'),
    'Very high. The petition is admitted (05-06-2024, page 2). An insolvency petition can take the company from its owners.',
  )
})

test('a case without orders says that the court lists none', (t) => {
  t.regex(summaryWithoutText(BRIEF, DISPUTE, 0).riskJustification, /^The court lists no orders for this case\. /)
})
