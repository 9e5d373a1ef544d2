import test, { type ExecutionContext } from 'ava'
import { cursorAt, readCursor } from '../../../api/http/cursor.ts'
import type { AnyEndpoint } from '../../../api/http/endpoint.ts'
import { ENDPOINTS } from '../../../api/routes.ts'
import { aKey, anAccount, type Service, startService, type TestAccount } from '../../support/service.ts'
import { aCase } from '../../support/watchlist.ts'
import { raise } from '../../support/webhooks.ts'

let service: Service
let operator: string
let account: TestAccount
let caseId: string
let teamId: string
let webhookId: string

test.before(async () => {
  service = await startService({}, [])
  operator = await service.db.operatorKeys.issue('Reader')
  account = await anAccount(service.db)
  caseId = await aCase(service, account.key)
  teamId = await post('POST /account/teams', { name: 'Litigation' }, 'teamId')
  webhookId = await post('POST /webhooks', aWebhook(), 'webhookId')
})
test.after.always(() => service?.close())

const aSubscription = () => ({ channel: 'CHAT', address: aWebhook().url, kinds: ['HEARING_DIGEST'] })
const aWebhook = () => ({ url: `${service.control.url}/webhooks/pages`, events: ['case.updated'] })

async function post(request: string, body: object, id: string, key = account.key): Promise<string> {
  const answer = await service.call(request, { key, body })
  if (answer.status >= 300) throw new Error(`${request}: ${JSON.stringify(answer.body)}`)
  return String((answer.body as Record<string, unknown>)[id])
}

let made = 0
/** A list, the name of its items in the answer, and how to create one more. */
interface List {
  path: () => string
  items: string
  id: string | undefined
  make: () => Promise<unknown>
}

const DONE = () => ({ actorType: 'USER', actorId: account.userId, requestId: 'request-of-a-test' }) as const
const LEVELS = ['LOW', 'HIGH']

const LISTS: Record<string, List> = {
  'GET /account/users': list('/account/users', 'users', 'userId', () =>
    post('POST /account/users', { name: 'Somebody' }, 'userId'),
  ),
  'GET /account/teams': list('/account/teams', 'teams', 'teamId', () =>
    post('POST /account/teams', { name: 'A team' }, 'teamId'),
  ),
  'GET /account/teams/:teamId/members': {
    path: () => `/account/teams/${teamId}/members`,
    items: 'userIds',
    id: undefined,
    make: async () => {
      const userId = await post('POST /account/users', { name: 'Somebody' }, 'userId')
      await post(`POST /account/teams/${teamId}/members`, { userId }, 'teamId')
    },
  },
  'GET /account/api-keys': list('/account/api-keys', 'apiKeys', 'keyId', () => aKey(service.db, account)),
  'GET /account/audit': list('/account/audit', 'entries', 'entryId', () =>
    post('POST /account/users', { name: 'Somebody' }, 'userId'),
  ),
  'GET /webhooks': list('/webhooks', 'webhooks', 'webhookId', () => post('POST /webhooks', aWebhook(), 'webhookId')),
  'GET /notice-subscriptions': list('/notice-subscriptions', 'subscriptions', 'subscriptionId', () =>
    post('POST /notice-subscriptions', aSubscription(), 'subscriptionId'),
  ),
  'GET /webhooks/:webhookId/deliveries': {
    path: () => `/webhooks/${webhookId}/deliveries`,
    items: 'deliveries',
    id: 'deliveryId',
    make: async () => {
      const { accountId } = account
      const id = await raise(service, accountId)
      const event = { id, accountId, type: 'case.updated', data: {}, created: Date.now() } as const
      return service.db.transaction((tx) => service.db.webhookDeliveries.open({ id: webhookId }, [event], tx))
    },
  },
  'GET /watchlist/calendars': list('/watchlist/calendars', 'calendars', 'calendarId', () =>
    post('POST /watchlist/calendars', { name: 'Hearings', scope: { type: 'ACCOUNT' } }, 'calendarId'),
  ),
  'GET /watchlist/imports': list('/watchlist/imports', 'imports', 'importId', () =>
    service.db.transaction((tx) => service.db.imports.create(account.accountId, [], DONE(), tx)),
  ),
  'GET /watchlist/exports': list('/watchlist/exports', 'exports', 'exportId', () => {
    const viewer = { ...account, teamIds: [] }
    const wanted = { what: 'cases', format: 'csv', filter: {}, viewer } as const
    return service.db.transaction((tx) => service.db.exports.create(wanted, DONE(), tx))
  }),
  'GET /watchlist/cases/:id/changes': {
    path: () => `/watchlist/cases/${caseId}/changes`,
    items: 'changes',
    id: 'changeId',
    make: () =>
      service.call(`PUT /watchlist/cases/${caseId}`, { key: account.key, body: { riskLevel: LEVELS[made++ % 2] } }),
  },
  'GET /historical-search': list('/historical-search', 'searches', 'searchId', () => {
    const search = {
      accountId: account.accountId,
      apiKeyId: account.keyId,
      mode: 'SYNC',
      criteria: { name: 'A', partyType: 'BOTH', filters: {}, nameVariations: [], generatedVariations: [] },
      clientReference: null,
      requestHash: Buffer.alloc(32),
      billing: 'PER_PAGE',
      merging: { sources: [], collected: 0, cap: 100, capReached: false },
      createdAt: Date.now(),
      expiresAt: Date.now() + 60_000,
      claimedUntil: null,
    } as never
    return service.db.transaction((tx) => service.db.historicalSearches.create(search, tx))
  }),
  'GET /backoffice/accounts': list('/backoffice/accounts', 'accounts', 'accountId', () => anAccount(service.db)),
  'GET /backoffice/plans': list('/backoffice/plans', 'plans', 'planId', () => anAccount(service.db)),
  'GET /backoffice/operator-keys': list('/backoffice/operator-keys', 'operatorKeys', 'keyId', () =>
    service.db.operatorKeys.issue('Somebody'),
  ),
  'GET /backoffice/audit': list('/backoffice/audit', 'entries', 'entryId', () =>
    post('POST /account/users', { name: 'Somebody' }, 'userId'),
  ),
  'GET /backoffice/alarms': list('/backoffice/alarms', 'alarms', 'subject', () =>
    service.db.alarms.raise({ name: 'QUEUE_UNSERVED', subject: `queue-${made++}` }),
  ),
}

function list(path: string, items: string, id: string, make: () => Promise<unknown>): List {
  return { path: () => path, items, id, make }
}

interface Page {
  ids: string[]
  nextCursor: string | null
}

async function read(t: ExecutionContext, { path, items, id }: List, query: string): Promise<Page> {
  const address = path()
  const key = address.startsWith('/backoffice') ? operator : account.key
  const { status, body } = await service.call(`GET ${address}?${query}`, { key })
  t.is(status, 200, JSON.stringify(body))
  const { nextCursor, [items]: page } = body as Record<string, unknown>
  const ids = (page as (string | Record<string, string>)[]).map((item) =>
    typeof item === 'string' ? item : String(item[id ?? '']),
  )
  return { ids, nextCursor: nextCursor as string | null }
}

for (const [name, each] of Object.entries(LISTS))
  test.serial(
    `${name}: 200 pages to the end return every item once, also when items are added in between`,
    async (t) => {
      for (let index = 0; index < 5; index += 1) await each.make()
      const { ids: known } = await read(t, each, 'limit=50')
      t.true(known.length >= 5 && !known.includes('undefined'), known.join())
      const seen: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: Page = await read(t, each, `limit=2${cursor && `&cursor=${cursor}`}`)
        seen.push(...page.ids)
        cursor = page.nextCursor
        if (cursor !== null) await each.make()
      }
      t.deepEqual(
        known.filter((id) => !seen.includes(id)),
        [],
      )
      t.is(new Set(seen).size, seen.length)
    },
  )

test.serial('a cursor of another list, of another account or never issued is refused', async (t) => {
  const { nextCursor } = await read(t, LISTS['GET /account/users'] as List, 'limit=1')
  const other = await anAccount(service.db)
  for (const [path, key, cursor] of [
    ['/account/users', other.key, nextCursor],
    ['/account/teams', account.key, nextCursor],
    ['/historical-search', account.key, nextCursor],
    ['/backoffice/accounts', operator, nextCursor],
    ['/backoffice/alarms', operator, 'कखग'],
    ['/watchlist/imports', account.key, account.userId],
    ['/watchlist/exports', account.key, ''],
  ] as const) {
    const answer = await service.call(`GET ${path}?cursor=${encodeURIComponent(cursor ?? '')}`, { key })
    t.like(answer, { status: 400, body: { code: 60001, details: { issues: [{ path: 'cursor' }] } } }, path)
  }
  t.is((await service.call(`GET /account/users?cursor=${nextCursor}`, { key: account.key })).status, 200)
})

test('a cursor is valid only for its position and list, whatever letter of it is changed', (t) => {
  const cursor = cursorAt('secret', ['users', 'a'], 'place')
  t.is(readCursor('secret', ['users', 'a'], cursor), 'place')
  t.is(readCursor('other', ['users', 'a'], cursor), undefined)
  t.is(readCursor('secret', ['users', 'b'], cursor), undefined)
  t.is(readCursor('secret', ['users'], cursorAt('secret', [], 'users')), undefined)
  for (let at = 0; at < cursor.length; at += 1) {
    const changed = `${cursor.slice(0, at)}${cursor[at] === 'A' ? 'B' : 'A'}${cursor.slice(at + 1)}`
    t.is(readCursor('secret', ['users', 'a'], changed), undefined, changed)
  }
})

/** Lists that the Specification pages differently, and short lists that are returned whole. */
const OTHERWISE = [
  'GET /historical-search/:searchId/results',
  'GET /historical-search/:searchId/download',
  'GET /case-lookup/case-types',
  'GET /status',
  'GET /account/usage',
  'GET /account/usage/export',
  'GET /backoffice/candidates/sample',
  'GET /backoffice/find',
  'GET /backoffice/sources',
  'GET /backoffice/lists',
  'GET /watchlist/hearings/coverage',
  'GET /watchlist/cases/:id/family',
  'GET /backoffice/retention',
  'GET /backoffice/runs',
  'GET /backoffice/requests/:id',
]

test.serial('no list of an account has to be sorted: each has an index in its order', async (t) => {
  const { sequelize } = service.db
  const sent: string[] = []
  const options = Reflect.get(sequelize, 'options') as { logging: unknown }
  options.logging = (sql: string) => sent.push(sql.replace(/^Executing [^:]*: /, ''))
  t.teardown(() => {
    options.logging = false
  })
  for (const each of Object.values(LISTS)) await read(t, each, 'limit=2')
  const pages = sent.filter((sql) => sql.startsWith('SELECT') && /ORDER BY .* LIMIT 3/.test(sql))
  t.is(pages.length, Object.keys(LISTS).length)
  for (const sql of pages) {
    const plans = await Promise.all((await withEachIndex(sql)).map((each) => sequelize.query(`EXPLAIN ${each}`)))
    t.true(
      plans.some(([plan]) => !JSON.stringify(plan).includes('filesort')),
      sql,
    )
  }
})

/**
 * Explains the statement as it is, and with each index of its table: with few rows the server sorts whatever the
 * indexes.
 */
async function withEachIndex(sql: string): Promise<string[]> {
  const [, table] = /FROM `(\w+)` AS `/.exec(sql) ?? []
  if (!table) return [sql]
  const indexes = (await service.db.sequelize.query(`SHOW INDEX FROM ${table}`))[0] as { Key_name: string }[]
  const names = [...new Set(indexes.map(({ Key_name }) => Key_name))]
  return [sql, ...names.map((name) => sql.replace(/(FROM `\w+` AS `\w+`)/, `$1 FORCE INDEX (\`${name}\`)`))]
}

test('every GET that answers with a list takes `limit` and `cursor` and returns `nextCursor`', (t) => {
  for (const endpoint of ENDPOINTS.filter(({ method }) => method === 'GET')) {
    const name = `${endpoint.method} ${endpoint.path}`
    const fields = fieldsOf(endpoint.replies[200])
    const isPaged = 'nextCursor' in fields
    if (isPaged) for (const parameter of ['limit', 'cursor']) t.true(parameter in fieldsOf(endpoint.query), name)
    else t.true(OTHERWISE.includes(name) || !isOnlyAList(fields), name)
  }
})

function fieldsOf(schema: AnyEndpoint['query']): Record<string, { type?: string }> {
  return (schema as { shape?: Record<string, { type?: string }> } | undefined)?.shape ?? {}
}

/** A record has an id or other fields in addition to its lists. */
function isOnlyAList(fields: Record<string, { type?: string }>): boolean {
  const types = Object.values(fields).map(({ type }) => type)
  return types.length > 0 && types.length <= 2 && types.includes('array')
}
