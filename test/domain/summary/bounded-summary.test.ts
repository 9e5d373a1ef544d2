import test from 'ava'
import type { RiskBounds } from '../../../domain/risk/bounds.ts'
import { summaryWithoutText, titleOf } from '../../../domain/summary/bounded-summary.ts'
import type { CaseFacts } from '../../../domain/summary/types.ts'

const ADMITTED: RiskBounds = {
  lowest: 'VERY_HIGH',
  highest: 'VERY_HIGH',
  reasons: [
    { rule: 'insolvency-petition', why: 'An insolvency petition can take the company from its owners.' },
    { rule: 'insolvency-admitted', why: 'The petition is admitted.', quote: 'the petition is admitted' },
  ],
}
const DISPUTE: RiskBounds = {
  lowest: 'LOW',
  highest: 'MODERATE',
  reasons: [{ rule: 'other-case', why: 'A dispute.' }],
}
const OVER: RiskBounds = { lowest: 'LOW', highest: 'LOW', reasons: [{ rule: 'over', why: 'The case is over.' }] }

const FACTS: CaseFacts = {
  courtType: 'NCLT',
  court: 'National Company Law Tribunal, Mumbai',
  petitioners: [{ name: 'Mandara Roadways Private Limited' }],
  respondents: [{ name: 'Indrani Ceramics Limited' }],
  acts: [],
}

test('without a readable order the level is what the record alone decides, else none', (t) => {
  t.is(summaryWithoutText(FACTS, ADMITTED, 2).riskLevel, 'VERY_HIGH')
  t.is(summaryWithoutText(FACTS, OVER, 2).riskLevel, 'LOW')
  t.deepEqual(summaryWithoutText(FACTS, DISPUTE, 2), {
    caseSummary:
      'Mandara Roadways Private Limited against Indrani Ceramics Limited, National Company Law Tribunal, Mumbai. None of the orders of this case can be read.',
    riskJustification: 'None of the orders of this case can be read. A dispute.',
    riskLevel: 'UNCLASSIFIED',
  })
})

test('a reason that stands on the words of a court says them', (t) => {
  t.true(
    summaryWithoutText(FACTS, ADMITTED, 2).riskJustification.endsWith(
      'An insolvency petition can take the company from its owners. The petition is admitted. The court: “the petition is admitted”',
    ),
  )
})

test('a case without orders says that the court lists none', (t) => {
  t.regex(summaryWithoutText(FACTS, DISPUTE, 0).riskJustification, /^The court lists no orders for this case\. /)
})

test('a case is named by its first parties and its court; with a side that nobody knows by its court alone', (t) => {
  t.is(
    titleOf(FACTS),
    'Mandara Roadways Private Limited against Indrani Ceramics Limited, National Company Law Tribunal, Mumbai',
  )
  t.is(titleOf({ ...FACTS, respondents: [] }), FACTS.court)
  t.is(titleOf({ ...FACTS, petitioners: [] }), FACTS.court)
})
