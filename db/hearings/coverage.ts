import { QueryTypes, type Sequelize } from 'sequelize'
import type { IsoDate } from '../../domain/case.ts'
import { isEarly, type ListDocument, type ListKind } from '../../domain/hearings/cause-list.ts'
import type { CourtOfCases } from '../../domain/hearings/coverage.ts'
import type { Viewer } from '../../domain/sharing.ts'
import { granteesOf } from '../watchlist/shares.ts'

/** A list of a day as coverage shows it. */
interface NamedList extends Pick<ListDocument, 'number' | 'firstSeenAt'> {
  kind: ListKind
}

/** What is known of a court's lists for a day. */
export interface CoveredDay {
  court: string
  day: IsoDate
  sureAt: number | null
  /** Those that count for how the day stands: early lists do not. */
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

/** Which courts' lists somebody needs, and how far they are known. */
export function coverageRepository(sequelize: Sequelize) {
  function select<Row extends object>(sql: string, replacements: Record<string, unknown>): Promise<Row[]> {
    return sequelize.query<Row>(sql, { replacements, type: QueryTypes.SELECT })
  }

  return {
    /** The courts of the active cases that a viewer sees, with how many there are of each. */
    courtsOf(viewer: Viewer): Promise<CourtOfCases[]> {
      return select(COURTS, { account: viewer.accountId, grantees: granteesOf(viewer) })
    },

    /** What is known of these places' lists for the days from one to another, both included. */
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

/** Own cases and shared ones apart: with an OR no index would be used. */
const COURTS = `
  SELECT court, courtType, CAST(SUM(cases) AS SIGNED) AS cases FROM (
    SELECT c.list_court AS court, c.court_type AS courtType, COUNT(*) AS cases FROM tracked_cases c
    WHERE c.account_id = :account AND c.status = 'ACTIVE' GROUP BY c.list_court, c.court_type
    UNION ALL
    SELECT c.list_court, c.court_type, COUNT(*) FROM tracked_cases c
    WHERE c.account_id <> :account AND c.status = 'ACTIVE'
      AND c.id IN (SELECT s.thing_id FROM shares s WHERE s.grantee IN (:grantees) AND s.thing_kind = 'CASE')
    GROUP BY c.list_court, c.court_type
  ) seen GROUP BY court, courtType ORDER BY court IS NULL, court, courtType`

const DAYS = `
  SELECT l.court, l.day, l.sure_at AS sureAt, d.unread IS NOT NULL AS isUnread, d.kind, d.number, d.first_seen_at AS firstSeenAt
  FROM list_days l LEFT JOIN list_documents d ON d.court = l.court AND d.day = l.day AND d.kind <> 'DELETION_NOTE'
  WHERE l.court IN (:courts) AND l.day BETWEEN :from AND :to
  ORDER BY l.day, l.court, d.first_seen_at, d.slot`
