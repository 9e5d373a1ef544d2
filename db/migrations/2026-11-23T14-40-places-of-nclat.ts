import type { Migration, Within } from '../migrate.ts'

/** Cases of the appellate tribunal stand on the lists of its benches, which are read now; their coming hearings are looked for from now on. */
export const migration: Migration = {
  async up() {},
  backfills: [
    { table: 'tracked_cases', statement: enterPlaces },
    { table: 'tracked_cases', statement: watchHearings },
  ],
  async down(run) {
    await run("UPDATE hearings SET list_court = NULL, watched_since = NULL WHERE list_court LIKE 'NCLAT-%'")
    await run("UPDATE tracked_cases SET list_court = NULL WHERE list_court LIKE 'NCLAT-%'")
  },
}

/** The place that `listCourtOf` gives for the keys of a case. */
function enterPlaces(within: Within): string {
  return `
  UPDATE tracked_cases c JOIN (
    SELECT k.tracked_case_id AS id, MIN(k.identity_key) AS first FROM tracked_case_keys k
    WHERE ${within('k.tracked_case_id')}
      AND (k.identity_key LIKE 'NCLAT:case:DELHI/%' OR k.identity_key LIKE 'NCLAT:case:CHENNAI/%')
    GROUP BY k.tracked_case_id
  ) n ON n.id = c.id
  SET c.list_court = CONCAT('NCLAT-', SUBSTRING_INDEX(SUBSTRING(n.first, 12), '/', 1))
  WHERE c.list_court IS NULL`
}

/** India's day is a few hours ahead of the server's: a hearing of yesterday that is watched, too, harms nothing. */
function watchHearings(within: Within): string {
  return `
  UPDATE hearings h JOIN tracked_cases c ON c.id = h.tracked_case_id
  SET h.list_court = c.list_court, h.watched_since = ROUND(UNIX_TIMESTAMP(NOW(3)) * 1000)
  WHERE ${within('c.id')} AND c.list_court LIKE 'NCLAT-%' AND h.list_court IS NULL AND h.hearing_date >= CURRENT_DATE`
}
