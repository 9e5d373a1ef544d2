import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import test from 'ava'
import { caseRef } from '../../domain/courts/case-ref.ts'
import { taskQueueName } from '../../domain/task-queue.ts'
import { orderFetchId } from '../../workflows/orders/order-fetch.messages.ts'
import { caseSummaryId } from '../../workflows/summaries/case-summary.messages.ts'
import { aCandidate } from '../support/a-candidate.ts'
import { download, lookUp } from '../support/orders.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { summarize, summaryOf } from '../support/summaries.ts'
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
/** A case that the sandbox's model refuses to summarise. */
const REFUSED_BY_MODEL = 'DLHC019000222024'
/**
 * Longer than a query needs to find work that has just begun, even next to other work; the test does not wait for its
 * end.
 */
const SLOW_MS = 120_000

test('each query that docs/operations/run.md gives for stuck work finds its workflow', async (t) => {
  t.timeout(10 * 60_000)
  const { client } = service.temporal
  const { key, accountId } = await anAccount(service.db)
  const lookUpCase = (cnr: string) => lookUp(service, key, { courtType: 'HC', cnr })
  const requestId = 'request-of-stuck-work'
  const body = { caseIdentifier: { courtType: 'HC', cnr: CNR } }
  t.is((await service.call('POST /case-lookup', { key, body, headers: { 'X-Request-Id': requestId } })).status, 200)
  const lookup = async () => `case-lookup/${accountId}/HC:cnr:${CNR}`
  const { entityId, candidateId } = await aCandidate(service)
  const review = async () => `candidate-review/${candidateId}`

  /** Creates such a workflow, by the first words of its description. */
  const examples: Record<string, () => Promise<string>> = {
    'cannot go on': async () => {
      const taskQueue = taskQueueName(service.configuration.TASK_QUEUE_PREFIX, 'core')
      const options = { taskQueue, workflowId: `of-another-release-${accountId}` }
      const poison = await client.workflow.start('noSuchWorkflow', options)
      t.teardown(() => poison.terminate())
      return poison.workflowId
    },
    'waits for a person': async () => {
      const { searchId, orders } = await lookUpCase(GUARDED)
      const orderId = orders[0]?.orderId ?? ''
      unanswered.push(download(service, key, searchId, orderId))
      return orderFetchId(orderId)
    },
    "waits for the operator's verdict": review,
    'waits for sources': async () => {
      await service.control.fault('attestr', 'slow', 10, SLOW_MS)
      unanswered.push(lookUpCase('DLHC019000052024'))
      return `case-lookup/${accountId}/HC:cnr:DLHC019000052024`
    },
    'ended FAILED for its client': async () => {
      const { summary } = await summaryOf(service, key, { courtType: 'HC', cnr: REFUSED_BY_MODEL })
      return caseSummaryId(summary._id)
    },
    'older than it should be': async () => {
      const { searchId } = await lookUpCase(CNR)
      await service.control.fault('model', 'slow', 10, SLOW_MS)
      return caseSummaryId(await summarize(service, key, searchId))
    },
    'of an account': lookup,
    'of an entity': review,
    'begun by one request': lookup,
    'of a case': lookup,
    'lookups of an account': lookup,
  }
  const queries = await queriesOfDocs()
  t.is(queries.length, Object.keys(examples).length)
  for (const [what, query] of queries) {
    const begin = Object.entries(examples).find(([words]) => what.startsWith(words))?.[1]
    const workflowId = await begin?.()
    const filled = query
      .replace('<account id>', accountId)
      .replace('<entity id>', entityId)
      .replace('<request id>', requestId)
      .replace('<case ref>', caseRef(`HC:cnr:${CNR}`))
      .replace(/'\d{4}-\d\d-\d\dT[^']+'/, `'${new Date(Date.now() + 3_600_000).toISOString()}'`)
    const found = await until(
      () => idsOf(filled),
      (ids) => ids.some((id) => id === workflowId),
    )
    t.true(found.length > 0, what)
    for (const source of ['attestr', 'model']) await service.control.release(source)
  }
})

test('the recipe of docs/operations/run.md converts a number to the reference that its workflows carry', async (t) => {
  const [, recipe = ''] = /`(printf %s HC:[^`]+)`/.exec(await running()) ?? []
  const { stdout } = await promisify(execFile)('sh', ['-c', recipe])
  t.is(stdout.trim(), caseRef(`HC:cnr:${CNR}`))
})

function running(): Promise<string> {
  return readFile('docs/operations/run.md', 'utf8')
}

/** Returns the descriptions with their queries, from the table of the page. */
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
