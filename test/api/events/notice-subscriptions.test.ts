import test from 'ava'
import { MAIL_ADDRESS } from '../../../domain/events/mail-address.ts'
import { noticesOf, read } from '../../support/notices.ts'
import { aKey, anAccount, type Service, startService } from '../../support/service.ts'

let service: Service

test.before(async () => {
  // Nothing listens there: only what the API accepts is tested.
  service = await startService({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'notices@courtpulse.example' }, [])
})
test.after.always(() => service?.close())

const EMAIL = { channel: 'EMAIL', address: 'asha.rao+courts@firm.example', kinds: ['HEARING_DIGEST'] }
const CHAT = { channel: 'CHAT', address: 'http://127.0.0.1:9/services/T0/B0/secret', kinds: ['NEW_CANDIDATES'] }

test('POST /notice-subscriptions: 200 for an e-mail address, which is to confirm it', async (t) => {
  const { key, userId } = await anAccount(service.db)
  const body = { ...EMAIL, kinds: ['HEARING_DIGEST', 'NEW_CANDIDATES', 'HEARING_DIGEST'] }
  const answer = await service.call('POST /notice-subscriptions', { key, body })
  const { subscriptionId, created, ...rest } = answer.body as Record<string, unknown>
  const state = { status: 'UNCONFIRMED', endReason: null, problem: null, lastSentAt: null, userId }
  t.deepEqual(rest, { ...EMAIL, kinds: ['HEARING_DIGEST', 'NEW_CANDIDATES'], ...state })
  t.true(Math.abs(Number(created) - Date.now()) < 60_000)
  t.deepEqual(
    (await noticesOf(service, String(subscriptionId))).map(({ kind }) => kind),
    ['CONFIRMATION'],
  )
})

test('POST /notice-subscriptions: 200 for a chat program, whose URL no answer and no audit entry shows', async (t) => {
  const { key } = await anAccount(service.db)
  const { status, body } = await service.call('POST /notice-subscriptions', { key, body: CHAT })
  t.is(status, 200)
  t.like(body, { status: 'ACTIVE', address: '127.0.0.1:9' })
  const list = await service.call('GET /notice-subscriptions', { key })
  const audit = await service.call('GET /account/audit', { key })
  for (const answer of [body, list.body, audit.body]) t.false(JSON.stringify(answer).includes('secret'))
})

test('POST /notice-subscriptions: 400 60001 unless the address is one e-mail address or a URL that may be called', async (t) => {
  const { key } = await anAccount(service.db)
  const refused = [
    ...MORE_THAN_ONE_ADDRESS.map((address) => ({ ...EMAIL, address })),
    ...['no URL', 'https://10.0.0.1/x', 'https://user:pass@chat.example/x', 'ftp://chat.example/x'].map((address) => ({
      ...CHAT,
      address,
    })),
    { ...EMAIL, kinds: [] },
    { ...EMAIL, kinds: ['EVERYTHING'] },
  ]
  for (const body of refused) {
    const answer = await service.call('POST /notice-subscriptions', { key, body })
    t.like(answer, { status: 400, body: { code: 60001 } }, JSON.stringify(body))
  }
})

const MORE_THAN_ONE_ADDRESS = [
  ...['', 'a', 'a@', '@b.example', 'a@b', 'a@b@c.example', 'a b@c.example', 'a@b.example c@d.example'],
  ...[
    'a@b.example,c@d.example',
    'a@b.example;c@d.example',
    'a@b.example，c@d.example',
    'a@b.example\nBcc: c@d.example',
  ],
  ...['a@b.example\r\nRCPT TO:<c@d.example>', '"c@d.example x"@b.example', 'Asha <a@b.example>', '<a@b.example>'],
  ...['a(c@d.example)@b.example', 'a@[127.0.0.1]', 'a.@b.example', '.a@b.example', 'a..b@c.example', 'a@-b.example'],
  ...['a@b.example\u0000', 'a\u200b@b.example', 'अ@b.example', `${'a'.repeat(65)}@b.example`],
  `a@${'b.'.repeat(130)}example`,
]

test('an e-mail address is taken as people write it', (t) => {
  const taken = ['a@b.example', "o'neil+tag@mail.firm.co.example", 'A_B-c.d@xn--80ak6aa92e.xn--p1ai', '1@2.example']
  t.deepEqual(
    taken.filter((address) => !MAIL_ADDRESS.test(address)),
    [],
  )
})

test('POST /notice-subscriptions: 403 60301 without the permission to read what the notices show', async (t) => {
  const { accountId, userId } = await anAccount(service.db)
  const { key } = await aKey(service.db, { accountId, userId, permissions: ['webhook.write', 'case.read'] })
  const call = (kinds: string[]) => service.call('POST /notice-subscriptions', { key, body: { ...CHAT, kinds } })
  t.is((await call(['HEARING_DIGEST', 'CHANGED_CASES'])).status, 200)
  const details = { permission: 'watchlist.read' }
  t.like(await call(['HEARING_DIGEST', 'NEW_CANDIDATES']), { status: 403, body: { code: 60301, details } })
})

test('POST /notice-subscriptions: 409 60445 for the twenty-first of a user, and for the forty-first address in a day', async (t) => {
  const { key } = await anAccount(service.db)
  for (let nth = 1; nth <= 20; nth++)
    t.is((await service.call('POST /notice-subscriptions', { key, body: EMAIL })).status, 200)
  const user = { thing: 'subscriptions to notices of a user', most: 20 }
  const tooMany = await service.call('POST /notice-subscriptions', { key, body: EMAIL })
  t.like(tooMany, { status: 409, body: { code: 60445, details: user } })

  const removed = () => service.call('GET /notice-subscriptions', { key })
  for (const { subscriptionId } of ((await removed()).body as { subscriptions: { subscriptionId: string }[] })
    .subscriptions)
    await service.call(`DELETE /notice-subscriptions/${subscriptionId}`, { key })
  for (let nth = 21; nth <= 40; nth++)
    t.is((await service.call('POST /notice-subscriptions', { key, body: EMAIL })).status, 200)
  const { body } = (await removed()) as { body: { subscriptions: { subscriptionId: string }[] } }
  await service.call(`DELETE /notice-subscriptions/${body.subscriptions[0]?.subscriptionId}`, { key })
  const day = { thing: 'new e-mail addresses in 24 hours', most: 40 }
  const another = await service.call('POST /notice-subscriptions', { key, body: EMAIL })
  t.like(another, { status: 409, body: { code: 60445, details: day } })
})

test('GET /notice-subscriptions: 200 lists a user’s own, for administrators those of the account', async (t) => {
  const owner = await anAccount(service.db)
  const { body } = await service.call('POST /account/users', { key: owner.key, body: { name: 'Bina Rao' } })
  const { userId } = body as { userId: string }
  const permissions = ['webhook.read', 'webhook.write', 'watchlist.read'] as const
  const other = await aKey(service.db, { accountId: owner.accountId, userId, permissions: [...permissions] })
  const own = await service.call('POST /notice-subscriptions', { key: owner.key, body: CHAT })
  const others = await service.call('POST /notice-subscriptions', { key: other.key, body: CHAT })
  const list = async (key: string) => (await service.call('GET /notice-subscriptions', { key })).body
  t.deepEqual(await list(owner.key), { subscriptions: [own.body, others.body], nextCursor: null })
  t.deepEqual(await list(other.key), { subscriptions: [others.body], nextCursor: null })
  const { subscriptionId } = own.body as { subscriptionId: string }
  const answer = await service.call(`DELETE /notice-subscriptions/${subscriptionId}`, { key: other.key })
  t.like(answer, { status: 404, body: { code: 60420 } })
})

test('DELETE /notice-subscriptions/:subscriptionId: 200 removes it with its address', async (t) => {
  const account = await anAccount(service.db)
  const { key } = account
  const { body } = await service.call('POST /notice-subscriptions', { key, body: EMAIL })
  const { subscriptionId } = body as { subscriptionId: string }
  const answer = await service.call(`DELETE /notice-subscriptions/${subscriptionId}`, { key })
  t.deepEqual([answer.status, answer.body], [200, {}])
  t.is(await read(service, account, subscriptionId), undefined)
  const [rows] = await service.db.sequelize.query(
    `SELECT address FROM notice_subscriptions WHERE id = '${subscriptionId}'`,
  )
  t.deepEqual(rows, [{ address: '' }])
})

test('DELETE /notice-subscriptions/:subscriptionId: 404 60420 for a missing one and for one of another account', async (t) => {
  const [account, other] = [await anAccount(service.db), await anAccount(service.db)]
  const { body } = await service.call('POST /notice-subscriptions', { key: other.key, body: CHAT })
  const { subscriptionId } = body as { subscriptionId: string }
  for (const id of ['0190f5e0b7a07c3c8a5d6e7f80912345', subscriptionId]) {
    const answer = await service.call(`DELETE /notice-subscriptions/${id}`, { key: account.key })
    t.like(answer, { status: 404, body: { code: 60420 } })
  }
})

test('a link with an unknown token answers 404, and counts against its address', async (t) => {
  for (const token of ['x', `cpn_${'A'.repeat(43)}`])
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${service.api.baseUrl}/notices/${token}/unsubscribe`, { method })
      t.is(answer.status, 404)
      t.true(answer.headers.has('ratelimit-limit') || answer.headers.has('x-ratelimit-limit'))
    }
})

test('the database has no token of a link, and no other of its columns leads to one', async (t) => {
  const { key } = await anAccount(service.db)
  const { body } = await service.call('POST /notice-subscriptions', { key, body: EMAIL })
  const { subscriptionId } = body as { subscriptionId: string }
  const [[row]] = (await service.db.sequelize.query(
    `SELECT HEX(token_hash) AS hash FROM notice_subscriptions WHERE id = '${subscriptionId}'`,
  )) as [[{ hash: string }], unknown]
  const guess = `cpn_${Buffer.from(row.hash, 'hex').toString('base64url')}`
  t.is((await fetch(`${service.api.baseUrl}/notices/${guess}/unsubscribe`)).status, 404)
})
