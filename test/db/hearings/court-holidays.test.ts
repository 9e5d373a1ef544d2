import test from 'ava'
import { addDays, indianDay, startOfIndianDay } from '../../../domain/dates.ts'
import { NO_PLACE } from '../../../domain/hearings/listed-place.ts'
import { HEARING_STATES, type HearingState, keptAs } from '../../../domain/hearings/shown-state.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { aCase } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

/** A Monday of a coming year, and the days after it. */
const MONDAY = '2040-01-09'
const on = (weekday: number) => addDays(MONDAY, weekday - 1)
const COURT = 'HC-DLHC01'

const load = (...days: Parameters<typeof service.db.courtHolidays.load>[0]) =>
  service.db.transaction((tx) => service.db.courtHolidays.load(days, tx))

const known = async (court: string, day: string) => {
  const holidaysOf = await service.db.courtHolidays.around([court], [day])
  return [...holidaysOf(court)].map(([of, kind]) => `${of} ${kind}`).toSorted()
}

/** A case of Delhi's High Court that is expected on a day. */
async function expected(day: string, serial: number) {
  const { key, accountId, userId } = await anAccount(service.db)
  const registrationNumber = `${serial}/2024`
  const caseIdentifier = { courtType: 'HC', establishmentCode: 'DLHC01', caseType: 'WP(C)', registrationNumber }
  await aCase(service, key, { caseIdentifier, snapshot: { nextHearingDate: day } })
  return { key, viewer: { accountId, userId, teamIds: [] } }
}

test.serial('a calendar takes the place of what is known of its courts and years, and of nothing else', async (t) => {
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

test.serial('a hearing on a day on which its court is closed says so, and is found by this state', async (t) => {
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
  await lists.open(COURT, day, 1)
  await service.db.transaction((tx) => lists.name(COURT, day, { kind: 'found', value }, Date.now(), tx))
  t.deepEqual([await shown(), await shown('&state=COURT_CLOSED')], [['EXPECTED'], []])
})

test.serial("a search for a state goes by the working days of each court's calendar", async (t) => {
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
  "the list of a tribunal's bench that does not sit is carried over to its next day of sitting by the calendar",
  async (t) => {
    const { key, accountId } = await anAccount(service.db)
    const caseIdentifier = { courtType: 'NCLT', establishmentCode: '9', caseType: '2', registrationNumber: '12/2040' }
    const id = await aCase(service, key, { caseIdentifier })
    const [court, day] = ['NCLT-9', on(1)]
    await load({ court, day: on(2), kind: 'VACATION' }, { court, day: on(3), kind: 'CLOSED' })
    const { lists } = service.db
    const document = { slot: 'a', kind: 'DAILY', number: null, bench: 'COURT II' } as const
    const place = { ...NO_PLACE, item: '4', bench: 'COURT II', sitting: false }
    const sighting = { ...place, slot: 'a', listKind: 'DAILY', listNumber: null, takesOff: false } as const
    await lists.open(court, day, 1)
    for (let times = 0; times < 2; times++)
      await service.db.transaction(async (tx) => {
        await lists.name(court, day, { kind: 'found', value: [document] }, Date.now(), tx)
        const reading = { day, rows: [], deletions: [], isCut: false, sitting: false }
        const hits = [{ tracked: { id, accountId, courtType: 'NCLT' } as const, sighting }]
        const read = { reading, sha256: 'f'.repeat(64), etag: null, hits }
        await lists.read({ court, day }, document, read, Date.now(), tx)
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
