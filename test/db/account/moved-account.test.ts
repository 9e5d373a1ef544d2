import { cp } from 'node:fs/promises'
import test from 'ava'
import type { Sequelize } from 'sequelize'
import { ENDPOINTS } from '../../../api/routes.ts'
import { MANIFEST } from '../../../db/privacy/manifest.ts'
import { withParts } from '../../../db/privacy/things.ts'
import { aFullAccount, pathTo } from '../../support/full-account.ts'
import { type Call, type Service, startService, startServiceOn } from '../../support/service.ts'
import { createDatabase, testStack } from '../../support/stack.ts'

/*
 * Two installations with separate databases, and an account that moves from one to the other, as
 * docs/operations/capacity.md describes.
 */

/** An account's rows in tables that its erasure leaves alone. */
const KEPT_ROWS: Record<string, string> = {
  plans: 'id IN (SELECT plan_id FROM accounts WHERE id IN (:ids))',
  accounts: 'id IN (:ids)',
  usage_ledger: 'account_id IN (:ids)',
  usage_costs: 'billing_key IN (SELECT billing_key FROM usage_ledger WHERE account_id IN (:ids))',
  audit_log: 'account_id IN (:ids)',
  access_log: 'id IN (SELECT access_id FROM access_log_things WHERE account_id IN (:ids))',
  access_log_things: 'account_id IN (:ids)',
  challenge_history: 'order_id IN (:orders)',
  erasures: 'account_id IN (:ids)',
  // Names are hashed with an installation's key, so the key moves too.
  suppressions: "scope IN (:ids) OR kind = 'KEY'",
  order_summaries: 'document_key IN (SELECT original_key FROM order_documents WHERE order_id IN (:orders))',
  document_texts: 'document_key IN (SELECT original_key FROM order_documents WHERE order_id IN (:orders))',
}

/** Tables that belong to an installation, last one night, or are summed again: each installation has its own. */
const OF_INSTALLATION = [
  ...[
    'alarms',
    'case_refresh_positions',
    'case_states',
    'case_sweeps',
    'console_sessions',
    'court_holidays',
    'daily_sync_positions',
  ],
  ...[
    'daily_syncs',
    'document_jobs',
    'erasure_items',
    'event_sequence',
    'last_runs',
    'list_days',
    'list_documents',
    'operator_keys',
  ],
  ...[
    'outbox',
    'slots',
    'rate_windows',
    'source_call_counts',
    'source_calls',
    'source_circuits',
    'source_pauses',
    'source_spend',
  ],
  ...['source_rates', 'source_quotas', 'usage_days'],
]

/** Links to documents are signed for each response. */
/** Parts that differ between responses: signed links, and the last use of a key, which is recorded once a minute. */
const ITS_OWN = /expires=\d+&signature=[\w-]+|"lastUsedAt":\d+|(?<="nextCursor":null,)"asOf":\d+/g

let first: Service
test.before(async () => {
  first = await startService()
})
test.after.always(() => first?.close())

test('an account moved to another database gets the same responses there, works on, and can be erased from its old one', async (t) => {
  const account = await aFullAccount(first)
  const other = await aFullAccount(first)
  const database = await createDatabase()
  t.teardown(database.drop)
  const { temporal } = testStack()
  const second = await startServiceOn({ databaseUrl: database.url, temporal }, {}, [])
  t.teardown(second.close)
  const paths = ENDPOINTS.flatMap((endpoint) => {
    const path = pathTo(endpoint, account)
    const isOfAccount = endpoint.audience === 'account' && path !== '/status'
    return endpoint.method === 'GET' && isOfAccount && !path.includes(':') ? [path] : []
  })
  const answersOf = async (call: Call) =>
    Promise.all(
      paths.map(async (path) => {
        const { status, body } = await call(`GET ${path}`, { key: account.key })
        return { path, status, body: JSON.stringify(body)?.replaceAll(ITS_OWN, '') }
      }),
    )

  const moved = await move(first.db.sequelize, new URL(database.url).pathname.slice(1), account.accountId)
  await cp(first.configuration.DOCUMENTS_PATH, second.configuration.DOCUMENTS_PATH, { recursive: true })
  t.deepEqual([...moved, ...OF_INSTALLATION].toSorted(), Object.keys(MANIFEST).toSorted())
  const answers = await answersOf(first.call)
  t.deepEqual(await answersOf(second.call), answers)
  t.is((await second.call('GET /events', { key: other.key })).status, 401)

  // A client that has read all events continues after those that were moved.
  const read = async (cursor?: string) => {
    const query = new URLSearchParams({ limit: '100', ...(cursor === undefined ? {} : { cursor }) })
    const { body } = await second.call(`GET /events?${query}`, { key: account.key })
    return body as { events: { id: string }[]; nextCursor: string }
  }
  const { nextCursor } = await read()
  const { accountId } = account
  const happening = {
    accountId,
    type: 'case.updated',
    data: { caseId: account.caseId, origin: 'COURT', fields: 'status' },
  } as const
  const id = await second.db.transaction((tx) => second.db.events.raise(happening, tx))
  await second.db.transaction((tx) => second.db.events.publish(100, tx))
  const { events } = await read(nextCursor)
  t.deepEqual(
    events.map((event) => event.id),
    [id],
  )

  const operator = await first.db.operatorKeys.issue('Test operator')
  const body = { kind: 'ACCOUNT', accountId, dryRun: false }
  const erasing = await first.call('POST /backoffice/erasures', { key: operator, body })
  const { erasureId } = erasing.body as { erasureId: string }
  t.is(await first.temporal.client.workflow.getHandle(`erasure/${erasureId}`).result(), 0)
  t.is((await first.call('GET /events', { key: account.key })).status, 401)
  t.deepEqual(
    (await answersOf(second.call)).filter(({ path }) => path !== '/events'),
    answers.filter(({ path }) => path !== '/events'),
  )
})

/**
 * Copies all rows of an account into another database of the same server. Returns the names of the tables that can have
 * such rows.
 */
async function move(sequelize: Sequelize, to: string, accountId: string): Promise<string[]> {
  const parts = withParts('account')
  const orders = parts.find(([thing]) => thing === 'order')?.[1] ?? ''
  const conditions = Object.entries(MANIFEST).flatMap(([table, { rows = {} }]) => {
    const leading = parts.flatMap(([thing, ids]) => (rows[thing] === undefined ? [] : [`${rows[thing]} IN (${ids})`]))
    const kept = KEPT_ROWS[table]?.replace(':orders', orders)
    const all = kept === undefined ? leading : [...leading, kept]
    return all.length > 0 ? [[table, all.join(' OR ')] as const] : []
  })
  await sequelize.transaction(async (transaction) => {
    const run = (sql: string) => sequelize.query(sql, { replacements: { ids: [accountId], accountId }, transaction })
    await run('SET FOREIGN_KEY_CHECKS = 0')
    for (const [table, condition] of conditions)
      await run(`INSERT INTO ${to}.${table} SELECT * FROM ${table} WHERE ${condition}`)
    await run(`UPDATE ${to}.event_sequence SET last = (SELECT last FROM event_sequence)`)
    await run('SET FOREIGN_KEY_CHECKS = 1')
  })
  return conditions.map(([table]) => table)
}
