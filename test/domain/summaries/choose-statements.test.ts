import test from 'ava'
import type { RiskBounds } from '../../../domain/risk/bounds.ts'
import { chooseStatements, withUses } from '../../../domain/summaries/choose-statements.ts'
import { summaryOfChosen } from '../../../domain/summaries/chosen-sentences.ts'
import { orderSentences } from '../../../domain/summaries/grounding/order-sentences.ts'
import { partsOf } from '../../../domain/summaries/parts.ts'

const BOUNDS: RiskBounds = { lowest: 'MODERATE', highest: 'HIGH', reasons: [{ rule: 'other-case', why: 'A dispute.' }] }

function order(orderId: string, orderDate: string, text: string) {
  const [sentences = []] = partsOf(orderSentences([{ page: 1, isRead: true, text }]), 1_000)
  return { orderId, orderDate, ...summaryOfChosen([{ number: 1, part: 'CLAIM' }], sentences) }
}
const ORDERS = [
  order('o1', '2024-01-05', 'The plaintiff claims Rs. 5,00,000 for goods.'),
  order('o2', '2024-02-05', 'The defendant shall not sell its land.'),
]

test('a model chooses statements for the text, and for the risk those that have their day and page', (t) => {
  const chosen = chooseStatements({ statements: [2, 1], riskStatements: [2], riskLevel: 'HIGH' }, ORDERS, BOUNDS)
  t.true(chosen.isUsable)
  t.deepEqual(
    chosen.sentences.map(({ orderId, text, part }) => [orderId, text, part]),
    [
      ['o2', 'The defendant shall not sell its land.', undefined],
      ['o1', 'The plaintiff claims Rs. 5,00,000 for goods.', 'CLAIM'],
    ],
  )
  t.is(
    chosen.riskJustification,
    'High. By its court and type alone the risk is moderate to high. The defendant shall not sell its land (05-02-2024, page 1).',
  )
})

test('a reason is not said twice', (t) => {
  const quote = 'The defendant shall not sell its land.'
  const reasons = [{ rule: 'assets-frozen', why: '', quote, page: 1, orderDate: '2024-02-05' }]
  const { riskJustification } = chooseStatements({ statements: [1], riskStatements: [2], riskLevel: 'HIGH' }, ORDERS, {
    ...BOUNDS,
    reasons,
  })
  t.is(riskJustification, 'High. The defendant shall not sell its land (05-02-2024, page 1).')
})

test('numbers of no statement are passed over; with no other the answer is not usable', (t) => {
  const choose = (statements: number[]) =>
    chooseStatements({ statements, riskStatements: [0, -1, 99], riskLevel: 'HIGH' }, ORDERS, BOUNDS)
  t.true(choose([99, 1]).isUsable)
  t.is(choose([1]).riskJustification, 'High. By its court and type alone the risk is moderate to high.')
  t.false(choose([99]).isUsable)
})

test('a statement says which texts of the case repeat it', (t) => {
  const texts = { CASE_SUMMARY: 'Claimed: The plaintiff claims Rs. 5,00,000 for goods.', RISK_JUSTIFICATION: 'High.' }
  t.deepEqual(
    ORDERS.map((one) => withUses(one, texts).statements.map(({ usedIn }) => usedIn)),
    [[['CASE_SUMMARY']], [[]]],
  )
})

for (const [wanted, level] of [
  ['LOW', 'MODERATE'],
  ['VERY_HIGH', 'HIGH'],
  ['HIGH', 'HIGH'],
] as const)
  test(`a level outside the bounds is moved to the nearest: ${wanted} to ${level}`, (t) => {
    t.is(chooseStatements({ statements: [1], riskStatements: [], riskLevel: wanted }, ORDERS, BOUNDS).riskLevel, level)
  })
