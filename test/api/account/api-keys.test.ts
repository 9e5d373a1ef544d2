import test, { type ExecutionContext } from 'ava'
import { isWellFormedKey } from '../../../domain/account/key-text.ts'
import { PERMISSIONS } from '../../../domain/account/permission.ts'
import { aKey, anAccount, type Service, sharedService } from '../../support/service.ts'
import { until } from '../../support/until.ts'

let service: Service

test.before(async () => {
  service = await sharedService([])
})
test.after.always(() => service?.close())

interface NewKey {
  keyId: string
  key: string
  lastUsedAt: number | null
  previousExpiresAt?: number
}

const NOTHING_THERE = {
  httpStatusCode: 404,
  code: 60420,
  message: 'No resource with this ID exists in this account.',
  appError: true,
}

/** The refusal of a key that would live longer than until then. */
function refusedUntil(until: number) {
  return { status: 403, body: { code: 60446, details: { until } } }
}

async function makeKey(key: string, settings: object = {}): Promise<NewKey> {
  const body = { name: 'ERP', permissions: ['case.read'], ...settings }
  const answer = await service.call('POST /account/api-keys', { key, body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body as NewKey
}

/** Another account's key answers exactly as one that never existed, and continues to work. */
async function isNotThere(t: ExecutionContext, request: string, body?: object): Promise<void> {
  const [account, other] = [await anAccount(service.db), await anAccount(service.db)]
  for (const keyId of ['0190f5e0b7a07c3c8a5d6e7f80912345', other.keyId]) {
    const answer = await service.call(request.replace(':keyId', keyId), { key: account.key, body })
    t.deepEqual([answer.status, answer.body], [404, NOTHING_THERE])
  }
  t.is((await service.call('GET /account', { key: other.key })).status, 200)
}

test('POST /account/api-keys: 200 makes a key that works, and shows it', async (t) => {
  const { key, userId } = await anAccount(service.db)
  const { keyId, key: text, lastFour, created, ...rest } = (await makeKey(key)) as NewKey & Record<string, unknown>
  t.deepEqual(rest, {
    name: 'ERP',
    userId,
    prefix: 'cpk_live_',
    permissions: ['case.read'],
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
  })
  t.true(isWellFormedKey(text) && text.startsWith('cpk_live_') && text.endsWith(String(lastFour)))
  t.is((await service.call('GET /case-lookup/case-types?courtType=DC', { key: text })).status, 200)
  t.is((await service.call('GET /account', { key: text })).status, 403)
  t.true(keyId.length === 32 && Number(created) <= Date.now())
})

test('POST /account/api-keys: 200 for another user of the account', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const userId = await service.db.accounts.createUser({ accountId, name: 'Second user' })
  t.like(await makeKey(key, { userId }), { userId })
})

test('POST /account/api-keys: 403 60301 for a permission that the calling key lacks', async (t) => {
  const { key } = await anAccount(service.db, { permissions: ['account.admin', 'case.read'] })
  const body = { name: 'more', permissions: ['case.read', 'case.write'] }
  const answer = await service.call('POST /account/api-keys', { key, body })
  t.like(answer, { status: 403, body: { code: 60301, details: { permission: 'case.write' } } })
})

test('POST /account/api-keys: 404 60420 for a user of another account', async (t) => {
  const [{ key }, other] = [await anAccount(service.db), await anAccount(service.db)]
  const body = { name: 'x', permissions: ['case.read'], userId: other.userId }
  const answer = await service.call('POST /account/api-keys', { key, body })
  t.deepEqual([answer.status, answer.body], [404, NOTHING_THERE])
})

test('POST /account/api-keys: 400 60001 for an expiry in the past', async (t) => {
  const { key } = await anAccount(service.db)
  const body = { name: 'x', permissions: ['case.read'], expiresAt: Date.now() - 1 }
  const answer = await service.call('POST /account/api-keys', { key, body })
  t.like(answer, { status: 400, body: { code: 60001, details: { issues: [{ path: 'expiresAt' }] } } })
})

test('GET /account/api-keys: 200 lists the keys of this account without their text, also those that ended', async (t) => {
  const { key, keyId } = await anAccount(service.db)
  const { key: text, ...made } = await makeKey(key)
  await service.call(`DELETE /account/api-keys/${made.keyId}`, { key })
  const answer = await service.call('GET /account/api-keys', { key })
  t.is(answer.status, 200)
  const { apiKeys } = answer.body as { apiKeys: { keyId: string; revokedAt: number | null }[] }
  t.deepEqual(
    apiKeys.map((apiKey) => [apiKey.keyId, apiKey.revokedAt !== null]),
    [
      [keyId, false],
      [made.keyId, true],
    ],
  )
  t.deepEqual({ ...apiKeys[1], revokedAt: null } as object, made)
  t.false(JSON.stringify(answer.body).includes(text))
})

test('GET /account/api-keys: 200 shows when a key was last used, written at most once a minute', async (t) => {
  const { key, accountId, keyId } = await anAccount(service.db)
  const used = await until(
    () => service.call('GET /account/api-keys', { key }),
    ({ body }) => (body as { apiKeys: NewKey[] }).apiKeys[0]?.lastUsedAt !== null,
  )
  const first = (used.body as { apiKeys: NewKey[] }).apiKeys[0]?.lastUsedAt ?? 0
  t.true(Math.abs(first - Date.now()) < 60_000)
  const lastUse = async () => (await service.db.apiKeys.find(accountId, keyId))?.lastUsedAt
  await service.db.apiKeys.noteUse(keyId, first + 59_999)
  t.is(await lastUse(), first)
  await service.db.apiKeys.noteUse(keyId, first + 60_001)
  t.is(await lastUse(), first + 60_001)
})

test('PUT /account/api-keys/:keyId: 200 renames a key and sets when it expires', async (t) => {
  const { key } = await anAccount(service.db)
  const { keyId } = await makeKey(key)
  const body = { name: 'ERP, old', expiresAt: Date.now() + 3_600_000 }
  const answer = await service.call(`PUT /account/api-keys/${keyId}`, { key, body })
  t.is(answer.status, 200)
  t.like(answer.body, { keyId, ...body })
})

test('POST /account/api-keys: 200 with the end of the calling key, unless the request has an earlier one', async (t) => {
  const expiresAt = Date.now() + 7_200_000
  const { key } = await anAccount(service.db, { expiresAt })
  t.like(await makeKey(key), { expiresAt })
  t.like(await makeKey(key, { expiresAt: expiresAt - 1 }), { expiresAt: expiresAt - 1 })
})

test('POST /account/api-keys: 403 60446 for a key that would outlive the calling one', async (t) => {
  const until = Date.now() + 7_200_000
  const { key } = await anAccount(service.db, { expiresAt: until })
  for (const expiresAt of [null, until + 1]) {
    const body = { name: 'longer', permissions: ['case.read'], expiresAt }
    t.like(await service.call('POST /account/api-keys', { key, body }), refusedUntil(until))
  }
})

test('PUT /account/api-keys/:keyId: 403 60446 for a later end than the key has, also from the key itself', async (t) => {
  const { key, ...account } = await anAccount(service.db)
  const until = Date.now() + 7_200_000
  const ending = await aKey(service.db, { ...account, expiresAt: until })
  for (const caller of [key, ending.key])
    for (const expiresAt of [null, until + 1]) {
      const body = { name: 'longer', expiresAt }
      const answer = await service.call(`PUT /account/api-keys/${ending.keyId}`, { key: caller, body })
      t.like(answer, refusedUntil(until))
    }
  t.like(await service.db.apiKeys.find(account.accountId, ending.keyId), { name: 'test', expiresAt: until })
})

test('PUT /account/api-keys/:keyId: 403 60446 for a key that has expired or was rotated out: an ended key stays ended', async (t) => {
  const { key, ...account } = await anAccount(service.db)
  const expired = await aKey(service.db, { ...account, expiresAt: Date.now() - 1 })
  const rotated = await aKey(service.db, account)
  await service.call(`POST /account/api-keys/${rotated.keyId}/rotate`, { key, body: { overlapHours: 0 } })
  for (const ended of [expired, rotated]) {
    for (const expiresAt of [null, Date.now() + 3_600_000]) {
      const body = { name: 'again', expiresAt }
      const answer = await service.call(`PUT /account/api-keys/${ended.keyId}`, { key, body })
      t.like(answer, { status: 403, body: { code: 60446 } })
    }
    t.like(await service.call('GET /account', { key: ended.key }), { status: 401, body: { code: 60103 } })
  }
})

test('PUT /account/api-keys/:keyId: 404 60420 for a revoked key, which stays revoked', async (t) => {
  const { key } = await anAccount(service.db)
  const made = await makeKey(key)
  await service.call(`DELETE /account/api-keys/${made.keyId}`, { key })
  const body = { name: 'again', expiresAt: null }
  const answer = await service.call(`PUT /account/api-keys/${made.keyId}`, { key, body })
  t.deepEqual([answer.status, answer.body], [404, NOTHING_THERE])
  t.like(await service.call('GET /account', { key: made.key }), { status: 401, body: { code: 60102 } })
})

test('PUT /account/api-keys/:keyId: 403 60301 for a key that may do more than the calling one', async (t) => {
  const strong = await anAccount(service.db)
  const { key } = await makeKey(strong.key, { permissions: ['account.admin'] })
  const body = { name: 'mine', expiresAt: Date.now() + 3_600_000 }
  const answer = await service.call(`PUT /account/api-keys/${strong.keyId}`, { key, body })
  t.like(answer, { status: 403, body: { code: 60301, details: { permission: 'watchlist.read' } } })
})

test('PUT /account/api-keys/:keyId: 400 60001 without expiresAt, so that a new name lifts no end', async (t) => {
  const { key } = await anAccount(service.db)
  const { keyId } = await makeKey(key)
  const answer = await service.call(`PUT /account/api-keys/${keyId}`, { key, body: { name: 'ERP, old' } })
  t.like(answer, { status: 400, body: { code: 60001, details: { issues: [{ path: 'expiresAt' }] } } })
})

test('PUT /account/api-keys/:keyId: 404 60420 for a missing key and for one of another account', (t) =>
  isNotThere(t, 'PUT /account/api-keys/:keyId', { name: 'x', expiresAt: null }))

test('POST /account/api-keys/:keyId/rotate: 200 and both keys work until the overlap ends', async (t) => {
  const { key } = await anAccount(service.db)
  const old = await makeKey(key, { permissions: [...PERMISSIONS] })
  const answer = await service.call(`POST /account/api-keys/${old.keyId}/rotate`, { key, body: { overlapHours: 1 } })
  t.is(answer.status, 200)
  const rotated = answer.body as NewKey
  t.not(rotated.keyId, old.keyId)
  t.true(Math.abs((rotated.previousExpiresAt ?? 0) - Date.now() - 3_600_000) < 60_000)
  for (const live of [old.key, rotated.key]) t.is((await service.call('GET /account', { key: live })).status, 200)
})

test('POST /account/api-keys/:keyId/rotate: 200 without overlap ends the old key at once', async (t) => {
  const { key } = await anAccount(service.db)
  const old = await makeKey(key, { permissions: [...PERMISSIONS] })
  await service.call(`POST /account/api-keys/${old.keyId}/rotate`, { key, body: { overlapHours: 0 } })
  t.like(await service.call('GET /account', { key: old.key }), { status: 401, body: { code: 60103 } })
})

test('POST /account/api-keys/:keyId/rotate: 200 and the new key ends when the old one would have', async (t) => {
  const expiresAt = Date.now() + 7_200_000
  const account = await anAccount(service.db, { expiresAt })
  const answer = await service.call(`POST /account/api-keys/${account.keyId}/rotate`, { key: account.key, body: {} })
  t.like(answer, { status: 200, body: { expiresAt, previousExpiresAt: expiresAt } })
})

test('POST /account/api-keys/:keyId/rotate: 403 60446 for a key that outlives the calling one', async (t) => {
  const account = await anAccount(service.db)
  const until = Date.now() + 7_200_000
  const { key } = await aKey(service.db, { ...account, expiresAt: until })
  const answer = await service.call(`POST /account/api-keys/${account.keyId}/rotate`, { key, body: {} })
  t.like(answer, refusedUntil(until))
})

test('POST /account/api-keys/:keyId/rotate: 403 60446 for a key that has expired: an ended key stays ended', async (t) => {
  const { key, ...account } = await anAccount(service.db)
  const ended = await aKey(service.db, { ...account, expiresAt: Date.now() - 1 })
  const answer = await service.call(`POST /account/api-keys/${ended.keyId}/rotate`, { key, body: {} })
  t.like(answer, { status: 403, body: { code: 60446 } })
})

test('each of two concurrent rotations of a key keeps to what the other one left', async (t) => {
  const { key, keyId } = await anAccount(service.db)
  const rotate = () => service.call(`POST /account/api-keys/${keyId}/rotate`, { key, body: { overlapHours: 1 } })
  const ends = (await Promise.all([rotate(), rotate()])).map(
    ({ body }) => (body as { expiresAt: number | null }).expiresAt,
  )
  t.is(ends.filter((end) => end === null).length, 1)
})

test('POST /account/api-keys/:keyId/rotate: 403 60301 for a key that may do more than the calling one', async (t) => {
  const strong = await anAccount(service.db)
  const { key } = await makeKey(strong.key, { permissions: ['account.admin'] })
  const answer = await service.call(`POST /account/api-keys/${strong.keyId}/rotate`, { key, body: {} })
  t.like(answer, { status: 403, body: { code: 60301, details: { permission: 'watchlist.read' } } })
})

test('POST /account/api-keys/:keyId/rotate: 404 60420 for a missing key and for one of another account', (t) =>
  isNotThere(t, 'POST /account/api-keys/:keyId/rotate', {}))

test('DELETE /account/api-keys/:keyId: 200 and the next request with it is refused', async (t) => {
  const { key } = await anAccount(service.db)
  const made = await makeKey(key, { permissions: [...PERMISSIONS] })
  t.is((await service.call('GET /account', { key: made.key })).status, 200)
  const answer = await service.call(`DELETE /account/api-keys/${made.keyId}`, { key })
  t.deepEqual([answer.status, answer.body], [200, {}])
  t.like(await service.call('GET /account', { key: made.key }), { status: 401, body: { code: 60102 } })
  t.is((await service.call(`DELETE /account/api-keys/${made.keyId}`, { key })).status, 200)
})

test('DELETE /account/api-keys/:keyId: 400 60001 for the last key that may administer the account', async (t) => {
  const { key, keyId, accountId, userId } = await anAccount(service.db)
  await aKey(service.db, { accountId, userId, permissions: ['case.read'] })
  await aKey(service.db, { accountId, userId, expiresAt: Date.now() - 1 })
  const answer = await service.call(`DELETE /account/api-keys/${keyId}`, { key })
  t.like(answer, { status: 400, body: { code: 60001, details: { issues: { 0: { path: 'keyId' } } } } })
  t.is((await service.call('GET /account', { key })).status, 200)
})

test('one of two administrators that revoke each other at once stays', async (t) => {
  const one = await anAccount(service.db)
  const other = await aKey(service.db, one)
  const revoke = (key: string, keyId: string) => service.call(`DELETE /account/api-keys/${keyId}`, { key })
  await Promise.all([revoke(one.key, other.keyId), revoke(other.key, one.keyId)])
  const left = await Promise.all([one.key, other.key].map((key) => service.call('GET /account', { key })))
  t.deepEqual(left.map(({ status }) => status).toSorted(), [200, 401])
})

test('DELETE /account/api-keys/:keyId: 404 60420 for a missing key and for one of another account', (t) =>
  isNotThere(t, 'DELETE /account/api-keys/:keyId'))
