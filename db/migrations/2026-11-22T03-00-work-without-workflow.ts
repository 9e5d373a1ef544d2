import { DatabaseError } from 'sequelize'
import { hasColumn, type Migration, type Run } from '../migrate.ts'

const ID = 'CHAR(32) CHARACTER SET ascii COLLATE ascii_bin'
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci'

/** How long a picture could be answered before its end was written down with it. */
const PATIENCE_MS = 15 * 60_000

/**
 * What is needed to find work whose workflow is gone: overdue deliveries, onboardings and looks under way, and the round that looks for them.
 * An order has one open picture at most: `open_key` is its id while the picture is open. Of several only the latest can still be answered.
 */
export const migration: Migration = {
  async up(run) {
    await run(`CREATE TABLE IF NOT EXISTS entity_onboardings (
      watchlist_entity_id ${ID} NOT NULL,
      kind VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      token ${ID} NOT NULL,
      since BIGINT NOT NULL,
      PRIMARY KEY (kind, watchlist_entity_id)
    ) ${TABLE}`)
    await run(`CREATE TABLE IF NOT EXISTS last_runs (
      name VARCHAR(50) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
      workflow_id VARCHAR(500) NOT NULL,
      run_id VARCHAR(50) NOT NULL,
      at BIGINT NOT NULL
    ) ${TABLE}`)
    await unless('ER_DUP_KEYNAME', () =>
      run('CREATE INDEX webhook_deliveries_due ON webhook_deliveries (status, next_attempt_at)'),
    )
    if (!(await hasColumn(run, 'challenges', 'expires_at')))
      await run('ALTER TABLE challenges ADD COLUMN expires_at BIGINT NOT NULL DEFAULT 0')
    await run(`UPDATE challenges SET expires_at = created + ${PATIENCE_MS} WHERE expires_at = 0`)
    if (!(await hasColumn(run, 'challenges', 'open_key')))
      await run(`ALTER TABLE challenges ADD COLUMN open_key ${ID} NULL`)
    await endAllButTheLatest(run)
    await run("UPDATE challenges SET open_key = order_id WHERE status = 'OPEN'")
    await unless('ER_DUP_KEYNAME', () => run('CREATE UNIQUE INDEX challenges_open ON challenges (open_key)'))
  },
  async down(run) {
    await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run('DROP INDEX challenges_open ON challenges'))
    for (const column of ['open_key', 'expires_at'])
      if (await hasColumn(run, 'challenges', column)) await run(`ALTER TABLE challenges DROP COLUMN ${column}`)
    await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run('DROP INDEX webhook_deliveries_due ON webhook_deliveries'))
    await run('DROP TABLE IF EXISTS last_runs')
    await run('DROP TABLE IF EXISTS entity_onboardings')
  },
}

async function endAllButTheLatest(run: Run): Promise<void> {
  const earlier = `challenges c JOIN challenges latest
    ON latest.order_id = c.order_id AND latest.status = 'OPEN' AND latest.id > c.id`
  await run(`INSERT IGNORE INTO challenge_history (id, order_id, court_type, status, answered_by, created, ended_at)
    SELECT DISTINCT c.id, c.order_id, c.court_type, 'EXPIRED', NULL, c.created, c.expires_at FROM ${earlier}
    WHERE c.status = 'OPEN'`)
  await run(`UPDATE ${earlier} SET c.status = 'EXPIRED' WHERE c.status = 'OPEN'`)
}

/** MySQL has no `IF NOT EXISTS` for indexes: a step that was done before fails in this way. */
async function unless(isDone: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof DatabaseError) || !('code' in error.original) || error.original.code !== isDone) throw error
  }
}
