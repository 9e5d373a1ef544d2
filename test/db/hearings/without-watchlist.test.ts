import test from 'ava'
import { createListQuestionsActivities } from '../../../activities/hearings/list-questions.ts'
import { askableSources } from '../../../activities/shared/askable-sources.ts'
import { eveningOf } from '../../../domain/hearings/digest.ts'
import { readList } from '../../../sources/cause-lists/read-list.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { aCase, anEntity } from '../../support/watchlist.ts'

let service: Service
test.before(async () => {
  service = await startService({}, [])
})
test.after.always(() => service?.close())

const COURT = 'HC-DLHC01'
/** The last day of the coming evening's digest and list questions. */
const { to: DAY } = eveningOf(Date.now())

/**
 * An account on its own plan with everything that background work handles: an entity, a case on lists, one with a CNR,
 * a calendar.
 */
async function anAccountWithAll(serial: number) {
  const { db } = service
  const account = await anAccount(db)
  const found = await db.accounts.findPlanOf(account.accountId)
  if (!found) throw new Error('an account has a plan')
  const { id: _, ...plan } = found
  const planId = await db.accounts.createPlan(plan)
  await run('UPDATE accounts SET plan_id = :planId, hearing_digest_at = :from WHERE id = :id', {
    planId,
    from: '00:00',
    id: account.accountId,
  })
  const { key } = account
  const entityId = await anEntity(service, key, { name: `Zanskar Woollens ${serial} Limited` })
  const snapshot = { nextHearingDate: DAY }
  const number = { establishmentCode: 'DLHC01', caseType: 'W.P.(C)', registrationNumber: `${serial}/2024` }
  const listed = await aCase(service, key, { snapshot, caseIdentifier: { courtType: 'HC', ...number } })
  const cnr = `MHPU01${String(serial).padStart(6, '0')}2024`
  await aCase(service, key, { snapshot, caseIdentifier: { courtType: 'DC', cnr } })
  await run('UPDATE tracked_cases SET created = 1 WHERE account_id = :id', { id: account.accountId })
  const calendar = { name: 'Ours', scope: { type: 'ACCOUNT' }, detail: 'CASE_NUMBER', alarms: [] }
  const { body } = await service.call('POST /watchlist/calendars', { key, body: calendar })
  const { pathname } = new URL((body as { url: string }).url)
  const products = (now: typeof plan.products) => db.accounts.changePlan(planId, { ...plan, products: now })
  return {
    ...account,
    ...{ entityId, listed, cnr, serial, pathname, planId },
    loseWatchlist: () => products(plan.products.filter((product) => product !== 'WATCHLIST')),
  }
}
type Whole = Awaited<ReturnType<typeof anAccountWithAll>>

function run(sql: string, replacements: Record<string, unknown>) {
  return service.db.sequelize.query(sql, { replacements })
}

/** Polls a list of the day with or without the case. */
async function look({ serial }: Whole, carries: boolean): Promise<number> {
  const { db } = service
  await db.lists.openDay(COURT, DAY, Date.now())
  const value = [{ slot: `list-${serial}`, kind: 'DAILY' as const, number: 1, bench: null }]
  const [document] = await db.transaction((tx) =>
    db.lists.recordIndex(COURT, DAY, { kind: 'found', value }, Date.now(), tx),
  )
  if (!document) throw new Error('no list')
  const number = carries ? `W.P.(C) ${serial}/2024` : 'W.P.(C) 1/1999'
  const reading = readList([
    `CAUSE LIST FOR ${DAY}\nCOURT NO. 4\n1. ${number} SAFFRON Vs. KAVERI\n2. CS(OS) 7/1998 A Vs. B`,
  ])
  const hits = await db.lists.findHits(COURT, document, reading)
  const said = { reading, sha256: String(Math.random()), etag: null, hits }
  await db.transaction((tx) => db.lists.recordReading({ court: COURT, day: DAY }, document, said, Date.now(), tx))
  await db.lists.recordPoll(COURT, DAY, { at: Date.now(), watchVersion: 'v' }, Date.now())
  return hits.length
}

/** The background work for accounts in the evening or at night, each with a check that it handles one. */
const WORK: Record<string, (account: Whole) => Promise<boolean>> = {
  'asks a provider which lists name its cases': async ({ cnr }) => {
    const { casesToAskAbout } = createListQuestionsActivities({ db: service.db, most: 1_000 })
    return (await casesToAskAbout()).includes(cnr)
  },
  'stores the answer of the provider': async ({ cnr }) => (await service.db.hearings.casesWithCnrs([cnr])).length > 0,
  'polls the lists of its courts': async () => (await service.db.lists.courtsToWatch()).includes(COURT),
  'watches its names on lists': async ({ entityId }) =>
    (await service.db.watchlistEntities.activeAfter('', 1_000)).some(({ id }) => id === entityId),
  'loads its names for comparison': async () => (await service.db.watchlistEntities.namesVersion()) !== null,
  'reports missing lists': async ({ accountId }) => {
    await run('UPDATE hearings SET list_court = :court, watched_since = 1 WHERE account_id = :accountId', {
      court: COURT,
      accountId,
    })
    await run('DELETE FROM list_alerts', {})
    await service.db.lists.openDay(COURT, DAY, 1)
    return (
      (await service.db.transaction((tx) => service.db.listAlerts.tellMissing(COURT, DAY, 'SOURCE_DOWN', 1, tx))) > 0
    )
  },
  'reports lists that were read after all': async ({ accountId }) => {
    await run(
      `INSERT IGNORE INTO list_alerts (account_id, court, day, state, told_at) VALUES (:accountId, :court, :day, 'SOURCE_DOWN', 1)`,
      { accountId, court: COURT, day: DAY },
    )
    await run('UPDATE list_alerts SET read_at = NULL WHERE account_id = :accountId', { accountId })
    return (await service.db.transaction((tx) => service.db.listAlerts.tellRead(COURT, DAY, 1, tx))) > 0
  },
  'finds its cases on lists': async (account) => (await look(account, true)) > 0,
  'sends the digest of the evening': async ({ accountId }) => {
    const evening = { ...eveningOf(Date.now()), time: '24:00' }
    return (await service.db.digests.due(evening, { most: 1_000 })).includes(accountId)
  },
  'searches for its entities at night': async ({ entityId }) => {
    const entities = await service.db.watchlistEntities.findMany([entityId])
    const sources = await askableSources(service.db, ['attestr', 'ecourtsindia'], entities)
    return (sources.get(entityId) ?? []).length > 0
  },
  'serves its calendar': async ({ pathname }) => {
    const { origin } = new URL(service.api.baseUrl)
    return (await fetch(`${origin}${pathname}`)).status === 200
  },
}

let serial = 910_000
for (const [name, work] of Object.entries(WORK))
  test.serial(`for an account whose plan has lost the watchlist the service no longer ${name}`, async (t) => {
    const account = await anAccountWithAll(++serial)
    t.true(await work(account))
    await account.loseWatchlist()
    t.false(await work(account))
  })

test.serial('a case counts as on no list only after a poll since its plan has the watchlist again', async (t) => {
  const account = await anAccountWithAll(++serial)
  const operator = await service.db.operatorKeys.issue('Operator')
  const change = (planId: string) =>
    service.call(`PUT /backoffice/accounts/${account.accountId}`, {
      key: operator,
      body: { name: 'Ours', planId, reviewer: 'OPERATOR' },
    })
  const isLookedFor = async () => {
    const [rows] = await run(
      `SELECT h.watched_since <= l.sure_at AS isSure FROM hearings h
       JOIN list_days l ON l.court = h.list_court AND l.day = h.hearing_date WHERE h.tracked_case_id = :id`,
      { id: account.listed },
    )
    return (rows as { isSure: 0 | 1 }[]).map(({ isSure }) => isSure)
  }
  const plan = await service.db.accounts.findPlan(account.planId)
  if (!plan) return t.fail('no plan')
  const without = await service.db.accounts.createPlan({ ...plan, products: ['HISTORICAL_SEARCH'] })
  t.is(await look(account, false), 0)
  t.deepEqual(await isLookedFor(), [1])
  t.is((await change(without)).status, 200)
  t.is(await look(account, true), 0)
  t.is((await change(account.planId)).status, 200)
  t.deepEqual(await isLookedFor(), [0])
  t.is(await look(account, true), 1)
  t.deepEqual(await isLookedFor(), [1])
})
