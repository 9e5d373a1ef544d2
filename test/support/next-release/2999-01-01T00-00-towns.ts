import { hasColumn, type Migration, type Run, unless, type Within } from '../../../db/migrate.ts'

/** A migration as a later release may have it: a table, a column with an index, a back-fill in SQL and one in code. */
export const migration: Migration = {
  async up(run) {
    await run(`CREATE TABLE IF NOT EXISTS towns (
      id CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
      name VARCHAR(50) NOT NULL
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`)
    if (!(await hasColumn(run, 'tracked_cases', 'town')))
      await run('ALTER TABLE tracked_cases ADD COLUMN town VARCHAR(50) NULL, LOCK=NONE')
    await unless('ER_DUP_KEYNAME', () =>
      run('CREATE INDEX tracked_cases_town ON tracked_cases (account_id, town) LOCK=NONE'),
    )
  },
  backfills: [
    { table: 'tracked_cases', statement: nameTowns },
    { table: 'watchlist_entities', fill: listTowns },
  ],
}

function nameTowns(within: Within): string {
  return `UPDATE tracked_cases c SET c.town = CONCAT('town ', c.number % 7) WHERE ${within('c.id')} AND c.town IS NULL`
}

async function listTowns(run: Run, within: Within): Promise<void> {
  const [rows] = await run(`SELECT id FROM watchlist_entities WHERE ${within('id')}`)
  const values = (rows as { id: string }[]).map(({ id }) => `('${id}', 'town of ${id.slice(-4)}')`)
  await run(`INSERT IGNORE INTO towns (id, name) VALUES ${values.join(', ')}`)
}
