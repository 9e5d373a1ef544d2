import { hasColumn, type Migration, type Run, unless } from '../migrate.ts'

/** Rows that one statement changes, so that nobody waits long for their locks. */
const AT_ONCE = 1_000

/** What an expired search says beyond the fields of its record. */
const BEYOND_THE_RECORD = `purged_at IS NOT NULL AND (JSON_LENGTH(criteria, '$.nameVariations') > 0
  OR JSON_LENGTH(criteria, '$.generatedVariations') > 0 OR JSON_CONTAINS_PATH(criteria, 'one', '$.registrationNumber', '$.location'))`
const THE_RECORD = `JSON_OBJECT('name', JSON_VALUE(criteria, '$.name'), 'partyType', JSON_VALUE(criteria, '$.partyType'),
  'filters', JSON_EXTRACT(criteria, '$.filters'), 'nameVariations', JSON_ARRAY(), 'generatedVariations', JSON_ARRAY())`

/**
 * Answers of receivers are found by when they came, and what a day cost by its day. Filters of exports that have ended and what expired
 * searches asked for beyond their record are deleted. Answers from before go with their deliveries.
 */
export const migration: Migration = {
  async up(run) {
    if (!(await hasColumn(run, 'webhook_deliveries', 'answered_at')))
      await run(`ALTER TABLE webhook_deliveries
        ADD COLUMN answered_at BIGINT NULL, ADD INDEX webhook_deliveries_answered (answered_at)`)
    await unless('ER_DUP_KEYNAME', () => run('CREATE INDEX account_spend_day ON account_spend (day)'))
    await inPortions(run, "UPDATE exports SET filter = '{}' WHERE completed_at IS NOT NULL AND filter <> '{}'")
    await inPortions(run, `UPDATE historical_searches SET criteria = ${THE_RECORD} WHERE ${BEYOND_THE_RECORD}`)
  },
  async down(run) {
    await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run('DROP INDEX account_spend_day ON account_spend'))
    if (await hasColumn(run, 'webhook_deliveries', 'answered_at'))
      await run('ALTER TABLE webhook_deliveries DROP INDEX webhook_deliveries_answered, DROP COLUMN answered_at')
  },
}

async function inPortions(run: Run, statement: string): Promise<void> {
  for (let changed = AT_ONCE; changed === AT_ONCE; ) {
    const [, about] = await run(`${statement} LIMIT ${AT_ONCE}`)
    changed = (about as { affectedRows: number }).affectedRows
  }
}
