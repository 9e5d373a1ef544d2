import test, { type ExecutionContext } from 'ava'
import { QueryTypes } from 'sequelize'
import { newId } from '../../../db/base/table.ts'
import { SUBSCRIBABLE_EVENT_TYPES } from '../../../domain/events/event.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { aSink, aWebhook } from '../../support/webhooks.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

const URL_OF_CLIENT = 'http://127.0.0.1:9/hook'
const NOTHING_THERE = {
  httpStatusCode: 404,
  code: 60420,
  message: 'No resource with this ID exists in this account.',
  appError: true,
}

test('POST /webhooks: 200 makes an endpoint and shows its secret', async (t) => {
  const { key } = await anAccount(service.db)
  const settings = { url: URL_OF_CLIENT, events: [...SUBSCRIBABLE_EVENT_TYPES], description: 'Our ERP' }
  const answer = await service.call('POST /webhooks', { key, body: settings })
  t.is(answer.status, 200)
  const { webhookId, secret, created, updated, ...rest } = answer.body as Record<string, unknown>
  t.deepEqual(rest, { ...settings, status: 'ENABLED', disabledReason: null })
  t.regex(String(webhookId), /^[0-9a-f]{32}$/)
  t.regex(String(secret), /^whsec_[A-Za-z0-9+/]{43}=$/)
  t.is(updated, created)
  t.true(Math.abs(Number(created) - Date.now()) < 60_000)
})

test('POST /webhooks: 400 60001 for an unknown event type, no types, and a type that only test messages have', async (t) => {
  const { key } = await anAccount(service.db)
  for (const events of [['no.such'], [], ['webhook.test']]) {
    const answer = await service.call('POST /webhooks', { key, body: { url: URL_OF_CLIENT, events } })
    t.is(answer.status, 400, JSON.stringify(events))
  }
})

test('POST /webhooks: 400 60001 for an address that is too long as it will be called', async (t) => {
  const { key } = await anAccount(service.db)
  const body = { url: `http://127.0.0.1:9/${'ढ'.repeat(500)}`, events: ['case.updated'] }
  const answer = await service.call('POST /webhooks', { key, body })
  const issues = [{ path: 'url', message: 'The URL must have at most 2048 characters.' }]
  t.like(answer, { status: 400, body: { code: 60001, details: { issues } } })
})

test('POST /webhooks: 409 60445 for the twenty-first endpoint of an account, also when all are made at once', async (t) => {
  const { key } = await anAccount(service.db)
  const body = { url: URL_OF_CLIENT, events: ['case.updated'] }
  const answers = await Promise.all(Array.from({ length: 25 }, () => service.call('POST /webhooks', { key, body })))
  t.is(answers.filter(({ status }) => status === 200).length, 20)
  const details = { thing: 'webhook endpoints', most: 20 }
  for (const answer of answers.filter(({ status }) => status !== 200))
    t.like(answer, { status: 409, body: { code: 60445, details } })
})

test('GET /webhooks: 200 lists the endpoints of this account, oldest first, without their secrets', async (t) => {
  const [account, other] = [await anAccount(service.db), await anAccount(service.db)]
  const { secret: _, ...first } = await aWebhook(service, account, URL_OF_CLIENT)
  const { secret: __, ...second } = await aWebhook(service, account, URL_OF_CLIENT)
  await aWebhook(service, other, URL_OF_CLIENT)
  const answer = await service.call('GET /webhooks', { key: account.key })
  t.is(answer.status, 200)
  t.deepEqual(answer.body, { webhooks: [first, second], nextCursor: null })
})

test('GET /webhooks/:webhookId: 200 reads one endpoint, without its secret', async (t) => {
  const account = await anAccount(service.db)
  const { secret: _, ...created } = await aWebhook(service, account, URL_OF_CLIENT)
  const answer = await service.call(`GET /webhooks/${created.webhookId}`, { key: account.key })
  t.is(answer.status, 200)
  t.deepEqual(answer.body, created)
})

test('PUT /webhooks/:webhookId: 200 replaces all settings, including absent optional ones', async (t) => {
  const account = await anAccount(service.db)
  const { key } = account
  const { webhookId } = await aWebhook(service, account, URL_OF_CLIENT)
  const body = { url: 'http://127.0.0.1:9/other', events: ['entity.synced'], description: 'moved', enabled: false }
  const disabled = await service.call(`PUT /webhooks/${webhookId}`, { key, body })
  t.is(disabled.status, 200)
  const { enabled: _, ...settings } = body
  t.like(disabled.body, { ...settings, status: 'DISABLED', disabledReason: 'BY_OWNER' })

  const { description: __, enabled: ___, ...required } = body
  const enabled = await service.call(`PUT /webhooks/${webhookId}`, { key, body: required })
  t.like(enabled.body, { ...required, description: '', status: 'ENABLED', disabledReason: null })
})

test('DELETE /webhooks/:webhookId: 200 removes the endpoint', async (t) => {
  const account = await anAccount(service.db)
  const { webhookId } = await aWebhook(service, account, URL_OF_CLIENT)
  const answer = await service.call(`DELETE /webhooks/${webhookId}`, { key: account.key })
  t.deepEqual([answer.status, answer.body], [200, {}])
  t.is((await service.call(`GET /webhooks/${webhookId}`, { key: account.key })).status, 404)
})

test('DELETE /webhooks/:webhookId: 200 at once, whatever the number of deliveries, which are deleted later in batches', async (t) => {
  const [account, other] = [await anAccount(service.db), await anAccount(service.db)]
  const { webhookId } = await aWebhook(service, account, aSink(service).url)
  const unchanged = await aWebhook(service, other, aSink(service).url)
  await manyDeliveries(webhookId, account.accountId)
  t.is((await service.call(`DELETE /webhooks/${webhookId}`, { key: account.key })).status, 200)
  t.is((await service.call(`DELETE /webhooks/${webhookId}`, { key: account.key })).status, 404)
  t.deepEqual((await service.call('GET /webhooks', { key: account.key })).body, { webhooks: [], nextCursor: null })
  await until(
    () => rowsOf('webhook_endpoints', 'id', webhookId),
    (count) => count === 0,
  )
  t.is(await rowsOf('webhook_deliveries', 'webhook_id', webhookId), 0)
  t.is((await service.call(`GET /webhooks/${unchanged.webhookId}`, { key: other.key })).status, 200)
})

/** More deliveries than one batch deletes. */
async function manyDeliveries(webhookId: string, accountId: string): Promise<void> {
  const rows = Array.from({ length: 2_500 }, () => [
    newId(),
    webhookId,
    accountId,
    newId(),
    'case.updated',
    'FAILED',
    1,
    0,
  ])
  const columns = 'id, webhook_id, account_id, event_id, event_type, status, attempts, created'
  await service.db.transaction(async (transaction) => {
    await service.db.sequelize.query('SET SESSION foreign_key_checks = 0', { transaction })
    const statement = `INSERT INTO webhook_deliveries (${columns}) VALUES ${rows.map(() => '(?, ?, ?, ?, ?, ?, ?, ?)')}`
    await service.db.sequelize.query(statement, { replacements: rows.flat(), transaction })
    await service.db.sequelize.query('SET SESSION foreign_key_checks = 1', { transaction })
  })
}

async function rowsOf(table: string, column: string, id: string): Promise<number> {
  const statement = `SELECT COUNT(*) AS count FROM ${table} WHERE ${column} = :id`
  const options = { replacements: { id }, type: QueryTypes.SELECT } as const
  const [row] = await service.db.sequelize.query<{ count: number }>(statement, options)
  return row?.count ?? 0
}

test('the database holds no secret of an endpoint, whole or in part', async (t) => {
  const account = await anAccount(service.db)
  const { webhookId, secret } = await aWebhook(service, account, aSink(service).url)
  const [rows] = await service.db.sequelize.query('SELECT * FROM webhook_endpoints WHERE id = ?', {
    replacements: [webhookId],
  })
  t.is(rows.length, 1)
  t.false(JSON.stringify(rows).includes(secret.slice('whsec_'.length, -10)))
})

/** Another account's endpoint answers exactly as one that never existed, and stays unchanged. */
async function isNotThere(t: ExecutionContext, request: string, body?: object): Promise<void> {
  const [account, other] = [await anAccount(service.db), await anAccount(service.db)]
  const { webhookId } = await aWebhook(service, other, URL_OF_CLIENT)
  for (const id of ['0190f5e0b7a07c3c8a5d6e7f80912345', webhookId]) {
    const answer = await service.call(request.replace(':webhookId', id), { key: account.key, body })
    t.deepEqual([answer.status, answer.body], [404, NOTHING_THERE])
  }
  t.is((await service.call(`GET /webhooks/${webhookId}`, { key: other.key })).status, 200)
}

test('GET /webhooks/:webhookId: 404 60420 for a missing endpoint and for one of another account', (t) =>
  isNotThere(t, 'GET /webhooks/:webhookId'))

test('PUT /webhooks/:webhookId: 404 60420 for a missing endpoint and for one of another account', (t) =>
  isNotThere(t, 'PUT /webhooks/:webhookId', { url: URL_OF_CLIENT, events: ['case.updated'] }))

test('DELETE /webhooks/:webhookId: 404 60420 for a missing endpoint and for one of another account', (t) =>
  isNotThere(t, 'DELETE /webhooks/:webhookId'))

test('POST /webhooks/:webhookId/rotate-secret: 404 60420 for a missing endpoint and for one of another account', (t) =>
  isNotThere(t, 'POST /webhooks/:webhookId/rotate-secret'))

test('POST /webhooks/:webhookId/test: 404 60420 for a missing endpoint and for one of another account', (t) =>
  isNotThere(t, 'POST /webhooks/:webhookId/test'))

test('GET /webhooks/:webhookId/deliveries: 404 60420 for a missing endpoint and for one of another account', (t) =>
  isNotThere(t, 'GET /webhooks/:webhookId/deliveries'))

test('POST /webhooks/:webhookId/replay: 404 60420 for a missing endpoint and for one of another account', (t) =>
  isNotThere(t, 'POST /webhooks/:webhookId/replay', { since: 0 }))
