import { WorkflowFailedError } from '@temporalio/client'
import { CancelledFailure, rootCause } from '@temporalio/common'
import test from 'ava'
import type { IsoDate } from '../../../domain/case.ts'
import { DAY_MS, indianDay, printDate, readDate } from '../../../domain/dates.ts'
import type { Sighting } from '../../../domain/hearings/follow-lists.ts'
import { NO_DETAILS } from '../../../domain/hearings/listing-details.ts'
import { SEARCH_ATTRIBUTES } from '../../../domain/search-attributes.ts'
import { taskQueueName } from '../../../domain/task-queue.ts'
import { caseRefresh } from '../../../workflows/case-tracking/case-refresh.ts'
import {
  type CaseSweepInput,
  type CaseSweepResult,
  startCaseSweep,
} from '../../../workflows/case-tracking/case-sweep.messages.ts'
import { caseSweep } from '../../../workflows/case-tracking/case-sweep.ts'
import { aCandidate, aDiscovery } from '../../support/a-candidate.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { connectSkippingTime } from '../../support/time-skipping.ts'
import { until } from '../../support/until.ts'
import { aCase } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService({}, undefined, await connectSkippingTime())
})
test.after.always(() => service?.close())
// Each test needs empty watchlists: cases of other tests would be swept too.
test.beforeEach(async () => {
  await service.control.reset()
  await service.db.sequelize.query("UPDATE tracked_cases SET status = 'ARCHIVED'")
  await service.db.sequelize.query('UPDATE case_sweeps SET open_key = NULL')
})

/** Returns the day in India this many days from now. */
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

/** Counts the fetches of a case from all sources. */
async function fetchesOf(nn: string): Promise<number> {
  const response = await fetch(`${service.control.url}/control/calls?source=attestr&key=9000${nn}2024`)
  return ((await response.json()) as { calls: number }).calls
}

async function snapshotOf(key: string, id: string): Promise<{ nextHearingDate: string }> {
  const { body } = await service.call(`GET /watchlist/cases/${id}`, { key })
  return (body as { snapshot: { nextHearingDate: string } }).snapshot
}

/** Returns the day on which the sandbox's cause lists name a case. */
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

test.serial('a sweep fetches every due case of every account once, and none again in a second run', async (t) => {
  const [one, other] = [await anAccount(service.db), await anAccount(service.db)]
  await aCase(service, one.key, reserved('01'))
  await aCase(service, one.key, { caseIdentifier: { courtType: 'CC', registrationNumber: 'DC/525/CC/900001/2024' } })
  await aCase(service, other.key, reserved('01', 'DC'))
  const day = { today: dayIn(0), since: Date.now() }
  t.deepEqual(await run({ ...day, sweepId: 'once' }), {
    cases: 3,
    refreshed: 3,
    notFound: 0,
    unanswered: 0,
    setAside: 0,
  })
  t.deepEqual(await run({ ...day, sweepId: 'again' }), {
    cases: 0,
    refreshed: 0,
    notFound: 0,
    unanswered: 0,
    setAside: 0,
  })
  t.like(await sweep(dayIn(0)), { cases: 3 }, 'a sync that an operator runs looks at them again')
})

test.serial('a case without news in cause lists and visits is not fetched', async (t) => {
  const { key } = await anAccount(service.db)
  await aCase(service, key, reserved('01'))
  await sweep(dayIn(0))
  const fetches = await fetchesOf('01')
  t.deepEqual(await sweep(dayIn(1)), { cases: 1, refreshed: 0, notFound: 0, unanswered: 0, setAside: 0 })
  t.is(await fetchesOf('01'), fetches)
})

test.serial("a case whose hearing was moved on a cause list is fetched, and the list's day wins", async (t) => {
  const { key } = await anAccount(service.db)
  const id = await aCase(service, key, reserved('15'))
  await sweep(dayIn(0))
  // Lists are published ten days ahead.
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

test.serial(
  "a case that a court's own list names for another day is fetched once, and again after it is taken off",
  async (t) => {
    const { key, accountId } = await anAccount(service.db)
    const id = await aCase(service, key, reserved('01'))
    await sweep(dayIn(0))
    const recorded = (await snapshotOf(key, id)).nextHearingDate
    const list = { slot: '/list', listKind: 'DAILY', listNumber: 1, ...NO_DETAILS, takesOff: false } as const
    const follow = (sightings: Sighting[]) =>
      service.db.transaction((tx) =>
        service.db.hearings.followLists(
          { id, accountId, courtType: 'HC' },
          dayIn(4),
          { sightings, isReadInFull: true },
          Date.now(),
          tx,
        ),
      )
    await follow([list])
    const fetches = await fetchesOf('01')

    t.like(await sweep(dayIn(1)), { cases: 1, refreshed: 1 })
    t.is((await snapshotOf(key, id)).nextHearingDate, printDate(dayIn(4)))
    t.like(await sweep(dayIn(2)), { cases: 1, refreshed: 0 }, 'nobody pays for the same news twice')
    await follow([])
    t.like(await sweep(dayIn(3)), { cases: 1, refreshed: 1 })
    t.is((await snapshotOf(key, id)).nextHearingDate, recorded)
    t.like(await sweep(dayIn(3)), { cases: 1, refreshed: 0 })
    t.is(await fetchesOf('01'), fetches + 2)
  },
)

test.serial('a case whose court the source has just visited is fetched with every sync', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await aCase(service, key, reserved('15'))
  await sweep(dayIn(0))
  const fetches = await fetchesOf('15')
  t.like(await sweep(dayIn(1)), { cases: 1, refreshed: 1 })
  t.is(await fetchesOf('15'), fetches + 1)
  t.true((await changesOf(key, id)).some(({ field }) => field === 'nextHearingDate'))
})

test.serial('a case whose hearing is over is fetched, because lists do not contain orders', async (t) => {
  const { key } = await anAccount(service.db)
  await aCase(service, key, reserved('01'))
  await sweep(dayIn(0))
  const fetches = await fetchesOf('01')
  t.like(await sweep(dayIn(200)), { cases: 1, refreshed: 1 })
  t.is(await fetchesOf('01'), fetches + 1)
})

test.serial('a disposed case is due once a week, a pending one with every sync', async (t) => {
  const { key } = await anAccount(service.db)
  await aCase(service, key, reserved('06'))
  t.like(await sweep(dayIn(0)), { cases: 1, refreshed: 1 })
  t.like(await sweep(dayIn(6)), { cases: 0 })
  t.like(await sweep(dayIn(7)), { cases: 1 })
})

test.serial('every case is fetched when the cheap questions cannot be asked', async (t) => {
  const { key } = await anAccount(service.db)
  await aCase(service, key, reserved('01'))
  await sweep(dayIn(0))
  await service.control.fault('ecourtsindia', 'no-credit', 100)
  t.like(await sweep(dayIn(1)), { cases: 1, refreshed: 1 })
})

/** Shortens the pause of cases unknown to all courts by a day. A refresh uses its own clock. */
async function aDayPasses(): Promise<void> {
  await service.db.sequelize.query(
    "UPDATE tracked_cases SET not_found_due_on = DATE_FORMAT(DATE_SUB(not_found_due_on, INTERVAL 1 DAY), '%Y-%m-%d')",
  )
}

/** Returns on which of this many days a sweep found that no court knows the case. */
async function notFoundOn(days: number): Promise<number[]> {
  const found: number[] = []
  for (let day = 0; day < days; day++) {
    if ((await sweep(dayIn(0))).notFound > 0) found.push(day)
    await aDayPasses()
  }
  return found
}

test.serial(
  'a case that no court knows is asked for after 1, 2, 4 and then 7 days, and its account is notified until a court knows it',
  async (t) => {
    const { key } = await anAccount(service.db)
    const id = await aCase(service, key, reserved('02'))
    t.deepEqual(await sweep(dayIn(0)), { cases: 1, refreshed: 0, notFound: 1, unanswered: 0, setAside: 0 })
    t.like(await service.db.caseSweeps.latest(), { refreshed: 0, notFound: 1 })
    t.deepEqual(await notFoundOn(22), [1, 3, 7, 14, 21])
    t.is(await fetchesOf('02'), 6)
    const told = async () => (await service.call(`GET /watchlist/cases/${id}`, { key })).body as Record<string, unknown>
    const { notFoundSince, updated } = await told()
    t.true(Number(notFoundSince) > 0)
    t.is(updated, notFoundSince)

    await service.db.sequelize.query(`UPDATE tracked_cases SET cnr = 'DLHC019000012024' WHERE id = '${id}'`)
    t.is((await service.call(`POST /watchlist/cases/${id}/refresh`, { key })).status, 200)
    t.false('notFoundSince' in (await told()))
    t.like(await sweep(dayIn(1)), { cases: 1, notFound: 0 })
  },
)

test.serial('a case that its court no longer knows pauses as well, and its account is notified', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await aCase(service, key, reserved('01'))
  t.like(await sweep(dayIn(0)), { refreshed: 1 })
  await service.db.sequelize.query(`UPDATE tracked_cases SET cnr = 'DLHC019000022024' WHERE id = '${id}'`)
  await service.db.sequelize.query('UPDATE tracked_case_records SET last_fetched_at = 1')
  t.deepEqual(await notFoundOn(5), [0, 1, 3])
  t.true('notFoundSince' in ((await service.call(`GET /watchlist/cases/${id}`, { key })).body as object))
})

test.serial('a case that no court knows is asked for at once after it gets another number', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await aCase(service, key, reserved('02'))
  await sweep(dayIn(0))
  const number = { establishmentCode: 'DLHC01', caseType: 'W.P.(C)', registrationNumber: '900002/2024' }
  const caseIdentifier = { ...reserved('02').caseIdentifier, ...number }
  const added = await service.call('POST /watchlist/cases', { key, body: { caseIdentifier } })
  t.like(added.body, { _id: id, linkedExisting: true })
  t.like(await sweep(dayIn(0)), { cases: 1, notFound: 1 })
})

test.serial('a case that no source can answer for stays due', async (t) => {
  const { key } = await anAccount(service.db)
  await aCase(service, key, reserved('03'))
  t.deepEqual(await sweep(dayIn(0)), { cases: 1, refreshed: 0, notFound: 0, unanswered: 1, setAside: 0 })
  t.like(await sweep(dayIn(0)), { cases: 1 })
})

test.serial(
  'a sweep skips cases that are pending, archived, without lookup, or on a plan without the watchlist',
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
    t.like(await sweep(dayIn(0)), { refreshed: 0, notFound: 0, unanswered: 0 })
    t.is(await fetchesOf('01'), 0)
  },
)

test.serial('accounts are served round-robin, so that a small one does not wait for a large one', async (t) => {
  const [large, small] = [await anAccount(service.db), await anAccount(service.db)]
  for (let nth = 0; nth < 5; nth++) await aCase(service, large.key)
  const mine = await aCase(service, small.key)
  const { id } = await service.db.caseSweeps.begin()
  t.true((await service.db.caseSweeps.casesAt(id, 0, 2)).includes(mine))
})

/** Runs a sweep as its schedule does, with the current day and time. */
async function sweepBySchedule(): Promise<CaseSweepResult> {
  const workflowId = `case-sweep-of-schedule-${++sweeps}`
  const taskQueue = taskQueueName(service.configuration.TASK_QUEUE_PREFIX, 'core')
  return service.temporal.client.workflow.execute(caseSweep, { workflowId, taskQueue, args: [] })
}

test.serial('a scheduled sweep covers today, and continues an interrupted one', async (t) => {
  const { key } = await anAccount(service.db)
  await aCase(service, key, reserved('01'))
  await service.db.caseSweeps.begin()
  await aCase(service, key, reserved('01', 'DC'))
  t.like(await sweepBySchedule(), { cases: 1, refreshed: 1 })
  t.like(await service.db.caseSweeps.latest(), {
    day: dayIn(0),
    cases: 1,
    refreshed: 1,
    notFound: 0,
    unanswered: 0,
    setAside: 0,
  })
  t.like(await sweepBySchedule(), { cases: 2 })
})

test.serial(
  'a case whose record is unreadable is set aside, counted and reported, and blocks no other refresh',
  async (t) => {
    const { key } = await anAccount(service.db)
    const poisoned = await aCase(service, key, reserved('01'))
    await aCase(service, key, reserved('01', 'DC'))
    await sweep(dayIn(0))
    const write = (courtCase: string) =>
      service.db.sequelize.query(
        'UPDATE tracked_case_records SET court_case = :courtCase WHERE tracked_case_id = :id',
        {
          replacements: { courtCase, id: poisoned },
        },
      )
    const [stored] = (await service.db.sequelize.query(
      `SELECT court_case AS courtCase FROM tracked_case_records WHERE tracked_case_id = '${poisoned}'`,
    )) as unknown as [{ courtCase: string }[], unknown]
    const isRaised = async () => {
      const raised = await service.db.alarms.raised()
      return raised.some(({ name, subject }) => name === 'SET_ASIDE' && subject === 'cases')
    }
    await write('no JSON')
    t.like(await sweep(dayIn(200)), { cases: 2, refreshed: 1, notFound: 0, unanswered: 0, setAside: 1 })
    t.true(await isRaised())
    await write(stored[0]?.courtCase ?? '')
    t.like(await sweep(dayIn(200)), { setAside: 0 })
    t.false(await isRaised())
  },
)

test.serial('a sweep, or a case, that is gone fails its run at once', async (t) => {
  const progress = {
    sweepId: 'gone',
    today: dayIn(0),
    since: 0,
    cases: 5,
    next: 0,
    refreshed: 0,
    notFound: 0,
    unanswered: 0,
  }
  const options = { taskQueue: taskQueueName(service.configuration.TASK_QUEUE_PREFIX, 'core') }
  const { workflow } = service.temporal.client
  const runs = [
    () => workflow.execute(caseSweep, { ...options, workflowId: 'gone-batch', args: [progress] }),
    () => workflow.execute(caseSweep, { ...options, workflowId: 'gone-end', args: [{ ...progress, next: 5 }] }),
    () => workflow.execute(caseRefresh, { ...options, workflowId: 'gone-case', args: [{ caseId: 'gone' }] }),
  ]
  const causes = []
  for (const run of runs) causes.push(rootCause((await t.throwsAsync(run, { instanceOf: WorkflowFailedError }))?.cause))
  t.deepEqual(causes, [
    'the open sweep no longer exists',
    'the sweep no longer exists',
    'the tracked case no longer exists',
  ])
})

test.serial('a refresh that an operator cancels or terminates ends only itself', async (t) => {
  const { key } = await anAccount(service.db)
  const cancelled = await aCase(service, key, reserved('01'))
  const terminated = await aCase(service, key, reserved('01', 'DC'))
  await aCase(service, key, { caseIdentifier: { courtType: 'CC', registrationNumber: 'DC/525/CC/900001/2024' } })
  await service.control.fault('attestr', 'slow', 3, 60_000)
  const sweeping = sweep(dayIn(0))
  await until(
    () => service.control.calls('attestr'),
    (calls) => calls === 3,
  )
  const { workflow } = service.temporal.client
  const ended = [workflow.getHandle(`case-refresh/${cancelled}`), workflow.getHandle(`case-refresh/${terminated}`)]
  await ended[0]?.cancel()
  await ended[1]?.terminate()
  for (const handle of ended) await t.throwsAsync(handle.result(), { instanceOf: WorkflowFailedError })
  await service.control.release('attestr')
  t.deepEqual(await sweeping, { cases: 3, refreshed: 1, notFound: 0, unanswered: 2, setAside: 0 })
})

test.serial('a sweep that is cancelled itself ends as cancelled', async (t) => {
  const { key } = await anAccount(service.db)
  await aCase(service, key, reserved('01'))
  await service.control.fault('attestr', 'slow', 1, 60_000)
  const handle = await service.temporal.start(
    startCaseSweep({ sweepId: 'cancelled', today: dayIn(0), since: Date.now() }),
  )
  await until(
    () => service.control.calls('attestr'),
    (calls) => calls === 1,
  )
  await handle.cancel()
  const error = await t.throwsAsync(handle.result(), { instanceOf: WorkflowFailedError })
  t.true(error?.cause instanceof CancelledFailure)
  await service.control.release('attestr')
})

test.serial(
  'a nightly refresh waits behind all refreshes requested by clients, and shows its stage at once',
  async (t) => {
    const { key } = await anAccount(service.db)
    const id = await aCase(service, key, reserved('01'))
    await sweep(dayIn(0))
    const { events } = await service.temporal.client.workflow.getHandle(`case-refresh/${id}`).fetchHistory()
    const scheduled = events?.find(
      ({ activityTaskScheduledEventAttributes: about }) => about?.activityType?.name === 'fetchAndMergeCase',
    )
    t.is(scheduled?.activityTaskScheduledEventAttributes?.priority?.priorityKey, 5)
    const fields = events?.[0]?.workflowExecutionStartedEventAttributes?.searchAttributes?.indexedFields
    t.is(String(fields?.[SEARCH_ATTRIBUTES.stage.name]?.data), '"asking the sources"')
  },
)
