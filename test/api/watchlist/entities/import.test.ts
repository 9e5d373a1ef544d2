import test from 'ava'
import { csvHeadings, csvLines } from '../../../../activities/watchlist/export-csv.ts'
import { entityRecord } from '../../../../domain/watchlist/watchlist-records.ts'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
import { anEntity, refusal } from '../../../support/watchlist.ts'
import { aWorkbook, rowsOfTexts } from '../../../support/workbook.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

interface Imported {
  status: string
  counts: Record<string, number>
  rows: {
    row: number
    line: number | null
    outcome: string
    entityId: string | null
    issues: { path: string }[] | null
  }[]
}

async function importAll(key: string, body: unknown, headers?: Record<string, string>): Promise<Imported> {
  const answer = await service.call('POST /watchlist/entities/import', { key, body, ...(headers ? { headers } : {}) })
  const { importId } = answer.body as { importId: string }
  if (answer.status !== 202) throw new Error(JSON.stringify(answer.body))
  await service.temporal.client.workflow.getHandle(`import/${importId}`).result()
  return (await service.call(`GET /watchlist/imports/${importId}`, { key })).body as Imported
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
    // A CSV cell may contain what is not a list or a switch in JSON.
    {
      name: 'Coral Reef Foods Limited',
      entityType: 'BUSINESS',
      monitoredCourts: 'HC;SC',
      fetchHistoricalCases: 'true',
    },
  ])
  const { status, counts, rows } = imported
  t.is(status, 'COMPLETE')
  t.deepEqual(counts, { PENDING: 0, CREATED: 2, EXISTS: 2, INVALID: 4, FAILED: 0 })
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
      [8, 'INVALID'],
    ],
  )
  t.is(rows[2]?.entityId, known)
  t.is(rows[4]?.entityId, rows[0]?.entityId)
  t.deepEqual(rows[5]?.issues, [{ path: 'shoeSize', message: 'Unknown field.' }])
  t.deepEqual(rows[7]?.issues?.map(({ path }) => path).toSorted(), ['fetchHistoricalCases', 'monitoredCourts'])
  t.true(rows.every(({ line }) => line === null))
  const { nameVariations, ...entity } = (await service.call(`GET /watchlist/entities/${rows[0]?.entityId}`, { key }))
    .body as { nameVariations: string[] }
  t.like(entity, { number: 2, location: 'Chennai', monitoredCourts: ['HC'], createdBy: userId })
  t.true(nameVariations.length > 0)
})

test('POST /watchlist/entities/import: 202 states in a sentence which required column a row lacks', async (t) => {
  const { key } = await anAccount(service.db)
  const csv = 'name,entityType\n,BUSINESS\nKaveri Logistics Limited,\nAnil Rane,FIRM'
  const { rows } = await importAll(key, csv, CSV)
  t.deepEqual(
    rows.map(({ issues }) => issues),
    [
      [{ path: 'name', message: 'The name is missing.' }],
      [{ path: 'entityType', message: 'The entity type is missing; must be one of BUSINESS, PERSON.' }],
      [{ path: 'entityType', message: 'Must be one of BUSINESS, PERSON.' }],
    ],
  )
})

test('POST /watchlist/entities/import: 202 for CSV, with lists in a cell, quotes, blanks and a byte order mark', async (t) => {
  const { key } = await anAccount(service.db)
  const csv = `\uFEFFname,entityType,location,monitoredCourts,fatherName,birthDate,sharedWith,fetchHistoricalCases
"Saffron, Textiles ""New"" Ltd",BUSINESS,"12 Lake Road
Pune",HC;SC,,,user:u-1; team:t-1,TRUE

Asha Verma,PERSON,,,Ravi Verma,31-01-1980,,
`
  const { counts, rows } = await importAll(key, csv, { 'Content-Type': 'text/csv' })
  t.deepEqual(counts, { PENDING: 0, CREATED: 2, EXISTS: 0, INVALID: 0, FAILED: 0 })
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

test('POST /watchlist/entities/import: 202 reports each row by its line, and a wrong row spoils no other', async (t) => {
  const { key } = await anAccount(service.db)
  const csv = `GROUP COMPANIES,,

Sr. No.;Name;Type;CIN;DOB
1;Saffron Textiles;Business;'000123;
2;"Coral "Reef" Foods";Business;;
;;;;
3;Asha Verma;Person;;31/12/1980
4;Kaveri Logistics
5;Nilgiri Foods;Business;1.2E+11;;late
6;"Lotus
Mills";business`
  const { counts, rows } = await importAll(key, csv, CSV)
  t.deepEqual(counts, { PENDING: 0, CREATED: 2, EXISTS: 0, INVALID: 4, FAILED: 0 })
  t.deepEqual(
    rows.map(({ row, line, outcome, issues }) => [row, line, outcome, (issues ?? []).map(({ path }) => path)]),
    [
      [1, 4, 'CREATED', []],
      [2, 5, 'INVALID', ['']],
      [3, 7, 'INVALID', ['birthDate']],
      [4, 8, 'INVALID', ['entityType']],
      [5, 9, 'INVALID', ['registrationNumber', '']],
      [6, 10, 'CREATED', []],
    ],
  )
})

test('POST /watchlist/entities/import: 202 for a workbook, under each type that browsers send', async (t) => {
  const { key } = await anAccount(service.db)
  const rows = [
    ['name', 'entityType'],
    ['Saffron Textiles', 'BUSINESS'],
    ['X', 'BUSINESS'],
  ]
  const workbook = aWorkbook({ sheets: { List: rowsOfTexts(rows) } })
  for (const type of [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.ms-excel',
  ]) {
    const { counts, rows } = await importAll(key, workbook, { 'Content-Type': type })
    t.is((counts.CREATED ?? 0) + (counts.EXISTS ?? 0), 1)
    t.deepEqual(
      rows.map(({ line, outcome }) => [line, outcome === 'INVALID']),
      [
        [2, false],
        [3, true],
      ],
    )
  }
  const { counts } = await importAll(key, 'name,entityType\nSaffron Textiles,BUSINESS', {
    'Content-Type': 'application/vnd.ms-excel',
  })
  t.is(counts.EXISTS, 1)
})

test('POST /watchlist/entities/import: 400 60001 for a workbook that cannot be read, with what to do', async (t) => {
  const { key } = await anAccount(service.db)
  const headers = { 'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }
  for (const body of [Buffer.from('PK\x03\x04 and nothing else'), Buffer.from('d0cf11e0a1b11ae1', 'hex')]) {
    const answer = await service.call('POST /watchlist/entities/import', { key, body, headers })
    t.deepEqual([answer.status, refusal(answer.body)], [400, { code: 60001, paths: [''] }])
  }
})

test('POST /watchlist/entities/import: 202 for an export of the same account creates nothing', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  for (const name of ['=Equal Hotels', '+91 Foods', "'Quoted' Mills", '-K. Rao', '@Home, Ltd; "Gold"'])
    await anEntity(service, key, { name, registrationNumber: '+0123', location: '= 1\nPune' })
  const found = await service.db.watchlistEntities.nextPage({ accountId, userId: '', teamIds: [] }, {}, '', 10)
  const csv = csvHeadings('entities') + csvLines('entities', found.map(entityRecord))
  t.deepEqual((await importAll(key, csv, CSV)).counts, { PENDING: 0, CREATED: 0, EXISTS: 5, INVALID: 0, FAILED: 0 })
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

test('POST /watchlist/entities/import: 400 60001 for no rows, too many rows, and CSV without headings', async (t) => {
  const { key } = await anAccount(service.db)
  const send = async (body: unknown, type = 'application/json') => {
    const headers = { 'Content-Type': type }
    return refusal((await service.call('POST /watchlist/entities/import', { key, body, headers })).body)
  }
  t.deepEqual(await send([]), { code: 60001, paths: ['rows'] })
  t.deepEqual(await send(Array.from({ length: 5001 }, () => ({}))), { code: 60001, paths: ['rows'] })
  t.deepEqual(await send('Saffron Textiles,BUSINESS', 'text/csv'), {
    code: 60001,
    paths: ['Saffron Textiles', 'BUSINESS', ''],
  })
  t.deepEqual(await send('name,entityType', 'text/csv'), { code: 60001, paths: ['rows'] })
  for (const count of [5_001, 5_002, 5_003, 20_000])
    t.deepEqual(await send(`name,entityType\n${'a,b\n'.repeat(count)}`, 'text/csv'), { code: 60001, paths: ['rows'] })
})

test('POST /watchlist/entities/import: 400 60001 names the columns that no entity has, from the first line alone', async (t) => {
  const { key } = await anAccount(service.db)
  const send = async (body: string) =>
    refusal((await service.call('POST /watchlist/entities/import', { key, body, headers: CSV })).body)
  const long = 'x'.repeat(25_000)
  t.deepEqual(await send(`name,entityType,shoeSize,${long}\n"never looked at`), {
    code: 60001,
    paths: ['shoeSize', `${'x'.repeat(99)}…`],
  })
  t.deepEqual(await send('name,name,entityType\nA,B,PERSON'), { code: 60001, paths: ['name'] })
})

test.serial(
  'POST /watchlist/entities/import: 400 60001 for lines that no entity fills, before they have been read to their end',
  async (t) => {
    const { key } = await anAccount(service.db)
    const commas = ','.repeat(9_000_000)
    const send = async (body: string, headers: Record<string, string>) => {
      const before = process.cpuUsage()
      const answer = await service.call('POST /watchlist/entities/import', { key, body, headers })
      const { user, system } = process.cpuUsage(before)
      t.true(user + system < 2_000_000, `${user + system} microseconds of sender and receiver`)
      return refusal(answer.body)
    }
    t.deepEqual(await send(commas, CSV), { code: 60001, paths: [''] })
    t.deepEqual(await send(`name,entityType\n${commas}`, CSV), { code: 60001, paths: [''] })
    t.deepEqual(await send(`name,entityType\n"${commas}",PERSON`, CSV), { code: 60001, paths: [''] })
    t.deepEqual(await send(`[${'[],'.repeat(3_000_000)}[]]`, JSON_TYPE), { code: 60001, paths: ['rows'] })
    t.deepEqual(await send(`[{"name":"${'x'.repeat(9_000_000)}"}]`, JSON_TYPE), { code: 60001, paths: [''] })
    t.deepEqual(await send(`[{"a":${'['.repeat(9_000_000)}`, JSON_TYPE), { code: 60001, paths: [''] })
  },
)

test('POST /watchlist/entities/import: 202 for JSON as people and programs write it, in chunks that end anywhere', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const rows = Array.from({ length: 120 }, (_, index) => ({
    name: `सैफ्रन [${index}], {"Textiles"} \\`,
    entityType: 'BUSINESS',
    location: 'अ'.repeat(30 * index),
  }))
  for (const body of [JSON.stringify(rows), JSON.stringify({ rows }), `\n ${JSON.stringify({ rows }, null, 2)}\n`]) {
    const { counts } = await importAll(key, body)
    t.is((counts.CREATED ?? 0) + (counts.EXISTS ?? 0), 120)
  }
  const [entity] = await service.db.transaction((tx) =>
    service.db.watchlistEntities.ofNames(accountId, [rows[119]?.name ?? ''], tx),
  )
  t.is(entity?.location, rows[119]?.location)
})

test('POST /watchlist/entities/import: 400 60001 for JSON that breaks off, continues after its rows or is not a list', async (t) => {
  const { key } = await anAccount(service.db)
  const row = '{"name":"Asha Verma","entityType":"PERSON"}'
  for (const [body, path] of [
    [`[${row}`, ''],
    [`[${row},]`, ''],
    [`[${row}]]`, ''],
    [`[${row}}`, ''],
    [`{"rows":[${row}],"more":1}`, ''],
    [`{"rows":[${row}]`, ''],
    ['{"rows":5}', 'rows'],
    ['5', ''],
  ] as const) {
    const answer = await service.call('POST /watchlist/entities/import', { key, body })
    t.deepEqual(refusal(answer.body), { code: 60001, paths: [path] }, body)
  }
})

const CSV = { 'Content-Type': 'text/csv' }
const JSON_TYPE = { 'Content-Type': 'application/json' }
