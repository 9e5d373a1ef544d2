import { QueryTypes, type Sequelize } from 'sequelize'
import { NOW_MS } from '../base/clock.ts'
import { column, readOne, type Tx, table } from '../base/table.ts'

interface MergedRow {
  id: string
  accountId: string
  mergedInto: string
  created: number
}

export type MergedRecords = ReturnType<typeof mergedRecords>

/** The ids of records that turned out to be another one. What is asked for under such an id is answered with the record that stayed. */
export function mergedRecords(sequelize: Sequelize) {
  const merged = table<MergedRow>(sequelize, 'merged_records', ['id'], {
    id: column.id,
    accountId: column.id,
    mergedInto: column.id,
    created: column.time,
  })

  return {
    /** The id of the record that one was merged into. */
    async intoOf(id: string, tx?: Tx): Promise<string | undefined> {
      return (await readOne(merged, { where: { id }, transaction: tx ?? null }))?.mergedInto
    },

    /** Says which record one is now, and with it all that were merged into it. */
    async note({ accountId, id, into }: { accountId: string; id: string; into: string }, tx: Tx): Promise<void> {
      await merged.update({ mergedInto: into }, { where: { mergedInto: id }, transaction: tx })
      const options = { replacements: { accountId, id, into }, type: QueryTypes.INSERT, transaction: tx } as const
      await sequelize.query(NOTE, options)
    },
  }
}

const NOTE = `INSERT INTO merged_records (id, account_id, merged_into, created) VALUES (:id, :accountId, :into, ${NOW_MS})`
