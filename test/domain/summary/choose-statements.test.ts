import test from 'ava'
import type { RiskBounds } from '../../../domain/risk/bounds.ts'
import { checkOrderSummary } from '../../../domain/summary/check-evidence.ts'
import { chooseStatements } from '../../../domain/summary/choose-statements.ts'
import type { CaseFacts } from '../../../domain/summary/types.ts'

const FACTS: CaseFacts = {
  courtType: 'HC',
  court: 'High Court of Delhi',
  petitioners: [{ name: 'Saffron Textiles Private Limited' }],
  respondents: [{ name: 'Kaveri Logistics Limited' }],
  acts: [],
}
const BOUNDS: RiskBounds = { lowest: 'MODERATE', highest: 'HIGH', reasons: [{ rule: 'other-case', why: 'A dispute.' }] }
const RECORD = { court: FACTS.court, petitioners: [], respondents: [] }

function order(orderId: string, orderDate: string, text: string) {
  const draft = { statements: [{ part: 'SUMMARY' as const, sentence: text, quotes: [{ quote: text, page: 1 }] }] }
  return { orderId, orderDate, ...checkOrderSummary(draft, [{ page: 1, isRead: true, text }], RECORD).kept }
}
const ORDERS = [
  order('o1', '2024-01-05', 'The plaintiff claims Rs. 5,00,000 for goods.'),
  order('o2', '2024-02-05', 'The defendant shall not sell its land.'),
]

test('a case is told by its record and by chosen statements, each with the day of its order', (t) => {
  const { kept, isUsable } = chooseStatements(
    { statements: [2, 1], riskStatements: [2], riskLevel: 'HIGH' },
    ORDERS,
    FACTS,
    BOUNDS,
  )
  t.true(isUsable)
  t.is(
    kept.caseSummary,
    'Saffron Textiles Private Limited against Kaveri Logistics Limited, High Court of Delhi. On 05-01-2024: The plaintiff claims Rs. 5,00,000 for goods. On 05-02-2024: The defendant shall not sell its land.',
  )
  t.is(kept.riskJustification, 'A dispute. On 05-02-2024: The defendant shall not sell its land.')
  t.is(kept.riskLevel, 'HIGH')
  t.deepEqual(
    kept.orders.map(({ statements }) => statements.map(({ usedIn }) => usedIn)),
    [[['CASE_SUMMARY']], [['CASE_SUMMARY', 'RISK_JUSTIFICATION'], []]],
  )
})

test('numbers of no statement are passed over; with no other the answer is not usable', (t) => {
  const choose = (statements: number[]) =>
    chooseStatements({ statements, riskStatements: [0, -1, 99], riskLevel: 'HIGH' }, ORDERS, FACTS, BOUNDS)
  t.true(choose([99, 1]).isUsable)
  t.is(choose([1]).kept.riskJustification, 'A dispute.')
  t.false(choose([99]).isUsable)
})

for (const [wanted, level] of [
  ['LOW', 'MODERATE'],
  ['VERY_HIGH', 'HIGH'],
  ['HIGH', 'HIGH'],
] as const)
  test(`a level outside the bounds is moved to the nearest: ${wanted} to ${level}`, (t) => {
    const draft = { statements: [1], riskStatements: [], riskLevel: wanted }
    t.is(chooseStatements(draft, ORDERS, FACTS, BOUNDS).kept.riskLevel, level)
  })
