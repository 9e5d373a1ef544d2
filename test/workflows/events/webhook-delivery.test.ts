import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Connection } from '@temporalio/client'
import test, { type ExecutionContext } from 'ava'
import { Webhook } from 'standardwebhooks'
import { breachesOf } from '../../../domain/invariant.ts'
import { webhookDeliveryId } from '../../../workflows/events/webhook-delivery.messages.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'
import { connectSkippingTime, SKIP_ALL_WAITING, setSkipping } from '../../support/time-skipping.ts'
import { until } from '../../support/until.ts'
import { aSink, aWebhook, deliveriesOf, raise } from '../../support/webhooks.ts'

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

test('an event reaches every endpoint of its account that subscribes to its type, and no other', async (t) => {
  const [account, other] = [await anAccount(service.db), await anAccount(service.db)]
  const [wanted, unwanted, foreign] = [aSink(service), aSink(service), aSink(service)]
  const { secret } = await aWebhook(service, account, wanted.url)
  await aWebhook(service, account, unwanted.url, ['entity.synced'])
  await aWebhook(service, other, foreign.url)

  const id = await raise(service, account.accountId, 'case.updated', { caseId: 'c7' })
  const [message] = await until(wanted.received, (received) => received.length > 0)

  const body = new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {})
  const { body: log } = await service.call('GET /events', { key: account.key })
  const [event] = (log as { events: { id: string; timestamp: string }[] }).events
  t.deepEqual(body, { type: 'case.updated', timestamp: event?.timestamp, data: { caseId: 'c7' } })
  t.is(message?.headers['webhook-id'], id)
  t.is(event?.id, id)
  t.deepEqual(await unwanted.received(), [])
  t.deepEqual(await foreign.received(), [])
})

test('a failing endpoint is tried again under the same webhook-id until it accepts the message', async (t) => {
  const account = await anAccount(service.db)
  const receiver = await aReceiver([500, 503, 302, 204])
  t.teardown(receiver.close)
  const { webhookId } = await aWebhook(service, account, receiver.url)
  const id = await raise(service, account.accountId)
  await skipWaits(account, webhookId)
  const [delivery] = await until(
    () => deliveriesOf(service, account, webhookId),
    ([delivery]) => delivery?.status !== 'PENDING',
  )
  t.like(delivery, { status: 'DELIVERED', attempts: 4, lastStatus: 204, problem: null })
  t.deepEqual(receiver.ids, [id, id, id, id])
})

test('a Retry-After longer than the planned wait is waited out', async (t) => {
  const account = await anAccount(service.db)
  const receiver = await aReceiver([429], { 'retry-after': '3600' })
  t.teardown(receiver.close)
  const { webhookId } = await aWebhook(service, account, receiver.url)
  await raise(service, account.accountId)
  const delivery = await until(
    async () => (await deliveriesOf(service, account, webhookId))[0] as unknown as Record<string, number> | undefined,
    (delivery) => delivery?.attempts === 1,
  )
  t.is((delivery?.nextAttemptAt ?? 0) - (delivery?.lastAttemptAt ?? 0), 3_600_000)
})

test('410 disables the endpoint at once and raises an event', async (t) => {
  const account = await anAccount(service.db)
  const [receiver, notices] = [await aReceiver([410]), aSink(service)]
  t.teardown(receiver.close)
  const { webhookId } = await aWebhook(service, account, receiver.url)
  await aWebhook(service, account, notices.url, ['webhook.disabled'])
  await raise(service, account.accountId)

  const [notice] = await until(notices.received, (received) => received.length > 0)
  t.like(JSON.parse(notice?.body ?? ''), { type: 'webhook.disabled', data: { webhookId, reason: 'GONE' } })
  const { body } = await service.call(`GET /webhooks/${webhookId}`, { key: account.key })
  t.like(body, { status: 'DISABLED', disabledReason: 'GONE' })
  t.like((await deliveriesOf(service, account, webhookId))[0], { status: 'FAILED', attempts: 1, lastStatus: 410 })
})

test('after the tenth failed attempt, some three days later, the endpoint is disabled and an event is raised', async (t) => {
  const account = await anAccount(service.db)
  const [receiver, notices] = [await aReceiver([500]), aSink(service)]
  t.teardown(receiver.close)
  const { webhookId } = await aWebhook(service, account, receiver.url)
  await aWebhook(service, account, notices.url, ['webhook.disabled'])
  await raise(service, account.accountId)
  const deliveryId = await skipWaits(account, webhookId)

  const [notice] = await until(notices.received, (received) => received.length > 0)
  t.like(JSON.parse(notice?.body ?? ''), { type: 'webhook.disabled', data: { webhookId, reason: 'UNREACHABLE' } })
  t.like((await deliveriesOf(service, account, webhookId))[0], { status: 'FAILED', attempts: 10, lastStatus: 500 })
  const { startTime, closeTime } = await service.temporal.client.workflow
    .getHandle(webhookDeliveryId(deliveryId))
    .describe()
  const hours = ((closeTime?.getTime() ?? 0) - startTime.getTime()) / 3_600_000
  t.true(hours > 75 && hours < 84, `${hours} hours`)
})

test('attempts by replays are additional to the ten: frequent replays do not disable the endpoint', async (t) => {
  const account = await anAccount(service.db)
  const receiver = await aReceiver([500])
  t.teardown(receiver.close)
  const { webhookId } = await aWebhook(service, account, receiver.url)
  await raise(service, account.accountId)
  const first = () => deliveriesOf(service, account, webhookId)
  // After the second attempt the wait is five minutes, so that each further one is a replay's.
  const [delivery] = await until(first, ([delivery]) => delivery?.attempts === 2)
  const replays = 8
  for (let asked = 1; asked <= replays; asked++) {
    await service.call(`POST /webhooks/${webhookId}/deliveries/${delivery?.deliveryId}/replay`, { key: account.key })
    await until(first, ([delivery]) => delivery?.attempts === 2 + asked)
  }
  t.like((await first())[0], { status: 'PENDING' })
  t.like((await service.call(`GET /webhooks/${webhookId}`, { key: account.key })).body, { status: 'ENABLED' })

  await skipWaits(account, webhookId)
  const [after] = await until(first, ([delivery]) => delivery?.status !== 'PENDING')
  t.like(after, { status: 'FAILED', attempts: 10 + replays })
})

test('a delivery replayed without end continues in new runs: each replay is an attempt, and the schedule goes on', async (t) => {
  const account = await anAccount(service.db)
  const receiver = await aReceiver([500])
  t.teardown(receiver.close)
  const { webhookId } = await aWebhook(service, account, receiver.url)
  await raise(service, account.accountId)
  const first = () => deliveriesOf(service, account, webhookId)
  const [delivery] = await until(first, ([delivery]) => delivery?.attempts === 2)
  const deliveryId = delivery?.deliveryId ?? ''
  const handle = service.temporal.client.workflow.getHandle(webhookDeliveryId(deliveryId))
  const runs = new Set<string>()
  let replays = 0
  for (; runs.size < 2 && replays < MOST_OF_A_RUN; replays++) {
    await service.call(`POST /webhooks/${webhookId}/deliveries/${deliveryId}/replay`, { key: account.key })
    await until(first, ([delivery]) => delivery?.attempts === 3 + replays)
    const { runId, historyLength } = await handle.describe()
    runs.add(runId)
    t.true(historyLength < 600)
  }
  t.is(runs.size, 2)
  t.like((await first())[0], { status: 'PENDING', attempts: 2 + replays })
  await skipWaits(account, webhookId)
  t.like((await until(first, ([delivery]) => delivery?.status !== 'PENDING'))[0], {
    status: 'FAILED',
    attempts: 10 + replays,
  })
})
/** Attempts whose events fill more than one run. */
const MOST_OF_A_RUN = 80

test('a pending delivery to a disabled or removed endpoint is not sent any more', async (t) => {
  const account = await anAccount(service.db)
  const receiver = await aReceiver([500])
  t.teardown(receiver.close)
  const disabled = await aWebhook(service, account, receiver.url)
  const removed = await aWebhook(service, account, receiver.url)
  await raise(service, account.accountId)
  const ids = await Promise.all([disabled, removed].map(({ webhookId }) => attemptedOnce(account, webhookId)))

  const { key } = account
  const body = { url: receiver.url, events: ['case.updated'], enabled: false }
  await service.call(`PUT /webhooks/${disabled.webhookId}`, { key, body })
  await service.call(`DELETE /webhooks/${removed.webhookId}`, { key })
  const outcomes = ids.map(async (id) => {
    await setSkipping(connection, webhookDeliveryId(id), SKIP_ALL_WAITING)
    return service.temporal.client.workflow.getHandle(webhookDeliveryId(id)).result()
  })
  t.deepEqual(await Promise.all(outcomes), ['stopped', 'stopped'])
  t.is(receiver.ids.length, 2)
  t.like((await deliveriesOf(service, account, disabled.webhookId))[0], {
    status: 'FAILED',
    problem: 'ENDPOINT_DISABLED',
  })
})

test('an event of another account is not sent; after a correction it reaches its own account', async (t) => {
  const [account, other] = [await anAccount(service.db), await anAccount(service.db)]
  const receiver = await aReceiver([500, 204])
  t.teardown(receiver.close)
  const { webhookId } = await aWebhook(service, account, receiver.url)
  const id = await raise(service, account.accountId)
  const first = () => deliveriesOf(service, account, webhookId)
  const [delivery] = await until(first, ([delivery]) => delivery?.attempts === 1)
  const before = breachesOf('OWN_EVENTS')

  await giveTo(other.accountId)
  const replay = `POST /webhooks/${webhookId}/deliveries/${delivery?.deliveryId}/replay`
  await service.call(replay, { key: account.key })
  await until(
    async () => breachesOf('OWN_EVENTS'),
    (breaches) => breaches > before,
  )
  t.deepEqual(receiver.ids, [id])

  await giveTo(account.accountId)
  await until(first, ([delivery]) => delivery?.status === 'DELIVERED')
  t.deepEqual(receiver.ids, [id, id])

  async function giveTo(accountId: string) {
    await service.db.sequelize.query(`UPDATE events SET account_id = '${accountId}' WHERE id = '${id}'`)
  }
})

test('a late response changes neither a delivery that another attempt has ended, nor its endpoint', async (t) => {
  const { account, webhookId, late } = await aHeldAttempt(t)
  const [delivery] = await deliveriesOf(service, account, webhookId)
  // Like a worker that Temporal takes for dead while it still reaches the database.
  await service.db.sequelize.query(
    `UPDATE webhook_deliveries SET status = 'DELIVERED', attempts = 1 WHERE id = '${delivery?.deliveryId}'`,
  )
  late.writeHead(410).end()
  const { client } = service.temporal
  t.is(await client.workflow.getHandle(webhookDeliveryId(delivery?.deliveryId ?? '')).result(), 'delivered')
  t.like((await deliveriesOf(service, account, webhookId))[0], { status: 'DELIVERED', attempts: 1 })
  t.like((await service.call(`GET /webhooks/${webhookId}`, { key: account.key })).body, { status: 'ENABLED' })
})

test('a late response leaves the count and the next attempt of another one as they are', async (t) => {
  const { account, receiver, webhookId, late } = await aHeldAttempt(t)
  const [delivery] = await deliveriesOf(service, account, webhookId)
  const nextAttemptAt = Date.now() + 3_600_000
  await service.db.sequelize.query(
    `UPDATE webhook_deliveries SET attempts = 1, next_attempt_at = ${nextAttemptAt} WHERE id = '${delivery?.deliveryId}'`,
  )
  late.writeHead(500).end()
  // It continues with the next attempt.
  const next = await receiver.asked(2)
  t.like((await deliveriesOf(service, account, webhookId))[0], { status: 'PENDING', attempts: 1, nextAttemptAt })
  next.writeHead(204).end()
  await until(
    () => deliveriesOf(service, account, webhookId),
    ([delivery]) => delivery?.status === 'DELIVERED' && delivery.attempts === 2,
  )
})

test('the response of an address replaced in the meantime does not disable the new one', async (t) => {
  const { account, receiver, webhookId, late } = await aHeldAttempt(t)
  const settings = { url: `${receiver.url.replace('hook', 'Hook')}`, events: ['case.updated'] }
  await service.call(`PUT /webhooks/${webhookId}`, { key: account.key, body: settings })
  late.writeHead(410).end()
  await until(
    () => deliveriesOf(service, account, webhookId),
    ([delivery]) => delivery?.status === 'FAILED',
  )
  t.like((await service.call(`GET /webhooks/${webhookId}`, { key: account.key })).body, { status: 'ENABLED' })
})

test('at most 4 KB of a response are stored, and a redirect is not followed', async (t) => {
  const account = await anAccount(service.db)
  const elsewhere = await aReceiver([204])
  const receiver = await aReceiver([307], { location: elsewhere.url }, 'x'.repeat(100_000))
  t.teardown(receiver.close)
  t.teardown(elsewhere.close)
  const { webhookId } = await aWebhook(service, account, receiver.url)
  const { body } = await service.call(`POST /webhooks/${webhookId}/test`, { key: account.key })
  t.like(body, { status: 'FAILED', lastStatus: 307, lastAnswer: 'x'.repeat(4096) })
  t.deepEqual(elsewhere.ids, [])
})

/** A delivery to a new endpoint, whose receiver holds its request without an answer. */
async function aHeldAttempt(t: ExecutionContext) {
  const account = await anAccount(service.db)
  const receiver = await aReceiverThatIsTold()
  t.teardown(receiver.close)
  const { webhookId } = await aWebhook(service, account, receiver.url)
  await raise(service, account.accountId)
  return { account, receiver, webhookId, late: await receiver.asked(1) }
}

/** Skips a delivery's waits. Returns its id. */
async function skipWaits(account: Parameters<typeof deliveriesOf>[1], webhookId: string): Promise<string> {
  const deliveryId = await attemptedOnce(account, webhookId)
  await setSkipping(connection, webhookDeliveryId(deliveryId), SKIP_ALL_WAITING)
  return deliveryId
}

async function attemptedOnce(account: Parameters<typeof deliveriesOf>[1], webhookId: string): Promise<string> {
  const [delivery] = await until(
    () => deliveriesOf(service, account, webhookId),
    ([delivery]) => (delivery?.attempts ?? 0) > 0,
  )
  return delivery?.deliveryId ?? ''
}

/**
 * A receiver that answers with these statuses one after another, then with the last one forever, and keeps the ids it
 * was sent.
 */
async function aReceiver(statuses: number[], headers: Record<string, string> = {}, answer = '') {
  const ids: unknown[] = []
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(statuses[Math.min(ids.length, statuses.length - 1)] ?? 500, headers)
    response.end(answer)
    ids.push(request.headers['webhook-id'])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    ids,
    close: () => {
      server.close()
    },
  }
}

/** A receiver whose requests wait until the test answers them. */
async function aReceiverThatIsTold() {
  const requests: ServerResponse[] = []
  const server = createServer((request, response) => {
    request.resume()
    requests.push(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    /** Resolves with the nth request once it arrives. */
    async asked(nth: number): Promise<ServerResponse> {
      const response = await until(async () => requests[nth - 1], Boolean)
      if (!response) throw new Error('there is none')
      return response
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
