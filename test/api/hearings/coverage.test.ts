import test from 'ava'
import { addDays, indianDay } from '../../../domain/dates.ts'
import { dueAt } from '../../../domain/hearings/list-times.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { aCase } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService({ CAUSE_LISTS: 'on' }, [])
})
test.after.always(() => service?.close())

const TODAY = indianDay(Date.now())

interface CoveredDay {
  court: string | null
  day: string
  cases: number
  [field: string]: unknown
}

async function coverage(key: string): Promise<CoveredDay[]> {
  const { status, body } = await service.call('GET /watchlist/hearings/coverage', { key })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body as { coverage: CoveredDay[] }).coverage
}

let serial = 830_000
/** A case of a High Court's bench by a number. */
function inHighCourt(key: string, establishmentCode: string, details: object = {}): Promise<string> {
  const registrationNumber = `${++serial}/2024`
  return aCase(service, key, {
    caseIdentifier: { courtType: 'HC', establishmentCode, caseType: 'WP', registrationNumber },
    ...details,
  })
}

test('GET /watchlist/hearings/coverage: 200 shows seven days of each court of the active cases, and which of them are not read', async (t) => {
  const { key } = await anAccount(service.db)
  t.deepEqual(await coverage(key), [])
  await inHighCourt(key, 'HCMA01')
  await inHighCourt(key, 'HCMA01')
  await inHighCourt(key, 'GJHC24')
  await aCase(service, key, { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019830012024' } })
  await aCase(service, key, { caseIdentifier: { courtType: 'SC', diaryNumber: '83001/2024' } })
  const archived = await inHighCourt(key, 'HCMD01')
  await service.db.sequelize.query("UPDATE tracked_cases SET status = 'ARCHIVED' WHERE id = :archived", {
    replacements: { archived },
  })
  const all = await coverage(key)
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(TODAY, ahead))
  t.deepEqual([...new Set(all.map(({ day }) => day))], days)
  t.deepEqual(
    all.filter(({ day }) => day === TODAY),
    [
      { court: 'HC-GJHC24', courtType: 'HC', reason: 'COURT_NOT_READ', cases: 1 },
      { court: 'HC-HCMA01', courtType: 'HC', reason: 'NOT_LOOKED_AT', cases: 2 },
      { court: null, courtType: 'HC', reason: 'NO_NUMBER', cases: 1 },
      { court: null, courtType: 'SC', reason: 'NO_NUMBER', cases: 1 },
    ].map((each) => ({ ...each, day: TODAY, state: 'NOT_COVERED', dueAt: dueAt(TODAY), asOf: null, lists: [] })),
  )
  const last = all.filter(({ day }) => day === days[6]).map(({ court, state }) => [court, state])
  t.deepEqual(last, [
    ['HC-GJHC24', 'NOT_COVERED'],
    ['HC-HCMA01', 'NOT_DUE'],
    [null, 'NOT_COVERED'],
    [null, 'NOT_COVERED'],
  ])
})

test('GET /watchlist/hearings/coverage: 200 counts a case once in the court of the numbers that it learns', async (t) => {
  const { key } = await anAccount(service.db)
  const cnr = 'WBCHCA0830012024'
  const courts = async () => {
    const today = (await coverage(key)).filter(({ day }) => day === TODAY)
    return today.map(({ court, cases }) => [court, cases])
  }
  const number = { establishmentCode: 'WBCHCA', caseType: 'WPA', registrationNumber: '83009/2024' }
  await aCase(service, key, { caseIdentifier: { courtType: 'HC', cnr } })
  t.deepEqual(await courts(), [[null, 1]])
  await aCase(service, key, { caseIdentifier: { courtType: 'HC', cnr, ...number } })
  t.deepEqual(await courts(), [['HC-WBCHCA', 1]])
  await aCase(service, key, { caseIdentifier: { courtType: 'HC', cnr, ...number, caseType: 'MAT' } })
  t.deepEqual(await courts(), [['HC-WBCHCA', 1]])
})

test('GET /watchlist/hearings/coverage: 200 names the lists of a day with their state, as of the last complete poll', async (t) => {
  const { key } = await anAccount(service.db)
  await inHighCourt(key, 'WBCHCA')
  const { lists } = service.db
  const [court, at] = ['HC-WBCHCA', Date.now()]
  await lists.openDay(court, TODAY, at)
  const value = [
    { slot: 'a', kind: 'DAILY', number: null, bench: null } as const,
    { slot: 'b', kind: 'SUPPLEMENTARY', number: 2, bench: null } as const,
  ]
  await service.db.transaction((tx) => lists.recordIndex(court, TODAY, { kind: 'found', value }, at, tx))
  await lists.recordPoll(court, TODAY, { at, watchVersion: 'v' }, at)
  const [today] = await coverage(key)
  t.like(today, {
    court,
    day: TODAY,
    state: 'LIST_UNREADABLE',
    reason: null,
    asOf: at,
    lists: [
      { kind: 'DAILY', number: null, firstSeenAt: at },
      { kind: 'SUPPLEMENTARY', number: 2, firstSeenAt: at },
    ],
  })
})

test('GET /watchlist/hearings/coverage: 200 counts cases of other accounts that are shared with the user, and no other user sees them', async (t) => {
  const owner = await anAccount(service.db)
  const other = await anAccount(service.db)
  const caseId = await inHighCourt(owner.key, 'HCMA01')
  await inHighCourt(owner.key, 'HCMA01')
  t.deepEqual(await coverage(other.key), [])
  const sharedWith = [{ type: 'user', id: other.userId }]
  await service.call(`PUT /watchlist/cases/${caseId}/sharing`, { key: owner.key, body: { sharedWith } })
  t.is((await coverage(other.key))[0]?.cases, 1)
  t.is((await coverage(owner.key))[0]?.cases, 2)
})

test('GET /watchlist/hearings/coverage: 200 names an early list, and says that the list of the day is not published', async (t) => {
  const { key } = await anAccount(service.db)
  await inHighCourt(key, 'WBCHCO')
  const { lists } = service.db
  const [court, at] = ['HC-WBCHCO', Date.now()]
  await lists.openDay(court, TODAY, at)
  const value = [{ slot: 'a', kind: 'MONTHLY', number: null, bench: null } as const]
  await service.db.transaction((tx) => lists.recordIndex(court, TODAY, { kind: 'found', value }, at, tx))
  await lists.recordPoll(court, TODAY, { at, watchVersion: 'v' }, at)
  const [today] = await coverage(key)
  t.like(today, { state: 'LIST_NOT_PUBLISHED', lists: [{ kind: 'MONTHLY', number: null, firstSeenAt: at }] })
})
