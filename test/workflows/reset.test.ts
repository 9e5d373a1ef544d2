import test from 'ava'
import { lookUp } from '../support/orders.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { ended, summarize } from '../support/summaries.ts'
import { until } from '../support/until.ts'

/* An operator resets a workflow with a waiting caller, as the runbooks allow: the wait continues with the next run. */

let service: Service

test.before(async () => {
  service = await startService({ COURT_SITES: 'off' })
})
test.after.always(() => service?.close())

test('a lookup that is reset while its client waits is answered', async (t) => {
  const { key } = await anAccount(service.db)
  await service.control.fault('attestr', 'slow', 100, 60_000)
  await service.control.fault('ecourtsindia', 'slow', 100, 60_000)
  const body = { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000162024' } }
  const looking = service.call('POST /case-lookup', { key, body })
  await reset(await openOf('caseLookup'))
  await release()
  t.is((await looking).status, 200)
})

test('an order fetch that is reset while a summary waits for it delivers its document to the summary', async (t) => {
  const { key } = await anAccount(service.db)
  const { searchId } = await lookUp(service, key, { courtType: 'HC', cnr: 'DLHC019000012024' })
  await service.control.fault('ecourtsindia', 'slow', 1, 60_000)
  const summaryId = await summarize(service, key, searchId)
  await until(
    () => service.control.calls('ecourtsindia', 'DLHC019000012024'),
    (calls) => calls > 0,
  )
  for (const workflowId of await allOpenOf('orderFetch')) await reset(workflowId)
  await service.control.release('ecourtsindia')
  const { status, orderSummaries } = await ended(service, key, summaryId)
  t.deepEqual([status, orderSummaries.length], ['COMPLETE', 3])
})

async function release(): Promise<void> {
  await Promise.all(['attestr', 'ecourtsindia'].map((source) => service.control.release(source)))
}

async function allOpenOf(type: string): Promise<string[]> {
  const found = await Array.fromAsync(
    service.temporal.client.workflow.list({ query: `WorkflowType = '${type}' AND CloseTime IS NULL` }),
  )
  return found
    .filter(({ taskQueue }) => taskQueue.startsWith(service.configuration.TASK_QUEUE_PREFIX))
    .map(({ workflowId }) => workflowId)
}

async function openOf(type: string): Promise<string> {
  const [first = ''] = await until(
    () => allOpenOf(type),
    (found) => found.length > 0,
  )
  return first
}

/** Resets a workflow to its first task, once that has completed. */
async function reset(workflowId: string): Promise<void> {
  const { client, connection } = service.temporal
  const handle = client.workflow.getHandle(workflowId)
  const eventId = await until(
    async () =>
      (await handle.fetchHistory()).events?.find((event) => event.workflowTaskCompletedEventAttributes)?.eventId,
    (id) => id !== undefined,
  )
  await connection.workflowService.resetWorkflowExecution({
    namespace: client.options.namespace,
    workflowExecution: { workflowId },
    reason: 'tried by an operator',
    requestId: crypto.randomUUID(),
    workflowTaskFinishEventId: eventId ?? null,
  })
}
