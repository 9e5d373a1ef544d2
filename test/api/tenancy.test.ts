import test, { type ExecutionContext } from 'ava'
import { type AnyEndpoint, readsBody } from '../../api/http/endpoint.ts'
import { ENDPOINTS } from '../../api/routes.ts'
import { PERMISSIONS } from '../../domain/account/permission.ts'
import { aDiscovery, discover } from '../support/a-candidate.ts'
import { aFullAccount, type FullAccount, pathTo, WATCHED } from '../support/full-account.ts'
import { NOT_SHARED, NOWHERE } from '../support/refusals.ts'
import { aKey, anAccount, type Service, startService, type TestAccount } from '../support/service.ts'
import { aCase, anEntity, onboarded } from '../support/watchlist.ts'

/*
 * The records of an account against callers without access, at every endpoint, generated from the list of routes. An
 * answer about a foreign record is that about a missing one, or the refusal of an unshared one; lists and counts do not
 * change; no attempt changes anything.
 */

let service: Service
let owner: FullAccount
/** Another account, with which nothing is shared. */
let stranger: TestAccount
/** A third account, with which one entity of the owner is shared. */
let guest: TestAccount
let sharedEntity: string
/** A fourth account, with which an entity is no longer shared; a case of its own is still linked to it. */
let formerGuest: TestAccount
let strangerBefore: Map<string, unknown>
let ownerBefore: unknown

test.before(async () => {
  service = await startService()
  stranger = await anAccount(service.db)
  guest = await anAccount(service.db)
  formerGuest = await anAccount(service.db)
  strangerBefore = await listsOf(stranger.key)
  owner = await aFullAccount(service)
  sharedEntity = await anEntity(service, owner.key, { name: WATCHED, sharedWith: [{ type: 'user', id: guest.userId }] })
  await onboarded(service, sharedEntity)
  await shareForAWhile()
  ownerBefore = await stateOfOwner()
})
test.after.always(() => service?.close())

async function shareForAWhile(): Promise<void> {
  const share = (users: TestAccount[]) =>
    service.call(`PUT /watchlist/entities/${sharedEntity}/sharing`, {
      key: owner.key,
      body: { sharedWith: users.map(({ userId }) => ({ type: 'user', id: userId })) },
    })
  await share([guest, formerGuest])
  await aCase(service, formerGuest.key, { watchlistEntityId: sharedEntity })
  await share([guest])
}

const ACCOUNT_ENDPOINTS = ENDPOINTS.filter((endpoint) => endpoint.audience === 'account')
const WITH_ID = ENDPOINTS.filter(({ path }) => path.includes(':'))

/** Returns bodies that pass the check of their shape; `ids` are the owner's, or of missing records. */
function bodyFor({ method, path }: AnyEndpoint, ids: FullAccount): unknown {
  const bodies: Record<string, unknown> = {
    'POST /case-lookup/orders/download': { searchId: ids.searchId, orderId: ids.orderId },
    'POST /case-lookup/summarize': { searchId: ids.searchId },
    'POST /watchlist/cases': {
      caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' },
      watchlistEntityId: ids.entityId,
    },
    'PUT /watchlist/entities/:id': { name: 'Taken over', entityType: 'BUSINESS' },
    'PUT /watchlist/entities/:id/sharing': { sharedWith: [] },
    'PUT /watchlist/cases/:id': { status: 'ARCHIVED' },
    'PUT /watchlist/cases/:id/sharing': { sharedWith: [] },
    'PUT /watchlist/cases/:id/identifier': { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } },
    'POST /watchlist/calendars': { name: 'Mine', scope: { type: 'ENTITY', entityId: ids.entityId } },
    'PUT /watchlist/calendars/:id': { name: 'Mine' },
    'POST /watchlist/calendars/:id/rotate': {},
    'POST /watchlist/entities/:id/candidates/search': { tab: 'historical' },
    'PUT /webhooks/:webhookId': { url: `${service.control.url}/webhooks/taken`, events: ['case.updated'] },
    'POST /webhooks/:webhookId/replay': { since: 0 },
    'POST /account/api-keys': { name: 'mine', permissions: ['case.read'], userId: ids.otherUserId },
    'PUT /account/api-keys/:keyId': { name: 'mine', expiresAt: null },
    'PUT /account/users/:userId': { name: 'Mine' },
    'PUT /account/teams/:teamId': { name: 'Mine' },
    'POST /account/teams/:teamId/members': { userId: ids.otherUserId },
  }
  return bodies[`${method} ${path}`] ?? (method === 'POST' && path.startsWith('/account/api-keys/') ? {} : undefined)
}

/** Returns ids of the right kinds that do not exist. */
function nowhere(): FullAccount {
  const reference = `${owner.reference.slice(0, -1)}${owner.reference.endsWith('2') ? '3' : '2'}`
  return {
    ...(Object.fromEntries(Object.keys(owner).map((name) => [name, NOWHERE])) as object),
    reference,
  } as FullAccount
}

async function ask(endpoint: AnyEndpoint, key: string, ids: FullAccount) {
  const body = readsBody(endpoint) ? bodyFor(endpoint, ids) : undefined
  const { status, body: answer } = await service.call(`${endpoint.method} ${pathTo(endpoint, ids)}`, { key, body })
  return { status, body: answer }
}

/** Returns everything that would reveal the owner, except what the caller sent. */
function tracesOf({ key: _, ...ids }: FullAccount): string[] {
  return [...Object.values(ids), 'Zanskar', 'zanskar']
}

function revealsNothing(t: ExecutionContext, answer: unknown, sent: string, allowed: string[] = []): void {
  const text = JSON.stringify(answer ?? {})
  const leaked = tracesOf(owner).filter(
    (trace) => text.includes(trace) && !sent.includes(trace) && !allowed.includes(trace),
  )
  t.deepEqual(leaked, [])
}

/** Returns what every list and search without an id answers a caller, except what each request itself changes. */
async function listsOf(key: string): Promise<Map<string, unknown>> {
  const lists = new Map<string, unknown>()
  for (const endpoint of ACCOUNT_ENDPOINTS) {
    const { method, path } = endpoint
    const isList = !path.includes(':') && (method === 'GET' || path.endsWith('/search'))
    // The same for all accounts: what a court accepts, and when a source last answered.
    if (!isList || path === '/case-lookup/case-types' || path === '/status') continue
    const query = path.endsWith('/export') ? '?format=json' : ''
    const { body } = await service.call(`${method} ${path}${query}`, { key, body: method === 'POST' ? {} : undefined })
    lists.set(
      `${method} ${path}`,
      JSON.parse(
        JSON.stringify(body)
          .replaceAll(/"lastUsedAt":(null|\d+)/g, '"lastUsedAt":0')
          .replaceAll(/"nextCursor":null,"asOf":\d+/g, '"nextCursor":null'),
      ),
    )
  }
  return lists
}

/** Returns all that the owner can read of its own records. */
async function stateOfOwner(): Promise<unknown> {
  const state: unknown[] = [...(await listsOf(owner.key))]
  for (const endpoint of ACCOUNT_ENDPOINTS) {
    if (endpoint.method !== 'GET' || !endpoint.path.includes(':') || endpoint.path.endsWith('/download')) continue
    state.push([endpoint.path, await ask(endpoint, owner.key, owner)])
  }
  // Links are new in every answer.
  return JSON.parse(JSON.stringify(state).replaceAll(/\?expires=[^"]*/g, ''))
}

test.serial("the owner's own key reads each of its records", async (t) => {
  for (const endpoint of ACCOUNT_ENDPOINTS.filter(({ method, path }) => method === 'GET' && path.includes(':'))) {
    if (endpoint.path.endsWith('/download')) continue
    t.is((await ask(endpoint, owner.key, owner)).status, 200, endpoint.path)
  }
})

test.serial(
  'what the lists and counts of a stranger answer does not change by what another account owns',
  async (t) => {
    const after = await listsOf(stranger.key)
    for (const [list, before] of strangerBefore) {
      t.deepEqual(after.get(list), before, list)
      revealsNothing(t, after.get(list), '')
    }
  },
)

/** Endpoints that name a record, in the path or in the body. */
const OF_A_THING = ACCOUNT_ENDPOINTS.filter(
  ({ method, path }) => path.includes(':') || bodyTakesId(`${method} ${path}`),
)

for (const endpoint of OF_A_THING) {
  const name = `${endpoint.method} ${endpoint.path}`
  test.serial(
    `${name}: a stranger gets the same answer about the owner's record as about a missing one, and learns nothing`,
    async (t) => {
      await isClosedTo(t, endpoint, stranger.key)
    },
  )

  test.serial(`${name}: a guest of one entity gets no other record of its owner`, async (t) => {
    await isClosedTo(t, endpoint, guest.key)
  })

  test.serial(`${name}: a guest whose sharing has ended gets nothing of its owner`, async (t) => {
    await isClosedTo(t, endpoint, formerGuest.key)
  })
}

// Once for all of them: reading everything after each would take most of this file's time, and the difference names the
// record.
test.serial('a guest whose sharing has ended finds nothing of its owner, and still finds their own case', async (t) => {
  for (const [list, answer] of await listsOf(formerGuest.key)) {
    revealsNothing(t, answer, '')
    const { recordsFiltered } = answer as { recordsFiltered?: number }
    t.is(recordsFiltered ?? 0, list === 'POST /watchlist/cases/search' ? 1 : 0, list)
  }
  const entity = await service.call(`GET /watchlist/entities/${sharedEntity}`, { key: formerGuest.key })
  t.like(entity, { status: 403, body: NOT_SHARED })
})

test.serial('no attempt of a stranger or a guest changed anything of the owner', async (t) => {
  t.deepEqual(await stateOfOwner(), ownerBefore)
})

for (const endpoint of OF_A_THING) {
  const name = `${endpoint.method} ${endpoint.path}`
  test.serial(`${name}: an operator's key learns nothing`, async (t) => {
    const answer = await ask(endpoint, await service.db.operatorKeys.issue('test'), owner)
    t.like(answer, { status: 403, body: { code: 60301 } })
    revealsNothing(t, answer, '')
  })

  test.serial(`${name}: a key of the owner without the permission learns nothing`, async (t) => {
    const permissions = PERMISSIONS.filter((permission) => permission !== endpoint.permission)
    const { key } = await aKey(service.db, { ...owner, permissions })
    const answer = await ask(endpoint, key, owner)
    t.like(answer, { status: 403, body: { code: 60301 } })
    revealsNothing(t, answer, '')
  })
}

for (const endpoint of WITH_ID.filter(({ audience }) => audience === 'operator'))
  test.serial(`${endpoint.method} ${endpoint.path}: the key of an account learns nothing`, async (t) => {
    for (const { key } of [owner, stranger]) {
      const answer = await ask(endpoint, key, owner)
      t.like(answer, { status: 403, body: { code: 60301, details: { permission: 'backoffice' } } })
      revealsNothing(t, answer, '')
    }
  })

function bodyTakesId(name: string): boolean {
  return [
    ...['POST /case-lookup/orders/download', 'POST /case-lookup/summarize'],
    ...['POST /watchlist/cases', 'POST /watchlist/calendars', 'POST /account/api-keys'],
  ].includes(name)
}

async function isClosedTo(t: ExecutionContext, endpoint: AnyEndpoint, key: string): Promise<void> {
  const answer = await ask(endpoint, key, owner)
  const sent = pathTo(endpoint, owner) + JSON.stringify(bodyFor(endpoint, owner) ?? {})
  revealsNothing(t, answer, sent)
  t.true(answer.status >= 400, JSON.stringify(answer))
  // A request that is refused for its shape would prove nothing.
  t.not((answer.body as { code: number }).code, 60001, JSON.stringify(answer))
  if (answer.status === 403) t.deepEqual(answer.body, NOT_SHARED)
  else t.deepEqual(answer, await ask(endpoint, key, nowhere()))
}

test.serial('a guest of one entity finds it and no other record of its owner', async (t) => {
  const allowed = [owner.accountId, owner.userId]
  for (const [list, answer] of await listsOf(guest.key)) {
    revealsNothing(t, answer, '', allowed)
    const { recordsFiltered } = answer as { recordsFiltered?: number }
    if (list === 'POST /watchlist/entities/search') t.is(recordsFiltered, 1)
    else t.true(recordsFiltered === undefined || recordsFiltered === 0, list)
  }
  const entity = await service.call(`GET /watchlist/entities/${sharedEntity}`, { key: guest.key })
  t.is(entity.status, 200)
  revealsNothing(t, entity.body, '', allowed)
})

test.serial(
  'an owner learns nothing of the cases that a guest tracks for a shared entity, even by a conflict of a candidate',
  async (t) => {
    const caseIdentifier = { courtType: 'HC', cnr: 'DLHC019000012024' }
    const caseId = await aCase(service, guest.key, { caseIdentifier, watchlistEntityId: sharedEntity })
    await service.call(`POST /watchlist/cases/${caseId}/refresh`, { key: guest.key })
    const { body } = await service.call(`GET /watchlist/cases/${caseId}`, { key: guest.key })
    const { court = '', filingDate = '' } = (body as { snapshot: Record<string, string> }).snapshot
    const discovery = aDiscovery({ court, filingDate: `${filingDate.slice(-4)}-02-01` })
    const entity = { accountId: owner.accountId, entityId: sharedEntity }
    t.not(await discover(service, entity, discovery, 'HISTORICAL'), '')
    for (const tab of ['pendingReview', 'historical']) {
      const request = `POST /watchlist/entities/${sharedEntity}/candidates/search`
      const answer = await service.call(request, { key: owner.key, body: { tab } })
      t.is(answer.status, 200)
      t.false(JSON.stringify(answer.body).includes(caseId), tab)
    }
    for (const [list, answer] of await listsOf(owner.key)) t.false(JSON.stringify(answer).includes(caseId), list)
  },
)
