import type { Connection } from '@temporalio/client'
import test from 'ava'
import { QueryTypes } from 'sequelize'
import { COURT_TYPES } from '../../../domain/courts/types.ts'
import type { Provider } from '../../../domain/source.ts'
import { startBackfill } from '../../../workflows/discovery/entity-sync.messages.ts'
import { type Page, start } from '../../api/historical-search/searches.ts'
import { candidatesOf } from '../../support/candidates.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { connectSkippingTime } from '../../support/time-skipping.ts'
import { until } from '../../support/until.ts'
import { anEntity, onboarded } from '../../support/watchlist.ts'

let service: Service
let connection: Connection

test.before(async () => {
  connection = await connectSkippingTime()
  service = await startService({}, undefined, connection)
})
test.after.always(() => service?.close())

const KAVERI = 'Kaveri Logistics Limited'
const SOURCES = ['attestr', 'ecourtsindia'] as const

/** Waits for the end of the backfill, and returns how it ended. */
async function lookedBack(entityId: string): Promise<string> {
  const handle = service.temporal.client.workflow.getHandle(`historical-look/${entityId}`)
  const described = await until(
    () => handle.describe().catch(() => undefined),
    (seen) => seen !== undefined && seen.status.name !== 'RUNNING',
  )
  return described?.status.name ?? ''
}

/** Counts the company's cases in historical search, in courts that watchlists know. */
async function knownCases(name: string): Promise<number> {
  const { key } = await anAccount(service.db)
  const { results } = (await start(service, key, { name })).body as Page
  const courtTypes = results.map((result) => ('courtType' in result ? result.courtType : undefined))
  return courtTypes.filter((courtType) => COURT_TYPES.some((known) => known === courtType)).length
}

test.serial(
  'fetchHistoricalCases of a company brings its past cases of both sources once, for the customer to decide',
  async (t) => {
    const { key, accountId } = await anAccount(service.db)
    const id = await anEntity(service, key, { name: KAVERI, fetchHistoricalCases: true })
    t.is(await lookedBack(id), 'COMPLETED')
    const made = await candidatesOf(service, id)
    t.is(made.filter(({ verdict }) => verdict === 'match').length, await knownCases(KAVERI))
    t.deepEqual([...new Set(made.map(({ mode, status }) => `${mode} ${status}`))], ['HISTORICAL APPROVED'])
    const charged = await service.db.sequelize.query('SELECT id FROM usage_ledger WHERE account_id = :accountId', {
      replacements: { accountId },
      type: QueryTypes.SELECT,
    })
    t.deepEqual(charged, [], 'nothing is billed')
    t.is((await service.db.watchlistEntities.find(id))?.lastCourtSyncAt, null)
  },
)

test.serial('a backfill waits for a source that is down for a quarter of an hour', async (t) => {
  const { key } = await anAccount(service.db)
  const calls = await service.control.calls('ecourtsindia', 'kaveri')
  await service.control.fault('ecourtsindia', 'http500', 7)
  const id = await anEntity(service, key, { name: KAVERI, fetchHistoricalCases: true })
  t.is(await lookedBack(id), 'COMPLETED')
  t.true((await service.control.calls('ecourtsindia', 'kaveri')) > calls)
  t.is((await candidatesOf(service, id)).filter(({ verdict }) => verdict === 'match').length, await knownCases(KAVERI))
})

test.serial(
  'a source that refuses for today is asked again another day; one that stays down shows in a failed backfill',
  async (t) => {
    const { key } = await anAccount(service.db)
    await service.control.fault('attestr', 'no-credit', 1)
    const id = await anEntity(service, key, { name: 'Malabar Shipping Company Limited', fetchHistoricalCases: true })
    t.is(await lookedBack(id), 'FAILED')
    t.is((await candidatesOf(service, id)).filter(({ verdict }) => verdict === 'match').length, 40)
  },
)

test.serial('an archived company is not searched for', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const entityId = await anEntity(service, key, { name: KAVERI })
  t.is((await service.call(`DELETE /watchlist/entities/${entityId}`, { key })).status, 200)
  const calls = await service.control.calls('attestr')
  const backfill = await service.temporal.start(startBackfill({ accountId, entityId, requestId: 'r' }))
  await backfill.result()
  t.is(await service.control.calls('attestr'), calls)
})

test.serial(
  'a backfill runs neither for an entity that is now a person nor for an account without the watchlist',
  async (t) => {
    const PERSON = { name: 'Asha Verma', entityType: 'PERSON', location: 'Delhi' }
    const { key, accountId } = await anAccount(service.db)
    const entityId = await anEntity(service, key, { name: KAVERI })
    t.is((await service.call(`PUT /watchlist/entities/${entityId}`, { key, body: PERSON })).status, 200)
    const other = await anAccount(service.db)
    const ofOther = await anEntity(service, other.key, { name: KAVERI })
    const found = await service.db.accounts.findPlanOf(other.accountId)
    if (!found) return t.fail('an account has a plan')
    const { id: _, ...plan } = found
    const planId = await service.db.accounts.createPlan({ ...plan, products: ['HISTORICAL_SEARCH'] })
    await service.db.sequelize.query('UPDATE accounts SET plan_id = :planId WHERE id = :id', {
      replacements: { planId, id: other.accountId },
    })
    const calls = () => Promise.all(SOURCES.map((source) => service.control.calls(source)))
    const before = await calls()
    const looks = [
      { accountId, entityId },
      { accountId: other.accountId, entityId: ofOther },
    ]
    for (const look of looks) await (await service.temporal.start(startBackfill({ ...look, requestId: 'r' }))).result()
    t.deepEqual(await calls(), before)
  },
)

test.serial('a backfill that its plan did not allow is begun again once the plan has the watchlist', async (t) => {
  const { db } = service
  const { key, accountId } = await anAccount(db)
  const entityId = await anEntity(service, key, { name: KAVERI })
  await db.transaction((tx) => db.entityOnboardings.begin([entityId], 'LOOK', tx))
  const before = await db.accounts.get(accountId)
  const found = await db.accounts.findPlan(before.planId)
  if (!found) return t.fail('an account has a plan')
  const { id: _, ...plan } = found
  const planId = await db.accounts.createPlan({ ...plan, products: ['HISTORICAL_SEARCH'] })
  const moveTo = (to: string) => db.transaction((tx) => db.accounts.change(accountId, { ...before, planId: to }, tx))
  const toBeginAgain = async () => {
    const long = await db.entityOnboardings.listLong('LOOK', '', Date.now() + 60_000, 1000)
    return long.some((each) => each.entityId === entityId)
  }
  const lookBack = async () =>
    (await service.temporal.start(startBackfill({ accountId, entityId, requestId: 'plan' }))).result()
  await moveTo(planId)
  await lookBack()
  t.false(await toBeginAgain(), 'without the watchlist')
  await moveTo(before.planId)
  t.true(await toBeginAgain(), 'with the watchlist again')
  await lookBack()
  t.false(await toBeginAgain(), 'done')
  t.is(
    (await candidatesOf(service, entityId)).filter(({ verdict }) => verdict === 'match').length,
    await knownCases(KAVERI),
  )
})

test.serial('a renamed company is searched again, under its new name', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key, { name: 'Nilgiri Agro Foods Limited', fetchHistoricalCases: true })
  t.is(await lookedBack(id), 'COMPLETED')
  t.deepEqual(await candidatesOf(service, id), [])
  t.is(
    (await service.call(`PUT /watchlist/entities/${id}`, { key, body: { name: KAVERI, entityType: 'BUSINESS' } }))
      .status,
    200,
  )
  const made = await until(
    () => candidatesOf(service, id),
    (found) => found.length > 0,
  )
  t.is(await lookedBack(id), 'COMPLETED')
  t.true(made.length > 0)
  t.is((await candidatesOf(service, id)).filter(({ verdict }) => verdict === 'match').length, await knownCases(KAVERI))
})

/**
 * Creates a company whose backfill waits for these sources, renames it, and lets them answer. Waits for the end of the
 * backfill.
 */
async function renamedDuringLook(name: string, held: Provider[], other: Provider[] = []): Promise<string> {
  const { key } = await anAccount(service.db)
  const asked = () =>
    Promise.all(held.map((source) => service.control.calls(source, name.split(' ')[0]?.toLowerCase())))
  const before = await asked()
  for (const source of held) await service.control.fault(source, 'slow', 1, 60_000)
  const id = await anEntity(service, key, { name, fetchHistoricalCases: true })
  await until(asked, (now) => now.every((calls, at) => calls > (before[at] ?? 0)))
  await until(
    () => service.db.entitySyncs.answeredSince([id], 'HISTORICAL', 0),
    (answered) => other.every((source) => answered.get(id)?.includes(source)),
  )
  await service.call(`PUT /watchlist/entities/${id}`, { key, body: { name: KAVERI, entityType: 'BUSINESS' } })
  await onboarded(service, id)
  for (const source of held) await service.control.release(source)
  await lookedBack(id)
  return id
}

test.serial('a company renamed during its backfill is searched under its new name at every source', async (t) => {
  const asked = () => Promise.all(SOURCES.map((source) => service.control.calls(source, 'kaveri')))
  const [attestr = 0, ecourtsindia = 0] = await asked()
  const id = await renamedDuringLook('Nilgiri Agro Foods Limited', ['ecourtsindia'], ['attestr'])
  const [attestrNow = 0, ecourtsindiaNow = 0] = await asked()
  t.true(attestrNow > attestr && ecourtsindiaNow > ecourtsindia)
  const made = await candidatesOf(service, id)
  t.is(made.filter(({ verdict }) => verdict === 'match').length, await knownCases(KAVERI))
  t.is(await service.db.entityOnboardings.token(id, 'LOOK'), undefined)
})

test.serial("a source's answer for the old name of a renamed company is not stored", async (t) => {
  const id = await renamedDuringLook('Malabar Shipping Company Limited', [...SOURCES])
  const made = await candidatesOf(service, id)
  t.is(made.filter(({ verdict }) => verdict === 'match').length, await knownCases(KAVERI))
  t.false(made.some(({ matchedParty }) => /malabar/i.test(matchedParty)))
})

test.serial(
  'fetchHistoricalCases of a person starts no backfill, even if the person later becomes a company',
  async (t) => {
    const { key } = await anAccount(service.db)
    const id = await anEntity(service, key, {
      name: 'Mohan Lal Tripathi',
      entityType: 'PERSON',
      fetchHistoricalCases: true,
    })
    await onboarded(service, id)
    await service.call(`PUT /watchlist/entities/${id}`, { key, body: { name: KAVERI, entityType: 'BUSINESS' } })
    await onboarded(service, id)
    await t.throwsAsync(service.temporal.client.workflow.getHandle(`historical-look/${id}`).describe(), {
      name: 'WorkflowNotFoundError',
    })
  },
)

test.serial('an imported company that requests a backfill gets one as well', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const row = { name: KAVERI, entityType: 'BUSINESS', fetchHistoricalCases: true }
  t.is((await service.call('POST /watchlist/entities/import', { key, body: { rows: [row] } })).status, 202)
  const [entity] = await until(
    () => service.db.transaction((tx) => service.db.watchlistEntities.ofNames(accountId, [KAVERI], tx)),
    (found) => found.length > 0,
  )
  t.is(await lookedBack(entity?.id ?? ''), 'COMPLETED')
  t.true((await candidatesOf(service, entity?.id ?? '')).length > 0)
})
