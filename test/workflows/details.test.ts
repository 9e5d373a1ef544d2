import { QueryRejectedError, WorkflowNotFoundError } from '@temporalio/client'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'
import test from 'ava'
import { taskQueueName } from '../../domain/task-queue.ts'
import { dailySync } from '../../workflows/discovery/daily-sync.ts'
import { startBackfill } from '../../workflows/discovery/entity-sync.messages.ts'
import { orderFetchId } from '../../workflows/orders/order-fetch.messages.ts'
import { type Page, start } from '../api/historical-search/searches.ts'
import { aCandidate } from '../support/a-candidate.ts'
import { download, lookUp } from '../support/orders.ts'
import { anAccount, type Service, startService, type TestAccount } from '../support/service.ts'
import { summarize } from '../support/summaries.ts'
import { until } from '../support/until.ts'
import { aCase, anEntity } from '../support/watchlist.ts'
import { aWebhook, deliveriesOf, raise } from '../support/webhooks.ts'

/* The details that operators read of a waiting workflow: what it waits for, and its deadline, if any. */

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(async () => {
  await Promise.allSettled(unanswered)
  await service?.close()
})
test.afterEach.always(() => service.control.reset())

/** Requests that wait for a workflow while a test reads it. */
const unanswered: Promise<unknown>[] = []

/** Longer than a test needs for reading, and short enough that the source is free again for the next one. */
const SLOW_MS = 8_000
const INSTANT = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z'

interface Waiting {
  /** Brings a workflow to its wait; returns its id. */
  begin(account: TestAccount): Promise<string>
  details: RegExp
  /** The text that its last step shows after its name. */
  step?: RegExp
}

const WAITING: Record<string, Waiting> = {
  'caseLookup name the source being asked': {
    async begin({ key, accountId }) {
      await service.control.fault('attestr', 'slow', 1, SLOW_MS)
      unanswered.push(lookUp(service, key, { courtType: 'HC', cnr: 'DLHC019000052024' }))
      return `case-lookup/${accountId}/HC:cnr:DLHC019000052024`
    },
    details: /^asking the sources: attestr$/,
    step: /^ask attestr$/,
  },
  'caseRefresh name the source being asked': {
    async begin({ key }) {
      const id = await aCase(service, key, { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000052024' } })
      await service.control.fault('attestr', 'slow', 1, SLOW_MS)
      unanswered.push(service.call(`POST /watchlist/cases/${id}/refresh`, { key }))
      return `case-refresh/${id}`
    },
    details: /^asking the sources: attestr$/,
    step: /^ask attestr$/,
  },
  'orderFetch name the captcha that a person must solve, and the deadline': {
    async begin({ key }) {
      const { searchId, orders } = await lookUp(service, key, { courtType: 'HC', cnr: 'DLHC019000132024' })
      const orderId = orders[0]?.orderId ?? ''
      unanswered.push(download(service, key, searchId, orderId))
      return orderFetchId(orderId)
    },
    details: new RegExp(`^waiting for a person to read a picture: \\w+ of courts/HC, until ${INSTANT}$`),
    step: /^until picture \w+ is answered$/,
  },
  'historicalPage show its progress, and how long it waits for sources': {
    async begin({ key, accountId }) {
      await service.control.fault('attestr', 'slow', 1, SLOW_MS)
      unanswered.push(start(service, key, { name: 'Saffron Textiles Private Limited' }))
      const [search] = await until(
        () => service.db.historicalSearches.list(accountId, { most: 1 }),
        (found) => found.length > 0,
      )
      return `historical-page/${search?.searchId}/1`
    },
    details: /^page 1: \d+ cases in the list; waits up to \d+ s for a failing source$/,
    step: /^page 1 of (attestr|ecourtsindia)$/,
  },
  'historicalCollection show its progress, and how long it waits for sources': {
    async begin({ key }) {
      await service.control.fault('attestr', 'slow', 1, SLOW_MS)
      const { body } = await start(service, key, { name: 'Kaveri Logistics Limited', mode: 'ASYNC' })
      return `historical-collection/${(body as Page).searchId}`
    },
    details: /^\d+ of at most 1000 cases collected; waits up to \d+ s for a failing source$/,
  },
  'caseSummary show how many orders are done, and the deadline': {
    async begin({ key }) {
      const { searchId } = await lookUp(service, key, { courtType: 'HC', cnr: 'HBHC019000012024' })
      await service.control.fault('model', 'slow', 10, SLOW_MS)
      return `case-summary/${await summarize(service, key, searchId)}`
    },
    details: new RegExp(`^reading the orders: \\d of 3; documents until ${INSTANT}, all until ${INSTANT}$`),
    step: new RegExp(`^order \\w+, until ${INSTANT}$`),
  },
  'candidateReview name the author of the verdict': {
    async begin() {
      return `candidate-review/${(await aCandidate(service)).candidateId}`
    },
    details: /^waiting for the operator$/,
  },
  'caseReview name the author of the verdict, and show the next check': {
    async begin() {
      const { key } = await anAccount(service.db, { reviewer: 'OPERATOR' })
      return `case-review/${await aCase(service, key)}`
    },
    details: /^waiting for the operator$/,
    step: /^until it checks whether its case is still waiting$/,
  },
  'webhookDelivery show the time of the next attempt': {
    async begin(account) {
      const { webhookId } = await aWebhook(service, account, `${service.control.url}/no-such-receiver`)
      await raise(service, account.accountId)
      const [delivery] = await until(
        () => deliveriesOf(service, account, webhookId),
        (deliveries) => (deliveries[0]?.attempts ?? 0) > 0,
      )
      return `webhook-delivery/${delivery?.deliveryId}`
    },
    details: new RegExp(`^.+: at ${INSTANT}$`),
    step: /^until the next attempt$/,
  },
  'entitySync show the number of sources, and when they are asked again': {
    async begin({ key, accountId }) {
      const entityId = await anEntity(service, key, { name: 'Kaveri Logistics Limited' })
      await pausedSources()
      await service.temporal.start(startBackfill({ accountId, entityId, requestId: 'request-of-a-test' }))
      return `historical-look/${entityId}`
    },
    details: new RegExp(`^waiting for \\d of \\d sources; next attempt at ${INSTANT}$`),
    step: /^until the failed sources are asked again$/,
  },
  'dailySync show until when it waits for sources': {
    async begin({ key }) {
      await anEntity(service, key)
      await pausedSources()
      const { client } = service.temporal
      const taskQueue = taskQueueName(service.configuration.TASK_QUEUE_PREFIX, 'core')
      const { workflowId } = await client.workflow.start(dailySync, {
        taskQueue,
        workflowId: 'daily-sync-that-waits',
      })
      return workflowId
    },
    details: new RegExp(`^waiting for sources that could not answer: until ${INSTANT}$`),
    step: /^until the next pass$/,
  },
}

for (const [what, { begin, details, step }] of Object.entries(WAITING))
  test.serial(`the details of a waiting ${what}`, async (t) => {
    const workflowId = await begin(await anAccount(service.db))
    t.timeout(10 * 60_000)
    t.regex(
      await until(
        () => detailsOf(workflowId),
        (shown) => details.test(shown),
      ),
      details,
    )
    if (step)
      await until(
        () => stepsOf(workflowId),
        (steps) => steps.some((shown) => step.test(shown)),
      )
    t.pass()
  })

/** Returns the current details as the Web UI shows them; empty before the workflow's first task. */
async function detailsOf(workflowId: string): Promise<string> {
  const { client } = service.temporal
  const answer = client.workflow.getHandle(workflowId).query<{ currentDetails?: string }>(METADATA)
  const known = await answer.catch((error: unknown) => {
    if (error instanceof WorkflowNotFoundError || error instanceof QueryRejectedError) return undefined
    throw error
  })
  return known?.currentDetails ?? ''
}
const METADATA = '__temporal_workflow_metadata'

/** Returns the summaries of a workflow's activities and timers. */
async function stepsOf(workflowId: string): Promise<string[]> {
  const history = await service.temporal.client.workflow.getHandle(workflowId).fetchHistory()
  const { events } = JSON.parse(historyToJSON(history)) as {
    events: { userMetadata?: { summary?: { data?: string } } }[]
  }
  return events.flatMap(({ userMetadata }) => {
    const data = userMetadata?.summary?.data
    return data === undefined ? [] : [JSON.parse(Buffer.from(data, 'base64').toString()) as string]
  })
}

async function pausedSources(): Promise<void> {
  const operator = await service.db.operatorKeys.issue('Test operator')
  for (const source of ['attestr', 'ecourtsindia'])
    await service.call(`POST /backoffice/sources/${source}/pause`, { key: operator, body: { reason: 'a test' } })
}
