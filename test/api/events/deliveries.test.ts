import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import test from 'ava'
import { Webhook } from 'standardwebhooks'
import { anAccount, type Service, sharedService, type TestAccount } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { aSink, aWebhook, deliveriesOf, raise } from '../../support/webhooks.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

/** An address without a listener. */
const NOBODY = 'http://127.0.0.1:9/hook'

test('POST /webhooks/:webhookId/test: 200 shows the result of a trial message', async (t) => {
  const account = await anAccount(service.db)
  const sink = aSink(service)
  const { webhookId, secret } = await aWebhook(service, account, sink.url)
  const answer = await service.call(`POST /webhooks/${webhookId}/test`, { key: account.key })
  t.is(answer.status, 200)
  const { deliveryId, eventId, created, lastAttemptAt, ...rest } = answer.body as Record<string, string>
  t.deepEqual(rest as object, {
    type: 'webhook.test',
    status: 'DELIVERED',
    attempts: 1,
    nextAttemptAt: null,
    lastStatus: 204,
    lastAnswer: '',
    problem: null,
  })
  const [message] = await sink.received()
  t.is(message?.headers['webhook-id'], eventId)
  t.like(new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {}), {
    type: 'webhook.test',
    data: { webhookId },
  })
})

test('POST /webhooks/:webhookId/test: 200 also without a listener: the test failed, and the endpoint stays', async (t) => {
  const account = await anAccount(service.db)
  const { webhookId } = await aWebhook(service, account, NOBODY)
  const { status, body } = await service.call(`POST /webhooks/${webhookId}/test`, { key: account.key })
  t.is(status, 200)
  t.like(body, { status: 'FAILED', attempts: 1, lastStatus: null, problem: 'CONNECTION_FAILED' })
  t.like((await service.call(`GET /webhooks/${webhookId}`, { key: account.key })).body, { status: 'ENABLED' })
})

test('POST /webhooks/:webhookId/rotate-secret: 200 and messages are signed with both secrets for a day', async (t) => {
  const account = await anAccount(service.db)
  const sink = aSink(service)
  const { webhookId, secret: old } = await aWebhook(service, account, sink.url)
  const answer = await service.call(`POST /webhooks/${webhookId}/rotate-secret`, { key: account.key })
  t.is(answer.status, 200)
  const { secret, previousSecretUntil } = answer.body as { secret: string; previousSecretUntil: number }
  t.not(secret, old)
  t.true(Math.abs(previousSecretUntil - Date.now() - 24 * 3_600_000) < 60_000)

  await service.call(`POST /webhooks/${webhookId}/test`, { key: account.key })
  const [{ body, headers } = { body: '', headers: {} }] = await sink.received()
  for (const either of [old, secret]) t.notThrows(() => new Webhook(either).verify(body, headers))
})

test('GET /webhooks/:webhookId/deliveries: 200 lists newest first, in pages, by status', async (t) => {
  const account = await anAccount(service.db)
  const sink = aSink(service)
  const { webhookId } = await aWebhook(service, account, sink.url)
  const ids = []
  for (const _ of [1, 2, 3]) ids.push(await delivered(account, webhookId))

  const list = async (query: string) => {
    const { body } = await service.call(`GET /webhooks/${webhookId}/deliveries?${query}`, { key: account.key })
    const { deliveries, nextCursor } = body as { deliveries: { eventId: string }[]; nextCursor: string | null }
    return { ids: deliveries.map(({ eventId }) => eventId), nextCursor }
  }
  const first = await list('limit=2')
  t.deepEqual(first.ids, [ids[2], ids[1]])
  t.deepEqual(await list(`limit=2&cursor=${first.nextCursor}`), { ids: [ids[0]], nextCursor: null })
  t.deepEqual((await list('status=DELIVERED')).ids.length, 3)
  t.deepEqual(await list('status=FAILED'), { ids: [], nextCursor: null })
})

test('POST /webhooks/:webhookId/deliveries/:deliveryId/replay: 200 sends the event again under the same webhook-id', async (t) => {
  const account = await anAccount(service.db)
  const sink = aSink(service)
  const { webhookId } = await aWebhook(service, account, sink.url)
  const eventId = await delivered(account, webhookId)
  const [delivery] = await deliveriesOf(service, account, webhookId)
  const answer = await replay(account, webhookId, delivery?.deliveryId)
  t.is(answer.status, 200)
  const received = await until(sink.received, (received) => received.length === 2)
  t.deepEqual(
    received.map(({ headers }) => headers['webhook-id']),
    [eventId, eventId],
  )
  const [after] = await until(
    () => deliveriesOf(service, account, webhookId),
    ([delivery]) => delivery?.status === 'DELIVERED',
  )
  t.is(after?.attempts, 2)
})

test('POST /webhooks/:webhookId/deliveries/:deliveryId/replay: 200 attempts at once what waits for its next attempt', async (t) => {
  const account = await anAccount(service.db)
  const { webhookId } = await aWebhook(service, account, NOBODY)
  await raise(service, account.accountId)
  // After the second attempt the wait is five minutes: only a replay can bring the third before that.
  const waiting = await until(
    () => deliveriesOf(service, account, webhookId),
    ([delivery]) => delivery?.attempts === 2,
  )
  const answer = await replay(account, webhookId, waiting[0]?.deliveryId)
  t.is(answer.status, 200)
  await until(
    () => deliveriesOf(service, account, webhookId),
    ([delivery]) => delivery?.attempts === 3,
  )
  t.pass()
})

test('POST /webhooks/:webhookId/deliveries/:deliveryId/replay: 200 while an attempt is under way brings another one at once', async (t) => {
  const account = await anAccount(service.db)
  const requests: ServerResponse[] = []
  const receiver = createServer((_request, response) => {
    requests.push(response)
    if (requests.length !== 2) response.writeHead(500).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  t.teardown(() => receiver.close())
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const { webhookId } = await aWebhook(service, account, url)
  await raise(service, account.accountId)
  await until(
    async () => requests.length,
    (count) => count === 2,
  )
  const [delivery] = await deliveriesOf(service, account, webhookId)
  t.is((await replay(account, webhookId, delivery?.deliveryId)).status, 200)
  requests[1]?.writeHead(500).end()
  // The planned wait after the second attempt is five minutes.
  await until(
    async () => requests.length,
    (count) => count === 3,
  )
  t.pass()
})

for (const end of ['terminate', 'cancel'] as const)
  test(`POST /webhooks/:webhookId/deliveries/:deliveryId/replay: 200 sends what waits though its workflow was ended by ${end}`, async (t) => {
    const account = await anAccount(service.db)
    const { webhookId, lost } = await lostDeliveries(account, end)
    for (const { deliveryId } of lost) t.is((await replay(account, webhookId, deliveryId)).status, 200)
    const after = await until(
      () => deliveriesOf(service, account, webhookId),
      (deliveries) => deliveries.every(({ attempts }, index) => attempts > (lost[index]?.attempts ?? 0)),
    )
    t.is(after.length, 2)
  })

test('POST /webhooks/:webhookId/replay: 200 sends what waits though its workflow was terminated', async (t) => {
  const account = await anAccount(service.db)
  const { webhookId, lost } = await lostDeliveries(account, 'terminate')
  const { body } = await service.call(`POST /webhooks/${webhookId}/replay`, { key: account.key, body: { since: 0 } })
  t.deepEqual(body, { replayed: 2, nextCursor: null })
  await until(
    () => deliveriesOf(service, account, webhookId),
    (deliveries) => deliveries.every(({ attempts }, index) => attempts > (lost[index]?.attempts ?? 0)),
  )
})

/** Two deliveries that wait for their next attempt while their workflows are gone. */
async function lostDeliveries(account: TestAccount, end: 'terminate' | 'cancel') {
  const { webhookId } = await aWebhook(service, account, NOBODY)
  for (const _ of [1, 2]) await raise(service, account.accountId)
  const waiting = await until(
    () => deliveriesOf(service, account, webhookId),
    (deliveries) => deliveries.length === 2 && deliveries.every(({ attempts }) => attempts === 2),
  )
  for (const { deliveryId } of waiting) {
    const handle = service.temporal.client.workflow.getHandle(`webhook-delivery/${deliveryId}`)
    // Deliveries that did not fit into a batch continue in separate workflows moments later.
    await until(() => service.temporal.isOpen(`webhook-delivery/${deliveryId}`), Boolean)
    await handle[end]()
    await until(
      () => handle.describe(),
      ({ status }) => status.name !== 'RUNNING',
    )
  }
  return { webhookId, lost: waiting }
}

test('POST /webhooks/:webhookId/deliveries/:deliveryId/replay: 404 60420 for a delivery of another endpoint or account', async (t) => {
  const [account, other] = [await anAccount(service.db), await anAccount(service.db)]
  const sink = aSink(service)
  const mine = await aWebhook(service, account, sink.url, ['entity.synced'])
  const second = await aWebhook(service, account, sink.url)
  const foreign = await aWebhook(service, other, sink.url)
  await delivered(account, second.webhookId)
  const [delivery] = await deliveriesOf(service, account, second.webhookId)
  for (const [caller, { webhookId }] of [
    [account, mine],
    [other, foreign],
    [other, second],
  ] as const) {
    const answer = await replay(caller, webhookId, delivery?.deliveryId)
    t.deepEqual([answer.status, (answer.body as { code: number }).code], [404, 60420])
  }
  t.is((await sink.received()).length, 1)
})

test('POST /webhooks/:webhookId/replay: 200 sends all events of its types since an instant, also from before it existed', async (t) => {
  const account = await anAccount(service.db)
  const before = await raise(service, account.accountId, 'case.updated', { caseId: 'old' })
  const since = Date.now() + 1
  await until(
    async () => Date.now(),
    (now) => now > since,
  )
  const missed = [await raise(service, account.accountId), await raise(service, account.accountId)]
  await raise(service, account.accountId, 'entity.synced')
  await until(
    () => eventIds(account),
    (ids) => ids.length === 4,
  )

  const sink = aSink(service)
  const { webhookId } = await aWebhook(service, account, sink.url)
  const answer = await service.call(`POST /webhooks/${webhookId}/replay`, { key: account.key, body: { since } })
  t.deepEqual([answer.status, answer.body], [200, { replayed: 2, nextCursor: null }])
  const received = await until(sink.received, (received) => received.length === 2)
  t.deepEqual(received.map(({ headers }) => headers['webhook-id']).sort(), missed)
  t.false(received.some(({ headers }) => headers['webhook-id'] === before))
})

for (const path of ['/deliveries/:deliveryId', ''])
  test(`POST /webhooks/:webhookId${path}/replay: 400 60001 while the endpoint is disabled, and what it took stays delivered`, async (t) => {
    const account = await anAccount(service.db)
    const { key } = account
    const sink = aSink(service)
    const { webhookId } = await aWebhook(service, account, sink.url)
    await delivered(account, webhookId)
    const before = await deliveriesOf(service, account, webhookId)
    const settings = { url: sink.url, events: ['case.updated'] }
    await service.call(`PUT /webhooks/${webhookId}`, { key, body: { ...settings, enabled: false } })

    const request = `POST /webhooks/${webhookId}${path.replace(':deliveryId', before[0]?.deliveryId ?? '')}/replay`
    const body = path === '' ? { since: 0 } : undefined
    const answer = await service.call(request, { key, body })
    t.like(answer, { status: 400, body: { code: 60001, details: { issues: [{ path: 'webhookId' }] } } })
    t.deepEqual(await deliveriesOf(service, account, webhookId), before)

    await service.call(`PUT /webhooks/${webhookId}`, { key, body: settings })
    t.is((await service.call(request, { key, body })).status, 200)
    await until(sink.received, ({ length }) => length === 2)
  })

test('POST /webhooks/:webhookId/replay: 400 60001 for a cursor that names no event', async (t) => {
  const account = await anAccount(service.db)
  const { webhookId } = await aWebhook(service, account, NOBODY)
  const body = { since: 0, cursor: 'x' }
  const answer = await service.call(`POST /webhooks/${webhookId}/replay`, { key: account.key, body })
  t.like(answer, { status: 400, body: { code: 60001, details: { issues: [{ path: 'cursor' }] } } })
})

function replay({ key }: TestAccount, webhookId: string, deliveryId = '') {
  return service.call(`POST /webhooks/${webhookId}/deliveries/${deliveryId}/replay`, { key })
}

/** Raises an event and waits until the endpoint has taken it. Returns the event's id. */
async function delivered(account: TestAccount, webhookId: string): Promise<string> {
  const eventId = await raise(service, account.accountId)
  await until(
    () => deliveriesOf(service, account, webhookId),
    (deliveries) => deliveries.some((delivery) => delivery.eventId === eventId && delivery.status === 'DELIVERED'),
  )
  return eventId
}

async function eventIds({ key }: TestAccount): Promise<string[]> {
  const { body } = await service.call('GET /events', { key })
  return (body as { events: { id: string }[] }).events.map(({ id }) => id)
}
