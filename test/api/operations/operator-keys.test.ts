import test from 'ava'
import { hashOfKey, isWellFormedKey } from '../../../domain/account/key-text.ts'
import { HOUR_MS } from '../../../domain/dates.ts'
import { MAX_OPERATOR_KEY_MS, OPERATOR_KEY_MS, OPERATOR_ROLES } from '../../../domain/operations/operator.ts'
import { type Service, sharedService } from '../../support/service.ts'
import { until } from '../../support/until.ts'

let service: Service

test.before(async () => {
  service = await sharedService([])
})
test.after.always(() => service?.close())

const NOBODY = '0190f5e0b7a07c3c8a5d6e7f80912345'

interface OperatorKey {
  keyId: string
  key: string
  expiresAt: number
  lastUsedAt: number | null
  previousExpiresAt: number
}

function aKey(terms: Parameters<Service['db']['operatorKeys']['issue']>[1] = {}): Promise<string> {
  return service.db.operatorKeys.issue('test', { expiresAt: Date.now() + MAX_OPERATOR_KEY_MS, ...terms })
}

async function idOf(key: string): Promise<string> {
  return (await service.db.operatorKeys.find(hashOfKey(key)))?.id ?? ''
}

function make(key: string, body: object) {
  return service.call('POST /backoffice/operator-keys', { key, body: { name: 'Asha', roles: ['review'], ...body } })
}

function rotate(key: string, keyId: string, body: object = {}) {
  return service.call(`POST /backoffice/operator-keys/${keyId}/rotate`, { key, body })
}

test('POST /backoffice/operator-keys: 200 creates a key that opens only its roles, for a quarter', async (t) => {
  const answer = await make(await aKey(), {})
  const { key, expiresAt } = answer.body as OperatorKey
  t.like(answer, { status: 200, body: { name: 'Asha', roles: ['review'], revokedAt: null, lastUsedAt: null } })
  t.true(isWellFormedKey(key) && key.startsWith('cpk_ops_'))
  t.true(Math.abs(expiresAt - Date.now() - OPERATOR_KEY_MS) < HOUR_MS)
  t.is((await service.call('GET /backoffice/candidates', { key })).status, 200)
  t.is((await service.call('GET /backoffice/accounts', { key })).status, 403)
})

test('POST /backoffice/operator-keys: 400 60001 for an end later than a year, and for none', async (t) => {
  const key = await aKey()
  for (const expiresAt of [Date.now() + MAX_OPERATOR_KEY_MS + HOUR_MS, null]) {
    const answer = await make(key, { expiresAt })
    t.like(answer, { status: 400, body: { code: 60001, details: { issues: { 0: { path: 'expiresAt' } } } } })
  }
})

test('POST /backoffice/operator-keys: 403 60301 for a role that the calling key lacks', async (t) => {
  const answer = await make(await aKey({ roles: ['keys', 'review'] }), { roles: ['review', 'accounts'] })
  t.like(answer, { status: 403, body: { code: 60301, details: { permission: 'backoffice.accounts' } } })
})

test('POST /backoffice/operator-keys: 403 60446 for a key that would outlive the calling one, whose end it has by default', async (t) => {
  const until = Date.now() + HOUR_MS
  const key = await aKey({ expiresAt: until })
  t.like(await make(key, { expiresAt: until + 1 }), { status: 403, body: { code: 60446, details: { until } } })
  t.like(await make(key, {}), { status: 200, body: { expiresAt: until } })
})

test('GET /backoffice/operator-keys: 200 lists keys page by page, with their last use and without their text', async (t) => {
  const key = await aKey()
  const own = await idOf(key)
  const { keyId, key: text } = (await make(key, {})).body as OperatorKey
  await service.db.operatorKeys.revoke(keyId)
  const seen = new Map<string, OperatorKey>()
  const readAll = async () => {
    for (let cursor = ''; ; ) {
      const answer = await service.call(`GET /backoffice/operator-keys?limit=1${cursor}`, { key })
      const { operatorKeys, nextCursor } = answer.body as { operatorKeys: OperatorKey[]; nextCursor: string | null }
      for (const each of operatorKeys) seen.set(each.keyId, each)
      if (nextCursor === null) return
      cursor = `&cursor=${nextCursor}`
    }
  }
  await until(readAll, () => seen.get(own)?.lastUsedAt !== null)
  t.truthy((seen.get(keyId) as { revokedAt?: number } | undefined)?.revokedAt)
  t.false(JSON.stringify([...seen.values()]).includes(text))
})

test('POST /backoffice/operator-keys/:keyId/rotate: 200 and both keys work until the overlap ends; the new one ends when the old one would have', async (t) => {
  const expiresAt = Date.now() + 100 * HOUR_MS
  const key = await aKey({ expiresAt })
  const answer = await rotate(key, await idOf(key), { overlapHours: 1 })
  const rotated = answer.body as OperatorKey
  t.like(answer, { status: 200, body: { expiresAt, roles: [...OPERATOR_ROLES] } })
  t.true(Math.abs(rotated.previousExpiresAt - Date.now() - HOUR_MS) < 60_000)
  for (const live of [key, rotated.key])
    t.is((await service.call('GET /backoffice/operator-keys', { key: live })).status, 200)
})

test('POST /backoffice/operator-keys/:keyId/rotate: 403 60446 for a key that outlives the calling one, or has ended', async (t) => {
  const short = await aKey({ expiresAt: Date.now() + HOUR_MS })
  const long = await aKey()
  const ended = await aKey({ expiresAt: Date.now() - 1 })
  t.like(await rotate(short, await idOf(long)), { status: 403, body: { code: 60446 } })
  t.like(await rotate(long, await idOf(ended)), { status: 403, body: { code: 60446 } })
})

test('POST /backoffice/operator-keys/:keyId/rotate: 403 60301 for a key of a role that the calling one lacks', async (t) => {
  const answer = await rotate(await aKey({ roles: ['keys'] }), await idOf(await aKey()))
  t.like(answer, { status: 403, body: { code: 60301 } })
})

test('POST /backoffice/operator-keys/:keyId/rotate: 404 60420 for a missing and for a revoked key', async (t) => {
  const key = await aKey()
  const revoked = await idOf(await aKey())
  await service.db.operatorKeys.revoke(revoked)
  for (const keyId of [NOBODY, revoked]) t.like(await rotate(key, keyId), { status: 404, body: { code: 60420 } })
})

test('DELETE /backoffice/operator-keys/:keyId: 200 and the next request with it is refused', async (t) => {
  const [key, other] = [await aKey(), await aKey()]
  t.is((await service.call('GET /backoffice/sources', { key: other })).status, 200)
  for (const _ of ['first', 'again'])
    t.is((await service.call(`DELETE /backoffice/operator-keys/${await idOf(other)}`, { key })).status, 200)
  t.like(await service.call('GET /backoffice/sources', { key: other }), { status: 401, body: { code: 60102 } })
})
