import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { IsoDate } from '../../domain/case.ts'
import { indianDay } from '../../domain/dates.ts'
import { followLists, type SeenOnLists } from '../../domain/hearings/follow-lists.ts'
import { followRecord } from '../../domain/hearings/follow-record.ts'
import { type HearingChange, isTentative, type TrackedHearing } from '../../domain/hearings/hearing.ts'
import type { RecordReading } from '../../domain/hearings/record-reading.ts'
import { NOW_MS } from '../base/clock.ts'
import { newId, readAll, type Tx } from '../base/table.ts'
import { beforeCommit } from '../base/transaction.ts'
import type { Events } from '../events/events.ts'
import type { MergedRecords } from '../watchlist/merged-records.ts'
import type { CourtHolidays } from './court-holidays.ts'
import { hearingReader } from './hearing-reader.ts'
import { type FollowedCase, type HearingRow, hearingTables, withFlags } from './hearing-tables.ts'

/** The ids that a transaction wrote. */
interface Written {
  hearings: string[]
  changes: string[]
}

export type Hearings = ReturnType<typeof hearingsRepository>

/** The hearings of tracked cases, updated from the cases' records and from cause lists. */
export function hearingsRepository(
  sequelize: Sequelize,
  { courtHolidays, events, merged }: { courtHolidays: CourtHolidays; events: Events; merged: MergedRecords },
) {
  const tables = hearingTables(sequelize)
  const { hearings, changes } = tables

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

  async function reportChange(
    tracked: FollowedCase,
    hearing: TrackedHearing,
    made: HearingChange[],
    tx: Tx,
  ): Promise<void> {
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
    const options = { replacements: { id }, type: QueryTypes.SELECT, transaction: tx } as const
    const [tracked] = await sequelize.query<{ listCourt: string | null }>(READ_LIST_COURT, options)
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
    ...hearingReader(sequelize, tables, { courtHolidays, merged }),

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
        await reportChange(tracked, hearing, own, tx)
      }
      await watch(tracked, at, tx)
    },

    /**
     * Updates the hearing of a case on a day from the lists that carry the case; raises `hearing.listed` for the first
     * such list, else `hearing.changed`. Locks the case until the transaction ends.
     */
    async followLists(tracked: FollowedCase, day: IsoDate, seen: SeenOnLists, at: number, tx: Tx): Promise<void> {
      const options = { replacements: { id: tracked.id }, transaction: tx }
      await sequelize.query('SELECT id FROM tracked_cases WHERE id = :id FOR UPDATE', options)
      const known = await knownOf(tracked, at, tx)
      const followed = followLists(known, day, seen, at, newId)
      for (const { hearing, isNew, isFirstListing, changes: made } of followed) {
        await store(tracked, hearing, { isKnown: !isNew, isChanged: true }, at, tx)
        await keepChanges(made, at, tx)
        if (!isFirstListing) {
          // Equal to a day that the record names: a new unlisted hearing is no change.
          if (isNew) continue
          await reportChange(tracked, hearing, made, tx)
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
  }
}

/** A court and the day of its list that carries a case. */
type ListedDay = { court: string; day: IsoDate }

/** A first listing gets the instant of its hearing's change, so that it does not count as a change. */
const STAMP_HEARINGS = `
  UPDATE hearings SET first_listed_at = IF(first_listed_at = updated, ${NOW_MS}, first_listed_at), updated = ${NOW_MS}
  WHERE id IN (:ids)`

const STAMP_CHANGES = `UPDATE hearing_changes SET created = ${NOW_MS} WHERE id IN (:changeIds)`

const READ_LIST_COURT = "SELECT list_court AS listCourt FROM tracked_cases WHERE id = :id AND status = 'ACTIVE'"

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
