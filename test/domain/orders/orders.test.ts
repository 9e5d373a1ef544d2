import test from 'ava'
import type { CourtOrder } from '../../../domain/case.ts'
import { CASE_SOURCES } from '../../../domain/case-sources.ts'
import { ORDER_OF_ASKING, orderSources } from '../../../domain/order-of-asking.ts'
import { mostTelling } from '../../../domain/orders/order-refusal.ts'
import { findSameOrder } from '../../../domain/orders/same-order.ts'
import { PROVIDERS } from '../../../domain/source.ts'

const order = (orderDate: string, number: string, orderType?: string, reference?: string): CourtOrder => ({
  orderDate,
  number,
  ...(orderType && { orderType }),
  ...(reference && { reference }),
})

/** Finds the known order at this index in another source's list for the case; returns its index there. */
function placeOfSame(known: CourtOrder[], place: number, listed: CourtOrder[]): number | undefined {
  const asked = known[place]
  const same = asked && findSameOrder({ order: asked, courtCase: { orders: known } }, listed)
  return same && listed.indexOf(same)
}

const DAY = '2024-03-20'
const EARLIER = '2024-01-10'

test('the same order at another source is the one of its day and number', (t) => {
  const listed = [order(DAY, '1'), order(DAY, '2')]
  t.is(placeOfSame(listed, 1, listed.toReversed()), 0)
})

test('an order alone on its day is the same whatever its number: sources number differently', (t) => {
  const known = [order(EARLIER, '1'), order(DAY, '2')]
  t.is(placeOfSame(known, 1, [order(EARLIER, '7'), order(DAY, '8')]), 1)
})

test('none of several orders of a day is taken for the one with another number', (t) => {
  t.is(placeOfSame([order(DAY, '9')], 0, [order(DAY, '1'), order(DAY, '2')]), undefined)
})

test('an equal number alone does not make orders the same', (t) => {
  t.is(placeOfSame([order(DAY, '1')], 0, [order(EARLIER, '1')]), undefined)
})

test('the only order of a day in an older list is not taken for another one of that day', (t) => {
  const known = [order(EARLIER, '8'), order(DAY, '9', 'COPY OF ORDER'), order(DAY, '10', 'JUDGEMENT')]
  const older = known.slice(0, 2)
  t.is(placeOfSame(known, 2, older), undefined)
  t.is(placeOfSame(known, 1, older), 1)
})

test("an order with the source's own reference is the same, whatever else has its day and number", (t) => {
  const listed = [
    order(DAY, '1', 'COPY OF ORDER', 'attestr/2024-03-20/1 of 1/COPY OF ORDER'),
    order(DAY, '1', 'JUDGEMENT', 'attestr/2024-03-20/1 of 1/JUDGEMENT'),
  ]
  t.deepEqual(
    [0, 1].map((place) => placeOfSame(listed, place, listed.toReversed())),
    [1, 0],
  )
})

test('a position within the day is not taken for the number of another source', (t) => {
  const numbered = [order(EARLIER, '1'), order(DAY, '2')]
  const placed = [order(EARLIER, '1'), order(DAY, '1'), order(DAY, '2')]
  t.is(placeOfSame(numbered, 1, placed), undefined)
  t.is(placeOfSame(placed, 2, [...numbered, order(DAY, '3')]), undefined)
})

test('the numbers of a renumbered list identify no order of the previous one', (t) => {
  const before = [order(EARLIER, '1'), order(DAY, '2'), order(DAY, '3')]
  const anew = [order(EARLIER, '1'), order('2024-02-01', '2'), order(DAY, '3'), order(DAY, '4')]
  t.is(placeOfSame(before, 2, anew), undefined)
})

test('a number does not count if another order of the day has the requested type', (t) => {
  t.is(
    placeOfSame([order(DAY, '1', 'JUDGEMENT')], 0, [order(DAY, '1', 'ORDER'), order(DAY, '2', 'Judgement')]),
    undefined,
  )
})

test('sources may word the type of an order differently', (t) => {
  const known = [order(EARLIER, '1'), order(DAY, '2', 'COPY OF ORDER'), order(DAY, '3', 'COPY OF ORDER')]
  t.is(placeOfSame(known, 2, [order(EARLIER, '1'), order(DAY, '2', 'Daily order'), order(DAY, '3', 'Judgment')]), 2)
})

test('a useless document is a more informative reason than a missing one', (t) => {
  t.is(mostTelling(['NO_DOCUMENT', 'DOCUMENT_DAMAGED', 'VERIFICATION_NEEDED']), 'DOCUMENT_DAMAGED')
  t.is(mostTelling(['NO_DOCUMENT', 'VERIFICATION_NEEDED']), 'VERIFICATION_NEEDED')
  t.is(mostTelling(['NO_DOCUMENT']), 'NO_DOCUMENT')
  t.is(mostTelling([]), undefined)
})

for (const [words, identifier, sources] of [
  ['with a CNR', { courtType: 'DC', cnr: 'DLND019000012024' }, ['napix', 'ecourtsindia', 'attestr', 'courts/DC']],
  [
    'of a High Court by number',
    { courtType: 'HC', establishmentCode: 'DLHC01', caseType: 'RFA', registrationNumber: '1/2024' },
    ['attestr', 'courts/HC'],
  ],
  ['of a tribunal', { courtType: 'NCLT', filingNumber: '2709139000012024' }, ['courts/NCLT']],
] as const)
  test(`the document of a case ${words} is requested from ${sources.join(', then ')}`, (t) => {
    t.deepEqual(orderSources(identifier, CASE_SOURCES), [...sources])
    t.deepEqual(orderSources(identifier, ['attestr']), sources.includes('attestr' as never) ? ['attestr'] : [])
  })

test('every order of asking includes every provider', (t) => {
  for (const order of Object.values(ORDER_OF_ASKING)) t.deepEqual([...order].sort(), [...PROVIDERS].sort())
})
