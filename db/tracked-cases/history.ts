import { Op } from 'sequelize'
import type { FieldChange } from '../../domain/audit.ts'
import type { TrackedCase } from '../../domain/watchlist.ts'
import type { Events } from '../events.ts'
import { newId, readAll, type Tx } from '../rows.ts'
import type { ChangeOrigin, TrackedCaseTables } from './tables.ts'

/** One field of a case that became another; values as they stand in answers. */
export interface CaseChange {
  field: string
  from: unknown
  to: unknown
}

export interface RecordedCaseChange extends CaseChange {
  id: string
  origin: ChangeOrigin
  created: number
}

export type CaseHistory = ReturnType<typeof caseHistory>

/** What changed of tracked cases, and the events that tell of it. */
export function caseHistory({ changes }: TrackedCaseTables, events: Events) {
  return {
    /** Adds to a case's history and raises `case.updated`; without changes nothing happens. */
    async recordChanges(
      { accountId, id }: Pick<TrackedCase, 'accountId' | 'id'>,
      made: CaseChange[],
      origin: ChangeOrigin,
      tx: Tx,
    ): Promise<void> {
      if (made.length === 0) return
      const created = Date.now()
      const rows = made.map(({ field, from, to }) => ({
        id: newId(),
        trackedCaseId: id,
        field,
        fromValue: JSON.stringify(from ?? null),
        toValue: JSON.stringify(to ?? null),
        origin,
        created,
      }))
      await changes.bulkCreate(rows, { transaction: tx })
      await events.raise({ accountId, type: 'case.updated', data: { caseId: id, origin } }, tx)
    },

    /** What changed of a case, latest first; with `before` only what changed before that change. */
    async changesOf(id: string, { before, limit }: { before?: string; limit: number }): Promise<RecordedCaseChange[]> {
      const where = { trackedCaseId: id, ...(before === undefined ? {} : { id: { [Op.lt]: before } }) }
      const rows = await readAll(changes, { where, order: [['id', 'DESC']], limit })
      return rows.map(({ trackedCaseId: _, fromValue, toValue, ...row }) => ({
        ...row,
        from: JSON.parse(fromValue) as unknown,
        to: JSON.parse(toValue) as unknown,
      }))
    },
  }
}

/** An audited change of a field, as a case's history tells it. */
export function asChange({ field, from, to }: FieldChange): CaseChange {
  return { field, from, to }
}
