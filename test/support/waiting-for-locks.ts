import type { Database } from '../../db/database.ts'

/** How many transactions of the database wait for a lock. MariaDB renews this table only if it was not read for 0.1 s. */
export async function waitingForLocks({ sequelize }: Pick<Database, 'sequelize'>): Promise<number> {
  await sequelize.query('SELECT SLEEP(0.15)')
  const [rows] = await sequelize.query(
    `SELECT COUNT(*) AS waiting FROM information_schema.innodb_trx t JOIN information_schema.processlist p ON p.id = t.trx_mysql_thread_id
     WHERE t.trx_state = 'LOCK WAIT' AND p.db = DATABASE()`,
  )
  return Number((rows as { waiting: number }[])[0]?.waiting)
}
