import { hasColumn, type Migration, unless } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'

/** The orders of lists: the webhook endpoints of an account, the deliveries to one of them, the exports of a user. */
const INDEXES = {
  webhook_endpoints_list: 'webhook_endpoints (account_id, id)',
  webhook_deliveries_list: 'webhook_deliveries (webhook_id, id)',
  exports_user: 'exports (account_id, user_id, id)',
} as const

/** Whose an export is, as a column, and indexes for lists. */
export const migration: Migration = {
  async up(run) {
    if (!(await hasColumn(run, 'exports', 'user_id'))) await run(`ALTER TABLE exports ADD COLUMN user_id ${ID} NULL`)
    for (const [name, columns] of Object.entries(INDEXES))
      await unless('ER_DUP_KEYNAME', () => run(`CREATE INDEX ${name} ON ${columns}`))
  },
  backfills: [
    {
      table: 'exports',
      statement: (within) =>
        `UPDATE exports SET user_id = JSON_UNQUOTE(JSON_EXTRACT(viewer, '$.userId')) WHERE ${within('id')} AND user_id IS NULL`,
    },
  ],
  async down(run) {
    for (const [name, columns] of Object.entries(INDEXES))
      await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run(`DROP INDEX ${name} ON ${columns.split(' ')[0]}`))
    if (await hasColumn(run, 'exports', 'user_id')) await run('ALTER TABLE exports DROP COLUMN user_id')
  },
}
