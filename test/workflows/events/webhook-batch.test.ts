import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Connection } from '@temporalio/client'
import test, { type ExecutionContext } from 'ava'
import { webhookDeliveryId } from '../../../workflows/events/webhook-delivery.messages.ts'
import { anAccount, type Service, sharedService, type TestAccount } from '../../support/service.ts'
import { connectSkippingTime, SKIP_ALL_WAITING, setSkipping } from '../../support/time-skipping.ts'
import { until } from '../../support/until.ts'
import { aWebhook, type Delivery, deliveriesOf } from '../../support/webhooks.ts'

let service: Service
let connection: Connection

test.before(async () => {
  service = await sharedService()
  connection = await connectSkippingTime()
})
test.after.always(async () => {
  await connection?.close()
  await service?.close()
})

test('events published together for an endpoint are sent by a few workflows, each once', async (t) => {
  const { account, receiver, webhookId } = await anEndpoint(t, () => 204)
  await raiseTogether(account, 60)
  const deliveries = await untilAll(account, webhookId, ({ status }) => status === 'DELIVERED')
  t.is(deliveries.length, 60)
  t.true(deliveries.every(({ attempts, lastStatus }) => attempts === 1 && lastStatus === 204))
  t.deepEqual([...receiver.sent.values()], Array(60).fill(1))
  const ids = deliveries.map(({ deliveryId }) => deliveryId)
  t.is((await existing(ids.map((id) => `webhook-batch/${id}`))).length, 3)
  t.deepEqual(await existing(ids.map(webhookDeliveryId)), [])
})

test('a delivery that fails in a batch is retried with it, then on its own, until it is accepted', async (t) => {
  // Each third event is refused three times.
  const { account, receiver, webhookId } = await anEndpoint(t, (nth, sent) => (nth % 3 === 0 && sent <= 3 ? 500 : 204))
  await raiseTogether(account, 9)
  const first = await untilAll(account, webhookId, ({ attempts }) => attempts > 0)
  await setSkipping(connection, `webhook-batch/${first.at(-1)?.deliveryId}`, SKIP_ALL_WAITING)
  const refused = (await untilAll(account, webhookId, ({ status, attempts }) => status !== 'PENDING' || attempts === 2))
    .filter(({ status }) => status === 'PENDING')
    .map(({ deliveryId }) => deliveryId)
  t.is(refused.length, 3)
  for (const id of refused) {
    await until(async () => (await existing([webhookDeliveryId(id)])).length, Boolean)
    await setSkipping(connection, webhookDeliveryId(id), SKIP_ALL_WAITING)
  }
  const deliveries = await untilAll(account, webhookId, ({ status }) => status === 'DELIVERED')
  t.deepEqual(deliveries.map(({ attempts }) => attempts).sort(), [1, 1, 1, 1, 1, 1, 4, 4, 4])
  t.deepEqual([...receiver.sent.values()].sort(), [1, 1, 1, 1, 1, 1, 4, 4, 4])
})

test('a delivery with a longer Retry-After leaves its batch and waits that long', async (t) => {
  const { account, webhookId } = await anEndpoint(t, (nth) => (nth === 0 ? 429 : 204), { 'retry-after': '3600' })
  await raiseTogether(account, 3)
  const deliveries = await untilAll(account, webhookId, ({ attempts }) => attempts > 0)
  const waiting = deliveries.filter(({ status }) => status === 'PENDING') as unknown as Record<string, number>[]
  t.is(waiting.length, 1)
  t.is((waiting[0]?.nextAttemptAt ?? 0) - (waiting[0]?.lastAttemptAt ?? 0), 3_600_000)
  await until(async () => (await existing([webhookDeliveryId(String(waiting[0]?.deliveryId))])).length, Boolean)
})

test('a 410 disables the endpoint, and the rest of the batch is not sent', async (t) => {
  const { account, receiver, webhookId } = await anEndpoint(t, () => 410)
  await raiseTogether(account, 20)
  const deliveries = await untilAll(account, webhookId, ({ status }) => status === 'FAILED')
  const { body } = await service.call(`GET /webhooks/${webhookId}`, { key: account.key })
  t.like(body, { status: 'DISABLED', disabledReason: 'GONE' })
  t.true(receiver.sent.size < 20, `${receiver.sent.size} were sent`)
  t.is(deliveries.filter(({ problem }) => problem === 'ENDPOINT_DISABLED').length, 20 - receiver.sent.size)
})

test('a replay takes a delivery out of its batch, so that it is not sent twice', async (t) => {
  const { account, receiver, webhookId } = await anEndpoint(t, (_, sent) => (sent === 1 ? 500 : 204))
  await raiseTogether(account, 2)
  const first = await untilAll(account, webhookId, ({ attempts }) => attempts > 0)
  const [hurried] = first
  await replay(account, webhookId, hurried?.deliveryId)
  await until(
    () => deliveriesOf(service, account, webhookId),
    (deliveries) => deliveries.some(({ status }) => status === 'DELIVERED'),
  )
  await setSkipping(connection, `webhook-batch/${first.at(-1)?.deliveryId}`, SKIP_ALL_WAITING)
  await untilAll(account, webhookId, ({ status }) => status === 'DELIVERED')
  t.deepEqual([...receiver.sent.values()], [2, 2])
})

test('a delivery made by a replay stays delivered, although its batch is refused afterwards', async (t) => {
  const { account, requests, webhookId } = await aToldEndpoint(t)
  await raiseTogether(account, 2)
  const [held, other] = await until(
    async () => requests,
    ({ length }) => length === 2,
  )
  const deliveries = await deliveriesOf(service, account, webhookId)
  const replayed = deliveries.find(({ eventId }) => eventId === held?.eventId)?.deliveryId
  await replay(account, webhookId, replayed)
  const [, , again] = await until(
    async () => requests,
    ({ length }) => length === 3,
  )
  again?.answer(204)
  await until(
    () => deliveriesOf(service, account, webhookId),
    (deliveries) => deliveries.some(({ status }) => status === 'DELIVERED'),
  )
  held?.answer(500)
  other?.answer(204)
  // Both results of the batch are recorded at once.
  const after = await until(
    () => deliveriesOf(service, account, webhookId),
    (deliveries) => deliveries.some(({ eventId, status }) => eventId === other?.eventId && status === 'DELIVERED'),
  )
  t.deepEqual(
    after.map(({ status, attempts }) => [status, attempts]),
    Array(2).fill(['DELIVERED', 1]),
  )
  t.is(await resultOfBatch(after), 'attempted')
  t.is(requests.length, 3)
})

test('a delivery made by a replay stays delivered, although its endpoint is disabled before its batch attempts it', async (t) => {
  const { account, requests, webhookId, url } = await aToldEndpoint(t)
  await raiseTogether(account, 5)
  await until(
    async () => requests,
    ({ length }) => length === 4,
  )
  const [last] = await deliveriesOf(service, account, webhookId)
  await replay(account, webhookId, last?.deliveryId)
  await until(
    async () => requests,
    ({ length }) => length === 5,
  )
  requests[4]?.answer(204)
  await until(
    () => deliveriesOf(service, account, webhookId),
    ([last]) => last?.status === 'DELIVERED',
  )
  const settings = { url, events: ['case.updated'], enabled: false }
  await service.call(`PUT /webhooks/${webhookId}`, { key: account.key, body: settings })
  for (const { answer } of requests.slice(0, 4)) answer(204)
  const after = await untilAll(account, webhookId, ({ status }) => status !== 'PENDING')
  t.is(await resultOfBatch(after), 'attempted')
  t.like((await deliveriesOf(service, account, webhookId))[0], { status: 'DELIVERED', attempts: 1 })
})

test('an event of another account in a batch is not sent, and does not block the others', async (t) => {
  const other = await anAccount(service.db)
  const { account, receiver, webhookId } = await anEndpoint(t, (_, sent) => (sent === 1 ? 500 : 204))
  await raiseTogether(account, 3)
  const first = await untilAll(account, webhookId, ({ attempts }) => attempts === 1)
  const [foreign] = first
  await service.db.sequelize.query(
    `UPDATE events SET account_id = '${other.accountId}' WHERE id = '${foreign?.eventId}'`,
  )
  await setSkipping(connection, `webhook-batch/${first.at(-1)?.deliveryId}`, SKIP_ALL_WAITING)
  const sent = await until(
    () => deliveriesOf(service, account, webhookId),
    (deliveries) => deliveries.filter(({ status }) => status === 'DELIVERED').length === 2,
  )
  t.is(sent.find(({ deliveryId }) => deliveryId === foreign?.deliveryId)?.attempts, 1)
  t.is(receiver.sent.get(foreign?.eventId ?? ''), 1)
  await service.call(`DELETE /webhooks/${webhookId}`, { key: account.key })
})

/** An endpoint of a new account, whose receiver answers by the number of the event and of its attempt. */
async function anEndpoint(
  t: ExecutionContext,
  answer: (nth: number, sent: number) => number,
  headers: Record<string, string> = {},
) {
  const sent = new Map<string, number>()
  // Clients close idle connections: one closed here just as it is reused would look like a fault.
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const { data } = JSON.parse(Buffer.concat(await Array.fromAsync(request)).toString())
    const id = String(request.headers['webhook-id'])
    const times = (sent.get(id) ?? 0) + 1
    sent.set(id, times)
    const status = answer(Number(data.caseId), times)
    response.writeHead(status, status < 300 ? {} : headers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  const account = await anAccount(service.db)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return { account, receiver: { sent }, ...(await aWebhook(service, account, url)) }
}

/** An endpoint of a new account, whose receiver answers each request as the test specifies. */
async function aToldEndpoint(t: ExecutionContext) {
  const requests: { eventId: string; answer(status: number): void }[] = []
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    request.resume()
    const answer = (status: number) => response.writeHead(status).end()
    requests.push({ eventId: String(request.headers['webhook-id']), answer })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  const account = await anAccount(service.db)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return { account, requests, url, ...(await aWebhook(service, account, url)) }
}

function replay({ key }: TestAccount, webhookId: string, deliveryId = '') {
  return service.call(`POST /webhooks/${webhookId}/deliveries/${deliveryId}/replay`, { key })
}

/** Returns the result of the batch of these deliveries, which are listed newest first. */
function resultOfBatch(deliveries: Delivery[]): Promise<unknown> {
  return service.temporal.client.workflow.getHandle(`webhook-batch/${deliveries.at(-1)?.deliveryId}`).result()
}

/** Raises events in one transaction, so that they are published together. */
async function raiseTogether({ accountId }: TestAccount, count: number): Promise<void> {
  const events = Array.from({ length: count }, (_, nth) => ({
    accountId,
    type: 'case.updated' as const,
    data: { caseId: String(nth), origin: 'COURT' as const, fields: 'status' },
  }))
  await service.db.transaction((tx) => service.db.events.raiseAll(events, tx))
}

function untilAll(
  account: TestAccount,
  webhookId: string,
  isReached: (delivery: Delivery) => boolean,
): Promise<Delivery[]> {
  return until(
    () => deliveriesOf(service, account, webhookId),
    (deliveries) => deliveries.length > 0 && deliveries.every(isReached),
  )
}

/** Returns which of these workflows the server knows. */
async function existing(workflowIds: string[]): Promise<string[]> {
  const known = await Promise.all(
    workflowIds.map((id) =>
      service.temporal.client.workflow
        .getHandle(id)
        .describe()
        .then(
          () => true,
          () => false,
        ),
    ),
  )
  return workflowIds.filter((_, index) => known[index])
}
