import test from 'ava'
import { PERMISSIONS } from '../../../domain/account.ts'
import { aKey, anAccount, type Service, startService } from '../../support/service.ts'
import { aCase, aCnr, anEntity, idsOf, refusal } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

const NOWHERE = '0190f5e0b7a07c3c8a5d6e7f80912345'

interface Imported {
  status: string
  counts: Record<string, number>
  rows: { row: number; outcome: string; entityId: string | null; issues: unknown }[]
}

async function importAll(key: string, body: unknown, headers?: Record<string, string>): Promise<Imported> {
  const answer = await service.call('POST /watchlist/entities/import', { key, body, ...(headers ? { headers } : {}) })
  const { importId } = answer.body as { importId: string }
  if (answer.status !== 202) throw new Error(JSON.stringify(answer.body))
  await service.temporal.client.workflow.getHandle(`import/${importId}`).result()
  return (await service.call(`GET /watchlist/imports/${importId}`, { key })).body as Imported
}

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

test('POST /watchlist/entities/import: 202 gives each row of a JSON array one outcome', async (t) => {
  const { key, userId } = await anAccount(service.db)
  const known = await anEntity(service, key, { registrationNumber: 'U1' })
  const imported = await importAll(key, [
    { name: 'Kaveri Logistics Limited', entityType: 'BUSINESS', monitoredCourts: ['HC'], location: 'Chennai' },
    { name: 'X', entityType: 'BUSINESS' },
    { name: 'Saffron Textiles Private Limited', entityType: 'BUSINESS', registrationNumber: 'U1' },
    { name: 'Saffron Textiles Private Limited', entityType: 'BUSINESS', registrationNumber: 'U2' },
    { name: 'Kaveri Logistics Limited', entityType: 'BUSINESS' },
    { name: 'Asha Verma', entityType: 'PERSON', shoeSize: 9 },
    'not a row',
  ])
  const { status, counts, rows } = imported
  t.is(status, 'COMPLETE')
  t.deepEqual(counts, { PENDING: 0, CREATED: 2, EXISTS: 2, INVALID: 3 })
  t.deepEqual(
    rows.map(({ row, outcome }) => [row, outcome]),
    [
      [1, 'CREATED'],
      [2, 'INVALID'],
      [3, 'EXISTS'],
      [4, 'CREATED'],
      [5, 'EXISTS'],
      [6, 'INVALID'],
      [7, 'INVALID'],
    ],
  )
  t.is(rows[2]?.entityId, known)
  t.is(rows[4]?.entityId, rows[0]?.entityId)
  t.deepEqual(rows[5]?.issues, [{ path: 'shoeSize', message: 'There is no such field.' }])
  const { nameVariations, ...entity } = (await service.call(`GET /watchlist/entities/${rows[0]?.entityId}`, { key }))
    .body as { nameVariations: string[] }
  t.like(entity, { number: 2, location: 'Chennai', monitoredCourts: ['HC'], createdBy: userId })
  t.true(nameVariations.length > 0)
})

test('POST /watchlist/entities/import: 202 for CSV, with lists in a cell, quotes, blanks and a byte order mark', async (t) => {
  const { key } = await anAccount(service.db)
  const csv = `\uFEFFname,entityType,location,monitoredCourts,fatherName,birthDate,sharedWith,fetchHistoricalCases
"Saffron, Textiles ""New"" Ltd",BUSINESS,"12 Lake Road
Pune",HC;SC,,,user:u-1; team:t-1,TRUE

Asha Verma,PERSON,,,Ravi Verma,31-01-1980,,
`
  const { counts, rows } = await importAll(key, csv, { 'Content-Type': 'text/csv' })
  t.deepEqual(counts, { PENDING: 0, CREATED: 2, EXISTS: 0, INVALID: 0 })
  const [business, person] = await Promise.all(
    rows.map(async ({ entityId }) => (await service.call(`GET /watchlist/entities/${entityId}`, { key })).body),
  )
  t.like(business, {
    name: 'Saffron, Textiles "New" Ltd',
    location: '12 Lake Road\nPune',
    monitoredCourts: ['HC', 'SC'],
    sharedWith: [
      { type: 'user', id: 'u-1' },
      { type: 'team', id: 't-1' },
    ],
  })
  t.like(person, { fatherName: 'Ravi Verma', birthDate: '31-01-1980', monitoredCourts: ['ALL'] })
})

test('POST /watchlist/entities/import: 202 for a list sent twice at once, and a third time, creates each entity once', async (t) => {
  const { key } = await anAccount(service.db)
  const rows = Array.from({ length: 250 }, (_, index) => ({ name: `Company ${index}`, entityType: 'BUSINESS' }))
  const twice = await Promise.all([importAll(key, rows), importAll(key, rows)])
  const created = twice.map(({ counts }) => counts.CREATED ?? 0)
  t.is((created[0] ?? 0) + (created[1] ?? 0), 250)
  t.like((await importAll(key, rows)).counts, { CREATED: 0, EXISTS: 250 })
  const { body } = await service.call('POST /watchlist/entities/search', { key, body: { $limit: 0 } })
  t.deepEqual(body, { recordsFiltered: 250, records: [] })
})

test('POST /watchlist/entities/import: 400 60001 for no rows, too many rows, and CSV that cannot be read', async (t) => {
  const { key } = await anAccount(service.db)
  const send = async (body: unknown, type = 'application/json') => {
    const headers = { 'Content-Type': type }
    return refusal((await service.call('POST /watchlist/entities/import', { key, body, headers })).body)
  }
  t.deepEqual(await send([]), { code: 60001, paths: ['rows'] })
  t.deepEqual(await send(Array.from({ length: 5001 }, () => ({}))), { code: 60001, paths: ['rows'] })
  t.deepEqual(await send('name,entityType\n"half', 'text/csv'), { code: 60001, paths: [''] })
  t.deepEqual(await send('name,entityType\na,b,c', 'text/csv'), { code: 60001, paths: [''] })
  t.deepEqual(await send('name,entityType', 'text/csv'), { code: 60001, paths: ['rows'] })
})

test('GET /watchlist/imports/:id: 200 shows who is still waiting, and 404 60420 to another account', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call('POST /watchlist/entities/import', { key, body: [{ name: 'X' }] })
  const { importId } = answer.body as { importId: string }
  t.is((await service.call(`GET /watchlist/imports/${importId}`, { key })).status, 200)
  const stranger = await anAccount(service.db)
  const hidden = await service.call(`GET /watchlist/imports/${importId}`, { key: stranger.key })
  const missing = await service.call(`GET /watchlist/imports/${NOWHERE}`, { key: stranger.key })
  t.deepEqual([hidden.status, hidden.body], [404, missing.body])
})

test('GET /watchlist/imports/:id: 404 60420 for an id that is none', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call(`GET /watchlist/imports/${NOWHERE}`, { key })
  t.deepEqual([answer.status, refusal(answer.body).code], [404, 60420])
})

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

test('POST /watchlist/exports: 400 60001 for a filter that these things do not have', async (t) => {
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

test('GET /watchlist/exports/:id: 200 for who asked for it, and 404 60420 to any other user', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const userId = await service.db.accounts.createUser({ accountId, name: 'Second user' })
  const colleague = await aKey(service.db, { accountId, userId })
  const started = await service.call('POST /watchlist/exports', { key, body: { what: 'cases', format: 'csv' } })
  const { exportId } = started.body as { exportId: string }
  t.is((await service.call(`GET /watchlist/exports/${exportId}`, { key })).status, 200)
  t.is((await service.call(`GET /watchlist/exports/${exportId}`, { key: colleague.key })).status, 404)
})

test('GET /watchlist/exports/:id: 404 60420 for an id that is none', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call(`GET /watchlist/exports/${aCnr()}`, { key })
  t.deepEqual([answer.status, refusal(answer.body).code], [404, 60420])
})
