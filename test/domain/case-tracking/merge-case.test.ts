import { deepStrictEqual } from 'node:assert'
import test from 'ava'
import fc from 'fast-check'
import type { CourtCase, CourtOrder, Hearing } from '../../../domain/case.ts'
import { mergeCase, refreshedCase } from '../../../domain/case-tracking/merge-case.ts'
import { ACTS, Docket, eventsOf, NOISES, randomFrom } from '../docket.ts'

const HISTORIES = 10_000

/** Promise: no alert is missed, none comes twice, none comes without a change. */
test('every real change of a docket raises exactly one event, and nothing else does', (t) => {
  const step = fc.record({
    acts: fc.array(fc.constantFrom(...ACTS), { maxLength: 4 }),
    noises: fc.uniqueArray(fc.constantFrom(...NOISES), { maxLength: 3 }),
    seed: fc.nat(),
  })
  const history = fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
    const docket = new Docket()
    let stored = docket.firstPage()
    for (const { acts, noises, seed } of steps) {
      const { page, listing, events } = docket.fetch(acts, noises, randomFrom(seed))
      const options = listing ? { listing } : {}
      const merge = mergeCase(stored, page, options)
      deepStrictEqual(eventsOf(merge), events)
      deepStrictEqual(eventsOf(mergeCase(merge.merged, page, options)), [], 'the same page again')
      stored = merge.merged
    }
  })
  t.notThrows(() => fc.assert(history, { numRuns: HISTORIES }))
})

const STORED: CourtCase = {
  identifier: { courtType: 'DC', cnr: 'MHPU010000012024' },
  courtType: 'DC',
  court: 'District Court, Pune',
  stage: 'Evidence',
  nextHearingDate: '2024-06-03',
  petitioners: [{ name: 'Tamraparni Switchgears Private Limited', advocate: 'A. Advocate' }],
  respondents: [{ name: 'State of Maharashtra through its Secretary' }],
  acts: ['Indian Contract Act'],
  hearings: [{ businessDate: '2024-05-02', judge: 'Judge One', purpose: 'Evidence' }, { nextDate: '2024-06-03' }],
  orders: [{ number: '1', orderDate: '2024-05-02', reference: 'one' }],
  interlocutoryApplications: [],
  linkedCases: [],
}

function fetched(differences: Partial<CourtCase>) {
  return mergeCase(STORED, { ...STORED, ...differences })
}

test('a blank erases nothing, in a field and in a row', (t) => {
  const { stage, nextHearingDate, ...rest } = STORED
  const page: CourtCase = {
    ...rest,
    petitioners: [{ name: 'Tamraparni Switchgears Private Limited' }],
    hearings: [],
    acts: [],
  }
  t.deepEqual(mergeCase(STORED, page), { merged: STORED, changes: [], newOrders: [] })
})

test('a disposed case has no next hearing any more; another keeps what a source left blank', (t) => {
  const { nextHearingDate, ...page } = STORED
  t.is(refreshedCase(STORED, page).nextHearingDate, nextHearingDate)
  t.deepEqual(refreshedCase(STORED, { ...page, status: 'DISPOSED' }), { ...page, status: 'DISPOSED' })
  t.like(refreshedCase(STORED, { ...STORED, status: 'DISPOSED' }), { nextHearingDate })
})

test('the date of a cause list wins over the date on the page', (t) => {
  const page: CourtCase = { ...STORED, nextHearingDate: '2024-07-01' }
  const { merged, changes } = mergeCase(STORED, page, { listing: { date: '2024-06-10' } })
  t.is(merged.nextHearingDate, '2024-06-10')
  t.deepEqual(changes, [{ field: 'nextHearingDate', from: '2024-06-03', to: '2024-06-10' }])
})

test('a new number is stored and raises no event', (t) => {
  const numbers = { identifier: { courtType: 'DC', registrationNumber: '12/2024' }, filingNumber: '27/2024' } as const
  const { merged, changes } = fetched(numbers)
  t.is(merged.filingNumber, '27/2024')
  t.is(mergeCase(merged, STORED).merged.filingNumber, '27/2024')
  t.deepEqual(merged.identifier, { courtType: 'DC', cnr: 'MHPU010000012024', registrationNumber: '12/2024' })
  t.deepEqual(changes, [])
})

test("a party in another clerk's spelling is the same party and keeps its name", (t) => {
  const { merged, changes } = fetched({ petitioners: [{ name: 'M/S TAMRAPARNI SWITCHGEARS (P) LTD. & ORS.' }] })
  t.deepEqual(merged.petitioners, STORED.petitioners)
  t.deepEqual(changes, [])
})

test('two respondents of one state are two parties when both are listed', (t) => {
  const collector = { name: 'State of Maharashtra through its Collector' }
  const { changes } = fetched({ respondents: [...STORED.respondents, collector] })
  t.deepEqual(changes, [{ field: 'respondents', from: null, to: collector }])
})

test('the next hearing becomes the hearing of that day', (t) => {
  const heard: Hearing = { businessDate: '2024-06-03', nextDate: '2024-07-01', purpose: 'Arguments' }
  const { merged, changes } = fetched({ hearings: [heard] })
  t.deepEqual(merged.hearings, [STORED.hearings[0], heard])
  t.deepEqual(changes, [{ field: 'hearings', from: { nextDate: '2024-06-03' }, to: heard }])
})

test('a hearing whose judge has another title is the same hearing, without a change', (t) => {
  const hearing: Hearing = { businessDate: '2024-05-02', judge: "HON'BLE MR.JUSTICE A. EXAMPLE", purpose: 'Evidence' }
  const stored: CourtCase = { ...STORED, hearings: [hearing] }
  for (const judge of ['JUSTICE A. EXAMPLE', 'A. Example', '3-Hon’ble Mr. Justice A. EXAMPLE']) {
    const { merged, changes } = mergeCase(stored, { ...STORED, hearings: [{ ...hearing, judge }] })
    t.deepEqual([merged.hearings, changes], [[hearing], []], judge)
  }
  const other = { ...hearing, judge: 'JUSTICE B. EXAMPLE' }
  t.is(mergeCase(stored, { ...STORED, hearings: [other] }).changes.length, 1)
})

test('two hearings of one day before two judges are two hearings', (t) => {
  const second: Hearing = { businessDate: '2024-05-02', judge: 'Judge Two', purpose: 'Mediation' }
  const { merged, changes } = fetched({ hearings: [second, ...STORED.hearings] })
  t.deepEqual(merged.hearings, [...STORED.hearings, second])
  t.deepEqual(changes, [{ field: 'hearings', from: null, to: second }])
})

test('an order and a judgment of one day and number are two orders', (t) => {
  const order: CourtOrder = { number: '1', orderDate: '2024-05-02', orderType: 'Order' }
  const judgment: CourtOrder = { number: '1', orderDate: '2024-05-02', orderType: 'Judgment' }
  const stored: CourtCase = { ...STORED, orders: [order] }
  const { merged, newOrders, changes } = mergeCase(stored, { ...STORED, orders: [judgment, order] })
  t.deepEqual(merged.orders, [order, judgment])
  t.deepEqual([newOrders, changes], [[judgment], []])
})

test('an order whose number changed is recognised by its document, takes a new reference and keeps its key', (t) => {
  const [first] = STORED.orders
  const { merged, newOrders } = fetched({ orders: [{ number: '7', orderDate: '2024-05-02', reference: 'one' }] })
  t.deepEqual([merged.orders, newOrders], [[first], []])
  const again = fetched({ orders: [{ number: '1', orderDate: '2024-05-02', orderType: 'Judgment', reference: 'two' }] })
  t.deepEqual(again.merged.orders, [{ number: '1', orderDate: '2024-05-02', reference: 'two' }])
  t.deepEqual([again.changes, again.newOrders], [[], []])
})

test('an order whose type is named differently is recognised by its document, keeps its type and is no change', (t) => {
  const order = { orderDate: '2024-05-02', orderType: 'Order' }
  const interim: CourtOrder = { ...order, number: '10', reference: 'order-10.pdf' }
  const judgment: CourtOrder = { ...order, number: '11', reference: 'order-11.pdf' }
  const stored: CourtCase = { ...STORED, orders: [interim, judgment] }
  const renamed = { ...judgment, orderType: 'Judgment' }
  const { merged, newOrders, changes } = mergeCase(stored, { ...STORED, orders: [renamed, interim] })
  t.deepEqual([merged.orders, newOrders, changes], [stored.orders, [], []])
})

test('a second order of a day is new although the first is left out', (t) => {
  const second: CourtOrder = { number: '2', orderDate: '2024-05-02' }
  t.deepEqual(fetched({ orders: [second] }).newOrders, [second])
})

const FIRST_DAY = '2024-01-10'
const SECOND_DAY = '2024-03-20'
/** As one provider lists them: numbered through the case, by file. */
const FILES: CourtOrder[] = [
  {
    number: '1',
    orderDate: FIRST_DAY,
    orderType: 'COPY OF ORDER',
    reference: 'ecourtsindia/MHPU010000012024/order-1.pdf',
  },
  {
    number: '2',
    orderDate: SECOND_DAY,
    orderType: 'JUDGEMENT',
    reference: 'ecourtsindia/MHPU010000012024/order-2.pdf',
  },
]

/** As the other provider lists orders: by their position within the day, with its own words for their types. */
function placed(orderDate: string, orderType: string, number = '1', alike = 1): CourtOrder {
  return { number, orderDate, orderType, reference: `attestr/${orderDate}/${number} of ${alike}/${orderType}` }
}

test('orders that a second source numbers and names differently are recognised, in both directions', (t) => {
  for (const [first, second] of [
    ['COPY OF ORDER', 'JUDGEMENT'],
    ['Order', 'Judgment'],
  ] as const) {
    const other = [placed(FIRST_DAY, first), placed(SECOND_DAY, second)]
    for (const [known, listed] of [
      [FILES, other],
      [other, FILES],
    ] as const) {
      let stored: CourtCase = { ...STORED, orders: [...known] }
      for (const orders of [listed, listed, [...listed, ...listed], known]) {
        const { merged, newOrders, changes } = mergeCase(stored, { ...STORED, orders: [...orders] })
        t.deepEqual([newOrders, changes], [[], []])
        t.deepEqual(merged.orders.map(keyOf), known.map(keyOf))
        stored = merged
      }
    }
  }
})

/** Returns the values on which the id of an order depends. */
function keyOf({ orderDate, number, orderType }: CourtOrder): string[] {
  return [orderDate, number, orderType ?? '']
}

test('an order of a day that only the second source has is new', (t) => {
  const later = placed('2024-06-05', 'Order')
  const stored: CourtCase = { ...STORED, orders: FILES }
  const { newOrders } = mergeCase(stored, { ...STORED, orders: [placed(SECOND_DAY, 'Judgment'), later] })
  t.deepEqual(newOrders, [later])
})

test("neither of a second source's two orders of a day is taken for the known one", (t) => {
  const two = [placed(SECOND_DAY, 'Order', '1', 2), placed(SECOND_DAY, 'Order', '2', 2)]
  const stored: CourtCase = { ...STORED, orders: [{ ...placed(SECOND_DAY, 'Judgment'), number: '9' }] }
  const { merged } = mergeCase(stored, { ...STORED, orders: two })
  t.deepEqual(merged.orders, [...stored.orders, ...two])
})

test('a hearing that is alone on its day in both lists is one hearing, whatever its judge is called', (t) => {
  const [heard, planned] = STORED.hearings
  const reworded = { ...heard, judge: 'Civil Judge Senior Division', purpose: 'EVIDENCE OF PLAINTIFF' }
  for (const hearings of [[reworded], [reworded, { ...reworded }]]) {
    const { merged, changes } = fetched({ hearings })
    t.deepEqual(merged.hearings, [reworded, planned])
    t.deepEqual(changes, [{ field: 'hearings', from: heard, to: reworded }])
  }
})

test('a hearing adjourned to another day before another judge is another hearing of its day', (t) => {
  const stored: CourtCase = {
    ...STORED,
    hearings: [{ businessDate: SECOND_DAY, nextDate: '2024-04-01', judge: 'Judge One' }],
  }
  const second: Hearing = { businessDate: SECOND_DAY, nextDate: '2024-04-08', judge: 'Judge Two' }
  t.deepEqual(mergeCase(stored, { ...STORED, hearings: [second] }).merged.hearings, [...stored.hearings, second])
})

test('the names of a side that its court hides are erased without a change, and stay away', (t) => {
  const stored: CourtCase = {
    ...new Docket().firstPage(),
    petitioners: [{ name: 'INDIGO LOOMS', advocate: 'Tarun Bhelpuri' }],
    respondents: [{ name: 'VERMILION CARRIERS' }],
    interlocutoryApplications: [{ number: 'IA/1/2024', filedBy: 'INDIGO LOOMS' }],
  }
  const hiding: CourtCase = { ...stored, petitioners: [], interlocutoryApplications: [], hiddenSides: ['PETITIONER'] }

  const { merged, changes } = mergeCase(stored, hiding)
  t.false(/INDIGO|Bhelpuri/.test(JSON.stringify([merged, changes])))
  t.deepEqual([merged.respondents, changes], [stored.respondents, []])

  const { hiddenSides: _, ...elsewhere } = stored
  const later = mergeCase(merged, elsewhere)
  t.false(/INDIGO|Bhelpuri/.test(JSON.stringify(later)))
  t.deepEqual(mergeCase(merged, { ...stored, hiddenSides: [] }).merged.petitioners, stored.petitioners)
})
