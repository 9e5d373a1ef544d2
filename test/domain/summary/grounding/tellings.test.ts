import test from 'ava'
import { orderGround } from '../../../../domain/summary/grounding/said-by.ts'

const RECORD = {
  court: 'High Court of Delhi',
  petitioners: ['Mandara Roadways Limited'],
  respondents: ['Indrani Ceramics Limited'],
}

/** Steps by which a sentence of an order may be told in other words. */
for (const [rule, order, sentence] of [
  [
    'what a court says it does is told as done',
    'We dismiss the appeal with costs.',
    'The appeal is dismissed with costs.',
  ],
  [
    'a bracket that explains may be left out',
    'The appellant (the tenant of the shop) filed the appeal.',
    'The appellant filed the appeal.',
  ],
  [
    'a sum in figures is the sum with "only" behind it',
    'The petitioner shall deposit Rs. 75,000/- only within four weeks.',
    'The petitioner shall deposit Rs. 75,000 within four weeks.',
  ],
  [
    'a filing is told without what it asks for',
    'The petitioner filed the petition on 19-08-2020 seeking release of the goods.',
    'The petitioner filed the petition on 19-08-2020.',
  ],
  [
    'a sum is told without what it is made of',
    'The suit is for recovery of Rs. 8,73,250 being the price of yarn.',
    'The suit is for recovery of Rs. 8,73,250.',
  ],
  [
    'what somebody may do is told as a permission of the court',
    'The petitioner may file its reply within two weeks.',
    'The court permitted the petitioner to file its reply within two weeks.',
  ],
] as const)
  test(`${rule}: ${sentence}`, (t) => {
    t.is(orderGround([{ page: 1, text: order, isRead: true }], RECORD).sayerOf(sentence)?.text, order)
  })

for (const [rule, order, sentence] of [
  [
    'a bracket with a negation stays',
    'The appellant (not the guarantor) shall pay the costs.',
    'The appellant shall pay the costs.',
  ],
  [
    'a bracket with a condition stays',
    'The appeal is allowed (subject to payment of costs).',
    'The appeal is allowed.',
  ],
] as const)
  test(`${rule}, so that nothing is told without it: ${order}`, (t) => {
    t.is(orderGround([{ page: 1, text: order, isRead: true }], RECORD).sayerOf(sentence), undefined)
  })
