import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { IsoDate } from '../../domain/case.ts'
import type { CalendarReach } from '../../domain/hearings/calendar.ts'
import type { FeedHearing } from '../../domain/hearings/feed-hearing.ts'
import type { HearingChange } from '../../domain/hearings/hearing.ts'
import type { HearingLists } from '../../domain/hearings/hearing-state.ts'
import type { Viewer } from '../../domain/watchlist/sharing.ts'
import { hasWatchlist } from '../account/has-watchlist.ts'
import { readAll, selectList, type Tx } from '../base/table.ts'
import type { MergedRecords } from '../watchlist/merged-records.ts'
import { granteesOf } from '../watchlist/shares.ts'
import type { CourtHolidays } from './court-holidays.ts'
import { type FeedRange, feedHearings } from './feed.ts'
import { type FollowedCase, HEARING_COLUMNS, type HearingRow, type HearingTables, withFlags } from './hearing-tables.ts'
import { OF_DAY } from './list-conditions.ts'
import { conditionsOf, type HearingSearch, valuesOf } from './search-conditions.ts'

/** A stored hearing with its case and the days it moved from and to. */
export interface StoredHearing extends Omit<HearingRow, 'created'> {
  movedToDate: IsoDate | null
  movedFromDate: IsoDate | null
  /** The state of its day's lists; null where they are not read. */
  sureAt: number | null
  documents: number | null
  unread: number | null
}

/** Returns the lists of a hearing's day, for `shownState`. */
export function listsOf({ watchedSince, sureAt, documents, unread }: StoredHearing): HearingLists | null {
  if (documents === null || watchedSince === null) return null
  return { watchedSince, sureAt, documents, unread: unread ?? 0 }
}

/** Reads hearings. A viewer of a case sees its hearings. */
export function hearingReader(
  sequelize: Sequelize,
  { hearings, changes }: HearingTables,
  { courtHolidays, merged }: { courtHolidays: CourtHolidays; merged: MergedRecords },
) {
  function select<Row extends object>(sql: string, replacements: object, tx?: Tx): Promise<Row[]> {
    return sequelize.query<Row>(sql, {
      replacements: { ...replacements },
      type: QueryTypes.SELECT,
      ...(tx && { transaction: tx }),
    })
  }

  async function selectHearings(sql: string, replacements: object, tx?: Tx): Promise<StoredHearing[]> {
    return (await select<StoredHearing>(sql, replacements, tx)).map(withFlags)
  }

  return {
    /**
     * Returns the CNRs of active cases with a hearing in a range of days, both included, whose court's lists are not
     * read for the day; earliest days first.
     */
    async notOnReadLists({ from, to }: Pick<HearingSearch, 'from' | 'to'>, most: number): Promise<string[]> {
      return (await select<{ cnr: string }>(NOT_ON_READ_LISTS, { from, to, most })).map(({ cnr }) => cnr)
    },

    /** Returns what lists say about these cases from a day on, without cases that no list mentions. */
    async statedByLists(caseIds: string[], from: IsoDate, tx?: Tx): Promise<Map<string, StatedByLists>> {
      const rows = await readAll(hearings, {
        where: {
          trackedCaseId: { [Op.in]: caseIds },
          hearingDate: { [Op.gte]: from },
          [Op.or]: [{ state: 'LISTED' }, { reason: 'TAKEN_OFF_LIST' }],
        },
        order: ['hearingDate'],
        transaction: tx ?? null,
      })
      const daysOf = (ofCase: HearingRow[], isListed: boolean) =>
        ofCase.filter(({ state }) => (state === 'LISTED') === isListed).map(({ hearingDate }) => hearingDate)
      return new Map(
        [...Map.groupBy(rows, ({ trackedCaseId }) => trackedCaseId)].map(([id, ofCase]) => [
          id,
          { listedOn: daysOf(ofCase, true)[0], takenOff: daysOf(ofCase, false) },
        ]),
      )
    },

    /** Returns the active cases of all accounts with these CNRs, and the court whose lists may carry each. */
    async casesWithCnrs(cnrs: string[]): Promise<(FollowedCase & { cnr: string; listCourt: string | null })[]> {
      if (cnrs.length === 0) return []
      return select(CASES_WITH_CNRS, { cnrs })
    },

    /**
     * Returns the hearing of this id in any account, or the one that replaced it when two records of a case were
     * merged.
     */
    async find(id: string): Promise<StoredHearing | undefined> {
      const read = async (one: string) =>
        (await selectHearings(`SELECT ${READ} ${FROM} WHERE t.id = :id`, { id: one }))[0]
      const found = await read(id)
      if (found) return found
      const into = await merged.intoOf(id)
      return into === undefined ? undefined : read(into)
    },

    /** Returns the changes of a hearing, oldest first. */
    async changesOf(id: string): Promise<(HearingChange & { changedAt: number })[]> {
      const rows = await readAll(changes, { where: { hearingId: id }, order: ['id'] })
      return rows.map(({ hearingId, revision, field, fromValue, toValue, created }) => ({
        hearingId,
        revision,
        field,
        from: fromValue,
        to: toValue,
        changedAt: created,
      }))
    },

    /** Returns the hearings of a case, latest day first; with `before` only those of earlier days. */
    async listOfCase(caseId: string, { before, most }: { before?: IsoDate | undefined; most: number }) {
      const until = before === undefined ? '' : 'AND t.hearing_date < :before'
      const sql = `SELECT ${READ} ${FROM} WHERE t.tracked_case_id = :caseId ${until} ORDER BY t.hearing_date DESC LIMIT :most`
      return selectHearings(sql, { caseId, before, most })
    },

    /** Returns the hearings of an account's active cases in a range of days, both included. */
    ofAccount(accountId: string, { from, to }: Pick<HearingSearch, 'from' | 'to'>, tx: Tx): Promise<StoredHearing[]> {
      const sql = `SELECT ${READ} ${FROM} JOIN tracked_cases c ON c.account_id = t.account_id AND c.id = t.tracked_case_id
        WHERE ${OWN} AND c.status = 'ACTIVE' AND t.hearing_date BETWEEN :from AND :to`
      return selectHearings(sql, { account: accountId, from, to }, tx)
    },

    /** Returns the hearings of active cases that a viewer sees, earliest day first. */
    async search(viewer: Viewer, search: HearingSearch): Promise<StoredHearing[]> {
      const due = search.kept && (await courtHolidays.dueDays(search.kept.at))
      const found = conditionsOf(search, due)
      const branches = [OWN, SHARED].map(
        (
          reach,
        ) => `(SELECT ${READ} ${FROM} JOIN tracked_cases c ON c.account_id = t.account_id AND c.id = t.tracked_case_id
          WHERE ${reach} AND c.status = 'ACTIVE' AND ${found} ORDER BY t.hearing_date, t.id LIMIT :most)`,
      )
      const named = { ...valuesOf(search, due), account: viewer.accountId, grantees: granteesOf(viewer) }
      return selectHearings(
        `SELECT * FROM (${branches.join(' UNION ALL ')}) found ORDER BY hearingDate, id LIMIT :most`,
        named,
      )
    },

    /** Returns the hearings that a calendar shows, earliest day first. */
    feed: (reach: CalendarReach, range: FeedRange): Promise<FeedHearing[]> => feedHearings(sequelize, reach, range),

    /** Returns the entities that each of these cases is tracked for, in the order of linking. */
    async entitiesOf(caseIds: string[]): Promise<Map<string, string[]>> {
      if (caseIds.length === 0) return new Map()
      const links = await select<{ caseId: string; entityId: string }>(READ_LINKS, { caseIds })
      const byCase = Map.groupBy(links, ({ caseId }) => caseId)
      return new Map([...byCase].map(([caseId, those]) => [caseId, those.map(({ entityId }) => entityId)]))
    },
  }
}

/** The first day for which a list carries a case, and the days that lists have taken it off. */
export interface StatedByLists {
  listedOn: IsoDate | undefined
  takenOff: IsoDate[]
}

const READ = `${selectList(HEARING_COLUMNS, ['created'])}, to_day.hearing_date AS movedToDate, from_day.hearing_date AS movedFromDate,
  l.sure_at AS sureAt,
  IF(l.court IS NULL, NULL, (SELECT COUNT(*) FROM list_documents d WHERE ${OF_DAY})) AS documents,
  (SELECT COUNT(*) FROM list_documents d WHERE ${OF_DAY} AND d.unread IS NOT NULL) AS unread`
const FROM = `FROM hearings t LEFT JOIN hearings to_day ON to_day.account_id = t.account_id AND to_day.id = t.moved_to_id
  LEFT JOIN hearings from_day ON from_day.account_id = t.account_id AND from_day.id = t.moved_from_id
  LEFT JOIN list_days l ON l.court = t.list_court AND l.day = t.hearing_date AND t.watched_since IS NOT NULL
    AND ${hasWatchlist('t.account_id')}`

const OWN = 't.account_id = :account'
const SHARED = `t.account_id <> :account
  AND t.tracked_case_id IN (SELECT s.thing_id FROM shares s WHERE s.grantee IN (:grantees) AND s.thing_kind = 'CASE')`

const READ_LINKS = `
  SELECT tracked_case_id AS caseId, watchlist_entity_id AS entityId FROM tracked_case_entities
  WHERE tracked_case_id IN (:caseIds) ORDER BY created, watchlist_entity_id`

const CASES_WITH_CNRS = `
  SELECT c.id, c.account_id AS accountId, c.court_type AS courtType, c.cnr, c.list_court AS listCourt FROM tracked_cases c
  WHERE c.cnr IN (:cnrs) AND c.status = 'ACTIVE' AND ${hasWatchlist('c.account_id')}`

const NOT_ON_READ_LISTS = `
  SELECT c.cnr AS cnr FROM hearings t JOIN tracked_cases c ON c.account_id = t.account_id AND c.id = t.tracked_case_id
  WHERE t.hearing_date BETWEEN :from AND :to AND t.state IN ('EXPECTED', 'LISTED') AND c.status = 'ACTIVE' AND c.cnr IS NOT NULL
    AND ${hasWatchlist('c.account_id')}
    AND NOT EXISTS (SELECT 1 FROM list_days l WHERE l.court = t.list_court AND l.day = t.hearing_date)
  GROUP BY c.cnr ORDER BY MIN(t.hearing_date), c.cnr LIMIT :most`
