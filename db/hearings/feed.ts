import { QueryTypes, type Sequelize } from 'sequelize'
import type { IsoDate } from '../../domain/case.ts'
import type { CalendarReach } from '../../domain/hearings/calendar.ts'
import type { FeedHearing } from '../../domain/hearings/feed-hearing.ts'
import { granteeOf } from '../watchlist/shares.ts'

/** Selects the hearings of a feed. Both days are included. */
export interface FeedRange {
  from: IsoDate
  to: IsoDate
  /** Hearings taken off since this instant stay in the feed, epoch ms. */
  removedSince: number
  most: number
}

/** Returns the hearings that a calendar shows, earliest day first. */
export async function feedHearings(
  sequelize: Sequelize,
  reach: CalendarReach,
  range: FeedRange,
): Promise<FeedHearing[]> {
  const { accountId, sharedWith, entityId } = reach
  const reaches = [...(accountId === null ? [] : [OWN]), ...(sharedWith.length === 0 ? [] : [SHARED])]
  const branches = reaches.map(
    (condition) => `(SELECT ${COLUMNS} FROM hearings t
      JOIN tracked_cases c ON c.account_id = t.account_id AND c.id = t.tracked_case_id
      LEFT JOIN tracked_case_snapshots s ON s.tracked_case_id = c.id
      WHERE ${condition} AND ${SHOWN} ${entityId === null ? '' : OF_ENTITY} ORDER BY t.hearing_date, t.id LIMIT :most)`,
  )
  if (branches.length === 0) return []
  const replacements = { ...range, accountId, entityId, grantees: sharedWith.map(granteeOf) }
  const sql = `SELECT * FROM (${branches.join(' UNION ALL ')}) found ORDER BY hearingDate, id LIMIT :most`
  const found = await sequelize.query<FeedHearing>(sql, { replacements, type: QueryTypes.SELECT })
  // The driver returns booleans as numbers.
  return found.map((hearing) => ({ ...hearing, sitting: hearing.sitting === null ? null : Boolean(hearing.sitting) }))
}

/** Reads a string of a case's snapshot; null for any other type. */
function text(path: string): string {
  const value = `JSON_EXTRACT(s.snapshot, '$.${path}')`
  return `IF(JSON_TYPE(${value}) = 'STRING', JSON_UNQUOTE(${value}), NULL)`
}

/** Reads the first party of a side: looked-up cases name one, found ones have lists. */
function party(side: 'petitioner' | 'respondent'): string {
  return `COALESCE(${text(`parties.${side}`)}, ${text(`${side}s[0]`)})`
}

const COLUMNS = `t.id, t.uid, t.tracked_case_id AS caseId, t.account_id AS accountId, t.hearing_date AS hearingDate, t.state, t.reason,
  t.court, t.bench, t.stage, t.list_kind AS listKind, t.sitting_time AS sittingTime, t.sitting, t.video_link AS videoLink, t.revision, t.updated,
  COALESCE(${text('caseNumber')}, c.registration_number, c.cnr, c.filing_number, c.diary_number) AS caseNumber,
  ${party('petitioner')} AS petitioner, ${party('respondent')} AS respondent`

const OWN = 't.account_id = :accountId'
/** The other branch of a calendar already holds the account's own cases. */
const SHARED = `(:accountId IS NULL OR t.account_id <> :accountId)
  AND t.tracked_case_id IN (SELECT g.thing_id FROM shares g WHERE g.grantee IN (:grantees) AND g.thing_kind = 'CASE')`

const SHOWN = `c.status = 'ACTIVE' AND t.uid IS NOT NULL AND t.hearing_date BETWEEN :from AND :to
  AND (t.state IN ('EXPECTED', 'LISTED') OR t.updated >= :removedSince)`

const OF_ENTITY = `AND (t.account_id, t.tracked_case_id) IN (
  SELECT l.account_id, l.tracked_case_id FROM tracked_case_entities l WHERE l.watchlist_entity_id = :entityId)`
