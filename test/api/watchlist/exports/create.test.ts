import test from 'ava'
import { PERMISSIONS } from '../../../../domain/account/permission.ts'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
import { aCase, anEntity, idsOf, refusal } from '../../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

async function exportAll(key: string, body: object): Promise<{ text: string; type: string | null; answer: object }> {
  const started = await service.call('POST /watchlist/exports', { key, body })
  const { exportId } = started.body as { exportId: string }
  if (started.status !== 202) throw new Error(JSON.stringify(started.body))
  await service.temporal.client.workflow.getHandle(`export/${exportId}`).result()
  const answer = (await service.call(`GET /watchlist/exports/${exportId}`, { key })).body as { url: string }
  const path = answer.url.slice(answer.url.indexOf('/documents/'))
  const response = await fetch(service.api.baseUrl + path)
  return { text: await response.text(), type: response.headers.get('content-type'), answer }
}

test('POST /watchlist/exports: 202 writes exactly what a search finds, as JSON', async (t) => {
  const { key } = await anAccount(service.db)
  const guest = await anAccount(service.db)
  await anEntity(service, guest.key, { name: 'Hidden Ltd' })
  const person = await anEntity(service, key, { entityType: 'PERSON', name: 'Asha Verma' })
  for (let index = 0; index < 3; index++)
    await anEntity(service, key, { entityType: 'PERSON', name: `Person ${index}` })
  await service.call(`DELETE /watchlist/entities/${person}`, { key })
  const $filter = { entityType: 'PERSON' }
  const { text, type, answer } = await exportAll(key, { what: 'entities', format: 'json', $filter })
  const found = await service.call('POST /watchlist/entities/search', { key, body: { $filter } })
  t.deepEqual(JSON.parse(text), (found.body as { records: unknown[] }).records)
  t.is(type, 'application/json; charset=utf-8')
  t.like(answer, { status: 'COMPLETE', what: 'entities', format: 'json', records: 3 })
})

test('POST /watchlist/exports: 202 as CSV defuses each cell that a spreadsheet would run', async (t) => {
  const { key } = await anAccount(service.db)
  for (const name of ['=1+1 Ltd', '+91 Ltd', '-x Ltd', '@SUM Ltd', 'Plain, "Ltd"'])
    await anEntity(service, key, { name, entityType: 'PERSON' })
  const { text, type } = await exportAll(key, { what: 'entities', format: 'csv' })
  t.is(type, 'text/csv; charset=utf-8')
  const lines = text.trimEnd().split('\n')
  t.true(lines[0]?.startsWith('_id,number,accountId,name,entityType,'))
  for (const [index, name] of ["'=1+1 Ltd", "'+91 Ltd", "'-x Ltd", "'@SUM Ltd", '"Plain, ""Ltd"""'].entries())
    t.true(lines[index + 1]?.includes(`,${name},PERSON,`), lines[index + 1])
})

test('POST /watchlist/exports: 202 for more cases than one page holds, each once and in order', async (t) => {
  const { key } = await anAccount(service.db)
  const snapshot = { text: 'x'.repeat(20_000) }
  const ids: string[] = []
  for (let at = 0; at < 230; at += 10)
    ids.push(...(await Promise.all(Array.from({ length: 10 }, () => aCase(service, key, { snapshot })))))
  const asJson = await exportAll(key, { what: 'cases', format: 'json' })
  t.deepEqual(idsOf({ records: JSON.parse(asJson.text) }), ids.toSorted())
  const asCsv = await exportAll(key, { what: 'cases', format: 'csv', $filter: { _id: ids.slice(0, 2) } })
  t.is(asCsv.text.trimEnd().split('\n').length, 3)
  t.false(asCsv.text.includes('xxx'))
})

test('POST /watchlist/exports: 202 with nothing to write is an empty list', async (t) => {
  const { key } = await anAccount(service.db)
  t.deepEqual(JSON.parse((await exportAll(key, { what: 'cases', format: 'json' })).text), [])
})

test('POST /watchlist/exports: 429 61457 while three exports of the account are under way', async (t) => {
  const { key, accountId, userId } = await anAccount(service.db)
  const { db } = service
  const viewer = { accountId, userId, teamIds: [] }
  const auditContext = { actorType: 'USER', actorId: userId, requestId: 'request-of-a-test' } as const
  const create = () =>
    db.transaction((tx) => db.exports.create({ what: 'cases', format: 'csv', filter: {}, viewer }, auditContext, tx))
  const [first = ''] = await Promise.all([create(), create(), create()])
  const body = { what: 'cases', format: 'csv' }
  const refused = await service.call('POST /watchlist/exports', { key, body })
  t.deepEqual([refused.status, refusal(refused.body).code, refused.headers.get('retry-after')], [429, 61457, '30'])
  await db.exports.fail(first)
  t.is((await service.call('POST /watchlist/exports', { key, body })).status, 202)
})

test('POST /watchlist/exports: 400 60001 for a filter that these records do not have', async (t) => {
  const { key } = await anAccount(service.db)
  const body = { what: 'cases', format: 'csv', $filter: { name: 'x' } }
  const answer = await service.call('POST /watchlist/exports', { key, body })
  t.deepEqual([answer.status, refusal(answer.body)], [400, { code: 60001, paths: ['$filter.name'] }])
})

test('POST /watchlist/exports: 403 60301 for cases without case.read', async (t) => {
  const permissions = PERMISSIONS.filter((permission) => permission !== 'case.read')
  const { key } = await anAccount(service.db, { permissions })
  const answer = await service.call('POST /watchlist/exports', { key, body: { what: 'cases', format: 'csv' } })
  t.is(answer.status, 403)
  t.like(answer.body, { code: 60301, details: { permission: 'case.read' } })
})
