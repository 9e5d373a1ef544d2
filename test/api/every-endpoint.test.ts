import test from 'ava'
import { bodyLimitBytes } from '../../api/http/body.ts'
import { type AnyEndpoint, type Endpoint, type OperatorEndpoint, readsBody } from '../../api/http/endpoint.ts'
import { EXAMPLES } from '../../api/reference/examples.ts'
import { ENDPOINTS, type Route } from '../../api/routes.ts'
import { PERMISSIONS } from '../../domain/account/permission.ts'
import { OPERATOR_ROLES } from '../../domain/operations/operator.ts'
import { makePlan, PLAN } from '../support/plans.ts'
import { answerToNoId, titleOfNoId } from '../support/refusals.ts'
import { aKey, anAccount, type Service, startService } from '../support/service.ts'
import { withinAMinute } from '../support/within-one-window.ts'

/*
 * The refusals of the frame apply to every endpoint: these tests are generated from the list of routes, so that a new
 * endpoint is covered from its first day.
 */

let service: Service

test.before(async () => {
  service = await startService({}, [])
})
test.after.always(() => service?.close())

// Requests without a valid key count by address, and all of these come from one: each test gets a separate minute.
test.beforeEach(() => service.db.sequelize.query('DELETE FROM rate_windows'))

for (const endpoint of ENDPOINTS) {
  refusesWithoutValidKey(endpoint)
  if (endpoint.audience === 'account') refusesBeyondKeyAndPlan(endpoint)
  else opensForOperatorsOnly(endpoint)
  if (readsBody(endpoint)) refusesMalformedBody(endpoint)
  if (endpoint.path.includes(':')) knowsNoIdInOtherLetters(endpoint)
  knowsNoIdThatIsNone(endpoint)
}

function refusesWithoutValidKey(endpoint: AnyEndpoint): void {
  const name = nameOf(endpoint)

  test.serial(`${name}: 401 60101 without a key`, async (t) => {
    const answer = await service.call(requestTo(endpoint))
    t.is(answer.status, 401)
    t.deepEqual(answer.body, {
      httpStatusCode: 401,
      code: 60101,
      message: 'The request has no API key.',
      appError: true,
    })
    t.is(answer.headers.get('x-ratelimit-limit'), '300')
  })

  test.serial(`${name}: 401 60102 with a key that was never issued`, async (t) => {
    const answer = await service.call(requestTo(endpoint), { key: 'cpk_live_1111111111111111111111111111' })
    t.is(answer.status, 401)
    t.is(codeOf(answer.body), 60102)
  })

  test.serial(`${name}: 400 60001 names a query parameter that does not exist`, async (t) => {
    const answer = await service.call(`${requestTo(endpoint)}?surely=not`, { key: await keyFor(endpoint) })
    t.is(answer.status, 400)
    t.true(issuesOf(answer.body).some(({ path, message }) => path === 'surely' && message === 'Unknown field.'))
  })
}

function refusesBeyondKeyAndPlan(endpoint: Endpoint): void {
  const name = nameOf(endpoint)
  const { permission, product, weight } = endpoint

  test.serial(`${name}: 401 60102 at once after the key was revoked`, async (t) => {
    const { key, keyId, accountId } = await anAccount(service.db)
    await service.call(requestTo(endpoint), { key })
    await service.db.apiKeys.revoke(accountId, keyId)
    t.is(codeOf((await service.call(requestTo(endpoint), { key })).body), 60102)
  })

  test.serial(`${name}: 401 60103 with an expired key`, async (t) => {
    const { key } = await anAccount(service.db, { expiresAt: Date.now() - 1 })
    const answer = await service.call(requestTo(endpoint), { key })
    t.is(answer.status, 401)
    t.is(codeOf(answer.body), 60103)
  })

  test.serial(`${name}: 403 60301 without ${permission}`, async (t) => {
    const { key } = await anAccount(service.db, { permissions: PERMISSIONS.filter((other) => other !== permission) })
    const answer = await service.call(requestTo(endpoint), { key })
    t.is(answer.status, 403)
    t.deepEqual(answer.body, missing(permission))
  })

  test.serial(`${name}: 403 60301 for an operator's key`, async (t) => {
    const answer = await service.call(requestTo(endpoint), { key: await service.db.operatorKeys.issue('test') })
    t.deepEqual(answer.body, missing(permission))
  })

  if (product)
    test.serial(`${name}: 403 61470 when the plan lacks the product`, async (t) => {
      const { key } = await anAccount(service.db, { plan: { products: [] } })
      const answer = await service.call(requestTo(endpoint), { key })
      t.is(answer.status, 403)
      t.deepEqual(answer.body, {
        httpStatusCode: 403,
        code: 61470,
        message: 'The plan of this account does not include this product.',
        appError: true,
        details: { label: 'PRODUCT_NOT_IN_PLAN', product },
      })
    })

  test.serial(
    `${name}: 429 61457 over the account's limit, counted with weight ${weight} over all its keys`,
    async (t) => {
      const [first, second] = await withinAMinute(async () => {
        const { key, ...account } = await anAccount(service.db, { plan: { requestsPerMinute: weight } })
        const other = await aKey(service.db, account)
        const call = (by: string) => service.call(requestTo(endpoint), { key: by })
        return [await call(key), await call(other.key)] as const
      })
      t.is(first.headers.get('x-ratelimit-limit'), String(weight))
      t.is(first.headers.get('x-ratelimit-remaining'), '0')
      t.is(second.status, 429)
      t.is(codeOf(second.body), 61457)
      const seconds = Number(second.headers.get('retry-after'))
      t.true(seconds >= 1 && seconds <= 60)
      t.is(second.headers.get('x-ratelimit-reset'), String(seconds))
    },
  )
}

function opensForOperatorsOnly(endpoint: OperatorEndpoint): void {
  test.serial(`${nameOf(endpoint)}: 403 60301 for the key of an account`, async (t) => {
    const { key } = await anAccount(service.db)
    const answer = await service.call(requestTo(endpoint), { key })
    t.is(answer.status, 403)
    t.deepEqual(answer.body, missing('backoffice'))
  })

  test.serial(`${nameOf(endpoint)}: 403 60301 for an operator's key of every role but ${endpoint.role}`, async (t) => {
    const roles = OPERATOR_ROLES.filter((role) => role !== endpoint.role)
    const answer = await service.call(requestTo(endpoint), {
      key: await service.db.operatorKeys.issue('test', { roles }),
    })
    t.is(answer.status, 403)
    t.deepEqual(answer.body, missing(`backoffice.${endpoint.role}`))
  })

  test.serial(`${nameOf(endpoint)}: the role ${endpoint.role} is enough`, async (t) => {
    const key = await service.db.operatorKeys.issue('test', { roles: [endpoint.role] })
    t.not((await service.call(requestTo(endpoint), { key })).status, 403)
  })

  test.serial(`${nameOf(endpoint)}: 401 60103 with an operator's key that has expired`, async (t) => {
    const key = await service.db.operatorKeys.issue('test', { expiresAt: Date.now() - 1 })
    t.is(codeOf((await service.call(requestTo(endpoint), { key })).body), 60103)
  })
}

function refusesMalformedBody(endpoint: AnyEndpoint): void {
  const name = nameOf(endpoint)

  test.serial(`${name}: 400 60001 for a body that is not JSON`, async (t) => {
    const answer = await service.call(requestTo(endpoint), { key: await keyFor(endpoint), body: '{"half": ' })
    t.is(answer.status, 400)
    t.is(codeOf(answer.body), 60001)
  })

  test.serial(`${name}: 400 60001 names a field that does not exist`, async (t) => {
    const answer = await service.call(requestTo(endpoint), { key: await keyFor(endpoint), body: { surelyNot: 1 } })
    t.is(answer.status, 400)
    t.true(issuesOf(answer.body).some(({ path }) => path === 'surelyNot'))
    // Zod's own words are for programmers.
    t.deepEqual(
      issuesOf(answer.body).filter(({ message }) => /^Invalid |^Too |\breceived\b/.test(message)),
      [],
    )
  })

  test.serial(`${name}: 413 60413 for a body over the limit`, async (t) => {
    const body = `"${'x'.repeat(bodyLimitBytes(endpoint))}"`
    const answer = await service.call(requestTo(endpoint), { key: await keyFor(endpoint), body })
    t.is(answer.status, 413)
    t.is(codeOf(answer.body), 60413)
  })

  test.serial(`${name}: 415 60418 for another content type`, async (t) => {
    const headers = { 'Content-Type': 'text/plain' }
    const answer = await service.call(requestTo(endpoint), { key: await keyFor(endpoint), body: 'a=1', headers })
    t.is(answer.status, 415)
    t.is(codeOf(answer.body), 60418)
  })
}

function knowsNoIdInOtherLetters(endpoint: AnyEndpoint): void {
  test.serial(`${nameOf(endpoint)}: an id in other letters is answered like any that does not exist`, async (t) => {
    const key = await keyFor(endpoint)
    const unknown = await service.call(requestTo(endpoint), { key })
    const foreign = await service.call(requestTo(endpoint, encodeURIComponent('कखग')), { key })
    t.deepEqual([foreign.status, foreign.body], [unknown.status, unknown.body])
  })
}

function knowsNoIdThatIsNone(endpoint: Route): void {
  const answer = answerToNoId(endpoint)
  if (answer)
    test.serial(titleOfNoId(endpoint, answer), async (t) => {
      const body = readsBody(endpoint)
        ? (EXAMPLES[endpoint.operationId]?.body ?? (await BODIES[nameOf(endpoint)]?.()) ?? {})
        : undefined
      const given = await service.call(requestTo(endpoint), { key: await keyFor(endpoint), body })
      const { status, code, message } = answer
      t.is(given.status, status)
      t.like(given.body, { httpStatusCode: status, code, message, appError: true })
    })
}

/** The bodies of operators' requests, for which no examples are recorded. */
const BODIES: Record<string, () => object | Promise<object>> = {
  'PUT /backoffice/plans/:planId': () => PLAN,
  'PUT /backoffice/accounts/:accountId': async () => {
    const planId = await makePlan(service, await service.db.operatorKeys.issue('test'))
    return { name: 'x', planId, reviewer: 'CUSTOMER' }
  },
  'POST /backoffice/candidates/:id/decide': () => ({ decision: 'ADDED' }),
  'POST /backoffice/challenges/:id/answer': () => ({ answer: 'x' }),
}

function nameOf({ method, path }: AnyEndpoint): string {
  return `${method} ${path}`
}

async function keyFor({ audience }: AnyEndpoint): Promise<string> {
  return audience === 'operator' ? service.db.operatorKeys.issue('test') : (await anAccount(service.db)).key
}

function missing(permission: string) {
  return {
    httpStatusCode: 403,
    code: 60301,
    message: 'The API key does not have the permission that this request needs.',
    appError: true,
    details: { permission },
  }
}

function requestTo({ method, path }: AnyEndpoint, id = '0190f5e0b7a07c3c8a5d6e7f80912345'): string {
  return `${method} ${path.replaceAll(/:\w+/g, id)}`
}

function codeOf(body: unknown): unknown {
  return body instanceof Object && 'code' in body ? body.code : undefined
}

function issuesOf(body: unknown): { path: string; message: string }[] {
  const { details } = body as { details?: { issues?: { path: string; message: string }[] } }
  return details?.issues ?? []
}
