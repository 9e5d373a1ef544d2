import test from 'ava'
import { QueryTypes } from 'sequelize'
import { newId } from '../../db/base/table.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'
import { startWebhookDelivery } from '../../workflows/events/webhook-delivery.messages.ts'
import { type Service, startService } from '../support/service.ts'
import { until } from '../support/until.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

test('a queued start that the server refuses does not hold up those behind it', async (t) => {
  // The server takes 2 kB for a search attribute.
  const refused = { ...aStart(), attributes: { stage: 'x'.repeat(3_000) } }
  const behind = aStart()
  await enqueuedBefore(refused, 60_000)
  await enqueuedBefore(behind, 30_000)
  await until(
    () => queued(behind),
    (isQueued) => !isQueued,
  )
  t.is(await service.temporal.client.workflow.getHandle(behind.workflowId).result(), 'stopped')
  t.true(await queued(refused))
})

test('a queued start of a workflow that has run already, and runs once, counts as dispatched', async (t) => {
  const once: WorkflowStart = { ...aStart(), reusePolicy: 'REJECT_DUPLICATE' }
  t.is(await (await service.temporal.start(once)).result(), 'stopped')
  await enqueuedBefore(once, 60_000)
  await until(
    () => queued(once),
    (isQueued) => !isQueued,
  )
})

/** A delivery that does not exist: its workflow ends at once. */
function aStart(): WorkflowStart {
  return startWebhookDelivery({ id: newId(), accountId: newId(), eventType: 'webhook.test' })
}

/** Enqueues a start as a process that died `agoMs` ago would have left it. */
async function enqueuedBefore(start: WorkflowStart, agoMs: number): Promise<void> {
  const { db } = service
  await db.transaction(async (tx) => {
    await db.outbox.enqueue(start, tx)
    const replacements = { workflowId: start.workflowId, created: Date.now() - agoMs }
    const statement = 'UPDATE outbox SET created = :created, claimed_until = 0 WHERE workflow_id = :workflowId'
    await db.sequelize.query(statement, { replacements, transaction: tx })
  })
}

async function queued({ workflowId }: WorkflowStart): Promise<boolean> {
  const statement = 'SELECT 1 FROM outbox WHERE workflow_id = :workflowId'
  const options = { replacements: { workflowId }, type: QueryTypes.SELECT } as const
  return (await service.db.sequelize.query(statement, options)).length > 0
}
