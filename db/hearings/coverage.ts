import { QueryTypes, type Sequelize } from 'sequelize'
import type { IsoDate } from '../../domain/case.ts'
import { isEarly, type ListDocument, type ListKind } from '../../domain/hearings/cause-list.ts'
import type { CourtOfCases } from '../../domain/hearings/coverage.ts'

import type { Viewer } from '../../domain/watchlist/sharing.ts'
import { granteesOf } from '../watchlist/shares.ts'

/** Maximum of an account's own cases counted per court, so that coverage is read fast for a million cases too. */
export const MAX_CASES_COUNTED = 10_000

/** A list of a day, as coverage shows it. */
interface NamedList extends Pick<ListDocument, 'number' | 'firstSeenAt'> {
  kind: ListKind
}

/** The state of a court's lists for a day. */
export interface CoveredDay {
  court: string
  day: IsoDate
  sureAt: number | null
  /** The documents that determine the state of the day, without early lists. */
  documents: number
  unread: number
  lists: NamedList[]
}

interface DayRow extends Pick<CoveredDay, 'court' | 'day' | 'sureAt'> {
  isUnread: number | null
  kind: NamedList['kind'] | null
  number: number | null
  firstSeenAt: number | null
}

/** The courts whose lists are needed, and the state of these lists. */
export function coverageRepository(sequelize: Sequelize) {
  function select<Row extends object>(sql: string, replacements: Record<string, unknown>): Promise<Row[]> {
    return sequelize.query<Row>(sql, { replacements, type: QueryTypes.SELECT })
  }

  return {
    /**
     * Returns the courts of the active cases that a viewer sees, with the number of cases; at most `MAX_CASES_COUNTED`
     * of the account's own.
     */
    async courtsOf(viewer: Viewer): Promise<CourtOfCases[]> {
      const account = viewer.accountId
      const own = await select<Omit<CourtOfCases, 'cases'>>(OWN_COURTS, { account })
      const counted: CourtOfCases[] = []
      for (const of of own) {
        const [{ cases } = { cases: 0 }] = await select<Pick<CourtOfCases, 'cases'>>(COUNT_OWN, {
          account,
          ...of,
          most: MAX_CASES_COUNTED,
        })
        counted.push({ ...of, cases })
      }
      const shared = await select<CourtOfCases>(SHARED_COURTS, { account, grantees: granteesOf(viewer) })
      // A case whose number is on no list has no court; those sort last.
      const byCourt = Map.groupBy([...counted, ...shared], ({ court, courtType }) => `${court ?? '~'}/${courtType}`)
      return [...byCourt.keys()].sort().flatMap((key) => {
        const [first, ...others] = byCourt.get(key) ?? []
        return first ? { ...first, cases: others.reduce((sum, { cases }) => sum + cases, first.cases) } : []
      })
    },

    /** Returns the state of these courts' lists for a range of days, both ends included. */
    async daysOf(courts: string[], from: IsoDate, to: IsoDate): Promise<CoveredDay[]> {
      if (courts.length === 0) return []
      const rows = await select<DayRow>(DAYS, { courts, from, to })
      return [...Map.groupBy(rows, ({ court, day }) => `${court}/${day}`).values()].flatMap((those) =>
        those.slice(0, 1).map(({ court, day, sureAt }) => {
          const lists = those.flatMap(({ kind, number, firstSeenAt }) =>
            kind === null || firstSeenAt === null ? [] : [{ kind, number, firstSeenAt }],
          )
          const count = those.filter(({ kind }) => kind !== null && !isEarly({ kind }))
          const unread = count.filter(({ isUnread }) => isUnread === 1).length
          return { court, day, sureAt, documents: count.length, unread, lists }
        }),
      )
    },
  }
}

/** Grouped by all columns of the index, so that the server skips from court to court. */
const OWN_COURTS = `
  SELECT list_court AS court, court_type AS courtType FROM tracked_cases FORCE INDEX (tracked_cases_place)
  WHERE account_id = :account AND status = 'ACTIVE' GROUP BY account_id, status, list_court, court_type`

const COUNT_OWN = `
  SELECT COUNT(*) AS cases FROM (
    SELECT 1 FROM tracked_cases FORCE INDEX (tracked_cases_place)
    WHERE account_id = :account AND status = 'ACTIVE' AND list_court <=> :court AND court_type = :courtType LIMIT :most
  ) counted`

const SHARED_COURTS = `
  SELECT c.list_court AS court, c.court_type AS courtType, COUNT(*) AS cases FROM tracked_cases c
  WHERE c.account_id <> :account AND c.status = 'ACTIVE'
    AND c.id IN (SELECT s.thing_id FROM shares s WHERE s.grantee IN (:grantees) AND s.thing_kind = 'CASE')
  GROUP BY court, courtType`

const DAYS = `
  SELECT l.court, l.day, l.sure_at AS sureAt, d.unread IS NOT NULL AS isUnread, d.kind, d.number, d.first_seen_at AS firstSeenAt
  FROM list_days l LEFT JOIN list_documents d ON d.court = l.court AND d.day = l.day AND d.kind <> 'DELETION_NOTE'
  WHERE l.court IN (:courts) AND l.day BETWEEN :from AND :to
  ORDER BY l.day, l.court, d.first_seen_at, d.slot`
