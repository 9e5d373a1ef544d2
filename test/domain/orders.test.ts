import test from 'ava'
import { mostTelling } from '../../domain/order-refusal.ts'
import { CASE_SOURCES, orderSources } from '../../domain/order-sources.ts'
import { ORDER_OF_ASKING } from '../../domain/providers.ts'
import { findSameOrder } from '../../domain/same-order.ts'
import { PROVIDERS } from '../../domain/source.ts'

const order = (orderDate: string, number: string) => ({ orderDate, number })

test('the same order at another source is the one of its day and number', (t) => {
  const listed = [order('2024-03-20', '1'), order('2024-03-20', '2')]
  t.is(findSameOrder(order('2024-03-20', '2'), listed), listed[1])
})

test('of its day alone it is the same whatever its number: sources number in their own ways', (t) => {
  const listed = [order('2024-01-10', '7'), order('2024-03-20', '8')]
  t.is(findSameOrder(order('2024-03-20', '2'), listed), listed[1])
})

test('of several orders of a day none is taken for the one with another number', (t) => {
  t.is(findSameOrder(order('2024-03-20', '9'), [order('2024-03-20', '1'), order('2024-03-20', '2')]), undefined)
})

test('a number alone makes no order the same', (t) => {
  t.is(findSameOrder(order('2024-03-20', '1'), [order('2024-01-10', '1')]), undefined)
})

test('a document that was there and is of no use says more than one that was not there', (t) => {
  t.is(mostTelling(['NO_DOCUMENT', 'DOCUMENT_DAMAGED', 'VERIFICATION_NEEDED']), 'DOCUMENT_DAMAGED')
  t.is(mostTelling(['NO_DOCUMENT', 'VERIFICATION_NEEDED']), 'VERIFICATION_NEEDED')
  t.is(mostTelling(['NO_DOCUMENT']), 'NO_DOCUMENT')
  t.is(mostTelling([]), undefined)
})

for (const [words, identifier, sources] of [
  ['with a CNR', { courtType: 'DC', cnr: 'DLND019000012024' }, ['ecourtsindia', 'attestr', 'courts/DC']],
  [
    'of a High Court by number',
    { courtType: 'HC', establishmentCode: 'DLHC01', caseType: 'RFA', registrationNumber: '1/2024' },
    ['attestr', 'courts/HC'],
  ],
  ['of a tribunal', { courtType: 'NCLT', filingNumber: '2709139000012024' }, ['courts/NCLT']],
] as const)
  test(`an order of a case ${words} is asked for at ${sources.join(', then ')}`, (t) => {
    t.deepEqual(orderSources(identifier, CASE_SOURCES), [...sources])
    t.deepEqual(orderSources(identifier, ['attestr']), sources.includes('attestr' as never) ? ['attestr'] : [])
  })

test('every provider has its place in every order of asking', (t) => {
  for (const order of Object.values(ORDER_OF_ASKING)) t.deepEqual([...order].sort(), [...PROVIDERS].sort())
})
