import test from 'ava'
import type { RiskBounds } from '../../../domain/risk/bounds.ts'
import { boundRisk, summaryWithoutText } from '../../../domain/summary/bounded-summary.ts'
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

function written(riskLevel: 'LOW' | 'MODERATE', riskJustification = 'Little is at stake.') {
  return { caseSummary: 'A case.', riskJustification, riskLevel }
}

test('a level below what the rules allow is raised, and their reasons with the quote stand in place of the argument for it', (t) => {
  t.deepEqual(boundRisk(written('LOW'), ADMITTED), {
    caseSummary: 'A case.',
    riskLevel: 'VERY_HIGH',
    riskJustification:
      'An insolvency petition can take the company from its owners. The petition is admitted. The court: “the petition is admitted”',
  })
})

test('a level within the bounds stays with its own argument', (t) => {
  t.deepEqual(boundRisk(written('MODERATE'), DISPUTE), written('MODERATE'))
})

test('an argument of which nothing was carried is replaced by the reasons of the rules', (t) => {
  t.is(boundRisk(written('MODERATE', ''), DISPUTE).riskJustification, 'A dispute.')
})

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
