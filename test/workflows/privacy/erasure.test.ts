import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'
import test from 'ava'
import { QueryTypes } from 'sequelize'
import { MANIFEST } from '../../../db/privacy/manifest.ts'
import type { TableCount } from '../../../domain/privacy/erasure.ts'
import { aCandidate, aDiscovery, discover } from '../../support/a-candidate.ts'
import { aFullAccount } from '../../support/full-account.ts'
import { download, lookUp } from '../../support/orders.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { aCase, anEntity, onboarded } from '../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await startService()
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

interface Report {
  status: string
  found: TableCount[]
  erased: TableCount[]
  files: number
  workflows: number
  left: TableCount[] | null
}

/** Erases as an operator and returns the report. */
async function erase(body: object): Promise<Report> {
  const started = await service.call('POST /backoffice/erasures', { key: operator, body: { dryRun: false, ...body } })
  if (started.status !== 202) throw new Error(JSON.stringify(started.body))
  const { erasureId } = started.body as { erasureId: string }
  await service.temporal.client.workflow.getHandle(`erasure/${erasureId}`).result()
  return (await service.call(`GET /backoffice/erasures/${erasureId}`, { key: operator })).body as Report
}

function select<Row extends object>(sql: string, replacements = {}): Promise<Row[]> {
  return service.db.sequelize.query<Row>(sql, { replacements, type: QueryTypes.SELECT })
}

/** Returns each text of the database with its table and column, compressed ones unpacked. */
async function textsOfDatabase(): Promise<[place: string, text: string][]> {
  const columns = await select<{ tableName: string; name: string }>(
    `SELECT table_name AS tableName, column_name AS name FROM information_schema.columns WHERE table_schema = DATABASE()
     AND data_type IN ('varchar', 'char', 'text', 'longtext', 'longblob')`,
  )
  const texts: [string, string][] = []
  for (const { tableName, name } of columns)
    for (const { value } of await select<{ value: string | Buffer | null }>(
      `SELECT ${name} AS value FROM ${tableName}`,
    ))
      if (value !== null) texts.push([`${tableName}.${name}`, await textOf(value)])
  return texts
}

async function textOf(value: string | Buffer): Promise<string> {
  if (!Buffer.isBuffer(value)) return value
  const isGzip = value[0] === 0x1f && value[1] === 0x8b
  return String(isGzip ? await promisify(gunzip)(value) : value)
}

/** Returns every Temporal history of this deployment. */
async function histories(): Promise<string[]> {
  const { client } = service.temporal
  const query = `TaskQueue = '${service.configuration.TASK_QUEUE_PREFIX}-core'`
  const texts: string[] = []
  for await (const { workflowId, runId } of client.workflow.list({ query }))
    texts.push(workflowId + historyToJSON(await client.workflow.getHandle(workflowId, runId).fetchHistory()))
  return texts
}

async function storedFiles(): Promise<string[]> {
  const folder = service.configuration.DOCUMENTS_PATH
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
}

test.serial('a dry run counts what would be erased and changes nothing', async (t) => {
  const { key } = await anAccount(service.db)
  const entityId = await anEntity(service, key)
  const caseIdentifier = { courtType: 'HC', cnr: 'DLHC019000012024' }
  await aCase(service, key, { caseIdentifier, watchlistEntityId: entityId })
  // Background work for a new entity changes rows by itself.
  await until(
    () => select('SELECT 1 FROM entity_onboardings WHERE watchlist_entity_id = :entityId', { entityId }),
    (underWay) => underWay.length === 0,
  )
  const before = await textsOfDatabase()
  const started = await service.call('POST /account/erasures', { key, body: { kind: 'ENTITY', id: entityId } })
  const { erasureId } = started.body as { erasureId: string }
  await service.temporal.client.workflow.getHandle(`erasure/${erasureId}`).result()
  const { body } = await service.call(`GET /account/erasures/${erasureId}`, { key })
  const { found, erased, left } = body as Report
  t.deepEqual({ erased, left }, { erased: [], left: null })
  for (const table of ['watchlist_entities', 'tracked_cases', 'tracked_case_entities', 'tracked_case_keys'])
    t.deepEqual(
      found.filter((each) => each.table === table),
      [{ table, rows: 1 }],
    )
  const after = new Set((await textsOfDatabase()).map((text) => text.join()))
  t.deepEqual(
    before.filter(
      (text) => !after.has(text.join()) && !/^(api_keys|outbox|places|rate_windows|source_|access)/.test(text[0]),
    ),
    [],
  )
})

test.serial('a case is erased with the candidate that was rejected for an earlier name of its entity', async (t) => {
  const { candidateId, entityId, accountId, key, discovery } = await aCandidate(service)
  await service.call(`POST /backoffice/candidates/${candidateId}/reject`, { key: operator })
  const body = { name: 'Saffron Textiles and Mills Limited', entityType: 'BUSINESS' }
  t.is((await service.call(`PUT /watchlist/entities/${entityId}`, { key, body })).status, 200)
  const caseId = await aCase(service, key, { caseIdentifier: { courtType: 'HC', cnr: discovery.found.cnr } })
  t.like(await erase({ kind: 'CASE', accountId, id: caseId }), { status: 'COMPLETE', left: [] })
  t.deepEqual(await select('SELECT id FROM case_candidates WHERE id = :candidateId', { candidateId }), [])
})

test.serial(
  'a case is erased in all records of its account, and is not suggested again; the same case of others stays',
  async (t) => {
    const caseIdentifier = { courtType: 'HC', cnr: 'DLHC019000012024' }
    const discovery = aDiscovery({ cnr: caseIdentifier.cnr })
    const [mine, other] = await Promise.all(
      [1, 2].map(async () => {
        const account = await anAccount(service.db)
        const entityId = await anEntity(service, account.key)
        const candidateId = await discover(service, { ...account, entityId }, discovery, 'ONGOING')
        const caseId = await aCase(service, account.key, { caseIdentifier, watchlistEntityId: entityId })
        const { searchId, orders } = await lookUp(service, account.key, caseIdentifier)
        await download(service, account.key, searchId, orders[0]?.orderId)
        return { ...account, entityId, candidateId, caseId, searchId }
      }),
    )
    if (!mine || !other) throw new Error('two accounts are needed')
    const files = await storedFiles()
    const report = await erase({ kind: 'CASE', accountId: mine.accountId, id: mine.caseId })
    t.like(report, { status: 'COMPLETE', left: [] })
    t.is((await service.call(`GET /case-lookup/${mine.searchId}`, { key: mine.key })).status, 400)
    t.is((await service.call(`GET /watchlist/cases/${mine.caseId}`, { key: mine.key })).status, 400)
    t.is(await discover(service, mine, discovery, 'ONGOING'), '', 'it is not suggested again')
    t.is((await service.call(`GET /case-lookup/${other.searchId}`, { key: other.key })).status, 200)
    t.is((await service.call(`GET /watchlist/cases/${other.caseId}`, { key: other.key })).status, 200)
    const left = await storedFiles()
    t.is(files.length - left.length, 1, 'the stamped copy is gone, the original is shared')
    for (const id of [`case-lookup/${mine.accountId}`, `candidate-review/${mine.candidateId}`])
      t.false(
        (await histories()).some((text) => text.startsWith(id)),
        id,
      )

    const second = await erase({ kind: 'LOOKUP', accountId: other.accountId, id: other.searchId })
    t.like(second, { status: 'COMPLETE', left: [], files: 2 })
    t.is((await storedFiles()).length, left.length - 2)
  },
)

/** Writes a name into every text of a table that may name a person. */
async function plant(table: string, name: string): Promise<number> {
  const [row] = await select<{ count: number }>(`SELECT COUNT(*) AS count FROM ${table}`)
  for (const { plain = [], json = [], gzip: compressed = [], fate } of MANIFEST[table]?.texts ?? []) {
    const pages = await promisify(gzip)(JSON.stringify([{ page: 1, text: `heard\n${name.replace(' ', '\n')}` }]))
    const values = [
      // A row that is erased with its entity has a separate test.
      ...(fate === 'thing' ? [] : plain.map((column) => [column, `Smt. ${name}, 40`] as const)),
      ...json.map((column) => [column, JSON.stringify({ parties: [{ name: name.toUpperCase() }] })] as const),
      ...compressed.map((column) => [column, pages] as const),
    ]
    for (const [column, value] of values)
      await service.db.sequelize.query(`UPDATE ${table} SET ${column} = :value`, { replacements: { value } })
  }
  return Number(row?.count)
}

test.serial('a person is erased everywhere: rows, texts, documents, exports and histories', async (t) => {
  const name = 'Zanskarya Devi'
  const { key } = await aFullAccount(service)
  const entityId = await anEntity(service, key, { entityType: 'PERSON', name: 'Zanskarya  DEVI' })
  await onboarded(service, entityId)
  const bystander = await anEntity(service, key, { entityType: 'PERSON', name: 'Zanskarya Devika' })
  const { body } = await service.call('POST /watchlist/exports', { key, body: { what: 'entities', format: 'csv' } })
  const { exportId } = body as { exportId: string }
  await service.temporal.client.workflow.getHandle(`export/${exportId}`).result()
  const planted = await Promise.all(Object.keys(MANIFEST).map((table) => plant(table, name)))
  t.true(planted.length > 0)
  const isNamed = ([, text]: [string, string]) => /zanskarya[\s\\n.]+devi\b/i.test(text)
  const places = new Set((await textsOfDatabase()).filter(isNamed).map(([place]) => place))
  t.true(places.size > 20, [...places].join())

  const dry = await erase({ kind: 'PERSON', names: [name], dryRun: true })
  t.true(dry.found.length > 15)
  const report = await erase({ kind: 'PERSON', names: [name] })
  t.like(report, { status: 'COMPLETE', left: [] })
  t.deepEqual(
    (await textsOfDatabase()).filter(isNamed).map(([place]) => place),
    [],
  )
  t.deepEqual(
    (await histories()).filter((text) => isNamed(['', text]) || text.includes(entityId)),
    [],
  )
  for (const file of await storedFiles()) t.false(isNamed(['', String(await readFile(file))]), file)
  t.is((await service.call(`GET /watchlist/entities/${entityId}`, { key })).status, 400)
  t.is((await service.call(`GET /watchlist/entities/${bystander}`, { key })).status, 200)

  const comesBack = aDiscovery({ respondents: ['Smt. ZANSKARYA DEVI w/o Tsering'] })
  const watching = await anAccount(service.db)
  const watched = { ...watching, entityId: await anEntity(service, watching.key) }
  t.not(await discover(service, watched, comesBack, 'ONGOING'), '')
  t.deepEqual(
    (await textsOfDatabase()).filter(isNamed).map(([place]) => place),
    [],
    'the next night does not bring them back',
  )
})

test.serial('a person is erased in one account alone: a document that others have stays for them', async (t) => {
  const name = 'Rinchenya Lhamo'
  const caseIdentifier = { courtType: 'HC', cnr: 'DLHC019000082024' }
  const [mine, other] = await Promise.all(
    [1, 2].map(async () => {
      const account = await aFullAccount(service)
      const { searchId, orders } = await lookUp(service, account.key, caseIdentifier)
      const orderId = orders[0]?.orderId ?? ''
      await download(service, account.key, searchId, orderId)
      return { ...account, orderId }
    }),
  )
  if (!mine || !other) throw new Error('two accounts are needed')
  const { documentTexts, orderDocuments, reviewClaims } = service.db
  const original = (await orderDocuments.find(other.orderId))?.originalKey ?? ''
  await documentTexts.keepOnce(original, [{ page: 1, text: `Heard ${name}`, source: 'document' }])
  const notes = async () => (await reviewClaims.setAsidesOf(mine.candidateId)).map(({ note }) => note)
  await reviewClaims.setAside(mine.candidateId, mine.keyId, `Is this ${name}?`, Date.now())

  const report = await erase({ kind: 'PERSON', accountId: mine.accountId, names: [name] })
  t.like(report, { status: 'COMPLETE', left: [] })
  t.deepEqual(await notes(), ['Is this [erased]?'])
  t.is(await orderDocuments.find(mine.orderId), undefined)
  t.truthy(await orderDocuments.find(other.orderId))
  t.truthy(await documentTexts.find(original))

  const second = await erase({ kind: 'PERSON', names: [name] })
  t.like(second, { status: 'COMPLETE', left: [] })
  t.is(await documentTexts.find(original), undefined)
  t.is(await orderDocuments.find(other.orderId), undefined)
})

test.serial(
  'an account is erased with all its records; the ledger, the audit log and its ids stay without names',
  async (t) => {
    const { accountId, key, ...ids } = await aFullAccount(service)
    const other = await aFullAccount(service)
    const report = await erase({ kind: 'ACCOUNT', accountId })
    t.like(report, { status: 'COMPLETE', left: [] })
    t.is((await service.call('GET /account', { key })).status, 401)
    const stays = new Set(
      Object.entries(MANIFEST).flatMap(([table, { stays }]) => (stays === undefined ? [] : [table])),
    )
    const traces = [accountId, ...Object.values(ids)].filter((id) => id !== '')
    const left = (await textsOfDatabase()).filter(([, text]) => traces.some((trace) => text.includes(trace)))
    t.deepEqual(
      [...new Set(left.map(([place]) => place.split('.')[0] ?? ''))].filter((table) => !stays.has(table)),
      [],
    )
    const open = (await histories()).filter((text) => text.includes(accountId) && !text.startsWith('erasure/'))
    t.deepEqual(
      open.map((text) => text.slice(0, 60)),
      [],
    )
    t.true((await select('SELECT id FROM usage_ledger WHERE account_id = :accountId', { accountId })).length > 0)
    t.is((await service.call(`GET /case-lookup/${other.searchId}`, { key: other.key })).status, 200)
    t.is((await service.call(`GET /watchlist/entities/${other.entityId}`, { key: other.key })).status, 200)
  },
)

/** Makes the database write the name of an entity's father again this many times, as running work would. */
async function writtenAgain(times: number): Promise<{ end(): Promise<void> }> {
  const run = async (sql: string) => {
    await service.db.sequelize.query(sql)
  }
  await run('CREATE TABLE times_left (times INT)')
  await run(`INSERT INTO times_left VALUES (${times})`)
  await run(`CREATE TRIGGER written_again BEFORE UPDATE ON watchlist_entities FOR EACH ROW BEGIN
    SET NEW.father_name = IF((SELECT times FROM times_left) > 0, OLD.father_name, NEW.father_name);
    UPDATE times_left SET times = times - 1;
  END`)
  return {
    async end() {
      await run('DROP TRIGGER written_again')
      await run('DROP TABLE times_left')
    },
  }
}

test.serial('rows written while an erasure runs are found by its next pass', async (t) => {
  const { key } = await anAccount(service.db)
  const father = 'Tsewangya Dolmazen'
  const entityId = await anEntity(service, key, { entityType: 'PERSON', name: 'Rigzinya Tashi', fatherName: father })
  const again = await writtenAgain(1)
  const report = await erase({ kind: 'PERSON', names: [father] })
  await again.end()
  t.like(report, { status: 'COMPLETE', left: [], erased: [{ table: 'watchlist_entities', rows: 2 }] })
  const { body } = await service.call(`GET /watchlist/entities/${entityId}`, { key })
  t.is((body as { fatherName: string }).fatherName, '[erased]')
})

test.serial('an erasure that cannot remove a name ends FAILED and reports where it remains', async (t) => {
  const { key } = await anAccount(service.db)
  const father = 'Stanzinya Padmazen'
  await anEntity(service, key, { entityType: 'PERSON', name: 'Rigzinya Norbu', fatherName: father })
  const again = await writtenAgain(1_000)
  const report = await erase({ kind: 'PERSON', names: [father] })
  await again.end()
  t.like(report, { status: 'FAILED', left: [{ table: 'watchlist_entities', rows: 1 }] })
})
