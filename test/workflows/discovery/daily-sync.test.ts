import { type Connection, WorkflowFailedError } from '@temporalio/client'
import { rootCause } from '@temporalio/common'
import test from 'ava'
import { QueryTypes } from 'sequelize'
import type { Plan } from '../../../domain/account/account.ts'
import { taskQueueName } from '../../../domain/task-queue.ts'
import { type DailySyncResult, dailySyncProgress } from '../../../workflows/discovery/daily-sync.messages.ts'
import { dailySync } from '../../../workflows/discovery/daily-sync.ts'
import { candidatesOf } from '../../support/candidates.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { startDailySync } from '../../support/start-daily-sync.ts'
import { connectSkippingTime } from '../../support/time-skipping.ts'
import { until } from '../../support/until.ts'
import { anEntity } from '../../support/watchlist.ts'

let service: Service
let connection: Connection

test.before(async () => {
  connection = await connectSkippingTime()
  // Refused calls count against the day's cap as well, and hundreds are refused here.
  service = await startService({ ATTESTR_PRICES: '{"businessSearch": 0}' }, undefined, connection)
})
test.after.always(async () => {
  await service?.close()
})
// Each test needs empty watchlists: entities of other tests would be synced too.
test.beforeEach(async () => {
  await service.control.reset()
  await service.db.sequelize.query("UPDATE watchlist_entities SET status = 'ARCHIVED'")
})

const RAMESH = {
  name: 'Ramesh Kumar Verma',
  entityType: 'PERSON',
  fatherName: 'Suresh Verma',
  birthDate: '04-07-1978',
}

/** Runs the daily sync to its end, skipping its waits. */
async function syncDaily(): Promise<DailySyncResult> {
  const { TASK_QUEUE_PREFIX } = service.configuration
  const handle = await service.temporal.start(startDailySync(`${TASK_QUEUE_PREFIX}-daily-sync-now`))
  return handle.result()
}

interface Mark {
  outcome: string
  failure: string | null
  answered: boolean
}

/** Returns the last answer of each source about an entity. */
async function marksOf(entityId: string): Promise<Record<string, Mark>> {
  const rows = await service.db.sequelize.query<Omit<Mark, 'answered'> & { source: string; answeredAt: number | null }>(
    `SELECT source, outcome, failure, answered_at AS answeredAt FROM entity_source_syncs
     WHERE watchlist_entity_id = :entityId AND discovery_mode = 'ONGOING'`,
    { replacements: { entityId }, type: QueryTypes.SELECT },
  )
  return Object.fromEntries(
    rows.map(({ source, answeredAt, ...mark }) => [source, { ...mark, answered: answeredAt !== null }]),
  )
}

async function syncedEvents(accountId: string): Promise<object[]> {
  const events = await service.db.sequelize.query<{ data: string }>(
    "SELECT data FROM events WHERE account_id = :accountId AND type = 'entity.synced' ORDER BY id",
    { replacements: { accountId }, type: QueryTypes.SELECT },
  )
  return events.map(({ data }) => JSON.parse(data))
}

async function lastCourtSyncAt(id: string): Promise<number | null | undefined> {
  return (await service.db.watchlistEntities.find(id))?.lastCourtSyncAt
}

async function matchedParties(id: string): Promise<string[]> {
  return (await candidatesOf(service, id)).map(({ matchedParty }) => matchedParty).sort()
}

/** An account with an entity that has been synced once, so that all later cases are new. */
async function aSynced(details: object = {}, plan: Partial<Plan> = {}) {
  const account = await anAccount(service.db, { plan })
  const id = await anEntity(service, account.key, details)
  await syncDaily()
  const known = (await candidatesOf(service, id)).length
  return { ...account, id, known }
}

test.serial(
  'each day brings a company its own cases, however mistyped, and none of a similarly named company',
  async (t) => {
    const { id, known } = await aSynced()
    for (let day = 1; day <= 3; day++) {
      await service.control.advanceDay()
      t.like(await syncDaily(), { entities: 1, synced: 1, newCandidates: 2 })
      t.is((await candidatesOf(service, id)).length, known + 2 * day)
    }
    const parties = (await matchedParties(id)).filter((party) => !/saff?ron textiles/i.test(party))
    t.deepEqual(parties, [])
  },
)

test.serial('a person gets the case of the right father, not that of a namesake', async (t) => {
  const { id } = await aSynced(RAMESH)
  await service.control.advanceDay()
  await syncDaily()
  t.deepEqual(await matchedParties(id), ['RAMESH KUMAR VERMA S/O SURESH VERMA'])
})

test.serial(
  'a person without father and birth date is searched where that is enough; a bare name is only a possible match',
  async (t) => {
    const { id } = await aSynced({ name: RAMESH.name, entityType: 'PERSON' })
    await service.control.advanceDay()
    await syncDaily()
    t.deepEqual(Object.keys(await marksOf(id)), ['ecourtsindia'])
    t.deepEqual(
      (await candidatesOf(service, id)).map(({ verdict }) => verdict),
      ['possible', 'possible'],
    )
  },
)

test.serial('a company without cases is synced with the certain result that it has none', async (t) => {
  const { id, accountId } = await aSynced({ name: 'Nilgiri Agro Foods Limited' })
  await service.control.advanceDay(3)
  t.like(await syncDaily(), { synced: 1, newCandidates: 0 })
  const none = { outcome: 'none', failure: null, answered: true }
  t.deepEqual(await marksOf(id), { attestr: none, ecourtsindia: none })
  const [, event] = await syncedEvents(accountId)
  t.deepEqual(event, {
    entityId: id,
    status: 'COMPLETE',
    newCandidates: 0,
    lastCourtSyncAt: await lastCourtSyncAt(id),
  })
})

test.serial('only active entities are searched for', async (t) => {
  const { key } = await anAccount(service.db)
  const paused = await anEntity(service, key, { name: 'Kaveri Logistics Limited' })
  await service.call(`POST /watchlist/entities/${paused}/pause`, { key })
  const archived = await anEntity(service, key)
  await service.call(`DELETE /watchlist/entities/${archived}`, { key })
  t.like(await syncDaily(), { entities: 0, synced: 0 })
  t.is(await service.control.calls('attestr'), 0)
})

test.serial('the next sync finds the cases of days without one', async (t) => {
  const { id, known } = await aSynced()
  await service.control.advanceDay(10)
  await syncDaily()
  t.is((await candidatesOf(service, id)).length, known + 20)
})

test.serial(
  'many entities are one search at the source that accepts many names, and one each at the other',
  async (t) => {
    const { key } = await anAccount(service.db)
    for (let nth = 0; nth < 12; nth++) await anEntity(service, key, { name: `Indrani Ceramics ${nth + 1} Limited` })
    t.like(await syncDaily(), { synced: 12 })
    t.true((await service.control.calls('ecourtsindia', 'indrani')) <= 2, 'near and far at most')
    t.is(await service.control.calls('attestr', 'indrani'), 12)
  },
)

test.serial('a source that fails for a while is asked again the same night, and only that one', async (t) => {
  const { id, known, accountId } = await aSynced()
  await service.control.advanceDay()
  const before = await service.control.calls('ecourtsindia', 'saffron')
  await service.control.fault('attestr', 'http500', 4)
  t.like(await syncDaily(), { synced: 1, newCandidates: 2 })
  t.is(await service.control.calls('ecourtsindia', 'saffron'), before + 1)
  t.is((await marksOf(id)).attestr?.failure, null)
  t.is((await candidatesOf(service, id)).length, known + 2)
  const [, event] = await syncedEvents(accountId)
  t.like(event, { status: 'PARTIAL', newCandidates: 2 })
})

test.serial('a source that cannot answer for one entity still answers for the others', async (t) => {
  const { key } = await anAccount(service.db)
  const down = await anEntity(service, key, { name: 'Malabar Shipping Company Limited' })
  const others = [await anEntity(service, key), await anEntity(service, key, { name: 'Kaveri Logistics Limited' })]
  t.like(await syncDaily(), { synced: 3 })
  t.false((await marksOf(down)).ecourtsindia?.answered)
  for (const id of others) t.true((await marksOf(id)).ecourtsindia?.answered)
})

test.serial(
  'a source that fails all night does not move its mark; the entity counts as synced by the other',
  async (t) => {
    const { key, accountId } = await anAccount(service.db)
    const id = await anEntity(service, key, { name: 'Malabar Shipping Company Limited' })
    t.like(await syncDaily(), { synced: 1 })
    const { attestr, ecourtsindia } = await marksOf(id)
    t.true(attestr?.answered)
    t.deepEqual(ecourtsindia, { outcome: 'failed', failure: 'Upstream', answered: false })
    t.like((await syncedEvents(accountId))[0], { status: 'PARTIAL' })
    t.truthy(await lastCourtSyncAt(id))
  },
)

test.serial('when every source fails nothing is recorded, and no event reports an empty result', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const id = await anEntity(service, key, { name: 'Vindhya Cement Works Limited' })
  t.like(await syncDaily(), { entities: 1, synced: 0 })
  t.is(await lastCourtSyncAt(id), null)
  t.deepEqual(await syncedEvents(accountId), [])
})

test.serial('a source that fails repeatedly is not asked until the next pass', async (t) => {
  const { key } = await anAccount(service.db, { plan: { sources: ['attestr'] } })
  for (let nth = 0; nth < 120; nth++) await anEntity(service, key, { name: `Indrani Ceramics ${nth + 1} Limited` })
  await service.control.fault('attestr', 'no-credit', 1_000)
  t.like(await syncDaily(), { entities: 120, synced: 0 })
  const calls = await service.control.calls('attestr', 'indrani')
  t.true(calls <= 4 * 3 * 50, `${calls} calls in four passes, of which each has three batches under way when it learns`)
})

test.serial('an interrupted sync continues: answers since it began are not requested again', async (t) => {
  const { id, key } = await aSynced()
  await service.db.dailySyncs.begin()
  await service.call(`POST /watchlist/entities/${id}/discover`, { key })
  const calls = await service.control.calls('attestr', 'saffron')
  t.like(await syncDaily(), { entities: 1, synced: 1 })
  t.is(await service.control.calls('attestr', 'saffron'), calls)
  t.like(await syncDaily(), { entities: 1, synced: 1 })
  t.is(await service.control.calls('attestr', 'saffron'), calls + 1)
})

test.serial('answers of sources for an entity no longer count after it is renamed', async (t) => {
  const { key, id } = await aSynced()
  const put = (body: object) => service.call(`PUT /watchlist/entities/${id}`, { key, body })
  await put({ name: 'Saffron Textiles Private Limited', entityType: 'BUSINESS', location: 'Pune' })
  t.deepEqual(Object.keys(await marksOf(id)), ['attestr', 'ecourtsindia'])
  await put({ name: 'Kaveri Logistics Limited', entityType: 'BUSINESS', location: 'Pune' })
  t.deepEqual(await marksOf(id), {})
})

test.serial('an entity archived during a source call stores nothing and raises no event', async (t) => {
  const { key, accountId } = await anAccount(service.db, { plan: { sources: ['attestr'] } })
  const id = await anEntity(service, key)
  await service.control.advanceDay()
  await service.control.fault('attestr', 'slow', 1, 60_000)
  const syncing = syncDaily()
  await until(
    () => service.control.calls('attestr', 'saffron'),
    (calls) => calls === 1,
  )
  await service.call(`DELETE /watchlist/entities/${id}`, { key })
  await service.control.release('attestr')
  t.like(await syncing, { newCandidates: 0 })
  t.deepEqual([await candidatesOf(service, id), await syncedEvents(accountId)], [[], []])
})

test.serial('a search that is set aside blocks no other entity, is counted, and raises an alarm', async (t) => {
  const poisoned = await anAccount(service.db)
  await anEntity(service, poisoned.key, { name: 'Kaveri Logistics Limited' })
  const { key } = await anAccount(service.db)
  const others = [await anEntity(service, key), await anEntity(service, key, { name: 'Nilgiri Agro Foods Limited' })]
  const { planId } = (await service.db.accounts.find(poisoned.accountId)) ?? {}
  const setSources = (sources: string) =>
    service.db.sequelize.query('UPDATE plans SET sources = :sources WHERE id = :planId', {
      replacements: { sources, planId },
    })
  const isRaised = async () => {
    const raised = await service.db.alarms.raised()
    return raised.some(({ name, subject }) => name === 'SET_ASIDE' && subject === 'entities')
  }

  await setSources('no JSON')
  t.like(await syncDaily(), { entities: 3, synced: 2, setAside: 1 })
  for (const id of others) t.truthy(await lastCourtSyncAt(id))
  t.is((await service.db.dailySyncs.latest())?.setAside, 1)
  t.true(await isRaised())

  await setSources('["attestr"]')
  t.like(await syncDaily(), { entities: 3, synced: 3, setAside: 0 })
  t.false(await isRaised())
})

test.serial('an error of our own does not count against a source', async (t) => {
  const { key } = await anAccount(service.db, { plan: { sources: ['attestr'] } })
  for (let nth = 0; nth < 6; nth++) await anEntity(service, key)
  await service.control.advanceDay()
  const rename = (from: string, to: string) => service.db.sequelize.query(`RENAME TABLE ${from} TO ${to}`)
  await rename('case_candidate_keys', 'kept_away')
  const result = await syncDaily()
  await rename('kept_away', 'case_candidate_keys')
  t.like(result, { entities: 6, synced: 0, setAside: 6 })
  const handle = service.temporal.client.workflow.getHandle(`${service.configuration.TASK_QUEUE_PREFIX}-daily-sync-now`)
  t.like(await handle.query(dailySyncProgress), { leftAlone: [], setAside: 6 })
})

test.serial('a sync whose rows are gone fails at once', async (t) => {
  const { workflow } = service.temporal.client
  const options = { taskQueue: taskQueueName(service.configuration.TASK_QUEUE_PREFIX, 'core') }
  const progress = { dailySyncId: 'gone', since: 0, entities: 50, pass: 1, leftAlone: [], hasFailures: false }
  const causeAt = async (next: number) => {
    const workflowId = `daily-sync-gone-at-${next}`
    const run = workflow.execute(dailySync, { ...options, workflowId, args: [{ ...progress, next }] })
    return rootCause((await t.throwsAsync(run, { instanceOf: WorkflowFailedError }))?.cause)
  }
  t.is(await causeAt(0), 'the open daily sync no longer exists')
  t.is(await causeAt(50), 'the daily sync no longer exists')
})

test.serial(
  'discovery begins at 02:30 in India, the sweep at 03:00; neither runs twice at once; a missed night is made up for',
  async (t) => {
    const { TASK_QUEUE_PREFIX } = service.configuration
    for (const [name, at] of Object.entries({ 'daily-sync': '02:30', 'case-sweep': '03:00' })) {
      const schedule = service.temporal.client.schedule.getHandle(`${TASK_QUEUE_PREFIX}-${name}`)
      const { policies, info } = await schedule.describe()
      t.deepEqual(policies, { ...policies, overlap: 'SKIP', catchupWindow: 16 * 3_600_000 })
      const [next] = info.nextActionTimes
      t.is(new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' }).format(next), at)
    }
  },
)
