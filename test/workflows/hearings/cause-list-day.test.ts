import test from 'ava'
import { indianDay } from '../../../domain/dates.ts'
import { taskQueueName } from '../../../domain/task-queue.ts'
import {
  causeListDayId,
  causeListDayState,
  startPollAgain,
} from '../../../workflows/hearings/cause-list-day.messages.ts'
import { inDays, startServiceWithLists } from '../../support/cause-lists.ts'
import { anAccount, type Service } from '../../support/service.ts'
import { fastForward } from '../../support/time-skipping.ts'
import { until } from '../../support/until.ts'
import { aCase } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startServiceWithLists(['core', 'lists'])
})
test.after.always(() => service?.close())

const TODAY = indianDay(Date.now())

const watchId = (court: string, day: string) => causeListDayId(service.configuration.TASK_QUEUE_PREFIX, { court, day })

let serial = 800_000

/**
 * A case of a High Court's bench with a unique number, as a list prints it; the number before it is unused too, for
 * ranges.
 */
async function aListedCase(bench: string, type: string, details: object = {}) {
  const { key, accountId } = await anAccount(service.db)
  serial += 2
  const registrationNumber = `${serial}/2024`
  const caseIdentifier = { courtType: 'HC', establishmentCode: bench, caseType: type, registrationNumber }
  const caseId = await aCase(service, key, { caseIdentifier, ...details })
  return { key, accountId, caseId, number: `${type} ${registrationNumber}` }
}

/** Triggers a poll of a court's lists for a day, and waits for its end. */
async function look(court: string, day: string): Promise<void> {
  const looks = async () =>
    (await service.db.lists.awaited(day, Date.now())).find((each) => each.court === court)?.looks ?? 0
  const before = await looks()
  await service.temporal.start(startPollAgain(service.configuration.TASK_QUEUE_PREFIX, { court, day }))
  await until(looks, (now) => now > before)
}

interface Hearing {
  hearingDate: string
  state: string
  [field: string]: unknown
}

async function hearings(key: string): Promise<Hearing[]> {
  const { body } = await service.call(`GET /watchlist/hearings?to=${inDays(200)}`, { key })
  return (body as { hearings: Hearing[] }).hearings
}

const states = async (key: string) => (await hearings(key)).map(({ state }) => state)

/** Returns an account's hearing events in order. */
async function told({ accountId }: { accountId: string }): Promise<string[]> {
  const [rows] = await service.db.sequelize.query(
    "SELECT type FROM events WHERE account_id = :accountId AND type LIKE 'hearing.%' ORDER BY id",
    { replacements: { accountId } },
  )
  return (rows as { type: string }[]).map(({ type }) => type)
}

test.serial(
  'a watch is started for each coming day of a court with a case, again when it is lost, and never twice',
  async (t) => {
    await aListedCase('HCMD01', 'WP(MD)')
    const start = (workflowId: string) =>
      service.temporal.client.workflow.execute('causeLists', {
        workflowId,
        taskQueue: taskQueueName(service.configuration.TASK_QUEUE_PREFIX, 'core'),
      })
    await start('cause-lists-first')
    const ids = Array.from({ length: 8 }, (_, ahead) => watchId('HC-HCMD01', inDays(ahead)))
    const isOpen = async (id = '') => service.temporal.isOpen(id)
    for (const id of ids.slice(1)) t.true(await isOpen(id), id)
    await until(
      async () => (await service.db.lists.awaited(inDays(5), Date.now())).find(({ court }) => court === 'HC-HCMD01'),
      (seen) => (seen?.looks ?? 0) > 0,
    )
    await service.temporal.client.workflow.getHandle(ids[5] ?? '').terminate()
    await start('cause-lists-second')
    t.false(await isOpen(ids[5]), 'it may still be at work')
    await service.db.sequelize.query(
      'UPDATE list_days SET looked_at = looked_at - :ago WHERE court = :court AND day = :day',
      {
        replacements: { ago: 80 * 60_000, court: 'HC-HCMD01', day: inDays(5) },
      },
    )
    await start('cause-lists-third')
    t.true(await isOpen(ids[5]))
  },
)

for (const [court, bench, type] of [
  ['HC-DLHC01', 'DLHC01', 'W.P.(C)'],
  ['HC-HCMA01', 'HCMA01', 'WP'],
  ['HC-WBCHCA', 'WBCHCA', 'WPA'],
  ['HC-HBHC01', 'HBHC01', 'WP'],
] as const)
  test(`a case on the list of ${court} is listed with its item, and reported once`, async (t) => {
    const day = inDays(3)
    const listed = await aListedCase(bench, type)
    const { key, number } = listed
    await service.control.putList({ court, day, rows: [{ number, item: 5, courtRoom: '12' }] })
    await look(court, day)
    await look(court, day)
    const [hearing] = await hearings(key)
    t.like(hearing, { hearingDate: day, state: 'LISTED', item: '5', courtRoom: '12', stage: 'FOR ADMISSION' })
    t.deepEqual(await told(listed), ['hearing.listed'])
  })

test('a case on a list of the Supreme Court is listed by its number or its diary number', async (t) => {
  const day = inDays(3)
  const { key } = await anAccount(service.db)
  await aCase(service, key, {
    caseIdentifier: { courtType: 'SC', caseType: 'SLP(C)', registrationNumber: '800501/2024' },
  })
  await aCase(service, key, { caseIdentifier: { courtType: 'SC', diaryNumber: '80502/2024' } })
  const rows = [
    { number: 'SLP(C) No. 800501/2024', item: 3 },
    { number: 'Diary No. 80502-2024', item: 6 },
  ]
  await service.control.putList({ court: 'SC', day, rows })
  await look('SC', day)
  t.deepEqual((await hearings(key)).map(({ state, item }) => [state, item]).sort(), [
    ['LISTED', '3'],
    ['LISTED', '6'],
  ])
})

test('a revised list moves the item, and takes off what it no longer carries, each reported', async (t) => {
  const [court, day] = ['HC-DLHC01', inDays(4)]
  const listed = await aListedCase('DLHC01', 'W.P.(C)')
  const { key, number } = listed
  await service.control.putList({ court, day, rows: [{ number, item: 5 }] })
  await look(court, day)
  await service.control.putList({ court, day, rows: [{ number, item: 7 }] })
  await look(court, day)
  t.is((await hearings(key))[0]?.item, '7')
  await service.control.putList({ court, day, rows: [{ number: 'W.P.(C) 1/1999', item: 7 }] })
  await look(court, day)
  t.deepEqual(await states(key), ['REMOVED'])
  t.deepEqual(await told(listed), ['hearing.listed', 'hearing.changed', 'hearing.changed'])
})

test('a note of deletion takes a case off its list, is reported once, and puts the case back when it is removed', async (t) => {
  const [court, day] = ['HC-DLHC01', inDays(2)]
  const listed = await aListedCase('DLHC01', 'W.P.(C)')
  const other = await aListedCase('DLHC01', 'W.P.(C)')
  const rows = [
    { number: listed.number, item: 5 },
    { number: other.number, item: 7 },
  ]
  await service.control.putList({ court, day, rows })
  await look(court, day)
  const note = {
    court,
    day,
    kind: 'DELETION_NOTE',
    rows: [
      { number: listed.number, item: 5 },
      { number: other.number, item: 8 },
    ],
  }
  await service.control.putList(note)
  await look(court, day)
  await look(court, day)
  t.deepEqual([await states(listed.key), await states(other.key)], [['REMOVED'], ['LISTED']])
  t.deepEqual(await told(listed), ['hearing.listed', 'hearing.changed'])
  t.deepEqual(await told(other), ['hearing.listed'])
  await service.control.putList({ ...note, rows: [] })
  await look(court, day)
  t.deepEqual(await states(listed.key), ['LISTED'])
})

test('a supplementary list is read in addition to the main one, and its item counts', async (t) => {
  const [court, day] = ['HC-DLHC01', inDays(6)]
  const { key, number } = await aListedCase('DLHC01', 'W.P.(C)')
  await service.control.putList({ court, day, rows: [{ number, item: 5 }] })
  await service.control.putList({ court, day, kind: 'SUPPLEMENTARY', number: 2, rows: [{ number, item: 4 }] })
  await look(court, day)
  t.like((await hearings(key))[0], { state: 'LISTED', item: '4', listKind: 'SUPPLEMENTARY', listNumber: 2 })
})

test('a list that cannot be read in full takes nothing off, and a list with another day in it has no effect', async (t) => {
  const day = inDays(5)
  for (const [court, bench, type, changes] of [
    ['HC-WBCHCA', 'WBCHCA', 'WPA', ['cut', 'numbering-gap', 'half']],
    ['HC-DLHC01', 'DLHC01', 'W.P.(C)', ['scanned']],
  ] as const) {
    const { key, number } = await aListedCase(bench, type)
    await service.control.putList({ court, day, kind: 'DAILY', number: 3, rows: [{ number, item: 5 }] })
    await look(court, day)
    const strangers = [{ number: 'RFA 1/1999', item: 5 }]
    for (const change of changes) {
      await service.control.putList({ court, day, kind: 'DAILY', number: 3, rows: strangers, change })
      await look(court, day)
      t.deepEqual(await states(key), ['LISTED'], change)
    }
  }
  const other = await aListedCase('WBCHCA', 'WPA')
  const rows = [{ number: other.number }]
  await service.control.putList({ court: 'HC-WBCHCA', day: inDays(7), rows, change: 'wrong-date' })
  await look('HC-WBCHCA', inDays(7))
  t.deepEqual(await states(other.key), [])
})

test("the list of another day at a court's only address lists no case, and takes nothing off", async (t) => {
  const [court, day, other] = ['HC-KAHC01', inDays(2), inDays(4)]
  const listed = await aListedCase('KAHC01', 'WP')
  const { key, number } = listed
  const documents = async () =>
    (await service.db.lists.awaited(day, Date.now())).find((each) => each.court === court)?.documents
  await service.control.putList({ court, day: other, rows: [{ number, item: 3 }] })
  await look(court, day)
  t.deepEqual([await documents(), await states(key)], [0, []])
  await service.control.putList({ court, day, rows: [{ number, item: 5, courtRoom: '12' }] })
  await look(court, day)
  await service.control.putList({ court, day: other, rows: [] })
  await look(court, day)
  t.is(await documents(), 1)
  const [hearing, ...others] = await hearings(key)
  t.like(hearing, { hearingDate: day, state: 'LISTED', item: '5', courtRoom: '12', stage: 'FOR ADMISSION' })
  t.deepEqual([others, await told(listed)], [[], ['hearing.listed']])
})

test('a case before the appellate tribunal is listed by its bench alone, once even if the list was uploaded again', async (t) => {
  const day = inDays(3)
  const { key, accountId } = await anAccount(service.db)
  const identifier = { courtType: 'NCLAT', establishmentCode: 'delhi', caseType: '33' }
  await aCase(service, key, { caseIdentifier: { ...identifier, registrationNumber: '800601/2024' } })
  const rows = [{ number: 'Comp. App. (AT) (Ins) No. 800601 of 2024', item: 6 }]
  await service.control.putList({ court: 'NCLAT-CHENNAI', day, rows })
  await look('NCLAT-CHENNAI', day)
  t.deepEqual(await states(key), [])
  await service.control.putList({ court: 'NCLAT-DELHI', day, number: 2, rows, change: 'duplicate' })
  await look('NCLAT-DELHI', day)
  t.like((await hearings(key))[0], { hearingDate: day, state: 'LISTED', item: '6', courtRoom: '2' })
  t.deepEqual(await told({ accountId }), ['hearing.listed'])
  const watched = (await service.db.lists.awaited(day, Date.now())).find(({ court }) => court === 'NCLAT-DELHI')
  t.like(watched, { documents: 1, unread: 0 })
  t.true((await service.db.lists.courtsToWatch()).includes('NCLAT-DELHI'))
})

test('a list that is announced but not uploaded keeps the day from being read in full', async (t) => {
  const [court, day] = ['HC-HBHC01', inDays(3)]
  const state = async () => (await service.db.lists.awaited(day, Date.now())).find((each) => each.court === court)
  await service.control.putList({ court, day, number: 2, change: 'not-uploaded' })
  await look(court, day)
  t.true(((await state())?.unread ?? 0) > 0)
  t.not((await state())?.sureAt, null)
  await service.control.putList({ court, day, number: 2 })
  await look(court, day)
  t.true(((await state())?.documents ?? 0) > 1)
})

test('a number heard with another, in a range, or by an application is found', async (t) => {
  const [court, day] = ['HC-WBCHCA', inDays(4)]
  const cases = await Promise.all([1, 2, 3].map(() => aListedCase('WBCHCA', 'WPA')))
  const serials = cases.map(({ number }) => Number(/(\d+)\//.exec(number)?.[1]))
  await service.control.putList({
    court,
    day,
    rows: [
      { number: 'WPA 7/1999', with: [cases[0]?.number] },
      { number: `WPA ${(serials[1] ?? 0) - 1}-${serials[1]}/2024` },
      { number: `CAN 5/2025 in WPA ${serials[2]}/2024` },
    ],
  })
  await look(court, day)
  for (const { key } of cases) t.deepEqual(await states(key), ['LISTED'])
})

test('the next poll finds a case added after the list was read, although the list is the same', async (t) => {
  const [court, day] = ['HC-HCMA01', inDays(5)]
  const first = await aListedCase('HCMA01', 'WP')
  const number = 'WP 790001/2024'
  await service.control.putList({ court, day, rows: [{ number: first.number }, { number }] })
  await look(court, day)
  const caseIdentifier = {
    courtType: 'HC',
    establishmentCode: 'HCMA01',
    caseType: 'WP',
    registrationNumber: '790001/2024',
  }
  const late = await aListedCase('HCMA01', 'WP', { caseIdentifier })
  await look(court, day)
  t.deepEqual([await states(late.key), await told(late)], [['LISTED'], ['hearing.listed']])
  t.deepEqual(await told(first), ['hearing.listed'])
})

test.serial('an unchanged list is not downloaded again', async (t) => {
  const [court, day] = ['HC-HCMA01', inDays(6)]
  const { number } = await aListedCase('HCMA01', 'WP')
  await service.control.putList({ court, day, rows: [{ number }] })
  await look(court, day)
  await look(court, day)
  const [answers] = await service.db.sequelize.query(
    'SELECT http_status AS status, body_gzip AS body FROM source_calls WHERE source = :source AND subject = :day ORDER BY id',
    { replacements: { source: `lists/${court}`, day } },
  )
  t.deepEqual(
    (answers as { status: number; body: unknown }[]).map(({ status, body }) => [status, body]),
    [
      [200, null],
      [304, null],
    ],
  )
})

test('a list that a court has not published, shows as images, or omits is reported as such once it is due', async (t) => {
  const snapshot = { nextHearingDate: TODAY }
  const { key } = await aListedCase('WBCHCO', 'CS', { snapshot })
  t.deepEqual(await states(key), ['NOT_COVERED'])
  await look('HC-WBCHCO', TODAY)
  t.deepEqual(await states(key), ['LIST_NOT_PUBLISHED'])

  const delhi = await aListedCase('DLHC01', 'W.P.(C)', { snapshot })
  const list = { court: 'HC-DLHC01', day: TODAY }
  await service.control.putList({ ...list, change: 'scanned' })
  await look(list.court, TODAY)
  t.deepEqual(await states(delhi.key), ['LIST_UNREADABLE'])
  await service.control.putList(list)
  await look(list.court, TODAY)
  t.deepEqual(await states(delhi.key), ['NOT_LISTED'])
  await service.control.putList({ ...list, rows: [{ number: delhi.number }] })
  await look(list.court, TODAY)
  t.deepEqual(await states(delhi.key), ['LISTED'])
})

test.serial('a site without a response leaves the lists unknown, and the next poll reports them', async (t) => {
  const snapshot = { nextHearingDate: TODAY }
  const { key, number } = await aListedCase('WBCHCA', 'WPA', { snapshot })
  const list = { court: 'HC-WBCHCA', day: TODAY }
  await service.control.putList({ ...list, rows: [{ number }] })
  await service.control.fault('lists', 'http500', 1_000)
  await look(list.court, TODAY)
  t.deepEqual(await states(key), ['SOURCE_DOWN'])
  await service.control.release('lists')
  await look(list.court, TODAY)
  t.deepEqual(await states(key), ['LISTED'])
})

test('a removed list takes its cases off once two polls ten minutes apart miss it', async (t) => {
  const list = { court: 'HC-HCMA01', day: inDays(7) }
  const listed = await aListedCase('HCMA01', 'WP')
  await service.control.putList({ ...list, rows: [{ number: listed.number }] })
  await look(list.court, list.day)
  await service.control.putList({ ...list, change: 'withdraw' })
  await look(list.court, list.day)
  t.deepEqual(await states(listed.key), ['LISTED'])
  // The next poll follows the clock: one an hour, this long before the day.
  await fastForward(service.temporal.connection, watchId(list.court, list.day), 65 * 60_000)
  await until(
    () => states(listed.key),
    ([state]) => state === 'REMOVED',
  )
  t.deepEqual(await told(listed), ['hearing.listed', 'hearing.changed'])
})

test("a watch polls often from the working day before by its court's calendar on", async (t) => {
  const [court, day] = ['HC-HCMD01', inDays(6)]
  await aListedCase('HCMD01', 'WP(MD)')
  await look(court, day)
  const untilNext = async () => {
    const handle = service.temporal.client.workflow.getHandle(watchId(court, day))
    const { nextLookAt = 0 } = await handle.query(causeListDayState)
    return nextLookAt - Date.now()
  }
  t.true((await untilNext()) > 30 * 60_000)
  const closed = Array.from({ length: 6 }, (_, ahead) => ({ court, day: inDays(ahead), kind: 'CLOSED' as const }))
  await service.db.transaction((tx) => service.db.courtHolidays.load(closed, tx))
  await look(court, day)
  t.true((await until(untilNext, (ms) => ms <= 8 * 60_000)) > 0)
})

test('no name and no number of a stranger is stored anywhere', async (t) => {
  const [court, day] = ['HC-WBCHCA', inDays(6)]
  const { number } = await aListedCase('WBCHCA', 'WPA')
  await service.control.putList({ court, day, rows: [{ number }] })
  await look(court, day)
  const tables = ['list_days', 'list_documents', 'hearing_sightings', 'hearings', 'hearing_changes', 'events', 'outbox']
  for (const table of [...tables, 'source_calls']) {
    const [rows] = await service.db.sequelize.query(`SELECT * FROM ${table}`)
    // Operators see unknown lines of an unread list, without names; other tests publish such lists.
    const kept = (rows as object[]).map((row) => ({ ...row, unknown_lines: undefined }))
    t.notRegex(JSON.stringify(kept), /RFA|\/2019/, table)
  }
})
