import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { WorkflowFailedError } from '@temporalio/client'
import test from 'ava'
import { taskQueueName } from '../../../domain/task-queue.ts'
import { bulkExportId } from '../../../workflows/watchlist/bulk-export.messages.ts'
import { bulkExport } from '../../../workflows/watchlist/bulk-export.ts'
import { aCourtCase } from '../../support/a-court-case.ts'
import { anAccount, type Service, startService, type TestAccount } from '../../support/service.ts'
import { aCase } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService({}, ['core'])
})
test.after.always(() => service?.close())

/** A running export that has not begun yet. */
async function anExport({ accountId, userId }: TestAccount): Promise<string> {
  const { db } = service
  const viewer = { accountId, userId, teamIds: [] }
  const auditContext = { actorType: 'USER', actorId: userId, requestId: 'request-of-a-test' } as const
  return db.transaction((tx) =>
    db.exports.create({ what: 'cases', format: 'json', filter: {}, viewer }, auditContext, tx),
  )
}

function run(exportId: string): Promise<{ pages: number; records: number }> {
  return service.temporal.client.workflow.execute(bulkExport, {
    taskQueue: taskQueueName(service.configuration.TASK_QUEUE_PREFIX, 'core'),
    workflowId: bulkExportId(exportId),
    args: [{ exportId }],
  })
}

const PAGE_BYTES = 2_000_000

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Returns the memory in use, with some pages not collected yet: the collector decides how much garbage is left. */
function bytesInUse(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Writes pages of an export directly: they contain only `x`. */
async function addPages(exportId: string, count: number, sizeBytes: number): Promise<void> {
  for (let position = 1; position <= count; position++)
    await service.db.sequelize.query(
      `INSERT INTO export_pages (export_id, position, content, record_count, size_bytes)
       VALUES (:exportId, :position, REPEAT('x', ${PAGE_BYTES}), 1, :sizeBytes)`,
      { replacements: { exportId, position, sizeBytes } },
    )
}

test.serial('a page of an export ends with the record that fills it, however large records are', async (t) => {
  const account = await anAccount(service.db)
  const snapshot = { text: 'x'.repeat(250_000) }
  for (let at = 0; at < 20; at++) await aCase(service, account.key, { snapshot })
  t.deepEqual(await run(await anExport(account)), { pages: 3, records: 20 })
})

test.serial('an export that grows too large is FAILED, says so, and leaves nothing', async (t) => {
  const account = await anAccount(service.db)
  const exportId = await anExport(account)
  await addPages(exportId, 2, 1_024 ** 3 / 2 + 1)
  await t.throwsAsync(run(exportId), { instanceOf: WorkflowFailedError })
  const { body } = await service.call(`GET /watchlist/exports/${exportId}`, account)
  t.like(body, { status: 'FAILED', failureReason: 'TOO_LARGE', records: 0, url: null })
  const [[row]] = await service.db.sequelize.query(
    `SELECT COUNT(*) AS pages FROM export_pages WHERE export_id = '${exportId}'`,
  )
  t.deepEqual(row, { pages: 0 })
})

test.serial(
  'the file of an export is recorded before it is stored, and due for deletion when the export is abandoned',
  async (t) => {
    const exportId = await anExport(await anAccount(service.db))
    const fileKey = 'a'.repeat(64)
    const due = async () => (await service.db.exports.listExpiredFiles(Date.now(), 10)).map((file) => file.exportId)
    const page = (content: string) => async () => ({ content, recordCount: 1, accountIds: [] })
    await service.db.exports.writePage(exportId, 0, page('as it was'))
    t.true(await service.db.exports.expectFile(exportId, fileKey))
    t.deepEqual(await due(), [])
    await service.db.exports.writePage(exportId, 0, page('a page of a worker that was taken for gone'))
    t.deepEqual(await Array.fromAsync(service.db.exports.pagesOf(exportId)), ['as it was'])
    await service.db.exports.fail(exportId)
    t.deepEqual(await due(), [exportId])
    t.false(await service.db.exports.expectFile(exportId, fileKey), 'a worker that comes late stores nothing')
  },
)

// Exports are written on the queue of all workflows, so one client's export must not use up their memory.
test.serial('an export takes less memory than the size of its file', async (t) => {
  const PAGES = 100
  const account = await anAccount(service.db)
  const exportId = await anExport(account)
  await addPages(exportId, PAGES, PAGE_BYTES)
  const before = bytesInUse()
  let most = before
  const sampling = setInterval(() => {
    most = Math.max(most, bytesInUse())
  }, 500)
  t.teardown(() => clearInterval(sampling))
  await run(exportId)
  t.log(`${Math.round((most - before) / 1e6)} MB more for a file of ${(PAGES * PAGE_BYTES) / 1e6} MB`)
  t.true(most - before < PAGES * PAGE_BYTES)
  const { fileKey } = (await service.db.exports.find(exportId)) ?? {}
  const stored = await service.documents.stream(fileKey ?? '')
  stored?.body.destroy()
  t.true((stored?.sizeBytes ?? 0) > PAGES * PAGE_BYTES)
})

test.serial(
  'a case in an export as JSON has what its court says beyond the snapshot; one that was never fetched has no more',
  async (t) => {
    const account = await anAccount(service.db)
    const [fetched, unfetched] = ['DLHC019000012024', 'DLHC019000162024'].map((cnr) => ({
      courtType: 'HC' as const,
      cnr,
    }))
    const id = await aCase(service, account.key, { caseIdentifier: fetched })
    await aCase(service, account.key, { caseIdentifier: unfetched })
    const courtCase = aCourtCase({
      bench: 'Court 4',
      petitioners: [{ name: 'Indigo Looms', advocate: 'Gauri Ordhavan' }],
      linkedCases: [{ number: 'CM/7/2024', relation: 'LINKED' }],
    })
    await service.db.sequelize.query(
      `INSERT INTO tracked_case_records (tracked_case_id, court_case, source, last_run_id, last_fetched_at, due_on)
     VALUES (:id, :courtCase, 'napix', 'run', 1, '2999-01-01')`,
      { replacements: { id, courtCase: JSON.stringify(courtCase) } },
    )
    const exportId = await anExport(account)
    await run(exportId)
    const { fileKey } = (await service.db.exports.find(exportId)) ?? {}
    const text = Buffer.from((await service.documents.read(fileKey ?? '')) ?? []).toString()
    const records = JSON.parse(text) as { caseIdentifier: { cnr: string }; courtRecord?: unknown }[]
    t.like(records.find(({ caseIdentifier }) => caseIdentifier.cnr === fetched?.cnr)?.courtRecord, {
      bench: 'Court 4',
      petitionerAdvocates: ['Gauri Ordhavan'],
      linkedCases: [{ number: 'CM/7/2024', cnr: null, court: null, decisionDate: null, relation: 'LINKED' }],
    })
    t.false('courtRecord' in (records.find(({ caseIdentifier }) => caseIdentifier.cnr === unfetched?.cnr) ?? {}))
  },
)
