import { hasColumn, type Migration, unless, type Within } from '../migrate.ts'

/** The place on whose lists a case can stand, so that coverage does not work it out from the numbers of each case. */
export const migration: Migration = {
  async up(run) {
    if (!(await hasColumn(run, 'tracked_cases', 'list_court')))
      await run(
        'ALTER TABLE tracked_cases ADD COLUMN list_court VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NULL',
      )
    await unless('ER_DUP_KEYNAME', () =>
      run('CREATE INDEX tracked_cases_place ON tracked_cases (account_id, status, list_court, court_type)'),
    )
  },
  backfills: [{ table: 'tracked_cases', statement: enterPlaces }],
  async down(run) {
    await unless('ER_CANT_DROP_FIELD_OR_KEY', () => run('DROP INDEX tracked_cases_place ON tracked_cases'))
    if (await hasColumn(run, 'tracked_cases', 'list_court'))
      await run('ALTER TABLE tracked_cases DROP COLUMN list_court')
  },
}

/** The place that `listCourtOf` gives for the keys of a case. */
function enterPlaces(within: Within): string {
  return `
  UPDATE tracked_cases c JOIN (
    SELECT k.tracked_case_id AS id, MIN(k.identity_key) AS first FROM tracked_case_keys k
    WHERE ${within('k.tracked_case_id')} AND (k.identity_key LIKE 'HC:case:______/%'
      OR k.identity_key LIKE 'SC:case:%' OR k.identity_key LIKE 'SC:diary:%')
    GROUP BY k.tracked_case_id
  ) n ON n.id = c.id
  SET c.list_court = IF(n.first LIKE 'SC:%', 'SC', CONCAT('HC-', SUBSTRING(n.first, 9, 6)))
  WHERE c.list_court IS NULL`
}
