import test from 'ava'
import type { IsoDate } from '../../domain/case.ts'
import { DAY_MS, indianDay, printDate, readDate } from '../../domain/dates.ts'
import { type CaseSweepInput, type CaseSweepResult, startCaseSweep } from '../../workflows/case-sweep.messages.ts'
import { aCandidate, aDiscovery } from '../support/a-candidate.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { connectSkippingTime } from '../support/time-skipping.ts'
import { aCase } from '../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService({}, undefined, await connectSkippingTime())
})
test.after.always(() => service?.close())
// Each test has the watchlists to itself: what others track would be swept too.
test.beforeEach(async () => {
  await service.control.reset()
  await service.db.sequelize.query("UPDATE tracked_cases SET status = 'ARCHIVED'")
})

/** India's day so many days from now. */
function dayIn(days: number): IsoDate {
  return indianDay(Date.now() + days * DAY_MS)
}

let sweeps = 0
async function sweep(today: IsoDate): Promise<CaseSweepResult> {
  return run({ sweepId: `${process.pid}-${++sweeps}`, today, since: Date.now() })
}

async function run(input: CaseSweepInput): Promise<CaseSweepResult> {
  return (await service.temporal.start(startCaseSweep(input))).result()
}

function reserved(nn: string, courtType: 'HC' | 'DC' = 'HC') {
  return { caseIdentifier: { courtType, cnr: `${courtType === 'HC' ? 'DLHC01' : 'DLND01'}9000${nn}2024` } }
}

/** Full looks at a case, whichever source gave them. */
async function looksAt(nn: string): Promise<number> {
  const response = await fetch(`${service.control.url}/control/calls?source=attestr&key=9000${nn}2024`)
  return ((await response.json()) as { calls: number }).calls
}

async function snapshotOf(key: string, id: string): Promise<{ nextHearingDate: string }> {
  const { body } = await service.call(`GET /watchlist/cases/${id}`, { key })
  return (body as { snapshot: { nextHearingDate: string } }).snapshot
}

/** The day on which the sandbox's cause lists name a case. */
async function listedOn(cnr: string): Promise<IsoDate> {
  const { ECOURTSINDIA_BASE_URL, ECOURTSINDIA_TOKEN } = service.configuration
  const response = await fetch(`${ECOURTSINDIA_BASE_URL}/api/partner/causelist/cnr/batch`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${ECOURTSINDIA_TOKEN}` },
    body: JSON.stringify({ cnrs: [cnr] }),
  })
  const { data } = (await response.json()) as { data: { nextListing: { date: IsoDate } }[] }
  return data[0]?.nextListing.date ?? ''
}

async function changesOf(key: string, id: string) {
  const { body } = await service.call(`GET /watchlist/cases/${id}/changes`, { key })
  return (body as { changes: { field: string; from: unknown; to: unknown }[] }).changes
}

test.serial('a sweep fetches every due case of every account once, and none again when it is run again', async (t) => {
  const [one, other] = [await anAccount(service.db), await anAccount(service.db)]
  await aCase(service, one.key, reserved('01'))
  await aCase(service, one.key, { caseIdentifier: { courtType: 'CC', registrationNumber: 'DC/525/CC/900001/2024' } })
  await aCase(service, other.key, reserved('01', 'DC'))
  const day = { today: dayIn(0), since: Date.now() }
  t.deepEqual(await run({ ...day, sweepId: 'once' }), { cases: 3, refreshed: 3, unanswered: 0, setAside: 0 })
  t.deepEqual(await run({ ...day, sweepId: 'again' }), { cases: 0, refreshed: 0, unanswered: 0, setAside: 0 })
  t.like(await sweep(dayIn(0)), { cases: 3 }, 'a sync that an operator runs looks at them again')
})

test.serial('a case of which cause lists and visits tell nothing new costs no full look', async (t) => {
  const { key } = await anAccount(service.db)
  await aCase(service, key, reserved('01'))
  await sweep(dayIn(0))
  const looks = await looksAt('01')
  t.deepEqual(await sweep(dayIn(1)), { cases: 1, refreshed: 0, unanswered: 0, setAside: 0 })
  t.is(await looksAt('01'), looks)
})

test.serial('a case whose hearing was moved on a cause list is fetched, and the day of the list holds', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await aCase(service, key, reserved('15'))
  await sweep(dayIn(0))
  // Lists are out ten days ahead.
  const { nextHearingDate } = await snapshotOf(key, id)
  const daysAhead = Math.round((Date.parse(readDate(nextHearingDate) ?? '') - Date.parse(dayIn(0))) / DAY_MS) - 5
  await service.control.advanceDay(daysAhead)
  const stored = dayIn(daysAhead + 1)
  await service.db.sequelize.query(
    `UPDATE tracked_case_records SET court_case = JSON_SET(court_case, '$.nextHearingDate', '${stored}')
     WHERE tracked_case_id = '${id}'`,
  )
  const listed = printDate(await listedOn('DLHC019000152024'))

  t.like(await sweep(dayIn(daysAhead)), { cases: 1, refreshed: 1 })
  const moved = (await changesOf(key, id)).find(({ field }) => field === 'nextHearingDate')
  t.deepEqual([moved?.from, moved?.to], [printDate(stored), listed])
  await service.call(`POST /watchlist/cases/${id}/refresh`, { key })
  t.is((await snapshotOf(key, id)).nextHearingDate, listed)
})

test.serial('a case whose court the source has just visited is fetched with every sync', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await aCase(service, key, reserved('15'))
  await sweep(dayIn(0))
  const looks = await looksAt('15')
  t.like(await sweep(dayIn(1)), { cases: 1, refreshed: 1 })
  t.is(await looksAt('15'), looks + 1)
  t.true((await changesOf(key, id)).some(({ field }) => field === 'nextHearingDate'))
})

test.serial('a case whose hearing is over is fetched, for orders stand on no list', async (t) => {
  const { key } = await anAccount(service.db)
  await aCase(service, key, reserved('01'))
  await sweep(dayIn(0))
  const looks = await looksAt('01')
  t.like(await sweep(dayIn(200)), { cases: 1, refreshed: 1 })
  t.is(await looksAt('01'), looks + 1)
})

test.serial('a disposed case is due once a week, a pending one with every sync', async (t) => {
  const { key } = await anAccount(service.db)
  await aCase(service, key, reserved('06'))
  t.like(await sweep(dayIn(0)), { cases: 1, refreshed: 1 })
  t.like(await sweep(dayIn(6)), { cases: 0 })
  t.like(await sweep(dayIn(7)), { cases: 1 })
})

test.serial('when the cheap questions cannot be asked, every case is fetched', async (t) => {
  const { key } = await anAccount(service.db)
  await aCase(service, key, reserved('01'))
  await sweep(dayIn(0))
  await service.control.fault('ecourtsindia', 'no-credit', 100)
  t.like(await sweep(dayIn(1)), { cases: 1, refreshed: 1 })
})

test.serial('a case that no source can answer for stays due', async (t) => {
  const { key } = await anAccount(service.db)
  await aCase(service, key, reserved('03'))
  t.deepEqual(await sweep(dayIn(0)), { cases: 1, refreshed: 0, unanswered: 1, setAside: 0 })
  t.like(await sweep(dayIn(0)), { cases: 1 })
})

test.serial(
  'left alone: cases that wait, are put away, cannot be looked up, or whose plan has no watchlist',
  async (t) => {
    const operated = await anAccount(service.db, { reviewer: 'OPERATOR' })
    await aCase(service, operated.key, reserved('01'))
    const { key } = await anAccount(service.db)
    const archived = await aCase(service, key, reserved('01'))
    await service.call(`PUT /watchlist/cases/${archived}`, { key, body: { status: 'ARCHIVED' } })
    t.like(await sweep(dayIn(0)), { cases: 0 })

    const discovery = aDiscovery({ cnr: '', registrationNumber: '7/2024' })
    const candidate = await aCandidate(service, { mode: 'HISTORICAL', discovery })
    await service.call(`POST /watchlist/candidates/${candidate.candidateId}/confirm`, { key: candidate.key })
    const without = await anAccount(service.db)
    await aCase(service, without.key, reserved('01', 'DC'))
    const { planId } = (await service.db.accounts.find(without.accountId)) ?? {}
    await service.db.sequelize.query(`UPDATE plans SET products = '["LIVE_CASE_LOOKUP"]' WHERE id = '${planId}'`)
    t.like(await sweep(dayIn(0)), { refreshed: 0, unanswered: 0 })
    t.is(await looksAt('01'), 0)
  },
)

test.serial('accounts take turns, so that a small one does not wait for a large one', async (t) => {
  const [large, small] = [await anAccount(service.db), await anAccount(service.db)]
  for (let nth = 0; nth < 5; nth++) await aCase(service, large.key)
  const mine = await aCase(service, small.key)
  const { id } = await service.db.caseSweeps.begin()
  t.true((await service.db.caseSweeps.casesAt(id, 0, 2)).includes(mine))
})
