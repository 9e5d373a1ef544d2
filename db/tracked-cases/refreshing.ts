import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { CourtCase, IsoDate } from '../../domain/case.ts'
import type { CaseRecord, RefreshedCase } from '../../domain/case-refresh/refresh-case.ts'
import type { CaseIdentity } from '../../domain/courts/types.ts'
import type { CaseSource } from '../../domain/order-sources.ts'
import type { TrackedCase } from '../../domain/watchlist.ts'
import { columnsOf } from '../identifier-columns.ts'
import { readAll, readOne, type Tx } from '../rows.ts'
import type { CaseHistory } from './history.ts'
import type { CaseReader } from './reader.ts'
import type { TrackedCaseTables } from './tables.ts'

/** What the court last said of a case, and when. */
export interface StoredRecord extends CaseRecord {
  lastFetchedAt: number
  /** The workflow run that fetched it. */
  lastRunId: string
}

/** A tracked case as it is held for a refresh. */
export interface HeldCase {
  tracked: TrackedCase
  record: StoredRecord | undefined
  /** Somebody of the account has set its level: that is not worked out anew behind their back. */
  isLevelSetByHand: boolean
}

/** What a refresh made of a case, by which run, and when the case is due again. */
export interface Refreshed extends RefreshedCase {
  runId: string
  fetchedAt: number
  dueOn: IsoDate
}

/** The day of a sweep, and when it began: what was fetched since then is not due again. */
export interface SweepDay {
  today: IsoDate
  since: number
}

interface Dependencies {
  history: CaseHistory
  reader: CaseReader
  learnKeys: (accountId: string, caseId: string, identity: CaseIdentity, tx: Tx) => Promise<void>
}

/** How tracked cases follow their courts. */
export function caseRefreshing(
  sequelize: Sequelize,
  { cases, snapshots, records, refreshPlaces }: TrackedCaseTables,
  { history, reader, learnKeys }: Dependencies,
) {
  async function recordsOf(ids: string[], tx?: Tx): Promise<Map<string, StoredRecord>> {
    const rows = await readAll(records, { where: { trackedCaseId: { [Op.in]: ids } }, transaction: tx ?? null })
    return new Map(
      rows.map(({ trackedCaseId, courtCase, source, listedOn, lastFetchedAt, lastRunId }) => [
        trackedCaseId,
        {
          courtCase: JSON.parse(courtCase) as CourtCase,
          source: source as CaseSource,
          listedOn,
          lastFetchedAt,
          lastRunId,
        },
      ]),
    )
  }

  return {
    /** What the courts last said of these cases; one that was never fetched is left out. */
    recordsOf,

    /** When the case's court was last asked, and by which run. */
    async lastFetchOf(id: string): Promise<{ lastRunId: string; lastFetchedAt: number } | undefined> {
      const attributes = ['lastRunId', 'lastFetchedAt']
      return readOne(records, { attributes, where: { trackedCaseId: id } })
    },

    /** A case with its record, held until the transaction ends. */
    async holdForRefresh(id: string, tx: Tx): Promise<HeldCase> {
      const tracked = await reader.hold(id, tx)
      const record = (await recordsOf([id], tx)).get(id)
      return { tracked, record, isLevelSetByHand: await history.isSetByHand(id, 'riskLevel', tx) }
    },

    /** Keeps what a refresh made of a held case, adds the changes to its history and raises the events that tell of them. */
    async keepRefreshed({ id, accountId }: TrackedCase, refreshed: Refreshed, tx: Tx): Promise<void> {
      const { record, identifier, identity, snapshot, riskLevel, changes, newOrders } = refreshed
      const { runId, fetchedAt: at, dueOn } = refreshed
      const row = { ...record, courtCase: JSON.stringify(record.courtCase), trackedCaseId: id, dueOn }
      await records.upsert({ ...row, lastRunId: runId, lastFetchedAt: at }, { transaction: tx })
      await snapshots.upsert({ trackedCaseId: id, snapshot: JSON.stringify(snapshot) }, { transaction: tx })
      const stamp = changes.length + newOrders.length > 0 ? { updated: at, updatedBy: null } : {}
      const where = { accountId, id }
      await cases.update({ ...columnsOf(identifier), riskLevel, ...stamp }, { where, transaction: tx })
      await learnKeys(accountId, id, identity, tx)
      await history.recordChanges({ accountId, id }, changes, 'COURT', tx, at)
      await history.recordOrders({ accountId, id }, newOrders, at, tx)
    },

    /**
     * Gives every active case that is due its place in a sweep, once: accounts take turns, and within an account those come first
     * that were not fetched for the longest time. Returns how many there are.
     */
    async planRefreshes(sweepId: string, day: SweepDay): Promise<number> {
      return sequelize.transaction(async (transaction) => {
        const planned = await refreshPlaces.count({ where: { sweepId }, transaction })
        if (planned > 0) return planned
        await refreshPlaces.destroy({ where: {}, transaction })
        await sequelize.query(GIVE_PLACES, { replacements: { sweepId, ...day }, transaction, type: QueryTypes.INSERT })
        return refreshPlaces.count({ where: { sweepId }, transaction })
      })
    },

    /** The cases of a sweep at the places from `from` on that are still due, in their order. */
    async dueCases(sweepId: string, { from, most, ...day }: SweepDay & { from: number; most: number }) {
      const replacements = { sweepId, from, to: from + most - 1, ...day }
      const rows = await sequelize.query<{ id: string }>(READ_DUE, { replacements, type: QueryTypes.SELECT })
      const ids = rows.map(({ id }) => id)
      const found = await reader.readByIds(ids)
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    /** Puts off cases of which there is no news. */
    async putOff(cases: { id: string; dueOn: IsoDate }[]): Promise<void> {
      for (const [dueOn, those] of Map.groupBy(cases, ({ dueOn }) => dueOn))
        await records.update({ dueOn }, { where: { trackedCaseId: { [Op.in]: those.map(({ id }) => id) } } })
    },
  }
}

const DUE = "c.status = 'ACTIVE' AND (r.due_on IS NULL OR (r.due_on <= :today AND r.last_fetched_at < :since))"

const GIVE_PLACES = `
  INSERT INTO case_refresh_places (sweep_id, position, tracked_case_id)
  SELECT :sweepId, ROW_NUMBER() OVER (ORDER BY turn, account_id) - 1, id
  FROM (
    SELECT c.id, c.account_id,
      ROW_NUMBER() OVER (PARTITION BY c.account_id ORDER BY COALESCE(r.last_fetched_at, 0), c.id) AS turn
    FROM tracked_cases c LEFT JOIN tracked_case_records r ON r.tracked_case_id = c.id
    WHERE ${DUE}
  ) turns`

const READ_DUE = `
  SELECT c.id FROM case_refresh_places p
  JOIN tracked_cases c ON c.id = p.tracked_case_id
  LEFT JOIN tracked_case_records r ON r.tracked_case_id = c.id
  WHERE p.sweep_id = :sweepId AND p.position BETWEEN :from AND :to AND ${DUE}
  ORDER BY p.position`
