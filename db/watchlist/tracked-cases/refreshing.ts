import { isDeepStrictEqual } from 'node:util'
import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { CourtCase, IsoDate } from '../../../domain/case.ts'
import type { CaseSource } from '../../../domain/case-sources.ts'
import { dueAfterNotFound } from '../../../domain/case-tracking/due.ts'
import type { CaseRecord, RefreshedCase } from '../../../domain/case-tracking/refresh-case.ts'
import type { CaseIdentifier, CaseIdentity, CourtType } from '../../../domain/courts/types.ts'
import { readingOfRecord } from '../../../domain/hearings/record-reading.ts'
import type { TrackedCase } from '../../../domain/watchlist/watchlist.ts'
import { columnsOf } from '../../base/identifier-columns.ts'
import { readAll, readOne, type Tx } from '../../base/table.ts'
import type { Hearings } from '../../hearings/hearings.ts'
import { countMove } from '../record-counts.ts'
import { repackTexts } from '../search-texts.ts'
import type { CaseFamilies } from './families.ts'
import type { CaseHistory } from './history.ts'
import type { CaseKeys } from './keys.ts'
import type { CaseReader } from './reader.ts'
import type { TrackedCaseTables } from './tables.ts'

/** The last record of a case from its court, with its time. */
export interface StoredRecord extends CaseRecord {
  lastFetchedAt: number
  /** The workflow run that fetched it. */
  lastRunId: string
  /** The state that its court gave before it was fetched; null where none was known. */
  stateSeen: string | null
}

/** A tracked case, locked for a refresh. */
export interface LockedCase {
  tracked: TrackedCase
  record: StoredRecord | undefined
  /** Whether a user of the account has set its risk level, which is not recomputed then. */
  isLevelSetByHand: boolean
}

/** The result of refreshing a case, its workflow run, and when the case is due again. */
export interface Refreshed extends RefreshedCase {
  runId: string
  fetchedAt: number
  dueOn: IsoDate
  stateSeen: string | null
  /** Whether it was fetched because its court's state had changed. */
  isStateNew: boolean
}

interface Dependencies {
  families: CaseFamilies
  hearings: Hearings
  history: CaseHistory
  reader: CaseReader
  caseKeys: CaseKeys
  recordsOf: CaseRecords
}

export type CaseRecords = ReturnType<typeof caseRecords>

/** Reads the last records of cases from their courts, without cases that were never fetched. */
export function caseRecords({ records }: TrackedCaseTables) {
  return async (ids: string[], tx?: Tx): Promise<Map<string, StoredRecord>> => {
    const rows = await readAll(records, { where: { trackedCaseId: { [Op.in]: ids } }, transaction: tx ?? null })
    return new Map(
      rows.map(({ trackedCaseId, courtCase, source, listedOn, lastFetchedAt, lastRunId, stateSeen }) => [
        trackedCaseId,
        {
          courtCase: JSON.parse(courtCase) as CourtCase,
          source: source as CaseSource,
          listedOn,
          lastFetchedAt,
          lastRunId,
          stateSeen,
        },
      ]),
    )
  }
}

/** Refreshes of tracked cases from their courts. */
export function caseRefreshing(
  sequelize: Sequelize,
  { cases, snapshots, records }: TrackedCaseTables,
  { families, hearings, history, reader, caseKeys, recordsOf }: Dependencies,
) {
  return {
    /** Returns the last records of these cases from their courts, without cases that were never fetched. */
    recordsOf,

    /**
     * Returns the last record of the account's tracked case with one of these keys; undefined if it was never fetched.
     */
    async recordByIdentity(
      accountId: string,
      identity: CaseIdentity,
    ): Promise<(StoredRecord & { caseId: string }) | undefined> {
      const ids = await caseKeys.holdersOf(accountId, identity)
      const [found] = ids.length > 0 ? await recordsOf(ids) : []
      return found && { caseId: found[0], ...found[1] }
    },

    /** Returns when the case's court was last asked, and by which run. */
    async lastFetchOf(id: string): Promise<{ lastRunId: string; lastFetchedAt: number } | undefined> {
      const attributes = ['lastRunId', 'lastFetchedAt']
      return readOne(records, { attributes, where: { trackedCaseId: id } })
    },

    /** Locks a case with its record until the transaction ends. */
    async lockForRefresh(id: string, tx: Tx): Promise<LockedCase> {
      const tracked = await reader.lock(id, tx)
      const record = (await recordsOf([tracked.id], tx)).get(tracked.id)
      return { tracked, record, isLevelSetByHand: await history.isSetByHand(tracked.id, 'riskLevel', tx) }
    },

    /**
     * Stores the refreshed record of a locked case with its hearings, adds the changes to its history and raises their
     * events.
     */
    async keepRefreshed(locked: Pick<LockedCase, 'tracked' | 'record'>, refreshed: Refreshed, tx: Tx): Promise<void> {
      const { tracked, record: known } = locked
      const { id, accountId, number, caseIdentifier, notFoundSince } = tracked
      const { record, identifier, identity, snapshot, riskLevel, changes, newOrders } = refreshed
      const { runId, fetchedAt: at, dueOn, stateSeen, isStateNew } = refreshed
      const hasChanged = changes.length + newOrders.length > 0
      const stateHadNews = isStateNew ? hasChanged : null
      const row = {
        ...record,
        courtCase: JSON.stringify(record.courtCase),
        trackedCaseId: id,
        dueOn,
        stateSeen,
        stateHadNews,
      }
      await records.upsert({ ...row, lastRunId: runId, lastFetchedAt: at }, { transaction: tx })
      await snapshots.upsert({ trackedCaseId: id, snapshot: JSON.stringify(snapshot) }, { transaction: tx })
      const isNews = hasChanged || notFoundSince !== null
      const stamp = isNews ? { updated: at, updatedBy: null } : {}
      const where = { accountId, id }
      await cases.update({ ...columnsOf(identifier), ...FOUND, riskLevel, ...stamp }, { where, transaction: tx })
      countMove(sequelize, { ...tracked, kind: 'CASE' }, { riskLevel }, tx)
      if (!isDeepStrictEqual(columnsOf(identifier), columnsOf(caseIdentifier)))
        await repackTexts(sequelize, 'CASE', { accountId, numbers: [number] }, tx)
      await caseKeys.learn({ id, accountId }, identity, tx)
      const [hidden = [], before = []] = [record.courtCase.hiddenSides, known?.courtCase.hiddenSides]
      await history.forgetSides({ accountId, id }, { hidden, before }, tx)
      await history.recordChanges({ accountId, id }, changes, 'COURT', tx, at)
      await history.recordOrders({ accountId, id }, newOrders, at, tx)
      const { courtType } = caseIdentifier
      await hearings.follow({ id, accountId, courtType }, readingOfRecord(record.courtCase), at, tx)
      await families.learnFamily({ id, accountId, identifier, courtCase: record.courtCase }, at, tx)
    },

    /**
     * Records that no court knows a case under its numbers: the pause until the next request grows with each such
     * answer.
     */
    async keepNotFound(caseId: string, today: IsoDate, at: number, tx: Tx): Promise<void> {
      const { id, accountId, notFoundSince } = await reader.lock(caseId, tx)
      const where = { accountId, id }
      const row = await readOne(cases, { where, attributes: ['notFoundTimes', 'notFoundDueOn'], transaction: tx })
      // Already recorded today, or the client asked before it was due.
      if (row?.notFoundDueOn && row.notFoundDueOn > today) return
      const times = (row?.notFoundTimes ?? 0) + 1
      const stamp = notFoundSince === null ? { notFoundSince: at, updated: at, updatedBy: null } : {}
      const pause = { notFoundTimes: times, notFoundDueOn: dueAfterNotFound(times, today) }
      await cases.update({ ...pause, ...stamp }, { where, transaction: tx })
    },

    /** Returns these cases in the given order, without ones that do not exist. */
    async findMany(ids: string[]): Promise<TrackedCase[]> {
      const found = await reader.readByIds(ids)
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    /** Returns one case of any account in each of these courts: the last one added whose record was fetched. */
    async lastKnownIn(courtTypes: readonly CourtType[]): Promise<CaseIdentifier[]> {
      const options = { replacements: { courtTypes }, type: QueryTypes.SELECT } as const
      const rows = await sequelize.query<{ id: string }>(LAST_KNOWN, options)
      const found = await reader.readByIds(rows.map(({ id }) => id))
      return [...found.values()].map(({ caseIdentifier }) => caseIdentifier)
    },

    /** Counts the cases that were fetched since an instant because their courts' states had changed. */
    async newsOfStates(since: number): Promise<{ fetched: number; withoutNews: number }> {
      const countOf = (stateHadNews: boolean) =>
        records.count({ where: { stateHadNews, lastFetchedAt: { [Op.gte]: since } } })
      const [withNews, withoutNews] = [await countOf(true), await countOf(false)]
      return { fetched: withNews + withoutNews, withoutNews }
    },

    /** Postpones cases without news. */
    async putOff(cases: { id: string; dueOn: IsoDate }[]): Promise<void> {
      for (const [dueOn, those] of Map.groupBy(cases, ({ dueOn }) => dueOn))
        await records.update({ dueOn }, { where: { trackedCaseId: { [Op.in]: those.map(({ id }) => id) } } })
    },
  }
}

/** The values of a case that a court knows. */
const FOUND = { notFoundSince: null, notFoundTimes: 0, notFoundDueOn: null }

const LAST_KNOWN = `
  SELECT MAX(c.id) AS id FROM tracked_cases c JOIN tracked_case_records r ON r.tracked_case_id = c.id
  WHERE c.court_type IN (:courtTypes) GROUP BY c.court_type`
