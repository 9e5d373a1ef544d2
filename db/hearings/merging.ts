import { QueryTypes, type Sequelize } from 'sequelize'
import type { IsoDate } from '../../domain/case.ts'
import { isOfRecord } from '../../domain/hearings/follow-record.ts'
import type { TrackedHearing } from '../../domain/hearings/hearing.ts'
import type { Tx } from '../base/table.ts'
import type { MergedRecords } from '../watchlist/merged-records.ts'

interface OwnHearing extends Pick<TrackedHearing, 'id' | 'hearingDate' | 'state' | 'listKind' | 'reason' | 'asOf'> {
  trackedCaseId: string
}

/** The ids of two records of a case that are merged: the kept one (`into`) and the other. */
interface Merge {
  accountId: string
  id: string
  into: string
}

/** Merges the hearings of two records of a case. */
export function hearingMerging(sequelize: Sequelize, merged: MergedRecords) {
  const change = (sql: string, replacements: object, tx: Tx) =>
    sequelize.query(sql, { replacements: { ...replacements }, transaction: tx })

  /** Replaces one hearing by another. */
  async function replace(accountId: string, gone: OwnHearing, kept: OwnHearing, tx: Tx): Promise<void> {
    const ids = { gone: gone.id, kept: kept.id, cases: [gone.trackedCaseId, kept.trackedCaseId] }
    for (const sql of POINT_TO_KEPT) await change(sql, ids, tx)
    await merged.note({ accountId, id: gone.id, into: kept.id }, tx)
    await change('DELETE FROM hearings WHERE id = :gone', { gone: gone.id }, tx)
  }

  /** @param today the day in India */
  return async ({ accountId, id, into }: Merge, today: IsoDate, tx: Tx): Promise<void> => {
    const options = { replacements: { id, into }, type: QueryTypes.SELECT, transaction: tx } as const
    const all = await sequelize.query<OwnHearing>(HEARINGS, options)
    const left: OwnHearing[] = []
    for (const [one, other] of Map.groupBy(all, ({ hearingDate }) => hearingDate).values()) {
      if (!one) continue
      const [kept, gone] = other && byEvidence(other, one, into) < 0 ? [other, one] : [one, other]
      if (gone) await replace(accountId, gone, kept, tx)
      left.push(kept)
    }
    // Each record had named a future day: the newer record is right.
    const [next, ...old] = left.filter((hearing) => isAheadOfRecord(hearing, today)).toSorted((a, b) => b.asOf - a.asOf)
    if (next) for (const gone of old) await replace(accountId, gone, next, tx)
    await change(MOVE, { id, into }, tx)
    await change(
      'UPDATE IGNORE hearing_sightings SET tracked_case_id = :into WHERE tracked_case_id = :id',
      { id, into },
      tx,
    )
  }
}

/** Orders hearings by evidence: lists before records. */
function byEvidence(one: OwnHearing, other: OwnHearing, into: string): number {
  return (
    Number(other.listKind !== null) - Number(one.listKind !== null) ||
    Number(other.trackedCaseId === into) - Number(one.trackedCaseId === into)
  )
}

function isAheadOfRecord(hearing: OwnHearing, today: IsoDate): boolean {
  return hearing.state === 'EXPECTED' && isOfRecord(hearing) && hearing.hearingDate > today
}

const HEARINGS = `
  SELECT id, tracked_case_id AS trackedCaseId, hearing_date AS hearingDate, state, list_kind AS listKind, reason, as_of AS asOf
  FROM hearings WHERE tracked_case_id IN (:id, :into) ORDER BY hearing_date, id FOR UPDATE`

/** Excludes a hearing that would point to itself. */
const POINT_TO_KEPT = [
  'UPDATE hearings SET moved_to_id = NULLIF(:kept, id) WHERE tracked_case_id IN (:cases) AND moved_to_id = :gone',
  'UPDATE hearings SET moved_from_id = NULLIF(:kept, id) WHERE tracked_case_id IN (:cases) AND moved_from_id = :gone',
]

/** The case is updated, which brings clients its hearings again; none of them has changed. */
const MOVE = 'UPDATE hearings SET tracked_case_id = :into WHERE tracked_case_id = :id'
