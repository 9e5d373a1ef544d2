import type { Migration, Within } from '../migrate.ts'

/** Keys that were cut at the old length are written anew from what they were made of. */
function writeCutKeys(within: Within): string {
  return `UPDATE orders SET stable_key = CONCAT(order_date, '|', number, '|', COALESCE(order_type, ''))
  WHERE ${within('id')} AND CHAR_LENGTH(stable_key) = 255`
}

/** Compares the keys of orders letter by letter, and whole: two orders that differ in an accent are two. */
export const migration: Migration = {
  async up(run) {
    await run('ALTER TABLE orders MODIFY stable_key VARCHAR(320) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL')
  },
  backfills: [{ table: 'orders', statement: writeCutKeys }],
  /** Orders that differ in nothing that the old comparison sees stay apart by their ids, which are put after the key. */
  async down(run) {
    await run(`UPDATE orders o JOIN (
        SELECT looked_up_case_id, CONVERT(LEFT(stable_key, 255) USING utf8mb4) COLLATE utf8mb4_unicode_ci AS old_key, MIN(id) AS first
        FROM orders GROUP BY looked_up_case_id, old_key HAVING COUNT(*) > 1
      ) twice ON twice.looked_up_case_id = o.looked_up_case_id
        AND twice.old_key = CONVERT(LEFT(o.stable_key, 255) USING utf8mb4) COLLATE utf8mb4_unicode_ci AND o.id <> twice.first
      SET o.stable_key = CONCAT(LEFT(o.stable_key, 222), '|', o.id)`)
    await run('UPDATE orders SET stable_key = LEFT(stable_key, 255)')
    await run('ALTER TABLE orders MODIFY stable_key VARCHAR(255) COLLATE utf8mb4_unicode_ci NOT NULL')
  },
}
