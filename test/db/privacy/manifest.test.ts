import test from 'ava'
import { QueryTypes } from 'sequelize'
import { MANIFEST, type TableErasure } from '../../../db/privacy/manifest.ts'
import { openOwnDatabase } from '../../support/own-database.ts'

interface Column {
  tableName: string
  name: string
  type: string
  length: number | null
}

async function columns(): Promise<Column[]> {
  const { db, end } = await openOwnDatabase({ poolSize: 1 })
  try {
    return await db.sequelize.query<Column>(
      `SELECT table_name AS tableName, column_name AS name, data_type AS type, character_maximum_length AS length
       FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name <> 'migrations'`,
      { type: QueryTypes.SELECT },
    )
  } finally {
    await end()
  }
}

/** The service's own texts that have room for a name but hold none: numbers, ids, states, links, secrets. */
const NAMES_NOBODY = new Set([
  ...[
    'accounts.name',
    // Addresses of the account's own staff, as their names: they go with the user.
    'notice_subscriptions.address',
    'notice_subscriptions.kinds',
    // Names are masked before the line is stored (sources/cause-lists/masked-lines.ts).
    'list_documents.unknown_lines',
    'plans.name',
    'plans.products',
    'plans.sources',
    'users.name',
    'teams.name',
    'api_keys.name',
    'api_keys.permissions',
  ],
  ...[
    'operator_keys.name',
    'operator_keys.sign_in_as',
    'operator_keys.roles',
    'webhook_endpoints.url',
    'webhook_endpoints.events',
    'webhook_endpoints.filter',
  ],
  'events.data',
  ...['audit_log.fields', 'erasures.names', 'erasures.identity_keys', 'erasures.report', 'exports.viewer'],
  ...['historical_searches.sources', 'orders.stable_key', 'orders.order_type', 'outbox.start', 'challenges.picture'],
  ...['alarms.open_key', 'erasure_items.item', 'idempotency_records.sealed_body', 'calendars.alarms'],
  ...['hearings.video_link', 'hearing_sightings.video_link'],
  ...['source_calls.subject', 'source_calls.content_type', 'source_calls.provider_request_id', 'source_pauses.reason'],
])

test('every table declares how it is erased, by columns that it has', async (t) => {
  const all = await columns()
  t.deepEqual(Object.keys(MANIFEST).toSorted(), [...new Set(all.map(({ tableName }) => tableName))].toSorted())
  const known = new Set(all.map(({ tableName, name }) => `${tableName}.${name}`))
  for (const [table, { rows = {}, texts = [], stays }] of Object.entries(MANIFEST)) {
    const named = [...Object.values(rows), ...texts.flatMap(columnsOf)]
    t.deepEqual(
      named.filter((name) => !known.has(`${table}.${name}`)),
      [],
      table,
    )
    t.true(Object.keys(rows).length > 0 || stays !== undefined, `${table} neither goes nor says why it stays`)
  }
})

test('a table with an account column is erased with the account, or says why it stays', async (t) => {
  for (const { tableName, name } of await columns()) {
    if (name !== 'account_id') continue
    const { rows = {}, stays }: TableErasure = MANIFEST[tableName] ?? {}
    t.true(rows.account === name || Object.keys(rows).length > 0 || stays !== undefined, tableName)
  }
})

test('every column with room for a name is searched for names, or is known to hold none', async (t) => {
  const roomy = (await columns()).filter(
    ({ tableName, name, type, length }) =>
      ['longtext', 'text', 'longblob'].includes(type) ||
      (type === 'varchar' && Number(length) >= 200 && name !== 'workflow_id' && tableName !== ''),
  )
  const searched = new Set(
    Object.entries(MANIFEST).flatMap(([table, { texts = [] }]) =>
      texts.flatMap(columnsOf).map((name) => `${table}.${name}`),
    ),
  )
  const open = roomy
    .map(({ tableName, name }) => `${tableName}.${name}`)
    .filter((name) => !searched.has(name) && !NAMES_NOBODY.has(name))
  t.deepEqual(open, [])
})

function columnsOf({ plain = [], json = [], gzip = [] }: NonNullable<TableErasure['texts']>[number]): string[] {
  return [...plain, ...json, ...gzip]
}
