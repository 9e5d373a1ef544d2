import test from 'ava'
import { aDiscovery } from '../../support/a-candidate.ts'
import { inDays } from '../../support/cause-lists.ts'
import { readListOf } from '../../support/read-lists.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { aCase, anEntity } from '../../support/watchlist.ts'

let service: Service
test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

const TODAY = inDays(0)
const BY_CNR = { courtType: 'HC', cnr: 'DLHC019000012024' }
const BY_NUMBER = {
  courtType: 'HC',
  establishmentCode: 'DLHC01',
  caseType: 'W.P.(C)',
  registrationNumber: '900001/2024',
}
const PRINTED = 'W.P.(C) 900001/2024'
const BY_DIARY = { courtType: 'SC', diaryNumber: '900001/2024' }
const IN_SUPREME_COURT = { courtType: 'SC', caseType: 'SLP(C)', registrationNumber: '900001/2024' }
const PRINTED_IN_SUPREME_COURT = 'SLP(C) No. 900001/2024'

/** A case that is heard today. */
function heardToday(key: string, caseIdentifier: object, details: object = {}) {
  return aCase(service, key, { caseIdentifier, snapshot: { nextHearingDate: TODAY }, ...details })
}

async function refresh(key: string, id: string): Promise<void> {
  const { status } = await service.call(`POST /watchlist/cases/${id}/refresh`, { key })
  if (status !== 200) throw new Error(`the refresh answered ${status}`)
}

/** The states of a case's hearing of today. */
async function today(key: string, id: string): Promise<string[]> {
  const { body } = await service.call(`GET /watchlist/cases/${id}/hearings`, { key })
  const { hearings } = body as { hearings: { hearingDate: string; state: string }[] }
  return hearings.filter(({ hearingDate }) => hearingDate === TODAY).map(({ state }) => state)
}

test.serial(
  'a High Court case that is tracked by its CNR is found on the list of its bench once it was refreshed',
  async (t) => {
    const { key } = await anAccount(service.db)
    const id = await heardToday(key, BY_CNR)
    await readListOf(service, 'HC-DLHC01', TODAY, [PRINTED])
    t.deepEqual(await today(key, id), ['NOT_COVERED'])
    await refresh(key, id)
    t.true((await service.db.lists.courtsToWatch()).includes('HC-DLHC01'))
    await readListOf(service, 'HC-DLHC01', TODAY, [PRINTED])
    t.deepEqual(await today(key, id), ['LISTED'])
  },
)

test.serial(
  'a case that is tracked by its CNR and refreshed is the case of its number: it is not added again',
  async (t) => {
    const { key } = await anAccount(service.db)
    const id = await aCase(service, key, { caseIdentifier: BY_CNR })
    await refresh(key, id)
    const { body } = await service.call('POST /watchlist/cases', { key, body: { caseIdentifier: BY_NUMBER } })
    t.like(body, { _id: id, linkedExisting: true })
  },
)

test.serial('the number of a case that is known by its CNR is added to its identifier', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await heardToday(key, BY_CNR)
  const caseIdentifier = { ...BY_CNR, ...BY_NUMBER }
  for (const _ of ['once', 'again']) {
    const answer = await service.call(`PUT /watchlist/cases/${id}/identifier`, { key, body: { caseIdentifier } })
    t.deepEqual([answer.status, answer.body], [200, {}])
  }
  t.like((await service.call(`GET /watchlist/cases/${id}`, { key })).body, { caseIdentifier })
  const { changes } = (await service.call(`GET /watchlist/cases/${id}/changes`, { key })).body as { changes: unknown[] }
  t.is(changes.length, 1)
  await readListOf(service, 'HC-DLHC01', TODAY, [PRINTED])
  t.deepEqual(await today(key, id), ['LISTED'])
  const other = { ...BY_CNR, caseType: 'LPA' }
  const refused = await service.call(`PUT /watchlist/cases/${id}/identifier`, { key, body: { caseIdentifier: other } })
  t.is(refused.status, 400)
})

test.serial(
  'a number that is learnt by adding the case again is searched for, and a listing under it can be taken off',
  async (t) => {
    const { key } = await anAccount(service.db)
    const id = await heardToday(key, BY_CNR)
    await service.call('POST /watchlist/cases', { key, body: { caseIdentifier: { ...BY_CNR, ...BY_NUMBER } } })
    await readListOf(service, 'HC-DLHC01', TODAY, [])
    t.deepEqual(await today(key, id), ['NOT_LISTED'])
    await readListOf(service, 'HC-DLHC01', TODAY, [PRINTED])
    t.deepEqual(await today(key, id), ['LISTED'])
    await readListOf(service, 'HC-DLHC01', TODAY, [])
    t.deepEqual(await today(key, id), ['REMOVED'])
  },
)

test.serial(
  'a case of the Supreme Court that is known by its diary number alone is never said not to be listed',
  async (t) => {
    const { key } = await anAccount(service.db)
    const id = await heardToday(key, BY_DIARY)
    await readListOf(service, 'SC', TODAY, [PRINTED_IN_SUPREME_COURT])
    t.deepEqual(await today(key, id), ['NOT_COVERED'])
    await readListOf(service, 'SC', TODAY, ['Diary No. 900001/2024'])
    t.deepEqual(await today(key, id), ['LISTED'])
    await readListOf(service, 'SC', TODAY, [])
    t.deepEqual(await today(key, id), ['REMOVED'])
  },
)

for (const caseType of ['SLP(Civil)', 'SLP (Civil) No.', 'SLP', '20'])
  test.serial(
    `a case whose type is written ${caseType} is never said not to be listed before its court has printed it`,
    async (t) => {
      const { key } = await anAccount(service.db)
      const id = await heardToday(key, { ...IN_SUPREME_COURT, caseType })
      await readListOf(service, 'SC', TODAY, [PRINTED_IN_SUPREME_COURT])
      t.deepEqual(await today(key, id), ['NOT_COVERED'])
      if (caseType === '20') return
      await refresh(key, id)
      await readListOf(service, 'SC', TODAY, [PRINTED_IN_SUPREME_COURT])
      t.deepEqual(await today(key, id), ['LISTED'])
    },
  )

/** The tables in which a row refers to an id. */
async function tablesThatName(id: string): Promise<string[]> {
  const { sequelize } = service.db
  const [columns] = await sequelize.query(
    `SELECT table_name AS name, column_name AS id FROM information_schema.columns
    WHERE table_schema = DATABASE() AND column_type = 'char(32)' ORDER BY table_name`,
  )
  const found = new Set<string>()
  for (const column of columns as { name: string; id: string }[]) {
    const [rows] = await sequelize.query(`SELECT 1 FROM ${column.name} WHERE ${column.id} = '${id}' LIMIT 1`)
    if (rows.length > 0) found.add(column.name)
  }
  return [...found]
}

test.serial('two records that turn out to be one case become one, and the other id answers with it', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const guest = await anAccount(service.db)
  const [first, second] = [
    await anEntity(service, key),
    await anEntity(service, key, { name: 'Kaveri Logistics Limited' }),
  ]
  const sharedWith = [{ type: 'user', id: guest.userId }]
  const byDiary = await heardToday(key, BY_DIARY, { watchlistEntityId: first })
  const byNumber = await heardToday(key, IN_SUPREME_COURT, { watchlistEntityId: second, sharedWith })
  t.not(byDiary, byNumber)
  const hearingOf = async (id: string) => {
    const { body } = await service.call(`GET /watchlist/cases/${id}/hearings`, { key })
    return (body as { hearings: { hearingId: string; hearingDate: string; caseId: string }[] }).hearings
  }
  const before = [...(await hearingOf(byDiary)), ...(await hearingOf(byNumber))]
  await refresh(key, byDiary)

  const caseIdentifier = { ...BY_DIARY, ...IN_SUPREME_COURT }
  for (const id of [byDiary, byNumber]) {
    const { status, body } = await service.call(`GET /watchlist/cases/${id}`, { key })
    t.is(status, 200)
    t.like(body, { _id: byDiary, caseIdentifier, watchlistEntityIds: [first, second], sharedWith, status: 'ACTIVE' })
  }
  t.is((await service.call(`GET /watchlist/cases/${byNumber}`, { key: guest.key })).status, 200)
  const { body } = await service.call('POST /watchlist/cases/search', { key, body: {} })
  t.like(body, { recordsFiltered: 1, records: [{ _id: byDiary }] })
  t.is((await service.call(`PUT /watchlist/cases/${byNumber}`, { key, body: { riskLevel: 'HIGH' } })).status, 200)
  t.like((await service.call(`GET /watchlist/cases/${byDiary}`, { key })).body, { riskLevel: 'HIGH' })
  t.is((await service.call(`POST /watchlist/cases/${byNumber}/refresh`, { key })).status, 200)

  for (const { hearingId, hearingDate } of before.filter((hearing) => hearing.hearingDate === TODAY)) {
    const answer = await service.call(`GET /watchlist/hearings/${hearingId}`, { key })
    t.is(answer.status, 200)
    t.like(answer.body, { caseId: byDiary, hearingDate })
  }
  await readListOf(service, 'SC', TODAY, [PRINTED_IN_SUPREME_COURT])
  t.deepEqual(await today(key, byNumber), ['LISTED'])

  // Past acts and reads stay in the logs unchanged.
  const logs = ['access_log_things', 'audit_log']
  t.deepEqual(
    (await tablesThatName(byNumber)).filter((name) => !logs.includes(name)),
    ['merged_records'],
  )
  const [audited] = await service.db.sequelize.query(
    "SELECT thing_id AS id FROM audit_log WHERE account_id = :accountId AND action = 'MERGE' ORDER BY thing_id",
    { replacements: { accountId } },
  )
  t.deepEqual(
    audited,
    [byDiary, byNumber].sort().map((id) => ({ id })),
  )
})

test.serial('a lookup that names two numbers of tracked cases makes one record of them', async (t) => {
  const { key } = await anAccount(service.db)
  const byCnr = await aCase(service, key, { caseIdentifier: BY_CNR })
  const byNumber = await aCase(service, key, { caseIdentifier: BY_NUMBER })
  t.not(byCnr, byNumber)
  t.is((await service.call('POST /case-lookup', { key, body: { caseIdentifier: BY_CNR } })).status, 200)
  t.like((await service.call(`GET /watchlist/cases/${byNumber}`, { key })).body, { _id: byCnr })
})

test.serial('the followed one of two records of a case stays', async (t) => {
  const { key } = await anAccount(service.db)
  const byCnr = await aCase(service, key, { caseIdentifier: BY_CNR })
  await service.call(`PUT /watchlist/cases/${byCnr}`, { key, body: { status: 'ARCHIVED' } })
  const byNumber = await aCase(service, key, { caseIdentifier: BY_NUMBER })
  await refresh(key, byNumber)
  t.like((await service.call(`GET /watchlist/cases/${byCnr}`, { key })).body, { _id: byNumber, status: 'ACTIVE' })
})

/** The matter of a case on a list, as a search would find it. */
const ON_LIST = aDiscovery({ cnr: '', ...BY_NUMBER, caseNumber: PRINTED, courtType: 'HC' })

test.serial(
  'a case that is tracked by its CNR is suggested by no list once its number is known, nor after it was erased',
  async (t) => {
    const { key, accountId } = await anAccount(service.db)
    const entityId = await anEntity(service, key)
    const id = await aCase(service, key, { caseIdentifier: BY_CNR, watchlistEntityId: entityId })
    await refresh(key, id)
    const suggested = () =>
      service.db.transaction((tx) =>
        service.db.caseCandidates.add({ id: entityId, accountId }, 'ONGOING', [ON_LIST], tx),
      )
    t.like(await suggested(), { created: [], known: 1 })
    const started = await service.call('POST /account/erasures', { key, body: { kind: 'CASE', id, dryRun: false } })
    const { erasureId } = started.body as { erasureId: string }
    await service.temporal.client.workflow.getHandle(`erasure/${erasureId}`).result()
    t.like(await suggested(), { created: [], known: 0 })
  },
)
