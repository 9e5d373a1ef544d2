import { DatabaseError } from 'sequelize'
import { hasColumn, type Migration } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const ROLES = 'VARCHAR(200) CHARACTER SET ascii COLLATE ascii_bin'
/** Keys that are there already opened the whole backoffice, and go on to. */
const ALL_ROLES = 'review,challenges,sources,accounts,audit,keys'

const INDEXES = { audit_log_account: 'account_id, id', audit_log_actor: 'actor_id, id' } as const

/**
 * Operators' keys get roles and tell of their last use. The audit log also holds what belongs to no account, names the key and the
 * account of who acted, and is found by account and by actor.
 */
export const migration: Migration = {
  async up(run) {
    if (!(await hasColumn(run, 'operator_keys', 'roles')))
      await run(`ALTER TABLE operator_keys
        ADD COLUMN roles ${ROLES} NOT NULL DEFAULT '${ALL_ROLES}', ADD COLUMN last_used_at BIGINT NULL`)
    if (!(await hasColumn(run, 'audit_log', 'key_id')))
      await run(`ALTER TABLE audit_log MODIFY COLUMN account_id ${ID} NULL,
        ADD COLUMN key_id ${ID} NULL, ADD COLUMN actor_account_id ${ID} NULL`)
    for (const [name, columns] of Object.entries(INDEXES))
      await unless('ER_DUP_KEYNAME', () => run(`CREATE INDEX ${name} ON audit_log (${columns})`))
  },
  async down(run) {
    for (const name of Object.keys(INDEXES))
      await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run(`DROP INDEX ${name} ON audit_log`))
    if (await hasColumn(run, 'audit_log', 'key_id')) {
      await run('DELETE FROM audit_log WHERE account_id IS NULL')
      await run(`ALTER TABLE audit_log MODIFY COLUMN account_id ${ID} NOT NULL,
        DROP COLUMN key_id, DROP COLUMN actor_account_id`)
    }
    if (await hasColumn(run, 'operator_keys', 'roles'))
      await run('ALTER TABLE operator_keys DROP COLUMN roles, DROP COLUMN last_used_at')
  },
}

/** MySQL has no `IF NOT EXISTS` for indexes: a step that was done before fails in this way. */
async function unless(isDone: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof DatabaseError) || !('code' in error.original) || error.original.code !== isDone) throw error
  }
}
