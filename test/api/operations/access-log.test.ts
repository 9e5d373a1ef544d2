import test from 'ava'
import { pino } from 'pino'
import { createAccessLog } from '../../../api/http/access-log.ts'
import { THINGS_READ } from '../../../api/http/things-read.ts'
import { ENDPOINTS } from '../../../api/routes.ts'
import { type NotedAccess, noteOf } from '../../../db/operations/access-log.ts'
import type { Access } from '../../../domain/operations/access-log.ts'
import { createLog } from '../../../platform/log.ts'
import { aDiscovery, discover } from '../../support/a-candidate.ts'
import { aFullAccount, type FullAccount, pathTo, WATCHED } from '../../support/full-account.ts'
import { linkAt } from '../../support/orders.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { aCase, anEntity } from '../../support/watchlist.ts'

let service: Service
let owner: FullAccount
let operator: string

test.before(async () => {
  service = await sharedService()
  owner = await aFullAccount(service)
  operator = await service.db.operatorKeys.issue('Auditor')
})
test.after.always(() => service?.close())

interface Entry {
  accessId: string
  actor: { type: string; id: string; keyId: string | null; accountId: string | null }
  route: string
  requestId: string
  things: { thing: string; accountId: string | null }[]
  thingCount: number
  at: number
}

async function accesses(query: string): Promise<{ entries: Entry[]; nextCursor: string | null }> {
  const { status, body } = await service.call(`GET /backoffice/access?${query}`, { key: operator })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as { entries: Entry[]; nextCursor: string | null }
}

/** Sends a request that succeeds, and returns its entry in the access log once it is written. */
async function entryOf(request: string, key: string, actor: string, body?: object): Promise<Entry> {
  const requestId = `access-test-${++requests}`
  const answer = await service.call(request, { key, body, headers: { 'X-Request-Id': requestId } })
  if (answer.status >= 300) throw new Error(`${request}: ${JSON.stringify(answer.body)}`)
  const written = () => service.db.accessLog.list({ actorId: actor, most: 100 })
  await until(written, (all) => all.some((access) => access.requestId === requestId))
  const { entries } = await accesses(`actor=${actor}`)
  const found = entries.find((entry) => entry.requestId === requestId)
  if (!found) throw new Error(`${requestId} is not told`)
  return found
}
let requests = 0

/** The request to each endpoint that shows personal data, and the record that its entry must name. */
const READS: Record<string, { body?: (ids: FullAccount) => object; thing: keyof FullAccount }> = {
  'POST /case-lookup': {
    body: () => ({ caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } }),
    thing: 'searchId',
  },
  'GET /case-lookup/:searchId': { thing: 'searchId' },
  'GET /case-lookup/summarize/:id': { thing: 'summaryId' },
  'POST /case-lookup/orders/download': { body: ({ searchId, orderId }) => ({ searchId, orderId }), thing: 'orderId' },
  'GET /documents/references/:reference': { thing: 'orderId' },
  'POST /watchlist/entities/search': { body: () => ({}), thing: 'entityId' },
  'GET /watchlist/entities/:id': { thing: 'entityId' },
  'GET /watchlist/imports/:id': { thing: 'importId' },
  'GET /watchlist/exports/:id': { thing: 'exportId' },
  'POST /watchlist/cases/search': { body: () => ({}), thing: 'caseId' },
  'GET /watchlist/cases/:id': { thing: 'caseId' },
  'GET /watchlist/cases/:id/changes': { thing: 'caseId' },
  'POST /watchlist/cases/:id/refresh': { thing: 'caseId' },
  'POST /watchlist/entities/:id/candidates/search': { body: () => ({ tab: 'historical' }), thing: 'candidateId' },
  'GET /historical-search': { thing: 'historicalId' },
  'GET /historical-search/:searchId': { thing: 'historicalId' },
  'GET /historical-search/:searchId/results': { thing: 'historicalId' },
  'GET /historical-search/:searchId/download': { thing: 'historicalId' },
}

for (const [route, { body, thing }] of Object.entries(READS))
  test(`GET /backoffice/access: 200 shows who read by ${route}`, async (t) => {
    const path = route.split(' ')[1] ?? ''
    const request = route.replace(path, pathTo({ path }, owner))
    const entry = await entryOf(request, owner.key, owner.userId, body?.(owner))
    const { keyId, userId, accountId } = owner
    t.like(entry, { route, actor: { type: 'USER', id: userId, keyId, accountId } })
    t.true(entry.things.some((read) => read.thing === owner[thing] && read.accountId === accountId))
    t.true(entry.thingCount >= entry.things.length && Math.abs(entry.at - Date.now()) < 60_000)
  })

test('GET /backoffice/access: 200 shows who read by POST /historical-search', async (t) => {
  const entry = await entryOf('POST /historical-search', owner.key, owner.userId, { name: WATCHED })
  t.is(entry.things.length, 1)
})

test('GET /backoffice/access: 200 shows which operator read a queue, and whose records were in it', async (t) => {
  const key = await service.db.operatorKeys.issue('Reviewer')
  const account = await anAccount(service.db, { reviewer: 'OPERATOR' })
  const caseId = await aCase(service, account.key)
  const entityId = await anEntity(service, account.key)
  const candidateId = await discover(service, { ...account, entityId }, aDiscovery())
  const orderId = owner.orderId
  const picture = { picture: Buffer.from('picture'), pictureType: 'image/png', session: '{}' }
  const challengeId = await service.db.challenges.open({
    ...picture,
    orderId,
    courtType: 'HC',
    workflowId: 'order-fetch/x',
    expiresAt: Date.now() + 60_000,
  })
  const operators = (await service.db.operatorKeys.list({ after: undefined, most: 100 })).filter(
    ({ name }) => name === 'Reviewer',
  )
  const keyId = operators[0]?.id ?? ''
  const { accountId } = account
  const cases = await entryOf('GET /backoffice/cases', key, keyId)
  t.deepEqual(cases.actor, { type: 'OPERATOR', id: keyId, keyId, accountId: null })
  t.deepEqual(cases.things, [{ thing: caseId, accountId }])
  const candidates = await entryOf('GET /backoffice/candidates', key, keyId)
  t.true(candidates.things.some((read) => read.thing === candidateId && read.accountId === accountId))
  const challenges = await entryOf('GET /backoffice/challenges', key, keyId)
  t.deepEqual(challenges.things.map(({ thing }) => thing).toSorted(), [challengeId, orderId].toSorted())
  const ofAccount = (await accesses(`account=${accountId}&actor=${keyId}`)).entries.map(({ accessId }) => accessId)
  t.deepEqual(ofAccount, [candidates.accessId, cases.accessId])
})

test('GET /backoffice/access: 200 counts what a guest read for the account that owns it', async (t) => {
  const guest = await anAccount(service.db)
  const caseId = await aCase(service, owner.key, { sharedWith: [{ type: 'user', id: guest.userId }] })
  const read = await entryOf(`GET /watchlist/cases/${caseId}/changes`, guest.key, guest.userId)
  const { entries } = await accesses(`account=${owner.accountId}&thing=${caseId}`)
  t.deepEqual(
    entries.filter(({ actor }) => actor.id === guest.userId).map(({ accessId }) => accessId),
    [read.accessId],
  )
  t.like(read, { actor: { accountId: guest.accountId }, things: [{ thing: caseId, accountId: owner.accountId }] })
})

test('GET /backoffice/access: 200 shows that a signed link was opened, with its file', async (t) => {
  const body = { searchId: owner.searchId, orderId: owner.orderId }
  const answer = await service.call('POST /case-lookup/orders/download', { key: owner.key, body })
  const { url } = answer.body as { url: string }
  await (await fetch(linkAt(service, url))).arrayBuffer()
  const [, file = ''] = /\/files\/([^/]+)\//.exec(url) ?? []
  const routesOf = async () => (await accesses(`thing=${file}`)).entries.map(({ route }) => route)
  const seen = await until(routesOf, (routes) => routes.includes('GET /documents/files/:key/:fileName'))
  t.true(seen.includes('POST /case-lookup/orders/download'))
})

test('GET /backoffice/access: 200 returns the log page by page and by time, each entry once', async (t) => {
  const { key, userId } = await anAccount(service.db)
  const entityId = await anEntity(service, key)
  const first = await entryOf(`GET /watchlist/entities/${entityId}`, key, userId)
  for (let n = 0; n < 4; n++) await entryOf(`GET /watchlist/entities/${entityId}`, key, userId)
  const seen: Entry[] = []
  for (let cursor = ''; ; ) {
    const { entries, nextCursor } = await accesses(`thing=${entityId}&limit=2${cursor}`)
    seen.push(...entries)
    if (nextCursor === null) break
    cursor = `&cursor=${nextCursor}`
  }
  t.deepEqual([seen.length, new Set(seen.map(({ accessId }) => accessId)).size], [5, 5])
  t.deepEqual((await accesses(`thing=${entityId}&from=${first.at}&to=${first.at + 1}`)).entries, [first])
  t.is((await accesses(`actor=${userId}&from=${first.at + 1}`)).entries.length, 4)
  t.deepEqual((await accesses(`actor=${userId}&to=${first.at}`)).entries, [])
})

test('a refused request is not logged as a read', async (t) => {
  const stranger = await anAccount(service.db)
  await service.call(`GET /watchlist/entities/${owner.entityId}`, { key: stranger.key })
  await service.call(`GET /case-lookup/${owner.searchId}`, { key: stranger.key })
  const own = await anEntity(service, stranger.key)
  await entryOf(`GET /watchlist/entities/${own}`, stranger.key, stranger.userId)
  t.is((await accesses(`actor=${stranger.userId}`)).entries.length, 1)
})

test('every endpoint is listed as showing personal data or not', (t) => {
  const shown = new Set([...Object.keys(THINGS_READ), ...SHOWS_NOBODY])
  const known = ENDPOINTS.map(({ method, path }) => `${method} ${path}`)
  t.deepEqual(
    known.filter((route) => !shown.has(route)),
    [],
  )
  t.deepEqual(
    [...shown].filter((route) => !known.includes(route)),
    [],
  )
})

/** Answers of ids, states, counts, names of the account's own staff, and descriptions of the service itself. */
const SHOWS_NOBODY = [
  'GET /watchlist/cases/:id/family',
  ...['follow', 'dismiss'].map((verb) => `POST /watchlist/cases/:id/family/:relationId/${verb}`),
  'GET /backoffice/find',
  ...['GET /case-lookup/case-types', 'POST /case-lookup/summarize'],
  ...['GET /events', 'POST /webhooks', 'GET /webhooks', 'GET /webhooks/:webhookId', 'PUT /webhooks/:webhookId'],
  ...['DELETE /webhooks/:webhookId', 'POST /webhooks/:webhookId/rotate-secret', 'POST /webhooks/:webhookId/test'],
  ...['GET /webhooks/:webhookId/deliveries', 'POST /webhooks/:webhookId/deliveries/:deliveryId/replay'],
  'POST /webhooks/:webhookId/replay',
  ...['POST /notice-subscriptions', 'GET /notice-subscriptions', 'DELETE /notice-subscriptions/:subscriptionId'],
  ...['GET /account', 'GET /account/audit', 'GET /account/usage', 'GET /account/usage/export'],
  ...['POST /account/api-keys', 'GET /account/api-keys', 'PUT /account/api-keys/:keyId'],
  ...['POST /account/api-keys/:keyId/rotate', 'DELETE /account/api-keys/:keyId'],
  ...['GET /account/users', 'POST /account/users', 'PUT /account/users/:userId', 'DELETE /account/users/:userId'],
  ...['GET /account/teams', 'POST /account/teams', 'PUT /account/teams/:teamId', 'DELETE /account/teams/:teamId'],
  ...['GET /account/teams/:teamId/members', 'POST /account/teams/:teamId/members'],
  'DELETE /account/teams/:teamId/members/:userId',
  ...['POST /watchlist/entities', 'POST /watchlist/entities/import', 'POST /watchlist/exports'],
  ...['GET /watchlist/imports', 'GET /watchlist/exports'],
  ...['PUT /watchlist/entities/:id', 'DELETE /watchlist/entities/:id', 'POST /watchlist/entities/:id/pause'],
  ...['POST /watchlist/entities/:id/resume', 'PUT /watchlist/entities/:id/sharing'],
  ...['POST /watchlist/entities/:id/discover', 'POST /watchlist/cases', 'PUT /watchlist/cases/:id'],
  ...['PUT /watchlist/cases/:id/sharing', 'PUT /watchlist/cases/:id/identifier'],
  ...['GET /watchlist/hearings', 'GET /watchlist/hearings/:id', 'GET /watchlist/cases/:id/hearings'],
  'GET /watchlist/hearings/coverage',
  ...['GET /account/hearing-digest', 'PUT /account/hearing-digest'],
  ...['POST /watchlist/calendars', 'GET /watchlist/calendars', 'GET /watchlist/calendars/:id'],
  ...['PUT /watchlist/calendars/:id', 'DELETE /watchlist/calendars/:id', 'POST /watchlist/calendars/:id/rotate'],
  ...['POST /watchlist/candidates/:id/confirm', 'POST /watchlist/candidates/:id/decline'],
  'DELETE /historical-search/:searchId',
  ...['GET /backoffice/plans', 'POST /backoffice/plans', 'GET /backoffice/plans/:planId'],
  'GET /backoffice/candidates/sample',
  ...['PUT /backoffice/plans/:planId', 'GET /backoffice/accounts', 'POST /backoffice/accounts'],
  ...['GET /backoffice/accounts/:accountId', 'PUT /backoffice/accounts/:accountId'],
  ...['GET /backoffice/operator-keys', 'POST /backoffice/operator-keys'],
  ...['POST /backoffice/operator-keys/:keyId/rotate', 'DELETE /backoffice/operator-keys/:keyId'],
  ...['POST /backoffice/sync/daily', 'GET /backoffice/alarms', 'GET /backoffice/sources'],
  ...['GET /backoffice/lists', 'POST /backoffice/lists/:court/:day/look'],
  ...['GET /status', 'GET /backoffice/requests/:id'],
  ...['GET /backoffice/retention', 'POST /backoffice/erasures', 'GET /backoffice/erasures/:erasureId'],
  ...['POST /account/erasures', 'GET /account/erasures/:erasureId'],
  ...['POST /backoffice/sources/:source/pause', 'POST /backoffice/sources/:source/resume'],
  ...['POST /backoffice/candidates/next', 'POST /backoffice/candidates/:id/claim'],
  ...['DELETE /backoffice/candidates/:id/claim', 'POST /backoffice/candidates/:id/set-aside'],
  'POST /backoffice/candidates/:id/reopen',
  'POST /watchlist/entities/risks',
  ...['POST /backoffice/cases/next', 'POST /backoffice/cases/:id/claim', 'DELETE /backoffice/cases/:id/claim'],
  ...['POST /backoffice/challenges/:id/claim', 'DELETE /backoffice/challenges/:id/claim', 'GET /backoffice/runs'],
  ...['POST /backoffice/candidates/:id/approve', 'POST /backoffice/candidates/:id/reject'],
  ...[
    'POST /backoffice/candidates/:id/decide',
    'POST /backoffice/cases/:id/approve',
    'POST /backoffice/cases/:id/reject',
  ],
  ...['GET /backoffice/audit', 'GET /backoffice/access', 'POST /backoffice/challenges/:id/answer'],
]

const READ: Access = {
  actorType: 'USER',
  actorId: 'user',
  keyId: null,
  actorAccountId: null,
  route: 'GET /watchlist/entities/:id',
  requestId: 'request-1',
  things: [{ id: 'thing', accountId: null }],
}

test('entries that the database did not accept are written again, once, and at the latest when the process stops', async (t) => {
  const written: NotedAccess[] = []
  const failed = Promise.withResolvers<void>()
  let isAway = true
  const write = async (noted: readonly NotedAccess[]) => {
    if (!isAway) return void written.push(...noted)
    failed.resolve()
    throw new Error('the database is away')
  }
  const accessLog = createAccessLog({ write }, createLog('test', 'silent'))
  accessLog.note(READ)
  await failed.promise
  accessLog.note({ ...READ, requestId: 'request-2' })
  isAway = false
  await accessLog.close()
  t.deepEqual(
    written.map(({ requestId }) => requestId),
    ['request-1', 'request-2'],
  )
})

test('entries that cannot be written at the end of a process go to its log, with their ids', async (t) => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const write = () => Promise.reject(new Error('the database is away'))
  const accessLog = createAccessLog({ write }, log)
  accessLog.note(READ)
  await accessLog.close()
  const lost = lines
    .map((line) => JSON.parse(line) as { access?: Access; lost?: number })
    .filter(({ access }) => access)
  t.like(lost, { 0: { access: READ, lost: 1 }, length: 1 })
})

test('writing the same accesses twice keeps each once', async (t) => {
  const noted = [noteOf({ ...READ, actorId: 'written-twice' })]
  await service.db.accessLog.write(noted)
  await service.db.accessLog.write(noted)
  t.is((await accesses('actor=written-twice')).entries.length, 1)
})

test('accesses of over a year ago are deleted, those since then are kept', async (t) => {
  const now = Date.now()
  const at = (days: number, n: number) => {
    const created = now - days * 86_400_000
    return {
      ...READ,
      actorId: 'long-ago',
      id: created.toString(16).padStart(12, '0') + `${n}`.padStart(20, '0'),
      created,
    }
  }
  await service.db.accessLog.write([at(366, 1), at(364, 2)])
  for (let deleted = 1; deleted > 0; )
    deleted = await service.db.agedRecords.deletePortion('access-log', now - 365 * 86_400_000)
  const { entries } = await accesses('actor=long-ago')
  t.deepEqual(
    entries.map(({ at, things }) => [now - at, things.length]),
    [[364 * 86_400_000, 1]],
  )
})
