import test from 'ava'
import type { CourtCase } from '../../../domain/case.ts'
import { canBeLookedUp, isWorthFetching, nextDueOn } from '../../../domain/case-tracking/due.ts'
import { refreshedCase } from '../../../domain/case-tracking/merge-case.ts'
import {
  type FetchedCase,
  type KnownRecord,
  type OpenCase,
  refreshCase,
} from '../../../domain/case-tracking/refresh-case.ts'
import { DAY_MS } from '../../../domain/dates.ts'
import { InvariantBroken } from '../../../domain/invariant.ts'

const TODAY = '2026-11-21'

const KNOWN: CourtCase = {
  identifier: { courtType: 'HC', cnr: 'DLHC010000012024' },
  courtType: 'HC',
  court: 'High Court of Delhi',
  judge: 'Justice A. Example',
  status: 'PENDING',
  stage: 'Evidence',
  nextHearingDate: '2026-12-01',
  petitioners: [{ name: 'Tamraparni Switchgears Private Limited' }],
  respondents: [{ name: 'Indrani Ceramics Limited' }],
  acts: [],
  hearings: [],
  orders: [{ number: '1', orderDate: '2026-10-05', reference: 'one' }],
  interlocutoryApplications: [],
  linkedCases: [],
}

const LAST_FETCH = Date.parse('2026-11-20T03:00:00+05:30')
/** The source of a copy made before the last fetch. */
const OLDER = { source: 'ecourtsindia', modifiedAt: LAST_FETCH - 1 } as const

function tracked(differences: Partial<OpenCase> = {}): OpenCase {
  return {
    identifier: KNOWN.identifier,
    snapshot: { court: 'Delhi HC', nextHearingDate: '01-12-2026', note: 'ours' },
    riskLevel: 'UNCLASSIFIED',
    isLevelSetByHand: false,
    record: recordOf({ courtCase: KNOWN }),
    ...differences,
  }
}

function recordOf(differences: Partial<KnownRecord>): KnownRecord {
  return { courtCase: KNOWN, source: 'attestr', listedOn: null, lastFetchedAt: LAST_FETCH, ...differences }
}

function refresh(differences: Partial<CourtCase>, answer: Partial<FetchedCase> = {}, before = tracked()) {
  return refreshCase(before, { courtCase: { ...KNOWN, ...differences }, source: 'attestr', ...answer }, TODAY)
}

test('days are shown in the format of lookups, the court’s status by its own name, and no reference appears', (t) => {
  const { changes, newOrders } = refresh({
    status: 'DISPOSED',
    nextHearingDate: '2026-12-08',
    hearings: [{ businessDate: '2026-11-20', nextDate: '2026-12-08', purpose: 'Arguments' }],
    orders: [...KNOWN.orders, { number: '2', orderDate: '2026-11-20', reference: 'two' }],
  })
  t.deepEqual(changes.slice(0, 3), [
    { field: 'caseStatus', from: 'PENDING', to: 'DISPOSED' },
    { field: 'nextHearingDate', from: '01-12-2026', to: '08-12-2026' },
    {
      field: 'hearings',
      from: null,
      to: { date: '20-11-2026', nextDate: '08-12-2026', purpose: 'Arguments' },
    },
  ])
  t.deepEqual(
    newOrders.map(({ number }) => number),
    ['2'],
  )
})

test('another source’s wording of court and judge is no change; the same source’s is', (t) => {
  const reworded = { court: 'Delhi High Court', judge: 'A. EXAMPLE, J.' }
  t.deepEqual(refresh(reworded, { source: 'ecourtsindia' }).changes, [])
  t.is(refresh(reworded, { source: 'ecourtsindia' }).record.courtCase.court, 'High Court of Delhi')
  t.deepEqual(
    refresh(reworded).changes.map(({ field }) => field),
    ['court', 'judge'],
  )
})

test('the wording of a substitute source is no change, and neither is the return of the first source', (t) => {
  const known: CourtCase = {
    ...KNOWN,
    natureOfDisposal: 'Contested--DISMISSED',
    acts: ['Indian Contract Act, 1872'],
    hearings: [{ businessDate: '2026-11-02', judge: 'HON’BLE MR.JUSTICE A. EXAMPLE', purpose: 'Evidence' }],
  }
  const reworded: CourtCase = {
    ...known,
    court: 'Delhi High Court',
    judge: 'A. EXAMPLE, J.',
    caseType: 'CS(COMM)',
    natureOfDisposal: 'DISMISSED',
    acts: ['INDIAN CONTRACT ACT'],
    hearings: [{ businessDate: '2026-11-02', judge: 'A. EXAMPLE', purpose: 'Evidence' }],
  }
  const first = { ...known, caseType: 'C.S.(COMM)' }
  let before = tracked({ snapshot: null, riskLevel: 'MODERATE', record: recordOf({ courtCase: first }) })
  for (const source of ['attestr', 'ecourtsindia', 'ecourtsindia', 'attestr'] as const) {
    const said = refresh(source === 'attestr' ? first : reworded, { source }, before)
    t.deepEqual(said.changes, [], source)
    before = { ...before, snapshot: said.snapshot, record: recordOf(said.record) }
  }
})

test('orders and hearings that sources word and number differently are no change, whichever source answers', (t) => {
  const day = { businessDate: '2026-11-02', nextDate: '2026-12-01' }
  const rows: Pick<CourtCase, 'hearings' | 'orders'> = {
    hearings: [{ ...day, judge: 'JUSTICE A. EXAMPLE', purpose: 'EVIDENCE' }],
    orders: [
      { number: '1', orderDate: '2026-10-05', judge: 'JUSTICE A. EXAMPLE', reference: 'attestr/2026-10-05/1 of 1/' },
      { number: '1', orderDate: '2026-11-02', judge: 'JUSTICE A. EXAMPLE', reference: 'attestr/2026-11-02/1 of 1/' },
    ],
  }
  const reworded: typeof rows = {
    hearings: [{ ...day, judge: 'Principal Judge', purpose: 'For evidence', business: 'Heard.' }],
    orders: [
      { number: '1', orderDate: '2026-10-05', orderType: 'Order', judge: 'A. EXAMPLE, J.', reference: 'order-1' },
      { number: '2', orderDate: '2026-11-02', orderType: 'Order', judge: 'A. EXAMPLE, J.', reference: 'order-2' },
    ],
  }
  const complete: CourtCase = {
    ...KNOWN,
    hearings: rows.hearings.map((row) => ({ ...row, business: 'Heard.' })),
    orders: rows.orders.map((row) => ({ ...row, orderType: 'Order' })),
  }
  let before = tracked({ record: recordOf({ courtCase: complete }) })
  for (const [source, modifiedAt] of [
    ['courts/HC', undefined],
    ['attestr', undefined],
    ['ecourtsindia', LAST_FETCH - 1],
    ['ecourtsindia', LAST_FETCH + 1],
    ['attestr', undefined],
  ] as const) {
    const said = refresh(source === 'attestr' ? rows : reworded, { source, modifiedAt }, before)
    t.deepEqual([said.changes, said.newOrders], [[], []], source)
    before = { ...before, snapshot: said.snapshot, riskLevel: said.riskLevel, record: recordOf(said.record) }
  }
  t.is(before.record?.courtCase.hearings.length, 1)
})

test('a cause list wins over the page until its day has come, even in later refreshes without a list', (t) => {
  const listed = refresh({}, { listedOn: '2026-11-25' })
  t.deepEqual(listed.changes, [{ field: 'nextHearingDate', from: '01-12-2026', to: '25-11-2026' }])
  const later = tracked({ record: recordOf(listed.record) })
  t.deepEqual(refresh({}, {}, later).changes, [])
  const onTheDay = refreshCase(later, { courtCase: KNOWN, source: 'attestr' }, '2026-11-25')
  t.deepEqual(onTheDay.changes, [{ field: 'nextHearingDate', from: '25-11-2026', to: '01-12-2026' }])
  t.is(onTheDay.record.listedOn, null)
})

test('a listed day that has come stays while the page names an earlier one; a future day does not', (t) => {
  const page = { nextHearingDate: '2026-11-18' }
  const knowing = (nextHearingDate: string) =>
    tracked({ record: recordOf({ courtCase: { ...KNOWN, nextHearingDate } }) })
  for (const day of ['2026-11-20', TODAY]) t.deepEqual(refresh(page, {}, knowing(day)).changes, [])
  t.deepEqual(refresh({ nextHearingDate: '2026-12-20' }, {}, knowing('2026-11-20')).changes, [
    { field: 'nextHearingDate', from: '20-11-2026', to: '20-12-2026' },
  ])
  t.is(refresh(page, {}, knowing('2026-12-01')).changes.length, 1)
})

test('a copy older than the last fetch changes no known fact, and a newer one does', (t) => {
  const { nextHearingDate: _, ...rest } = KNOWN
  const disposed: CourtCase = {
    ...rest,
    identifier: { ...KNOWN.identifier, registrationNumber: '8/2024' },
    status: 'DISPOSED',
    interlocutoryApplications: [{ number: 'IA 1/2024', status: 'Disposed' }],
  }
  const before = tracked({ riskLevel: 'LOW', record: recordOf({ courtCase: disposed }) })
  const copy: Partial<CourtCase> = {
    identifier: { ...KNOWN.identifier, registrationNumber: '7/2024' },
    stage: 'Admission',
    natureOfDisposal: 'Ex parte',
    interlocutoryApplications: [{ number: 'IA 1/2024', status: 'Pending' }],
    hearings: [{ nextDate: '2026-12-01' }],
  }
  const older = refresh(copy, OLDER, before)
  t.deepEqual([older.changes, older.record.courtCase], [[], disposed])
  const newer = refresh(copy, { ...OLDER, modifiedAt: LAST_FETCH + 1 }, before)
  t.like(newer.record.courtCase, { status: 'PENDING', stage: 'Admission', nextHearingDate: '2026-12-01' })
})

test('rows found only in an older copy are still new', (t) => {
  const order = { number: '2', orderDate: '2026-11-02', reference: 'two' }
  const hearing = { businessDate: '2026-11-02', purpose: 'Evidence' }
  const { newOrders, record } = refresh({ orders: [order], hearings: [hearing] }, OLDER)
  t.deepEqual(newOrders, [order])
  t.deepEqual(record.courtCase, { ...KNOWN, orders: [...KNOWN.orders, order], hearings: [hearing] })
})

test('a snapshot gets changes and missing facts, keeps the rest, and keeps its date format', (t) => {
  const moved = { nextHearingDate: '2026-12-08' }
  t.deepEqual(refresh(moved).snapshot, {
    court: 'Delhi HC',
    nextHearingDate: '08-12-2026',
    note: 'ours',
    caseStatus: 'PENDING',
    stage: 'Evidence',
    judge: 'Justice A. Example',
  })
  const iso = tracked({ snapshot: { filingDate: '2024-01-05', nextHearingDate: '2026-12-01' } })
  t.like(refresh(moved, {}, iso).snapshot, { filingDate: '2024-01-05', nextHearingDate: '2026-12-08' })
  t.like(refresh({}, {}, tracked({ snapshot: null })).snapshot, {
    parties: { petitioner: 'Tamraparni Switchgears Private Limited', respondent: 'Indrani Ceramics Limited' },
    nextHearingDate: '01-12-2026',
  })
})

test('a disposed case keeps no next hearing in record or snapshot, as in a lookup, unless its source or a list names one', (t) => {
  const { nextHearingDate: _, ...page } = { ...KNOWN, status: 'DISPOSED' as const, decisionDate: '2026-11-20' }
  const disposed = (before = tracked(), answer: Partial<FetchedCase> = {}) =>
    refreshCase(before, { courtCase: page, source: 'attestr', ...answer }, TODAY)
  const { record, snapshot } = disposed()
  t.is(record.courtCase.nextHearingDate, undefined)
  t.deepEqual(record.courtCase, refreshedCase(KNOWN, page))
  t.deepEqual(
    Object.keys(snapshot).filter((fact) => fact === 'nextHearingDate'),
    [],
  )
  t.is(snapshot.note, 'ours')
  // The same at the first fetch, for a case whose client has sent a day.
  t.is(disposed(tracked({ record: undefined })).snapshot.nextHearingDate, undefined)
  t.is(disposed(tracked(), { listedOn: '2026-12-03' }).record.courtCase.nextHearingDate, '2026-12-03')
  t.is(refresh({ status: 'DISPOSED' }).record.courtCase.nextHearingDate, '2026-12-01')
})

test('at the first fetch only contradictions to the snapshot are changes, and no list of orders is', (t) => {
  const first = tracked({ record: undefined, snapshot: { caseStatus: 'PENDING', nextHearingDate: '2026-11-30' } })
  const { changes, newOrders, record } = refresh({}, {}, first)
  t.deepEqual(changes, [{ field: 'nextHearingDate', from: '30-11-2026', to: '01-12-2026' }])
  t.deepEqual(newOrders, [])
  t.deepEqual(record.courtCase.orders, KNOWN.orders)
})

test('the risk level follows the case and is a change, unless a user set it or no facts are known', (t) => {
  const disposed = { status: 'DISPOSED' } as const
  const low = refresh(disposed)
  t.is(low.riskLevel, 'LOW')
  t.deepEqual(low.changes.at(-1), { field: 'riskLevel', from: 'UNCLASSIFIED', to: 'LOW' })
  t.is(refresh(disposed, {}, tracked({ isLevelSetByHand: true, riskLevel: 'HIGH' })).riskLevel, 'HIGH')
  t.is(refresh({}, {}, tracked({ riskLevel: 'MODERATE' })).riskLevel, 'MODERATE')
})

test('the case type of a fetch counts in that fetch, so that an equal answer changes no level next time', (t) => {
  const identifier = { ...KNOWN.identifier, caseType: 'Crl. Case' }
  const before = tracked({ snapshot: { caseType: 'CC' } })
  const first = refresh({ identifier }, {}, before)
  t.deepEqual([first.riskLevel, first.changes.at(-1)?.field], ['HIGH', 'riskLevel'])
  t.deepEqual(refresh({ identifier }, {}, { ...before, ...first, record: recordOf(first.record) }).changes, [])
})

test('further numbers of a source are stored, except those that the court type cannot have', (t) => {
  const numbers = { ...KNOWN.identifier, diaryNumber: '7/2024', filingNumber: 'nonsense' }
  const { identifier, identity } = refresh({ identifier: numbers })
  t.deepEqual(identifier, KNOWN.identifier)
  t.is(identity.key, 'HC:cnr:DLHC010000012024')
})

test('a case is due with the next sync, once disposed of a week later, and never while it cannot be looked up', (t) => {
  t.is(nextDueOn({ status: 'PENDING' }, '2026-12-31'), '2026-12-31')
  t.is(nextDueOn({ status: 'DISPOSED' }, '2026-12-31'), '2027-01-07')
  t.is(nextDueOn({ status: 'DISPOSED' }, '2026-11-21'), '2026-11-28')
  t.true(canBeLookedUp(KNOWN.identifier))
  t.false(canBeLookedUp({ courtType: 'HC', registrationNumber: '7/2024' }))
})

const NOW = Date.parse('2026-11-21T02:30:00+05:30')

for (const [says, answer, fetchedDaysAgo, nextHearingDate, expected] of [
  ['nothing', {}, 1, '2026-12-01', false],
  ['the known day', { listedOn: '2026-12-01' }, 1, '2026-12-01', false],
  ['another day', { listedOn: '2026-11-25' }, 1, '2026-12-01', true],
  ['that the source visited the court since', { visitedAt: NOW - 1 }, 1, '2026-12-01', true],
  ['that the source visited the court before', { visitedAt: NOW - 2 * DAY_MS }, 1, '2026-12-01', false],
  ['nothing, and the hearing was yesterday', {}, 1, '2026-11-20', true],
  ['nothing, and the hearing is today', {}, 1, '2026-11-21', false],
  ['nothing, for more than a week', {}, 8, '2026-12-01', true],
  ['nothing of a case without a next day', {}, 1, undefined, false],
] as const)
  test(`worth fetching when the cheap answer is ${says}: ${expected}`, (t) => {
    const { nextHearingDate: _, ...rest } = KNOWN
    const courtCase: CourtCase = nextHearingDate === undefined ? rest : { ...rest, nextHearingDate }
    const record = { courtCase, lastFetchedAt: NOW - fetchedDaysAgo * DAY_MS }
    t.is(isWorthFetching(record, answer, { today: TODAY, at: NOW }), expected)
  })

test('a merge that lost an order is rejected instead of stored', (t) => {
  const [order] = KNOWN.orders
  // As seen by a merge that skips every row except the first.
  const orders = Object.assign([order, { ...order, number: '2' }], {
    *[Symbol.iterator]() {
      yield order
    },
  }) as CourtCase['orders']
  const before = tracked({ record: recordOf({ courtCase: { ...KNOWN, orders } }) })
  t.throws(() => refresh({ orders: [] }, {}, before), {
    instanceOf: InvariantBroken,
    message: /^NOTHING_LOST does not hold/,
  })
})
