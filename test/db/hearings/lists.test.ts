import test from 'ava'
import { recogniseCase } from '../../../domain/courts/index.ts'
import { addDays, indianDay } from '../../../domain/dates.ts'
import type { MissingState } from '../../../domain/hearings/list-watch.ts'
import { readList } from '../../../sources/cause-lists/read-list.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { aCase } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

const COURT = 'HC-DLHC01'
let days = 20
const aDay = () => addDays(indianDay(Date.now()), ++days)

/** A case with a printable number, on the list of a day. */
async function listed(serial: number) {
  const { key, accountId } = await anAccount(service.db)
  const registrationNumber = `${serial}/2024`
  const caseIdentifier = { courtType: 'HC', establishmentCode: 'DLHC01', caseType: 'WP(C)', registrationNumber }
  const caseId = await aCase(service, key, { caseIdentifier })
  const tracked = { id: caseId, accountId, courtType: 'HC' as const }
  const day = aDay()
  await service.db.lists.openDay(COURT, day, 1)
  return { key, tracked, day, serial }
}

/** Publishes these lists, and reads them with this many of them naming the case. */
async function read(
  { serial, day }: Awaited<ReturnType<typeof listed>>,
  slots: string[],
  carrying: string[],
  unread: string[] = [],
) {
  const { lists } = service.db
  const at = Date.now()
  const value = slots.map((slot) => ({
    slot,
    kind: slot === 'advance' ? ('ADVANCE' as const) : ('DAILY' as const),
    number: 1,
    bench: null,
  }))
  const named = await service.db.transaction((tx) => lists.recordIndex(COURT, day, { kind: 'found', value }, at, tx))
  for (const document of named) {
    const { slot } = document
    const numbers = [carrying.includes(slot) ? `W.P.(C) ${serial}/2024` : 'W.P.(C) 1/1999']
    const text = `CAUSE LIST FOR ${day}\nCOURT NO. 4\n1. ${numbers} SAFFRON Vs. KAVERI\n2. CS(OS) 7/1998 A Vs. B`
    const reading = readList(unread.includes(slot) ? [text, ''] : [text])
    const hits = await lists.findHits(COURT, document, reading)
    const said = { reading, sha256: 'f'.repeat(64), etag: null, hits }
    await service.db.transaction((tx) => lists.recordReading({ court: COURT, day }, document, said, at, tx))
  }
  await lists.recordPoll(COURT, day, { at, watchVersion: 'v' }, at)
}

/** Publishes documents for a day, with these lines each, and reads them. A slot that begins with `note` is one of deletion. */
async function publish(day: string, documents: Record<string, string[]>, { at = Date.now(), court = COURT } = {}) {
  const { lists } = service.db
  const kindOf = (slot: string) => (slot.startsWith('note') ? ('DELETION_NOTE' as const) : ('DAILY' as const))
  const value = Object.keys(documents).map((slot) => ({ slot, kind: kindOf(slot), number: 1, bench: null }))
  const named = await service.db.transaction((tx) => lists.recordIndex(court, day, { kind: 'found', value }, at, tx))
  for (const document of named) {
    const reading = readList([[`CAUSE LIST FOR ${day}`, ...(documents[document.slot] ?? [])].join('\n')])
    const hits = await lists.findHits(court, document, reading)
    const said = { reading, sha256: 'f'.repeat(64), etag: null, hits }
    await service.db.transaction((tx) => lists.recordReading({ court, day }, document, said, at, tx))
  }
  await lists.recordPoll(court, day, { at, watchVersion: 'v' }, at)
}

/** The lines of a list with a case as its first item, and of a note that deletes an item. */
const carries = (serial: number) => [
  'COURT NO. 4',
  `1. W.P.(C) ${serial}/2024 SAFFRON Vs. KAVERI`,
  '2. CS(OS) 7/1998 A Vs. B',
]
const deletes = (serial: number, item: number) => [
  'DELETION NOTE',
  `1. W.P.(C) ${serial}/2024 LISTED BEFORE HON'BLE MS. JUSTICE ARUNDAS AT`,
  `ITEM NO.${item} IS DELETED AS THE SAME IS RETURNED TO FILING COUNTER.`,
]

async function states(key: string, query: string): Promise<string[]> {
  const { body } = await service.call(`GET /watchlist/hearings?to=${addDays(indianDay(Date.now()), 300)}${query}`, {
    key,
  })
  return (body as { hearings: { state: string }[] }).hearings.map(({ state }) => state)
}

/** Returns the hearing events with their data, oldest first. */
async function told(accountId: string): Promise<({ type: string } & Record<string, unknown>)[]> {
  const [rows] = await service.db.sequelize.query(
    "SELECT type, data FROM events WHERE account_id = :accountId AND type LIKE 'hearing.%' ORDER BY id",
    { replacements: { accountId } },
  )
  return (rows as { type: string; data: string }[]).map(({ type, data }) => ({ type, ...JSON.parse(data) }))
}

async function events(accountId: string): Promise<string[]> {
  return (await told(accountId)).map(({ type }) => type)
}

test('a case on a list has a listed hearing, reported once even if the list is read again', async (t) => {
  const on = await listed(900_101)
  await read(on, ['a'], ['a'])
  await read(on, ['a'], ['a'])
  t.deepEqual(await states(on.key, ''), ['LISTED'])
  t.deepEqual(await states(on.key, '&state=LISTED'), ['LISTED'])
  t.deepEqual(await states(on.key, '&state=EXPECTED'), [])
  t.deepEqual(await events(on.tracked.accountId), ['hearing.listed'])
})

test('a hearing shows how its list names the case, when, by which link, and whether its bench sits', async (t) => {
  const on = await listed(900_109)
  const { lists } = service.db
  const { day, key, tracked } = on
  const document = { slot: 'a', kind: 'DAILY', number: 1, bench: 'CHIEF JUSTICE' } as const
  const look = async (more: object, heading: string[]) => {
    const value = [{ ...document, ...more }]
    const [named] = await service.db.transaction((tx) =>
      lists.recordIndex(COURT, day, { kind: 'found', value }, Date.now(), tx),
    )
    if (!named) throw new Error('no list')
    if (heading.length === 0) return
    const rows = ['1. IA 5/2025 in W.P.(C) No. 900109/2024 SAFFRON Vs. KAVERI', '2. CS(OS) 7/1998 A Vs. B']
    const reading = readList([[`CAUSE LIST FOR ${day}`, 'COURT NO. 4', ...heading, ...rows].join('\n')])
    const hits = await lists.findHits(COURT, named, reading)
    const said = { reading, sha256: 'f'.repeat(64), etag: null, hits }
    await service.db.transaction((tx) => lists.recordReading({ court: COURT, day }, named, said, Date.now(), tx))
  }
  await look({}, ['AT 10:30 A.M.', 'VC LINK: https://hearings.invalid/vc/4'])
  const place = {
    ...{ item: '1', courtRoom: '4', bench: 'CHIEF JUSTICE', numberAsListed: 'IA 5/2025 in W.P.(C) No. 900109/2024' },
    ...{ connectedTo: null, viaApplication: true, sittingTime: '10:30', videoLink: 'https://hearings.invalid/vc/4' },
    ...{ tentative: false, final: false, evidence: 'CAUSE_LIST' },
  }
  const shown = async () => {
    const { body } = await service.call(`GET /watchlist/hearings?from=${day}&to=${day}`, { key })
    return (body as { hearings: { hearingId: string }[] }).hearings[0]
  }
  t.like(await shown(), { ...place, state: 'LISTED', sitting: null })
  // The court says next to the list that the bench is on leave; the list is the same.
  await look({ sitting: false }, [])
  t.like(await shown(), { ...place, state: 'LISTED', sitting: false, revision: 1 })
  await look({ sitting: false }, [])
  t.deepEqual(
    (await told(tracked.accountId)).map(({ type, state, tentative, fields }) => [type, state, tentative, fields]),
    [
      ['hearing.listed', 'LISTED', false, undefined],
      ['hearing.changed', 'LISTED', undefined, 'sitting'],
    ],
  )
})

test('a case is taken off only once every list of the day was read in full', async (t) => {
  const on = await listed(900_102)
  await read(on, ['a', 'b'], ['a'], ['b'])
  await read(on, ['a', 'b'], [], ['b'])
  t.deepEqual(await states(on.key, ''), ['LISTED'])
  await read(on, ['a', 'b'], [])
  t.deepEqual(await states(on.key, ''), ['REMOVED'])
  t.deepEqual(await events(on.tracked.accountId), ['hearing.listed', 'hearing.changed'])
})

test('an archived case is not taken off a list, and neither is a restored one before its lists are searched again', async (t) => {
  const on = await listed(900_111)
  const { key, tracked } = on
  const become = async (status: string) => {
    const path = `PUT /watchlist/cases/${tracked.id}`
    t.is((await service.call(path, { key, body: { status } })).status, 200)
  }
  const shown = async () => {
    const { body } = await service.call(`GET /watchlist/cases/${tracked.id}/hearings`, { key })
    return (body as { hearings: { state: string }[] }).hearings.map(({ state }) => state)
  }
  await read(on, ['a', 'b'], ['b'])
  await become('ARCHIVED')
  await read(on, ['a', 'b'], ['b'])
  await read(on, ['a', 'b'], [])
  t.deepEqual([await shown(), await events(tracked.accountId)], [['LISTED'], ['hearing.listed']])
  await become('ACTIVE')
  await read(on, ['a', 'b'], ['b'])
  t.deepEqual([await shown(), await events(tracked.accountId)], [['LISTED'], ['hearing.listed']])
  await read(on, ['a', 'b'], [])
  t.deepEqual([await shown(), await events(tracked.accountId)], [['REMOVED'], ['hearing.listed', 'hearing.changed']])
})

test('an early list makes a hearing expected, and does not affect the state of its day, read or not', async (t) => {
  const on = await listed(900_110)
  const { key, day, tracked } = on
  await read(on, ['advance'], ['advance'])
  t.deepEqual(await states(key, ''), ['EXPECTED'])
  const { body } = await service.call(`GET /watchlist/hearings?from=${day}&to=${day}`, { key })
  const early = { tentative: true, evidence: 'CAUSE_LIST', listKind: 'ADVANCE', item: '1' }
  t.like((body as { hearings: object[] }).hearings[0], early)
  t.like((await service.db.lists.awaited(day, Date.now()))[0], {
    documents: 0,
    unread: 0,
    rows: 2,
    hits: 1,
    expected: 1,
  })
  await read(on, ['advance', 'a'], ['advance', 'a'], ['advance'])
  t.deepEqual(await states(key, ''), ['LISTED'])
  // The list of the day drops it. The unread early list that still carries it does not keep it.
  await read(on, ['advance', 'a'], ['advance'], ['advance'])
  t.deepEqual(await states(key, ''), ['REMOVED'])
  t.deepEqual(
    (await told(tracked.accountId)).map(({ type, state, tentative, fields }) => [type, state, tentative, fields]),
    [
      ['hearing.listed', 'EXPECTED', true, undefined],
      ['hearing.changed', 'LISTED', undefined, 'state,listKind'],
      ['hearing.changed', 'REMOVED', undefined, 'state,reason'],
    ],
  )
})

test('no "not listed" is reported for a case that was not searched for: pending review, archived or just restored', async (t) => {
  const day = indianDay(Date.now())
  const { key } = await anAccount(service.db, { reviewer: 'OPERATOR' })
  const operator = await service.db.operatorKeys.issue('Test operator')
  await service.db.lists.openDay(COURT, day, 1)
  const look = async (at = Date.now()) => {
    const value = [{ slot: 'a', kind: 'DAILY' as const, number: 1, bench: null }]
    const [document] = await service.db.transaction((tx) =>
      service.db.lists.recordIndex(COURT, day, { kind: 'found', value }, at, tx),
    )
    if (!document) throw new Error('no list')
    const reading = readList([`CAUSE LIST FOR ${day}\nCOURT NO. 4\n1. CS(OS) 7/1998 A Vs. B`])
    const said = { reading, sha256: 'f'.repeat(64), etag: null, hits: [] }
    await service.db.transaction((tx) => service.db.lists.recordReading({ court: COURT, day }, document, said, at, tx))
    await service.db.lists.recordPoll(COURT, day, { at, watchVersion: 'v' }, at)
  }
  const caseIdentifier = {
    courtType: 'HC',
    establishmentCode: 'DLHC01',
    caseType: 'WP(C)',
    registrationNumber: '900112/2024',
  }
  const caseId = await aCase(service, key, { caseIdentifier, snapshot: { nextHearingDate: day } })
  const shown = async () => {
    const { body } = await service.call(`GET /watchlist/cases/${caseId}/hearings`, { key })
    return (body as { hearings: { state: string }[] }).hearings[0]?.state
  }
  await look()
  t.is(await shown(), 'NOT_COVERED')
  t.is((await service.call(`POST /backoffice/cases/${caseId}/approve`, { key: operator })).status, 200)
  t.is(await shown(), 'EXPECTED')
  await look()
  t.is(await shown(), 'NOT_LISTED')
  const become = (status: string) => service.call(`PUT /watchlist/cases/${caseId}`, { key, body: { status } })
  await become('ARCHIVED')
  t.is(await shown(), 'NOT_COVERED')
  await become('ACTIVE')
  t.is(await shown(), 'EXPECTED')
  await look()
  t.is(await shown(), 'NOT_LISTED')
})

test('operators see the awaited lists of a day with counts, and no row of them', async (t) => {
  const on = await listed(900_103)
  await read(on, ['a', 'b'], ['a'], ['b'])
  const [day] = await service.db.lists.awaited(on.day, Date.now())
  t.like(day, { court: COURT, documents: 2, unread: 1, rows: 2, hits: 1, looks: 1, expected: 0 })
})

test('the courts to watch are those whose lists can name active cases, and their version changes with each such case', async (t) => {
  const before = await service.db.lists.watchVersion(COURT)
  await listed(900_104)
  t.true((await service.db.lists.courtsToWatch()).includes(COURT))
  t.not(await service.db.lists.watchVersion(COURT), before)
})

test('only the sightings of tracked cases are stored of a list, without numbers or names of strangers', async (t) => {
  const on = await listed(900_105)
  await read(on, ['a'], ['a'])
  for (const table of ['list_days', 'list_documents', 'hearing_sightings', 'hearings', 'hearing_changes', 'events']) {
    const [rows] = await service.db.sequelize.query(`SELECT * FROM ${table}`)
    t.notRegex(JSON.stringify(rows), /\/199[89]|KAVERI/, table)
  }
})

test('an account with an expected hearing is notified once of its missing lists, and once when they are read after all', async (t) => {
  const day = aDay()
  await service.db.lists.openDay(COURT, day, 1)
  const { key, accountId } = await anAccount(service.db)
  const stranger = await anAccount(service.db)
  for (const serial of [900_107, 900_108]) {
    const registrationNumber = `${serial}/2024`
    const caseIdentifier = { courtType: 'HC', establishmentCode: 'DLHC01', caseType: 'WP(C)', registrationNumber }
    await aCase(service, key, { caseIdentifier, snapshot: { nextHearingDate: day } })
  }
  const { listAlerts } = service.db
  const missing = (state: MissingState) =>
    service.db.transaction((tx) => listAlerts.tellMissing(COURT, day, state, Date.now(), tx))
  const read = () => service.db.transaction((tx) => listAlerts.tellRead(COURT, day, Date.now(), tx))
  t.is(await read(), 0)
  t.deepEqual([await missing('SOURCE_DOWN'), await missing('SOURCE_DOWN')], [1, 0])
  t.is(await missing('LIST_NOT_PUBLISHED'), 1)
  t.deepEqual([await read(), await read(), await missing('SOURCE_DOWN')], [1, 0, 0])
  t.deepEqual(await events(accountId), ['hearing.list_missing', 'hearing.list_missing', 'hearing.list_read'])
  t.deepEqual(await events(stranger.accountId), [])
  const about = { court: COURT, courtType: 'HC', day }
  t.deepEqual(
    (await told(accountId)).map(({ type: _, ...data }) => data),
    [
      { ...about, state: 'SOURCE_DOWN', hearings: 2 },
      { ...about, state: 'LIST_NOT_PUBLISHED', hearings: 2 },
      { ...about, hearings: 2 },
    ],
  )
})

test('a case that a note takes off one item of a list stays listed on its other item', async (t) => {
  const { key, day, serial, tracked } = await listed(900_121)
  const list = [
    ...carries(serial),
    'COURT NO. 9',
    '1. CS(OS) 8/1998 C Vs. D',
    `2. W.P.(C) ${serial}/2024 SAFFRON Vs. KAVERI`,
  ]
  const shown = async () => {
    const { body } = await service.call(`GET /watchlist/hearings?from=${day}&to=${day}`, { key })
    return (body as { hearings: object[] }).hearings[0]
  }
  await publish(day, { a: list })
  t.like(await shown(), { state: 'LISTED', courtRoom: '4', item: '1' })
  await publish(day, { a: list, note: deletes(serial, 1) })
  t.like(await shown(), { state: 'LISTED', courtRoom: '9', item: '2' })
  await publish(day, { a: list, note: deletes(serial, 1), 'note-2': deletes(serial, 2) })
  t.like(await shown(), { state: 'REMOVED', reason: 'TAKEN_OFF_LIST' })
  const changes = (await told(tracked.accountId)).map(({ type, fields }) => [type, fields])
  t.deepEqual(changes, [
    ['hearing.listed', undefined],
    ['hearing.changed', 'courtRoom,item'],
    ['hearing.changed', 'state,reason'],
  ])
})

test('a case that a note moved from its day is listed there again once the note is withdrawn', async (t) => {
  const { key, day, serial } = await listed(900_122)
  const later = aDay()
  await service.db.lists.openDay(COURT, later, 1)
  const at = Date.now()
  await publish(day, { a: carries(serial) }, { at })
  await publish(day, { a: carries(serial), note: deletes(serial, 1) }, { at })
  await publish(later, { b: carries(serial) }, { at })
  t.deepEqual(await states(key, ''), ['MOVED', 'LISTED'])
  const value = [{ slot: 'a', kind: 'DAILY', number: 1, bench: null } as const]
  for (const minutes of [1, 12])
    await service.db.transaction((tx) =>
      service.db.lists.recordIndex(COURT, day, { kind: 'found', value }, at + minutes * 60_000, tx),
    )
  t.deepEqual(await states(key, ''), ['LISTED', 'LISTED'])
})

test('a case with numbers of two benches is not reported as not listed because the lists of one of them are read', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const [day, serial] = [indianDay(Date.now()), 900_123]
  const number = { caseType: 'WP(C)', registrationNumber: `${serial}/2024` }
  const keyAt = (establishmentCode: string) => recogniseCase('HC', { ...number, establishmentCode }).identity?.key ?? ''
  const caseIdentifier = { courtType: 'HC', establishmentCode: 'DLHC01', ...number }
  await aCase(service, key, { caseIdentifier, snapshot: { nextHearingDate: day } })
  const both = { key: keyAt('DLHC01'), aliases: [keyAt('HBHC01')] }
  const by = { actorType: 'OPERATOR', actorId: 'test', requestId: 'two-benches' } as const
  await service.db.trackedCases.learnFromLookup(accountId, both, by)
  for (const court of [COURT, 'HC-HBHC01']) await service.db.lists.openDay(court, day, 1)
  await publish(day, { a: carries(1) })
  t.deepEqual(await states(key, ''), ['NOT_COVERED'])
  await publish(day, { a: carries(serial) }, { court: 'HC-HBHC01' })
  t.deepEqual(await states(key, ''), ['LISTED'])
  await publish(day, { a: carries(1) }, { court: 'HC-HBHC01' })
  t.deepEqual(await states(key, ''), ['REMOVED'], 'the list that had it decides')
})
