import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { IsoDate } from '../../domain/case.ts'
import type { CourtType } from '../../domain/courts/types.ts'
import { indianDay } from '../../domain/dates.ts'
import type { CalendarReach } from '../../domain/hearings/calendar.ts'
import type { FeedHearing } from '../../domain/hearings/feed-hearing.ts'
import { followRecord } from '../../domain/hearings/follow-record.ts'
import type { HearingChange, TrackedHearing } from '../../domain/hearings/hearing.ts'
import type { RecordReading } from '../../domain/hearings/record-reading.ts'
import type { KeptAs } from '../../domain/hearings/shown-state.ts'
import type { Viewer } from '../../domain/sharing.ts'
import { type Columns, column, newId, readAll, selectList, type Tx, table } from '../base/table.ts'
import type { Events } from '../events/events.ts'
import { granteesOf } from '../watchlist/shares.ts'
import { type FeedRange, feedHearings } from './feed.ts'

interface HearingRow extends TrackedHearing {
  accountId: string
  trackedCaseId: string
  courtType: CourtType
  created: number
  updated: number
}

interface ChangeRow {
  id: string
  hearingId: string
  revision: number
  field: string
  fromValue: string | null
  toValue: string | null
  created: number
}

/** A hearing as it is read, with its case and the days it moved from and to. */
export interface StoredHearing extends Omit<HearingRow, 'created'> {
  movedToDate: IsoDate | null
  movedFromDate: IsoDate | null
}

/** Which hearings to find. Days and instants count themselves. */
export interface HearingSearch {
  from: IsoDate
  to: IsoDate
  kept?: KeptAs | undefined
  caseId?: string | undefined
  entityId?: string | undefined
  courtType?: CourtType | undefined
  /** Only hearings that changed at this instant or later, epoch ms. */
  updatedSince: number
  /** The last hearing of the page before. */
  after?: { hearingDate: IsoDate; id: string } | undefined
  most: number
}

export type Hearings = ReturnType<typeof hearingsRepository>

/** The hearings of tracked cases. Whoever sees a case sees its hearings. */
export function hearingsRepository(sequelize: Sequelize, { events }: { events: Events }) {
  const hearings = table<HearingRow>(sequelize, 'hearings', ['id'], HEARING_COLUMNS)
  const changes = table<ChangeRow>(sequelize, 'hearing_changes', ['id'], {
    id: column.id,
    hearingId: column.id,
    revision: column.whole,
    field: column.text(30),
    fromValue: column.text(255),
    toValue: column.text(255),
    created: column.time,
  })

  function select<Row extends object>(sql: string, replacements: object): Promise<Row[]> {
    return sequelize.query<Row>(sql, { replacements: { ...replacements }, type: QueryTypes.SELECT })
  }

  async function tell(tracked: FollowedCase, hearing: TrackedHearing, made: HearingChange[], at: number, tx: Tx) {
    const rows = made.map(({ from, to, ...change }) => ({
      ...change,
      id: newId(),
      fromValue: from,
      toValue: to,
      created: at,
    }))
    await changes.bulkCreate(rows, { transaction: tx })
    const { id: hearingId, hearingDate, state, revision } = hearing
    const fields = made.map(({ field }) => field).join(',')
    const data = { hearingId, caseId: tracked.id, hearingDate, state, revision, fields }
    await events.raise({ accountId: tracked.accountId, type: 'hearing.changed', data }, tx)
  }

  return {
    /**
     * Brings the hearings of a case up to date with its record, and raises `hearing.changed` for each that was known and changed. The
     * caller holds the case, or has just made it.
     * @param at when the record was read, epoch ms
     */
    async follow(tracked: FollowedCase, reading: RecordReading, at: number, tx: Tx): Promise<void> {
      const today = indianDay(at)
      const where = { trackedCaseId: tracked.id, hearingDate: { [Op.gte]: today } }
      const known = await readAll(hearings, { where, order: ['hearingDate'], transaction: tx })
      const followed = followRecord(known.map(asHearing), reading, { today, at }, newId)
      const changesOf = Map.groupBy(followed.changes, ({ hearingId }) => hearingId)
      for (const { id, ...hearing } of followed.hearings) {
        const made = changesOf.get(id)
        if (known.some((row) => row.id === id))
          await hearings.update({ ...hearing, ...(made ? { updated: at } : {}) }, { where: { id }, transaction: tx })
        else {
          const of = { accountId: tracked.accountId, trackedCaseId: tracked.id, courtType: tracked.courtType }
          await hearings.create({ id, ...hearing, ...of, created: at, updated: at }, { transaction: tx })
        }
        if (made) await tell(tracked, { id, ...hearing }, made, at, tx)
      }
    },

    /** The hearing of this id, whoever owns its case. */
    async find(id: string): Promise<StoredHearing | undefined> {
      const [found] = await select<StoredHearing>(`SELECT ${READ} ${FROM} WHERE t.id = :id`, { id })
      return found
    },

    /** What changed of a hearing, oldest first. */
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

    /** The hearings of a case, latest day first; with `before` only those of earlier days. */
    async listOfCase(caseId: string, { before, most }: { before?: IsoDate | undefined; most: number }) {
      const until = before === undefined ? '' : 'AND t.hearing_date < :before'
      const sql = `SELECT ${READ} ${FROM} WHERE t.tracked_case_id = :caseId ${until} ORDER BY t.hearing_date DESC LIMIT :most`
      return select<StoredHearing>(sql, { caseId, before, most })
    },

    /** The hearings of active cases that a viewer sees, earliest day first. */
    async search(viewer: Viewer, search: HearingSearch): Promise<StoredHearing[]> {
      const found = conditionsOf(search)
      const branches = [OWN, SHARED].map(
        (reach) => `(SELECT ${READ} ${FROM} JOIN tracked_cases c ON c.id = t.tracked_case_id
          WHERE ${reach} AND c.status = 'ACTIVE' AND ${found} ORDER BY t.hearing_date, t.id LIMIT :most)`,
      )
      const { kept, after, ...values } = search
      const named = {
        ...values,
        account: viewer.accountId,
        grantees: granteesOf(viewer),
        state: kept?.state,
        keptFrom: kept?.from,
        keptUntil: kept?.until,
        afterDate: after?.hearingDate,
        afterId: after?.id,
      }
      return select(`SELECT * FROM (${branches.join(' UNION ALL ')}) found ORDER BY hearingDate, id LIMIT :most`, named)
    },

    /** The hearings that a calendar shows, earliest day first. */
    feed: (reach: CalendarReach, range: FeedRange): Promise<FeedHearing[]> => feedHearings(sequelize, reach, range),

    /** The entities that each of these cases is tracked for, in the order in which they were linked. */
    async entitiesOf(caseIds: string[]): Promise<Map<string, string[]>> {
      if (caseIds.length === 0) return new Map()
      const links = await select<{ caseId: string; entityId: string }>(READ_LINKS, { caseIds })
      const byCase = Map.groupBy(links, ({ caseId }) => caseId)
      return new Map([...byCase].map(([caseId, those]) => [caseId, those.map(({ entityId }) => entityId)]))
    },
  }
}

/** What a hearing takes over from its case. */
interface FollowedCase {
  id: string
  accountId: string
  courtType: CourtType
}

const HEARING_COLUMNS = {
  id: column.id,
  uid: column.id,
  accountId: column.id,
  trackedCaseId: column.id,
  courtType: column.text(10),
  hearingDate: column.day,
  state: column.text(20),
  reason: column.text(30),
  court: column.text(255),
  bench: column.text(255),
  stage: column.text(255),
  movedToId: column.id,
  movedFromId: column.id,
  asOf: column.time,
  revision: column.whole,
  created: column.time,
  updated: column.time,
} satisfies Columns<HearingRow>

const READ = `${selectList(HEARING_COLUMNS, ['created'])}, to_day.hearing_date AS movedToDate, from_day.hearing_date AS movedFromDate`
const FROM =
  'FROM hearings t LEFT JOIN hearings to_day ON to_day.id = t.moved_to_id LEFT JOIN hearings from_day ON from_day.id = t.moved_from_id'

const OWN = 't.account_id = :account'
const SHARED = `t.account_id <> :account
  AND t.tracked_case_id IN (SELECT s.thing_id FROM shares s WHERE s.grantee IN (:grantees) AND s.thing_kind = 'CASE')`

const READ_LINKS = `
  SELECT tracked_case_id AS caseId, watchlist_entity_id AS entityId FROM tracked_case_entities
  WHERE tracked_case_id IN (:caseIds) ORDER BY created, watchlist_entity_id`

/** The conditions of a search in SQL. */
function conditionsOf({ kept, caseId, entityId, courtType, after }: HearingSearch): string {
  return [
    't.hearing_date BETWEEN :from AND :to',
    't.updated >= :updatedSince',
    ...(kept ? ['t.state = :state'] : []),
    ...(kept?.from === undefined ? [] : ['t.hearing_date >= :keptFrom']),
    ...(kept?.until === undefined ? [] : ['t.hearing_date <= :keptUntil']),
    ...(caseId === undefined ? [] : ['t.tracked_case_id = :caseId']),
    ...(entityId === undefined ? [] : [OF_ENTITY]),
    ...(courtType === undefined ? [] : ['t.court_type = :courtType']),
    ...(after ? ['(t.hearing_date > :afterDate OR (t.hearing_date = :afterDate AND t.id > :afterId))'] : []),
  ].join(' AND ')
}

const OF_ENTITY =
  't.tracked_case_id IN (SELECT l.tracked_case_id FROM tracked_case_entities l WHERE l.watchlist_entity_id = :entityId)'

function asHearing({
  accountId: _,
  trackedCaseId: __,
  courtType: ___,
  created: ____,
  updated: _____,
  ...hearing
}: HearingRow): TrackedHearing {
  return hearing
}
