import type { Migration } from '../migrate.ts'

/** Cases of the appellate tribunal stand on the lists of its benches, which are read now; their coming hearings are looked for from now on. */
export const migration: Migration = {
  async up(run) {
    await run(ENTER_PLACES)
    await run(WATCH_HEARINGS)
  },
  async down(run) {
    await run("UPDATE hearings SET list_court = NULL, watched_since = NULL WHERE list_court LIKE 'NCLAT-%'")
    await run("UPDATE tracked_cases SET list_court = NULL WHERE list_court LIKE 'NCLAT-%'")
  },
}

/** The place that `listCourtOf` gives for the keys of a case. */
const ENTER_PLACES = `
  UPDATE tracked_cases c JOIN (
    SELECT k.tracked_case_id AS id, MIN(k.identity_key) AS first FROM tracked_case_keys k
    WHERE k.identity_key LIKE 'NCLAT:case:DELHI/%' OR k.identity_key LIKE 'NCLAT:case:CHENNAI/%'
    GROUP BY k.tracked_case_id
  ) n ON n.id = c.id
  SET c.list_court = CONCAT('NCLAT-', SUBSTRING_INDEX(SUBSTRING(n.first, 12), '/', 1))
  WHERE c.list_court IS NULL`

/** India's day is a few hours ahead of the server's: a hearing of yesterday that is watched, too, harms nothing. */
const WATCH_HEARINGS = `
  UPDATE hearings h JOIN tracked_cases c ON c.id = h.tracked_case_id
  SET h.list_court = c.list_court, h.watched_since = ROUND(UNIX_TIMESTAMP(NOW(3)) * 1000)
  WHERE c.list_court LIKE 'NCLAT-%' AND h.list_court IS NULL AND h.hearing_date >= CURRENT_DATE`
