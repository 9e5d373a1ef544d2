import test from 'ava'
import { anAccount, type Service, startService } from '../../test/support/service.ts'
import { until } from '../../test/support/until.ts'
import { aSink, aWebhook, deliveriesOf, raise } from '../../test/support/webhooks.ts'
import { killed, startWorker } from '../../test/support/worker.ts'

let service: Service

test.before(async () => {
  // The processes below serve the workflows.
  service = await startService({}, ['webhooks'])
})
test.after.always(() => service?.close())

test('a replay that comes when a delivery has ended and its workflow has not is sent all the same, once', async (t) => {
  const account = await anAccount(service.db)
  const sink = aSink(service)
  const { webhookId } = await aWebhook(service, account, sink.url)
  await service.control.fault('webhooks', 'slow', 1, 60_000)
  const first = await startWorker(service, ['core'])
  const eventId = await raise(service, account.accountId)
  await until(
    () => service.control.calls('webhooks'),
    (calls) => calls > 0,
  )
  await killed(first)
  await service.control.release('webhooks')
  const [delivery] = await until(
    () => deliveriesOf(service, account, webhookId),
    ([delivery]) => delivery?.status === 'DELIVERED',
  )

  const request = `POST /webhooks/${webhookId}/deliveries/${delivery?.deliveryId}/replay`
  t.like(await service.call(request, { key: account.key }), { status: 200, body: { status: 'PENDING' } })
  const second = await startWorker(service, ['core'])
  const [after] = await until(
    () => deliveriesOf(service, account, webhookId),
    ([delivery]) => delivery?.status === 'DELIVERED',
  )
  t.is(after?.attempts, 2)
  const { client } = service.temporal
  t.is(await client.workflow.getHandle(`webhook-delivery/${delivery?.deliveryId}`).result(), 'delivered')
  t.deepEqual(
    (await sink.received()).map(({ headers }) => headers['webhook-id']),
    [eventId, eventId],
  )
  await killed(second)
})
