import { Op } from 'sequelize'
import type { FieldChange } from '../../../domain/account/audit-log.ts'
import type { CourtOrder, Side } from '../../../domain/case.ts'
import { showNewOrder } from '../../../domain/case-tracking/shown-change.ts'
import type { TrackedCase } from '../../../domain/watchlist/watchlist.ts'
import { type IdRange, newId, readAll, readOne, type Tx } from '../../base/table.ts'
import type { Events } from '../../events/events.ts'
import type { Exports } from '../exports.ts'
import type { ChangeOrigin, ChangeRow, TrackedCaseTables } from './tables.ts'

/** A change of one field of a case, with values as in API responses. */
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

/** The changes of tracked cases, and the events about them. */
export function caseHistory(
  { changes }: TrackedCaseTables,
  { events, exports }: { events: Events; exports: Pick<Exports, 'endNaming'> },
) {
  /** Returns the ids of the changes, in order. */
  async function write(
    id: string,
    made: CaseChange[],
    { origin, at }: { origin: ChangeOrigin; at: number },
    tx: Tx,
  ): Promise<string[]> {
    const rows = made.map(({ field, from, to }) => ({
      id: newId(),
      trackedCaseId: id,
      field,
      fromValue: JSON.stringify(from ?? null),
      toValue: JSON.stringify(to ?? null),
      origin,
      created: at,
    }))
    await changes.bulkCreate(rows, { transaction: tx })
    return rows.map((row) => row.id)
  }

  return {
    /** Adds to a case's history and raises `case.updated`; does nothing without changes. */
    async recordChanges(
      { accountId, id }: OwnedCase,
      made: CaseChange[],
      origin: ChangeOrigin,
      tx: Tx,
      at = Date.now(),
    ): Promise<void> {
      if (made.length === 0) return
      await write(id, made, { origin, at }, tx)
      const fields = [...new Set(made.map(({ field }) => field))].join(',')
      await events.raise({ accountId, type: 'case.updated', data: { caseId: id, origin, fields } }, tx)
    },

    /** Adds new orders to a case's history and raises `order.available` for each. */
    async recordOrders({ accountId, id }: OwnedCase, orders: CourtOrder[], at: number, tx: Tx): Promise<void> {
      const changeIds = await write(id, orders.map(showNewOrder), { origin: 'COURT', at }, tx)
      for (const changeId of changeIds)
        await events.raise({ accountId, type: 'order.available', data: { caseId: id, changeId } }, tx)
    },

    /**
     * Deletes the changes that name the sides which the court hides, either of which may have filed an application. Ends
     * the exports that may name them, unless the court hid them before.
     */
    async forgetSides(
      { accountId, id }: OwnedCase,
      { hidden, before }: { hidden: readonly Side[]; before: readonly Side[] },
      tx: Tx,
    ): Promise<void> {
      if (hidden.length === 0) return
      const field = [...hidden.map((side) => `${side.toLowerCase()}s`), 'interlocutoryApplications']
      await changes.destroy({ where: { trackedCaseId: id, field }, transaction: tx })
      if (hidden.some((side) => !before.includes(side))) await exports.endNaming(accountId, tx)
    },

    /** Returns the changes of one refresh, in the order in which they were found. */
    async changesBroughtAt(id: string, at: number): Promise<RecordedCaseChange[]> {
      const where = { trackedCaseId: id, origin: 'COURT' as const, created: at }
      return (await readAll(changes, { where, order: ['id'] })).map(recorded)
    },

    /** Returns whether a user of the account has set a field of the case by hand. */
    async isSetByHand(id: string, field: string, tx: Tx): Promise<boolean> {
      const where = { trackedCaseId: id, field, origin: 'CUSTOMER' as const }
      return (await readOne(changes, { where, transaction: tx })) !== undefined
    },

    /** Lists the changes of a case, latest first; with `after` only earlier ones. */
    async changesOf(id: string, { after, most }: IdRange): Promise<RecordedCaseChange[]> {
      const where = { trackedCaseId: id, ...(after === undefined ? {} : { id: { [Op.lt]: after } }) }
      const rows = await readAll(changes, { where, order: [['id', 'DESC']], limit: most })
      return rows.map(recorded)
    },
  }
}

type OwnedCase = Pick<TrackedCase, 'accountId' | 'id'>

function recorded({ trackedCaseId: _, fromValue, toValue, ...row }: ChangeRow): RecordedCaseChange {
  return { ...row, from: JSON.parse(fromValue) as unknown, to: JSON.parse(toValue) as unknown }
}

/** Converts an audited change of a field for the history of a case. */
export function asChange({ field, from, to }: FieldChange): CaseChange {
  return { field, from, to }
}
