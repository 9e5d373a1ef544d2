import test from 'ava'
import { indianDay } from '../../../domain/dates.ts'
import type { Provider } from '../../../domain/source.ts'
import { type CaseSweepResult, startCaseSweep } from '../../../workflows/case-tracking/case-sweep.messages.ts'
import { download, lookUp } from '../../support/orders.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { tablesWith } from '../../support/tables-with.ts'
import { aCase } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService({ NAPIX: 'on', NAPIX_CASES_PER_STATUS: '2' })
})
test.after.always(() => service?.close())
// Each test has the watchlists and the states to itself.
test.beforeEach(async () => {
  await service.control.reset()
  await service.db.sequelize.query("UPDATE tracked_cases SET status = 'ARCHIVED'")
  await service.db.sequelize.query('DELETE FROM case_states')
})

let sweeps = 0
async function sweep(): Promise<CaseSweepResult> {
  const input = { sweepId: `states-${process.pid}-${++sweeps}`, today: indianDay(Date.now()), since: Date.now() }
  return (await service.temporal.start(startCaseSweep(input))).result()
}

const cnrOf = (nn: string, court = 'DLHC01') => `${court}9000${nn}2024`
const identified = (cnr: string) => ({
  caseIdentifier: { courtType: cnr.startsWith('DLHC') ? ('HC' as const) : ('DC' as const), cnr },
})

async function callsOf(source: Provider): Promise<Record<string, number>> {
  const response = await fetch(`${service.control.url}/control/calls?source=${source}`)
  const { byOperation } = (await response.json()) as { byOperation: Record<string, number> }
  return {
    states: byOperation['current-status'] ?? 0,
    records: byOperation.cnr ?? 0,
    all: Object.values(byOperation).reduce((sum, each) => sum + each, 0),
  }
}

test.serial('a case of three accounts is asked about once, and not fetched while its state is the same', async (t) => {
  for (const { key } of [await anAccount(service.db), await anAccount(service.db), await anAccount(service.db)])
    for (const cnr of [cnrOf('01'), cnrOf('16'), cnrOf('20'), cnrOf('01', 'DLND01')])
      await aCase(service, key, identified(cnr))
  t.like(await sweep(), { cases: 12, refreshed: 12 })
  // Two calls for three cases of the High Court, as two go into one, and one for the district court.
  t.like(await callsOf('napix'), { states: 3, records: 12 })
  t.like(await sweep(), { cases: 12, refreshed: 0, unanswered: 0, setAside: 0 })
  t.like(await callsOf('napix'), { states: 6, records: 12 })
  t.is((await callsOf('attestr')).all, 0)
  t.is((await callsOf('ecourtsindia')).all, 0)
})

test.serial('a case whose state changed is fetched, and what changed is told once', async (t) => {
  const [one, other] = [await anAccount(service.db), await anAccount(service.db)]
  const id = await aCase(service, one.key, identified(cnrOf('15')))
  await sweep()
  // The sandbox moves this case with every fetch, whoever fetches it.
  const body = { caseIdentifier: identified(cnrOf('15')).caseIdentifier }
  t.is((await service.call('POST /case-lookup', { key: other.key, body })).status, 200)
  t.like(await sweep(), { refreshed: 1 })
  const { body: history } = await service.call(`GET /watchlist/cases/${id}/changes`, { key: one.key })
  const { changes } = history as { changes: { field: string }[] }
  t.is(changes.filter(({ field }) => field === 'nextHearingDate').length, 1)
})

test.serial('a case that the answer leaves out is looked at as before', async (t) => {
  const { key } = await anAccount(service.db)
  for (const cnr of [cnrOf('01'), cnrOf('75')]) await aCase(service, key, identified(cnr))
  await sweep()
  t.is((await callsOf('ecourtsindia')).all, 0)
  await sweep()
  // eCourtsIndia is asked whether there is news of the one case.
  t.true(((await callsOf('ecourtsindia')).all ?? 0) > 0)
  t.like(await callsOf('napix'), { states: 2, records: 2 })
})

test.serial('a CNR that the courts refuse keeps no other case of its call from its state', async (t) => {
  const { key } = await anAccount(service.db)
  for (const cnr of [cnrOf('01'), cnrOf('72')]) await aCase(service, key, identified(cnr))
  await sweep()
  // Both together, then each alone.
  t.like(await callsOf('napix'), { states: 3 })
  await sweep()
  t.like(await callsOf('napix'), { states: 6 })
  const [rows] = await service.db.sequelize.query('SELECT cnr, fingerprint IS NULL AS isUnknown FROM case_states')
  t.deepEqual(
    (rows as { cnr: string; isUnknown: number }[]).map(({ cnr, isUnknown }) => [cnr, Number(isUnknown)]),
    [
      [cnrOf('01'), 0],
      [cnrOf('72'), 1],
    ],
  )
})

test.serial('the states of district courts are asked for though those of High Courts are refused', async (t) => {
  const { key } = await anAccount(service.db)
  for (const cnr of [cnrOf('01'), cnrOf('01', 'DLND01')]) await aCase(service, key, identified(cnr))
  await service.control.fault('napix', 'no-credit')
  await sweep()
  const [rows] = await service.db.sequelize.query('SELECT cnr FROM case_states')
  t.deepEqual(rows, [{ cnr: cnrOf('01', 'DLND01') }])
})

test.serial('states that change without news raise an alarm until a sweep is quieter', async (t) => {
  const raised = async () => (await service.db.alarms.raised()).some(({ name }) => name === 'STATES_NOISY')
  for (const { key } of await Promise.all(Array.from({ length: 10 }, () => anAccount(service.db))))
    await aCase(service, key, identified(cnrOf('01')))
  await sweep()
  t.false(await raised())
  await service.db.sequelize.query("UPDATE tracked_case_records SET state_seen = 'a state with a counter in it'")
  t.like(await sweep(), { refreshed: 10 })
  t.true(await raised())
  t.like(await sweep(), { refreshed: 0 })
  t.false(await raised())
})

test.serial('a sweep whose states cannot be asked for looks at its cases as before', async (t) => {
  const { key } = await anAccount(service.db)
  await aCase(service, key, identified(cnrOf('01')))
  await sweep()
  await service.control.fault('napix', 'empty')
  t.like(await sweep(), { cases: 1, unanswered: 0, setAside: 0 })
  t.true(((await callsOf('ecourtsindia')).all ?? 0) > 0)
})

test.serial(
  'the names of a case that its court hides come into no table: not by a lookup, a refresh, a state or an order',
  async (t) => {
    const hidden = await startService({ NAPIX: 'on', ATTESTR: 'off', ECOURTSINDIA: 'off', COURT_SITES: 'off' })
    t.teardown(() => hidden.close())
    const { key } = await anAccount(hidden.db)
    const { searchId, orders } = await lookUp(hidden, key, identified(cnrOf('74')).caseIdentifier)
    t.is((await download(hidden, key, searchId, orders[0]?.orderId ?? '')).status, 200)
    const id = await aCase(hidden, key, identified(cnrOf('74')))
    const input = { sweepId: 'hidden', today: indianDay(Date.now()), since: Date.now() }
    t.like(await (await hidden.temporal.start(startCaseSweep(input))).result(), { refreshed: 1 })
    t.is((await hidden.call(`POST /watchlist/cases/${id}/refresh`, { key })).status, 200)
    t.deepEqual(await tablesWith(hidden.db, /saffron|kaveri|ordhavan|pilvomba/i), [])
  },
)

test.serial(
  'a lookup, a refresh and an order through the eCourts API cost nothing, and no other source is asked',
  async (t) => {
    const { key } = await anAccount(service.db)
    const { searchId, orders } = await lookUp(service, key, identified(cnrOf('17')).caseIdentifier)
    t.is((await download(service, key, searchId, orders[0]?.orderId ?? '')).status, 200)
    const id = await aCase(service, key, identified(cnrOf('17')))
    t.is((await service.call(`POST /watchlist/cases/${id}/refresh`, { key })).status, 200)
    t.deepEqual([(await callsOf('attestr')).all, (await callsOf('ecourtsindia')).all], [0, 0])
    t.true(((await callsOf('napix')).all ?? 0) >= 3)
    const [rows] = await service.db.sequelize.query(
      "SELECT SUM(cost_paise) AS paise, COUNT(*) AS calls FROM source_calls WHERE source = 'napix'",
    )
    const [{ paise, calls } = { paise: 1, calls: 0 }] = rows as { paise: number; calls: number }[]
    t.is(Number(paise), 0)
    t.true(Number(calls) > 0)
  },
)
