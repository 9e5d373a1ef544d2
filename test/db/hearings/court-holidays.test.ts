import test from 'ava'
import { addDays, indianDay, startOfIndianDay } from '../../../domain/dates.ts'
import { HEARING_STATES, type HearingState, keptAs } from '../../../domain/hearings/hearing-state.ts'
import { nextSittingDay } from '../../../domain/hearings/list-times.ts'
import { NO_DETAILS } from '../../../domain/hearings/listing-details.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { aCase } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

/** A Monday of a future year, and the days after it. */
const MONDAY = '2040-01-09'
const on = (weekday: number) => addDays(MONDAY, weekday - 1)
const COURT = 'HC-DLHC01'

const load = (...days: Parameters<typeof service.db.courtHolidays.load>[0]) =>
  service.db.transaction((tx) => service.db.courtHolidays.load(days, tx))

const known = async (court: string, day: string) => {
  const holidaysOf = await service.db.courtHolidays.around([court], [day])
  return [...holidaysOf(court)].map(([of, kind]) => `${of} ${kind}`).toSorted()
}

/** A case of Delhi's High Court with an expected hearing on a day. */
async function expected(day: string, serial: number) {
  const { key, accountId, userId } = await anAccount(service.db)
  const registrationNumber = `${serial}/2024`
  const caseIdentifier = { courtType: 'HC', establishmentCode: 'DLHC01', caseType: 'WP(C)', registrationNumber }
  await aCase(service, key, { caseIdentifier, snapshot: { nextHearingDate: day } })
  return { key, viewer: { accountId, userId, teamIds: [] } }
}

test.serial('a calendar replaces only what is stored for its courts and years', async (t) => {
  const [before, after] = ['2031-05-05', '2032-05-05']
  await load(
    { court: 'SC', day: before, kind: 'CLOSED' },
    { court: 'SC', day: after, kind: 'CLOSED' },
    { court: 'NCLT-9', day: after, kind: 'CLOSED' },
  )
  await load(
    { court: 'SC', day: '2032-05-06', kind: 'VACATION' },
    { court: 'SC', day: '2032-05-07', kind: 'VACATION' },
    { court: 'SC', day: '2032-05-07', kind: 'WORKING' },
  )
  t.deepEqual(await known('SC', before), [`${before} CLOSED`])
  t.deepEqual(await known('SC', after), ['2032-05-06 VACATION', '2032-05-07 WORKING'])
  t.deepEqual(await known('NCLT-9', after), [`${after} CLOSED`])
  t.deepEqual(await known('HC-DLHC01', after), [])
})

/** The days of a span, both included. */
function span(court: string, from: string, to: string, kind: 'CLOSED' | 'VACATION') {
  const days = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ court, day, kind })
  return days
}

test.serial('a vacation across New Year keeps the calendars of both years, in any order of loading', async (t) => {
  const court = 'HC-PHHC01'
  const first = [
    { court, day: '2036-01-26', kind: 'CLOSED' as const },
    ...span(court, '2036-12-24', '2037-01-03', 'VACATION'),
  ]
  const second = [
    { court, day: '2037-01-03', kind: 'CLOSED' as const },
    { court, day: '2037-08-15', kind: 'CLOSED' as const },
    ...span(court, '2037-12-24', '2038-01-02', 'VACATION'),
  ]
  const whole = [
    '2036-01-26 CLOSED',
    ...span(court, '2036-12-24', '2037-01-02', 'VACATION').map(({ day }) => `${day} VACATION`),
    '2037-01-03 CLOSED',
    '2037-08-15 CLOSED',
    ...span(court, '2037-12-24', '2038-01-02', 'VACATION').map(({ day }) => `${day} VACATION`),
  ]
  for (const files of [
    [first, second],
    [second, first],
    [first, second, first],
    [second, first, second],
  ]) {
    await service.db.sequelize.query('DELETE FROM court_holidays WHERE court = :court', { replacements: { court } })
    for (const file of files) await load(...file)
    const holidaysOf = await service.db.courtHolidays.around([court], ['2036-06-01', '2037-12-31'])
    t.deepEqual([...holidaysOf(court)].map(([day, kind]) => `${day} ${kind}`).toSorted(), whole)
  }
  // The file of a year may begin with the vacation from the previous year.
  await load(...span(court, '2036-12-28', '2037-01-01', 'VACATION'), { court, day: '2037-08-16', kind: 'CLOSED' })
  t.true((await known(court, '2036-06-01')).includes('2036-01-26 CLOSED'))
  t.deepEqual(
    (await known(court, '2037-06-01')).filter((day) => day.startsWith('2037')),
    ['2037-01-01 VACATION', '2037-01-02 VACATION', '2037-08-16 CLOSED'],
  )
})

test.serial('the next sitting day after the longest vacation and an adjoining one comes after both', async (t) => {
  const court = 'NCLAT-DELHI'
  const [from, to, end] = ['2038-03-01', '2038-06-29', '2038-07-20']
  await load(...span(court, from, to, 'VACATION'), ...span(court, addDays(to, 1), end, 'CLOSED'))
  const eve = addDays(from, -1)
  const holidaysOf = await service.db.courtHolidays.around([court], [eve])
  t.is(nextSittingDay(eve, holidaysOf(court)), '2038-07-21')
})

test.serial(
  'a hearing on a day on which its court is closed shows that state, and a search by it finds the hearing',
  async (t) => {
    const day = addDays(indianDay(Date.now()), 9)
    const { key } = await expected(day, 850_001)
    const shown = async (query = '') => {
      const { body } = await service.call(`GET /watchlist/hearings?from=${day}&to=${day}${query}`, { key })
      return (body as { hearings: { state: string; tentative: boolean }[] }).hearings.map(({ state }) => state)
    }
    t.deepEqual(await shown(), ['EXPECTED'])
    for (const kind of ['CLOSED', 'VACATION'] as const) {
      await load({ court: COURT, day, kind })
      t.deepEqual([await shown(), await shown('&state=COURT_CLOSED')], [['COURT_CLOSED'], ['COURT_CLOSED']])
      t.deepEqual(await shown('&state=EXPECTED'), [])
    }
    const { lists } = service.db
    const value = [{ slot: 'a', kind: 'DAILY', number: 1, bench: null } as const]
    await lists.openDay(COURT, day, 1)
    await service.db.transaction((tx) => lists.recordIndex(COURT, day, { kind: 'found', value }, Date.now(), tx))
    t.deepEqual([await shown(), await shown('&state=COURT_CLOSED')], [['EXPECTED'], []])
  },
)

test.serial("a search by state follows the working days of each court's calendar", async (t) => {
  // Thursday's lists are due on Tuesday evening, because Wednesday is closed.
  await load({ court: COURT, day: on(3), kind: 'CLOSED' })
  const { viewer } = await expected(on(4), 850_002)
  const found = async (hour: number) => {
    const at = startOfIndianDay(on(2)) + hour * 3_600_000
    const states: HearingState[] = []
    for (const state of HEARING_STATES) {
      const kept = { ways: keptAs(state, at), at }
      const search = { from: on(1), to: on(7), kept, updatedSince: 0, most: 10 }
      if ((await service.db.hearings.search(viewer, search)).length > 0) states.push(state)
    }
    return states
  }
  t.deepEqual([await found(21.4), await found(21.5)], [['EXPECTED'], ['NOT_COVERED']])
  await load({ court: COURT, day: on(5), kind: 'CLOSED' })
  t.deepEqual(await found(21.5), ['EXPECTED'])
})

test.serial(
  "the list of a tribunal's bench that does not sit carries over to its next sitting day by the calendar",
  async (t) => {
    const { key, accountId } = await anAccount(service.db)
    const caseIdentifier = { courtType: 'NCLT', establishmentCode: '9', caseType: '2', registrationNumber: '12/2040' }
    const id = await aCase(service, key, { caseIdentifier })
    const [court, day] = ['NCLT-9', on(1)]
    await load({ court, day: on(2), kind: 'VACATION' }, { court, day: on(3), kind: 'CLOSED' })
    const { lists } = service.db
    const document = { slot: 'a', kind: 'DAILY', number: null, bench: 'COURT II' } as const
    const place = { ...NO_DETAILS, item: '4', bench: 'COURT II', sitting: false }
    const sighting = { ...place, slot: 'a', listKind: 'DAILY', listNumber: null, takesOff: false } as const
    await lists.openDay(court, day, 1)
    for (let times = 0; times < 2; times++)
      await service.db.transaction(async (tx) => {
        await lists.recordIndex(court, day, { kind: 'found', value: [document] }, Date.now(), tx)
        const reading = { day, rows: [], deletions: [], isCut: false, sitting: false }
        const hits = [{ tracked: { id, accountId, courtType: 'NCLT' } as const, sighting }]
        const read = { reading, sha256: 'f'.repeat(64), etag: null, hits }
        await lists.recordReading({ court, day }, document, read, Date.now(), tx)
      })
    const { body } = await service.call(`GET /watchlist/hearings?from=${on(1)}&to=${on(7)}`, { key })
    const [first, next, ...more] = (body as { hearings: object[] }).hearings
    t.like(first, { hearingDate: on(1), state: 'LISTED', sitting: false, item: '4' })
    const carried = { reason: 'CARRIED_OVER', evidence: 'CAUSE_LIST', tentative: true, bench: 'COURT II', item: null }
    t.like(next, { hearingDate: on(4), state: 'EXPECTED', ...carried })
    t.deepEqual(more, [])
    const [rows] = await service.db.sequelize.query('SELECT type FROM events WHERE account_id = :accountId', {
      replacements: { accountId },
    })
    t.deepEqual(
      (rows as { type: string }[]).filter(({ type }) => type.startsWith('hearing.')).map(({ type }) => type),
      ['hearing.listed'],
    )
  },
)
