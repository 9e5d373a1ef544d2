import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import test from 'ava'
import { caseRef } from '../../domain/courts/case-ref.ts'
import { caseSummaryId } from '../../workflows/case-summary.messages.ts'
import { orderFetchId } from '../../workflows/order-fetch.messages.ts'
import { aCandidate } from '../support/a-candidate.ts'
import { download, lookUp } from '../support/orders.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { summarize } from '../support/summaries.ts'
import { until } from '../support/until.ts'

let service: Service
const unanswered: Promise<unknown>[] = []

test.before(async () => {
  service = await startService()
})
test.after.always(async () => {
  await Promise.allSettled(unanswered)
  await service?.close()
})

const CNR = 'DLHC019000012024'
const GUARDED = 'DLHC019000132024'
const SLOW_MS = 20_000

test('each query that docs/running.md gives for stuck work finds the workflow that it is for', async (t) => {
  t.timeout(120_000)
  const { client } = service.temporal
  const { key, accountId } = await anAccount(service.db)
  const { searchId, orders } = await lookUp(service, key, { courtType: 'HC', cnr: GUARDED })
  const orderId = orders[0]?.orderId ?? ''
  unanswered.push(download(service, key, searchId, orderId))

  const headers = { 'X-Request-Id': 'request-of-stuck-work' }
  const body = { caseIdentifier: { courtType: 'HC', cnr: CNR } }
  const looked = await service.call('POST /case-lookup', { key, body, headers })
  const { searchId: other } = looked.body as { searchId: string }
  await service.control.fault('model', 'slow', 10, SLOW_MS)
  const summary = caseSummaryId(await summarize(service, key, other))
  const candidate = await aCandidate(service)
  await service.control.fault('attestr', 'slow', 1, SLOW_MS)
  unanswered.push(lookUp(service, key, { courtType: 'HC', cnr: 'DLHC019000052024' }))

  const taskQueue = `${service.configuration.TASK_QUEUE_PREFIX}-core`
  const workflowId = `of-another-release-${accountId}`
  const poison = await client.workflow.start('noSuchWorkflow', { taskQueue, workflowId })
  t.teardown(() => poison.terminate())

  const lookup = `case-lookup/${accountId}/HC:cnr:${CNR}`
  const expected: Record<string, string> = {
    'cannot go on': poison.workflowId,
    'waits for a person': orderFetchId(orderId),
    "waits for the operator's verdict": `candidate-review/${candidate.candidateId}`,
    'waits for sources': `case-lookup/${accountId}/HC:cnr:DLHC019000052024`,
    'older than it should be': summary,
    'of an account': lookup,
    'of an entity': `candidate-review/${candidate.candidateId}`,
    'begun by one request': lookup,
    'of a case': lookup,
    'lookups of an account': lookup,
  }
  const queries = await queriesOfDocs()
  t.is(queries.length, Object.keys(expected).length)
  for (const [what, query] of queries) {
    const sought = Object.entries(expected).find(([begin]) => what.startsWith(begin))?.[1]
    const filled = query
      .replace("'<account id>'", `'${accountId}'`)
      .replace('<account id>', accountId)
      .replace('<entity id>', candidate.entityId)
      .replace('<request id>', headers['X-Request-Id'])
      .replace('<case ref>', caseRef(`HC:cnr:${CNR}`))
      .replace(/'\d{4}-\d\d-\d\dT[^']+'/, `'${new Date(Date.now() + 3_600_000).toISOString()}'`)
    const found = await until(
      () => idsOf(filled),
      (ids) => sought !== undefined && ids.includes(sought),
    )
    t.true(found.length > 0, what)
  }
})

test('the recipe of docs/running.md makes of a number the reference that its workflows carry', async (t) => {
  const [, recipe = ''] = /`(printf %s HC:[^`]+)`/.exec(await running()) ?? []
  const { stdout } = await promisify(execFile)('sh', ['-c', recipe])
  t.is(stdout.trim(), caseRef(`HC:cnr:${CNR}`))
})

function running(): Promise<string> {
  return readFile('docs/running.md', 'utf8')
}

/** What is looked for, with the query for it, by the table of the page. */
async function queriesOfDocs(): Promise<[what: string, query: string][]> {
  const [, section = ''] = (await running()).split('## How to find stuck work\n')
  const rows = section.slice(0, section.indexOf('\n## ')).matchAll(/^\| ([^|]+) \| `([^`|]+)` \|$/gm)
  return [...rows].map(([, what = '', query = '']) => [what, query])
}

async function idsOf(query: string): Promise<string[]> {
  const ids: string[] = []
  for await (const { workflowId } of service.temporal.client.workflow.list({ query })) ids.push(workflowId)
  return ids
}
