/**
 * `npm run proofs -- bench summaries`: (a) a request for a summary is answered in at most twice the time of a bare workflow start; (b) a case
 * of 40 orders of 20 pages is summarised by a worker that stays small, with every order asked about once; (c) summarising it again
 * asks about the case alone.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '../db/base/table.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { openStore } from '../documents/open-store.ts'
import type { DocumentStore } from '../documents/store.ts'
import { recogniseCase } from '../domain/courts/index.ts'
import { connectTemporal } from '../platform/temporal.ts'
import { textPdf } from '../sandbox/world/order-pdf.ts'
import { freePort } from '../scripts/stack/ports.ts'
import { anAccount } from '../test/support/service.ts'
import { createDatabase } from '../test/support/stack.ts'
import { SUMMARY_TIME_MS, startCaseSummary } from '../workflows/summaries/case-summary.messages.ts'
import { createTargets, median } from './support/figures.ts'
import { peakMemory, startProcess } from './support/processes.ts'
import { benchSettings, NO_PROVIDERS } from './support/settings.ts'

const ORDERS = 40
const PAGES = 20
const STARTS = 100
/** A request is answered before its workflow is started; what goes on after it must not be counted to the next one. */
const PAUSE_MS = 40
const MEMORY_MIB = 400

const database = await createDatabase()
const folder = await mkdtemp(join(tmpdir(), 'courtpulse-bench-'))
const sandboxPort = await freePort()
const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
const settings = benchSettings(database, {
  ...NO_PROVIDERS,
  COURT_SITES: 'off',
  OPENAI_BASE_URL: `${sandboxUrl}/model/v1`,
  OPENAI_API_KEY: 'sandbox',
  MODEL_REQUESTS_PER_MINUTE: '1000000',
  DOCUMENTS_PATH: folder,
  LOG_LEVEL: 'warn',
})
const sandbox = await startProcess('sandbox/main.ts', { SANDBOX_PORT: String(sandboxPort) })
const db = openDatabase({ url: database.url, poolSize: 4 })
const store = await openStore({ kind: 'folder', folder })
const { key, accountId } = await anAccount(db, { plan: { requestsPerMinute: 100_000_000 } })
const searchId = await storeCase(db, store)
const targets = createTargets()

await compareWithBareStart()
await summariseLongCase()

await db.close()
await sandbox.stop()
await database.drop()
await rm(folder, { recursive: true, force: true })
process.exit(targets.exitCode())

/** No worker serves these task queues, so that the starts alone are measured. */
async function compareWithBareStart(): Promise<void> {
  const prefix = `${settings.TASK_QUEUE_PREFIX}-idle`
  const { baseUrl, api } = await startApi(prefix)
  const temporal = connectTemporal(prefix)
  const [requests, starts]: [number[], number[]] = [[], []]
  for (let index = 0; index < STARTS; index++) {
    requests.push(await millisecondsOf(() => post(baseUrl)))
    await sleep(PAUSE_MS)
    const deadlineAt = Date.now() + SUMMARY_TIME_MS
    const input = { accountId, summaryId: newId(), requestId: `bench-${index}`, deadlineAt }
    starts.push(
      await millisecondsOf(() => temporal.start(startCaseSummary(input, { courtType: 'HC', caseRef: 'bench' }))),
    )
  }
  console.log(
    `  request ${median(requests).toFixed(1)} ms, bare workflow start ${median(starts).toFixed(1)} ms (medians)`,
  )
  targets.atMost('(a) request for a summary, in bare workflow starts', median(requests) / median(starts), 2)
  await temporal.close()
  await api.stop()
}

async function summariseLongCase(): Promise<void> {
  const { baseUrl, api } = await startApi(settings.TASK_QUEUE_PREFIX)
  const worker = await startProcess('workers/main.ts', settings)
  const memory = peakMemory(worker)
  const tookMs = await millisecondsOf(() => summarise(baseUrl))
  const peak = await memory.stop()
  console.log(`  ${ORDERS} orders of ${PAGES} pages in ${(tookMs / 1000).toFixed(1)} s;`)
  console.log(`  worker at most ${peak.ownMiB} MiB, with the processes that read documents ${peak.treeMiB} MiB`)
  targets.atMost('(b) most memory of the worker in MiB', peak.ownMiB, MEMORY_MIB)
  const calls = await modelCalls()
  targets.atMost('(b) questions to the model', calls, ORDERS + 1)
  await summarise(baseUrl)
  targets.atMost('(c) questions for a second summary', (await modelCalls()) - calls, 1)
  await worker.stop()
  await api.stop()
}

async function startApi(prefix: string) {
  const port = await freePort()
  const api = await startProcess('api/main.ts', { ...settings, TASK_QUEUE_PREFIX: prefix, PORT: String(port) })
  return { api, baseUrl: `http://127.0.0.1:${port}/v1` }
}

async function summarise(baseUrl: string): Promise<void> {
  const { _id } = await post(baseUrl)
  for (;;) {
    const response = await fetch(`${baseUrl}/case-lookup/summarize/${_id}`, { headers: { 'X-Service-Api-Key': key } })
    const summary = (await response.json()) as { status: string; error: string | null; orderSummaries: object[] }
    if (summary.status === 'COMPLETE' && summary.orderSummaries.length === ORDERS) return
    if (summary.status !== 'PENDING') throw new Error(`the summary ended ${summary.status}: ${summary.error}`)
    await sleep(200)
  }
}

async function post(baseUrl: string): Promise<{ _id: string }> {
  const response = await fetch(`${baseUrl}/case-lookup/summarize`, {
    method: 'POST',
    headers: { 'X-Service-Api-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ searchId }),
  })
  const body = await response.json()
  if (response.status !== 200) throw new Error(`the request was answered ${response.status}: ${JSON.stringify(body)}`)
  return body as { _id: string }
}

async function modelCalls(): Promise<number> {
  const response = await fetch(`${sandboxUrl}/control/calls?source=model`)
  return ((await response.json()) as { calls: number }).calls
}

async function millisecondsOf(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await run()
  return performance.now() - startedAt
}

/** A looked-up case whose orders' documents are stored, so that only what summaries themselves do is measured. */
async function storeCase(db: Database, store: DocumentStore): Promise<string> {
  const identifier = { courtType: 'HC', cnr: 'DLHC010123452021' } as const
  const { identity } = recogniseCase('HC', identifier)
  if (!identity) throw new Error('the case of the benchmark has no identity')
  const courtCase = {
    identifier,
    courtType: 'HC' as const,
    court: 'High Court of Delhi',
    petitioners: [{ name: 'Mandara Roadways Private Limited' }],
    respondents: [{ name: 'Indrani Ceramics Limited' }],
    acts: [],
    hearings: [],
    orders: Array.from({ length: ORDERS }, (_, index) => ({ number: String(index + 1), orderDate: dayOf(index) })),
    interlocutoryApplications: [],
    linkedCases: [],
  }
  const fetched = { accountId, identity, courtCase, callId: newId(), runId: randomUUID(), fetchedAt: Date.now() }
  const searchId = await db.transaction((tx) => db.lookedUpCases.create(fetched, tx))
  const stored = await db.lookedUpCases.find(accountId, searchId)
  for (const [index, { orderId }] of stored?.orders.entries() ?? []) {
    const key = await store.put(await textPdf(orderText(index)))
    await db.documentArrivals.begin(orderId)
    await db.documentArrivals.note(orderId, key)
    await db.orderDocuments.keepOnce({
      orderId,
      reference: `CP-BENCH-${index}`,
      source: 'bench',
      originalKey: key,
      stampedKey: key,
      pages: PAGES,
      retrievedAt: Date.now(),
    })
  }
  return searchId
}

function dayOf(index: number): string {
  return new Date(Date.UTC(2021, 0, 4) + index * 7 * 86_400_000).toISOString().slice(0, 10)
}

function orderText(index: number): string {
  const paragraphs = (page: number) =>
    [
      `Mandara Roadways Private Limited against Indrani Ceramics Limited, order ${index + 1} of ${dayOf(index)}.`,
      `The petitioner says that goods worth Rs. ${index + 10},${page + 100},000 were delivered and accepted.`,
      'The respondent denies the debt. It says that part of the delivery was defective.',
      ...Array(4).fill(
        'Learned counsel relied on the ledger of account and on letters in which time to pay was asked for.',
      ),
      'The petitioner shall file its rejoinder within two weeks of service.',
    ].join('\n\n')
  return Array.from({ length: PAGES }, (_, page) => paragraphs(page)).join('\f')
}
