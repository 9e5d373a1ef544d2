import test, { type ExecutionContext } from 'ava'
import { erase } from '../../support/erase.ts'
import { lookUp } from '../../support/orders.ts'
import { anAccount, type Service, sharedService, type TestAccount } from '../../support/service.ts'
import { aCase, anEntity } from '../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await sharedService()
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

interface Finished extends Pick<TestAccount, 'key'> {
  exportId: string
  link: string
}

/** An export that has ended, and the link to its file. */
async function anExport({ key }: Pick<TestAccount, 'key'>, what: string, format = 'json'): Promise<Finished> {
  const { body } = await service.call('POST /watchlist/exports', { key, body: { what, format } })
  const { exportId } = body as { exportId: string }
  await service.temporal.client.workflow.getHandle(`export/${exportId}`).result()
  const { url } = (await service.call(`GET /watchlist/exports/${exportId}`, { key })).body as { url: string }
  return { key, exportId, link: service.api.baseUrl + url.slice(url.indexOf('/documents/')) }
}

async function isEnded(t: ExecutionContext, { key, exportId, link }: Finished): Promise<void> {
  const { body } = await service.call(`GET /watchlist/exports/${exportId}`, { key })
  t.like(body, { status: 'FAILED', failureReason: 'ERASED', records: 0, url: null })
  t.is((await fetch(link)).status, 404)
}

async function isComplete(t: ExecutionContext, { key, exportId, link }: Finished): Promise<void> {
  t.like((await service.call(`GET /watchlist/exports/${exportId}`, { key })).body, { status: 'COMPLETE' })
  t.is((await fetch(link)).status, 200)
}

const sharedWith = ({ userId }: TestAccount) => ({ sharedWith: [{ type: 'user', id: userId }] })

for (const format of ['json', 'csv'])
  test(`${format}: an export that shows an erased entity ends, also a guest's; others stay`, async (t) => {
    const [owner, guest] = [await anAccount(service.db), await anAccount(service.db)]
    const before = await anExport(owner, 'entities', format)
    const id = await anEntity(service, owner.key, { name: '=Zanskar "Wool"\nWorks', ...sharedWith(guest) })
    await anEntity(service, guest.key, { name: 'Kaveri Logistics Limited' })
    const exports = [await anExport(owner, 'entities', format), await anExport(guest, 'entities', format)]
    await service.call(`PUT /watchlist/entities/${id}/sharing`, { key: owner.key, body: { sharedWith: [] } })
    const guestAfter = await anExport(guest, 'entities', format)
    const dry = await erase(service, owner.key, { kind: 'ENTITY', id, dryRun: true })
    t.is(dry.files, 0)
    for (const each of exports) await isComplete(t, each)
    const report = await erase(service, owner.key, { kind: 'ENTITY', id, dryRun: false })
    t.like(report, { status: 'COMPLETE', left: [], files: 1 }, "the guest's file is not counted")
    for (const each of exports) await isEnded(t, each)
    await isComplete(t, before)
    await isComplete(t, guestAfter)
  })

for (const kind of ['CASE', 'LOOKUP'])
  test(`${kind}: an export that shows the erased case ends, also a guest's`, async (t) => {
    const [owner, guest] = [await anAccount(service.db), await anAccount(service.db)]
    const caseIdentifier = { courtType: 'HC', cnr: 'DLHC019000082024' }
    const caseId = await aCase(service, owner.key, { caseIdentifier, ...sharedWith(guest) })
    const { searchId } = await lookUp(service, owner.key, caseIdentifier)
    const exports = [await anExport(owner, 'cases'), await anExport(guest, 'cases', 'csv')]
    const entities = await anExport(owner, 'entities')
    const id = kind === 'CASE' ? caseId : searchId
    t.like(await erase(service, owner.key, { kind, id, dryRun: false }), { status: 'COMPLETE', left: [] })
    for (const each of exports) await isEnded(t, each)
    await isComplete(t, entities)
  })

test("PERSON: an export that names them ends, also by a record shared with a guest; exports of other owners' records stay", async (t) => {
  const name = 'Rinchenya Lhamokar'
  const [owner, guest] = [await anAccount(service.db), await anAccount(service.db)]
  const snapshot = { parties: { petitioner: `Smt. ${name.toUpperCase()}` } }
  const isShared = { ...sharedWith(guest), snapshot }
  await aCase(service, owner.key, isShared)
  const exports = [await anExport(owner, 'cases'), await anExport(guest, 'cases')]
  const other = await anAccount(service.db)
  await aCase(service, other.key, { snapshot })
  const othersOwn = await anExport(other, 'cases')
  const report = await erase(service, owner.key, { kind: 'PERSON', names: [name], dryRun: false })
  t.like(report, { status: 'COMPLETE', left: [] })
  for (const each of exports) await isEnded(t, each)
  await isComplete(t, othersOwn)
})

test("ACCOUNT: a guest's export that shows its entity ends", async (t) => {
  const [owner, guest] = [await anAccount(service.db), await anAccount(service.db)]
  await anEntity(service, owner.key, { name: 'Nubra Apricots Limited', ...sharedWith(guest) })
  const shown = await anExport(guest, 'entities')
  const { accountId } = owner
  const report = await erase(service, operator, { kind: 'ACCOUNT', accountId, dryRun: false })
  t.like(report, { status: 'COMPLETE', left: [] })
  await isEnded(t, shown)
})

test('an export that is being written when its records are erased is stopped', async (t) => {
  const owner = await anAccount(service.db)
  const { accountId, userId, key } = owner
  const id = await anEntity(service, key, { name: 'Indus Saffron Limited' })
  const viewer = { accountId, userId, teamIds: [] }
  const auditContext = { actorType: 'USER', actorId: userId, requestId: 'request-of-a-test' } as const
  const wanted = { what: 'entities', format: 'json', filter: {}, viewer } as const
  const exportId = await service.db.transaction((tx) => service.db.exports.create(wanted, auditContext, tx))
  const page = { content: JSON.stringify({ _id: id, accountId, name: 'Indus Saffron Limited' }), recordCount: 1 }
  await service.db.exports.writePage(exportId, 0, async () => ({ ...page, accountIds: [accountId] }))
  t.like(await erase(service, key, { kind: 'ENTITY', id, dryRun: false }), { status: 'COMPLETE', left: [] })
  t.deepEqual(await Array.fromAsync(service.db.exports.pagesOf(exportId)), [])
  t.is(await service.db.exports.writePage(exportId, 1, async () => ({ ...page, accountIds: [accountId] })), 0)
  t.false(await service.db.exports.expectFile(exportId, 'f'.repeat(64)))
})

test('an erasure waits for a page that is being written, and finds its records in it', async (t) => {
  const owner = await anAccount(service.db)
  const { accountId, userId, key } = owner
  const id = await anEntity(service, key, { name: 'Shyok Walnuts Limited' })
  const viewer = { accountId, userId, teamIds: [] }
  const auditContext = { actorType: 'USER', actorId: userId, requestId: 'request-of-a-test' } as const
  const wanted = { what: 'entities', format: 'json', filter: {}, viewer } as const
  const exportId = await service.db.transaction((tx) => service.db.exports.create(wanted, auditContext, tx))
  const isRead = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const writing = service.db.exports.writePage(exportId, 0, async () => {
    isRead.resolve()
    await goOn.promise
    const content = JSON.stringify({ _id: id, accountId, name: 'Shyok Walnuts Limited' })
    return { content, recordCount: 1, accountIds: [accountId] }
  })
  await isRead.promise
  const erasing = erase(service, key, { kind: 'ENTITY', id, dryRun: false })
  while ((await service.call(`GET /watchlist/entities/${id}`, { key })).status === 200);
  goOn.resolve()
  await writing
  t.like(await erasing, { status: 'COMPLETE', left: [] })
  t.deepEqual(await Array.fromAsync(service.db.exports.pagesOf(exportId)), [])
})
