import { hasColumn, type Migration, unless } from '../migrate.ts'

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
  },
  backfills: [
    {
      table: 'exports',
      statement: (within) =>
        `UPDATE exports SET filter = '{}' WHERE ${within('id')} AND completed_at IS NOT NULL AND filter <> '{}'`,
    },
    {
      table: 'historical_searches',
      statement: (within) =>
        `UPDATE historical_searches SET criteria = ${THE_RECORD} WHERE ${within('id')} AND ${BEYOND_THE_RECORD}`,
    },
  ],
  async down(run) {
    await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run('DROP INDEX account_spend_day ON account_spend'))
    if (await hasColumn(run, 'webhook_deliveries', 'answered_at'))
      await run('ALTER TABLE webhook_deliveries DROP INDEX webhook_deliveries_answered, DROP COLUMN answered_at')
  },
}
