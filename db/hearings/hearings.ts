import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { IsoDate } from '../../domain/case.ts'
import type { CourtType } from '../../domain/courts/types.ts'
import { indianDay } from '../../domain/dates.ts'
import type { CalendarReach } from '../../domain/hearings/calendar.ts'
import type { FeedHearing } from '../../domain/hearings/feed-hearing.ts'
import { followLists, type SeenOnLists } from '../../domain/hearings/follow-lists.ts'
import { followRecord } from '../../domain/hearings/follow-record.ts'
import { type HearingChange, isTentative, type TrackedHearing } from '../../domain/hearings/hearing.ts'
import type { ListingDetails } from '../../domain/hearings/listing-details.ts'
import type { RecordReading } from '../../domain/hearings/record-reading.ts'
import { type HearingLists, type KeptAs, sureFrom } from '../../domain/hearings/shown-state.ts'
import type { Viewer } from '../../domain/watchlist/sharing.ts'
import { hasWatchlist } from '../account/has-watchlist.ts'
import { NOW_MS, unseenFrom } from '../base/clock.ts'
import { type Columns, column, newId, readAll, selectList, type Tx, table } from '../base/table.ts'
import { beforeCommit } from '../base/transaction.ts'
import type { Events } from '../events/events.ts'
import type { MergedRecords } from '../watchlist/merged-records.ts'
import { granteesOf } from '../watchlist/shares.ts'
import type { CourtHolidays, DueDays } from './court-holidays.ts'
import { type FeedRange, feedHearings } from './feed.ts'
import { COUNTS_FOR_DAY } from './list-place.ts'

interface HearingRow extends TrackedHearing {
  accountId: string
  trackedCaseId: string
  courtType: CourtType
  /**
   * The court whose lists may carry it, and since when its case is searched on them, epoch ms; null where no lists are
   * read or no account watches it.
   */
  listCourt: string | null
  watchedSince: number | null
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

/** The ids that a transaction wrote. */
interface Written {
  hearings: string[]
  changes: string[]
}

/** Selects hearings. Both days and instants are included. */
export interface HearingSearch {
  from: IsoDate
  to: IsoDate
  /** Shown in one of these ways at an instant. */
  kept?: { ways: KeptAs[]; at: number } | undefined
  caseId?: string | undefined
  entityId?: string | undefined
  courtType?: CourtType | undefined
  /** Only hearings that a client may not have seen in their current state at this instant, epoch ms. */
  updatedSince: number
  /** With `updatedSince`: the last day that the client requested at that instant, if it was not `to`. */
  seenUpTo?: IsoDate | undefined
  /** The last hearing of the previous page. */
  after?: { hearingDate: IsoDate; id: string } | undefined
  most: number
}

export type Hearings = ReturnType<typeof hearingsRepository>

/** The hearings of tracked cases. A viewer of a case sees its hearings. */
export function hearingsRepository(
  sequelize: Sequelize,
  { courtHolidays, events, merged }: { courtHolidays: CourtHolidays; events: Events; merged: MergedRecords },
) {
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

  async function keepChanges(made: HearingChange[], at: number, tx: Tx): Promise<void> {
    const rows = made.map(({ from, to, ...change }) => ({
      ...change,
      id: newId(),
      fromValue: from,
      toValue: to,
      created: at,
    }))
    await changes.bulkCreate(rows, { transaction: tx })
    if (rows.length > 0) writtenIn(tx).changes.push(...rows.map(({ id }) => id))
  }

  /** Ids to stamp at the commit. A poll may begin an hour earlier, and clients ask for changes since an instant. */
  const written = new WeakMap<Tx, Written>()

  function writtenIn(tx: Tx): Written {
    const known = written.get(tx)
    if (known) return known
    const all = { hearings: [], changes: [] }
    written.set(tx, all)
    beforeCommit(tx, () => stamp(all, tx))
    return all
  }

  async function stamp({ hearings: ids, changes: changeIds }: Written, tx: Tx): Promise<void> {
    const options = { replacements: { ids, changeIds }, transaction: tx }
    if (ids.length > 0) await sequelize.query(STAMP_HEARINGS, options)
    if (changeIds.length > 0) await sequelize.query(STAMP_CHANGES, options)
  }

  async function tell(tracked: FollowedCase, hearing: TrackedHearing, made: HearingChange[], tx: Tx): Promise<void> {
    const { id: hearingId, hearingDate, state, revision } = hearing
    const fields = made.map(({ field }) => field).join(',')
    const data = { hearingId, caseId: tracked.id, hearingDate, state, revision, fields }
    await events.raise({ accountId: tracked.accountId, type: 'hearing.changed', data }, tx)
  }

  /** Returns the hearings of a case from today on. */
  async function knownOf({ id }: FollowedCase, at: number, tx: Tx): Promise<TrackedHearing[]> {
    const where = { trackedCaseId: id, hearingDate: { [Op.gte]: indianDay(at) } }
    return (await readAll(hearings, { where, order: ['hearingDate'], transaction: tx })).map(asHearing)
  }

  async function store(
    tracked: FollowedCase,
    { id, ...hearing }: TrackedHearing,
    { isKnown, isChanged }: { isKnown: boolean; isChanged: boolean },
    at: number,
    tx: Tx,
  ): Promise<void> {
    if (isChanged || !isKnown) writtenIn(tx).hearings.push(id)
    if (isKnown) {
      await hearings.update({ ...hearing, ...(isChanged ? { updated: at } : {}) }, { where: { id }, transaction: tx })
      return
    }
    const { id: trackedCaseId, accountId, courtType } = tracked
    const of = { accountId, trackedCaseId, courtType, listCourt: null, watchedSince: null }
    await hearings.create({ id, ...hearing, ...of, created: at, updated: at }, { transaction: tx })
  }

  /**
   * Sets the list court of those hearings of an active case that lack one: the case's own, else the court of a list that
   * carries the case for a day. Other cases are not searched for.
   */
  async function watch({ id }: Pick<FollowedCase, 'id'>, at: number, tx: Tx, listed?: ListedDay): Promise<void> {
    const [tracked] = await select<{ listCourt: string | null }>(READ_PLACE, { id }, tx)
    if (!tracked) return
    const { listCourt } = tracked
    const where = { trackedCaseId: id, listCourt: null, hearingDate: { [Op.gte]: indianDay(at) } }
    if (listCourt !== null) await hearings.update({ listCourt, watchedSince: at }, { where, transaction: tx })
    else if (listed) {
      const ofDay = { ...where, hearingDate: listed.day, state: 'LISTED' as const }
      await hearings.update({ listCourt: listed.court, watchedSince: at }, { where: ofDay, transaction: tx })
    }
  }

  function listedAhead({ id }: Pick<FollowedCase, 'id'>, at: number) {
    return { trackedCaseId: id, hearingDate: { [Op.gte]: indianDay(at) }, state: 'LISTED' as const }
  }

  /**
   * Searches a case by its new keys from now on. The list that carries it stays its list, so that a later one without
   * it takes the hearing off.
   */
  async function watchNewKeys(tracked: Pick<FollowedCase, 'id'>, at: number, tx: Tx): Promise<void> {
    const where = { ...listedAhead(tracked, at), state: { [Op.ne]: 'LISTED' as const } }
    await hearings.update({ listCourt: null, watchedSince: null }, { where, transaction: tx })
    await watch(tracked, at, tx)
  }

  return {
    /**
     * Updates the hearings of a case from its record, and raises `hearing.changed` for each known one that changed. The
     * caller has locked or just created the case.
     * @param at when the record was read, epoch ms
     */
    async follow(tracked: FollowedCase, reading: RecordReading, at: number, tx: Tx): Promise<void> {
      const known = await knownOf(tracked, at, tx)
      const { hearings: followed, changes: made } = followRecord(known, reading, { today: indianDay(at), at }, newId)
      const changesOf = Map.groupBy(made, ({ hearingId }) => hearingId)
      for (const hearing of followed) {
        const own = changesOf.get(hearing.id) ?? []
        const before = known.find(({ id }) => id === hearing.id)
        const isChanged = own.length > 0 || before?.movedFromId !== hearing.movedFromId
        await store(tracked, hearing, { isKnown: before !== undefined, isChanged }, at, tx)
        if (own.length === 0) continue
        await keepChanges(own, at, tx)
        await tell(tracked, hearing, own, tx)
      }
      await watch(tracked, at, tx)
    },

    /**
     * Updates the hearing of a case on a day from the lists that carry the case; raises `hearing.listed` for the first
     * such list, else `hearing.changed`. Locks the case until the transaction ends.
     */
    async followLists(tracked: FollowedCase, day: IsoDate, seen: SeenOnLists, at: number, tx: Tx): Promise<void> {
      await select('SELECT id FROM tracked_cases WHERE id = :id FOR UPDATE', { id: tracked.id }, tx)
      const known = await knownOf(tracked, at, tx)
      const followed = followLists(known, day, seen, at, newId)
      for (const { hearing, isNew, isFirstListing, changes: made } of followed) {
        await store(tracked, hearing, { isKnown: !isNew, isChanged: true }, at, tx)
        await keepChanges(made, at, tx)
        if (!isFirstListing) {
          // Equal to a day that the record names: a new unlisted hearing is no change.
          if (isNew) continue
          await tell(tracked, hearing, made, tx)
          continue
        }
        const { id: hearingId, hearingDate, state } = hearing
        const data = { hearingId, caseId: tracked.id, hearingDate, state, tentative: isTentative(hearing) }
        await events.raise({ accountId: tracked.accountId, type: 'hearing.listed', data }, tx)
      }
      await watch(tracked, at, tx, seen.court === undefined ? undefined : { court: seen.court, day })
    },

    /** Starts or stops searching a case on lists after its status changed. */
    async watchAnew(tracked: Pick<FollowedCase, 'id'>, at: number, tx: Tx): Promise<void> {
      const where = { ...listedAhead(tracked, at), listCourt: { [Op.ne]: null } }
      await hearings.update({ watchedSince: at }, { where, transaction: tx })
      await watchNewKeys(tracked, at, tx)
    },

    watchNewKeys,

    /**
     * Does the same for all cases of accounts whose plan has the watchlist again: they were not searched for without
     * it.
     */
    async watchAccountsAnew(of: { accountId: string } | { planId: string }, at: number, tx: Tx): Promise<void> {
      const whose = 'planId' in of ? 'a.plan_id = :planId' : 'a.id = :accountId'
      await sequelize.query(
        `UPDATE accounts a JOIN hearings t ON t.account_id = a.id SET t.watched_since = :at
         WHERE ${whose} AND t.watched_since IS NOT NULL AND t.hearing_date >= :today`,
        { replacements: { ...of, at, today: indianDay(at) }, transaction: tx },
      )
    },

    /**
     * Returns the CNRs of active cases with a hearing in a range of days, both included, whose court's lists are not
     * read for the day; earliest days first.
     */
    async notOnReadLists({ from, to }: Pick<HearingSearch, 'from' | 'to'>, most: number): Promise<string[]> {
      return (await select<{ cnr: string }>(NOT_ON_READ_LISTS, { from, to, most })).map(({ cnr }) => cnr)
    },

    /** Returns what lists say about these cases from a day on, without cases that no list mentions. */
    async saidByLists(caseIds: string[], from: IsoDate, tx?: Tx): Promise<Map<string, SaidByLists>> {
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

    /** Returns the active cases of all accounts with these CNRs. */
    async casesWithCnrs(cnrs: string[]): Promise<(FollowedCase & { cnr: string })[]> {
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
      const { kept, after, updatedSince, seenUpTo = search.to, ...values } = search
      const named = {
        ...values,
        unseenFrom: unseenFrom(updatedSince),
        seenUpTo,
        account: viewer.accountId,
        grantees: granteesOf(viewer),
        ...(kept && due && conditionValues(kept, due)),
        afterDate: after?.hearingDate,
        afterId: after?.id,
      }
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
export interface SaidByLists {
  listedOn: IsoDate | undefined
  takenOff: IsoDate[]
}

/** A court and the day of its list that carries a case. */
type ListedDay = { court: string; day: IsoDate }

/** The data that a hearing copies from its case. */
export interface FollowedCase {
  id: string
  accountId: string
  courtType: CourtType
}

/** How a list names a case, and when and how its bench sits. */
export const SITTING_COLUMNS = {
  numberAsListed: column.text(100),
  connectedTo: column.text(100),
  viaApplication: column.flag,
  sittingTime: column.text(5),
  sitting: column.flag,
  videoLink: column.text(255),
} as const

/** Converts the flags of a listing to booleans: the driver returns numbers. */
export function withFlags<Place extends Pick<ListingDetails, 'viaApplication' | 'sitting'>>(place: Place): Place {
  const { viaApplication, sitting } = place
  return { ...place, viaApplication: Boolean(viaApplication), sitting: sitting === null ? null : Boolean(sitting) }
}

const HEARING_COLUMNS = {
  id: column.id,
  uid: column.id,
  accountId: column.id,
  trackedCaseId: column.id,
  courtType: column.text(10),
  listCourt: column.text(20),
  watchedSince: column.time,
  hearingDate: column.day,
  state: column.text(20),
  reason: column.text(30),
  court: column.text(255),
  bench: column.text(255),
  stage: column.text(255),
  listKind: column.text(20),
  listNumber: column.whole,
  courtRoom: column.text(40),
  item: column.text(20),
  ...SITTING_COLUMNS,
  firstListedAt: column.time,
  movedToId: column.id,
  movedFromId: column.id,
  asOf: column.time,
  revision: column.whole,
  created: column.time,
  updated: column.time,
} satisfies Columns<HearingRow>

const OF_DAY = `d.court = l.court AND d.day = l.day AND ${COUNTS_FOR_DAY}`
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

/** A case that was shared, linked to an entity or reactivated brings unchanged hearings, and so does a new day. */
const UNSEEN = '(t.updated >= :unseenFrom OR c.updated >= :unseenFrom OR t.hearing_date > :seenUpTo)'

/** A first listing gets the instant of its hearing's change, so that it does not count as a change. */
const STAMP_HEARINGS = `
  UPDATE hearings SET first_listed_at = IF(first_listed_at = updated, ${NOW_MS}, first_listed_at), updated = ${NOW_MS}
  WHERE id IN (:ids)`

const STAMP_CHANGES = `UPDATE hearing_changes SET created = ${NOW_MS} WHERE id IN (:changeIds)`

/** Writes the conditions of a search in SQL. @param due the due days, for a search by state */
function conditionsOf({ kept, caseId, entityId, courtType, after }: HearingSearch, due: DueDays | undefined): string {
  return [
    't.hearing_date BETWEEN :from AND :to',
    UNSEEN,
    ...(kept && due ? [`(${kept.ways.map((way, number) => conditionOfWay(way, number, due)).join(' OR ')})`] : []),
    ...(caseId === undefined ? [] : ['t.tracked_case_id = :caseId']),
    ...(entityId === undefined ? [] : [OF_ENTITY]),
    ...(courtType === undefined ? [] : ['t.court_type = :courtType']),
    ...(after ? ['(t.hearing_date > :afterDate OR (t.hearing_date = :afterDate AND t.id > :afterId))'] : []),
  ].join(' AND ')
}

/** Writes one way to reach a state in SQL; its parameters carry its number. */
function conditionOfWay({ from, until, isClosed, isDue, lists }: KeptAs, number: number, due: DueDays): string {
  return [
    `t.state = :state${number}`,
    ...(from === undefined ? [] : [`t.hearing_date >= :from${number}`]),
    ...(until === undefined ? [] : [`t.hearing_date <= :until${number}`]),
    ...(isClosed === undefined ? [] : [isClosed ? IS_CLOSED : `NOT ${IS_CLOSED}`]),
    ...(isDue === undefined ? [] : [`t.hearing_date ${isDue ? '<=' : '>'} ${dueDayOf(due)}`]),
    ...(lists === undefined ? [] : [`${LIST_STATE} = :lists${number}`]),
  ].join(' AND ')
}

/** Writes the last day whose lists are due, in SQL. */
function dueDayOf({ others }: DueDays): string {
  const cases = others.map((_, n) => `WHEN t.list_court IN (:dueCourts${n}) THEN :dueDay${n}`)
  return cases.length === 0 ? ':dueDay' : `CASE ${cases.join(' ')} ELSE :dueDay END`
}

function conditionValues(
  { ways, at }: { ways: KeptAs[]; at: number },
  { usual, others }: DueDays,
): Record<string, string | number | string[] | undefined> {
  const today = indianDay(at)
  const values: Record<string, string | number | string[] | undefined> = {
    dueDay: usual,
    today,
    sureToday: sureFrom(today, at),
    sureAhead: sureFrom(TOMORROW_OR_LATER, at),
  }
  for (const [n, { day, courts }] of others.entries())
    Object.assign(values, { [`dueDay${n}`]: day, [`dueCourts${n}`]: courts })
  for (const [number, { state, from, until, lists }] of ways.entries())
    Object.assign(values, {
      [`state${number}`]: state,
      [`from${number}`]: from,
      [`until${number}`]: until,
      [`lists${number}`]: lists,
    })
  return values
}

/** Later than any day that is still watched. */
const TOMORROW_OR_LATER = '2199-12-31'

/** `isClosed` in SQL. */
const IS_CLOSED = `(EXISTS (SELECT 1 FROM court_holidays x
    WHERE x.court = t.list_court AND x.day = t.hearing_date AND x.kind IN ('CLOSED', 'VACATION'))
  AND NOT EXISTS (SELECT 1 FROM list_documents d WHERE ${OF_DAY}))`

/** `listState` in SQL. */
const LIST_STATE = `
  CASE WHEN l.court IS NULL THEN 'NOT_COVERED'
    WHEN l.sure_at IS NULL OR l.sure_at < IF(t.hearing_date = :today, :sureToday, :sureAhead) THEN 'SOURCE_DOWN'
    WHEN EXISTS (SELECT 1 FROM list_documents d WHERE ${OF_DAY} AND d.unread IS NOT NULL)
      THEN 'LIST_UNREADABLE'
    WHEN NOT EXISTS (SELECT 1 FROM list_documents d WHERE ${OF_DAY}) THEN 'LIST_NOT_PUBLISHED'
    WHEN t.watched_since <= l.sure_at THEN 'NOT_LISTED'
    ELSE 'EXPECTED' END`

const CASES_WITH_CNRS = `
  SELECT c.id, c.account_id AS accountId, c.court_type AS courtType, c.cnr FROM tracked_cases c
  WHERE c.cnr IN (:cnrs) AND c.status = 'ACTIVE' AND ${hasWatchlist('c.account_id')}`

const NOT_ON_READ_LISTS = `
  SELECT c.cnr AS cnr FROM hearings t JOIN tracked_cases c ON c.account_id = t.account_id AND c.id = t.tracked_case_id
  WHERE t.hearing_date BETWEEN :from AND :to AND t.state IN ('EXPECTED', 'LISTED') AND c.status = 'ACTIVE' AND c.cnr IS NOT NULL
    AND ${hasWatchlist('c.account_id')}
    AND NOT EXISTS (SELECT 1 FROM list_days l WHERE l.court = t.list_court AND l.day = t.hearing_date)
  GROUP BY c.cnr ORDER BY MIN(t.hearing_date), c.cnr LIMIT :most`

const READ_PLACE = "SELECT list_court AS listCourt FROM tracked_cases WHERE id = :id AND status = 'ACTIVE'"

const OF_ENTITY = `(t.account_id, t.tracked_case_id) IN (
  SELECT l.account_id, l.tracked_case_id FROM tracked_case_entities l WHERE l.watchlist_entity_id = :entityId)`

function asHearing({
  accountId: _,
  trackedCaseId: __,
  courtType: ___,
  listCourt: ____,
  watchedSince: _____,
  created: ______,
  updated: _______,
  ...hearing
}: HearingRow): TrackedHearing {
  return withFlags(hearing)
}
