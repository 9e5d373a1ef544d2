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

/** The ids of records that were merged into another one. Requests with such an id get the remaining record. */
export function mergedRecords(sequelize: Sequelize) {
  const merged = table<MergedRow>(sequelize, 'merged_records', ['id'], {
    id: column.id,
    accountId: column.id,
    mergedInto: column.id,
    created: column.time,
  })

  return {
    /** Returns the id of the record that another one was merged into. */
    async intoOf(id: string, tx?: Tx): Promise<string | undefined> {
      return (await readOne(merged, { where: { id }, transaction: tx ?? null }))?.mergedInto
    },

    /** Records the merge of a record, and redirects all earlier merges into it. */
    async note({ accountId, id, into }: { accountId: string; id: string; into: string }, tx: Tx): Promise<void> {
      await merged.update({ mergedInto: into }, { where: { mergedInto: id }, transaction: tx })
      const options = { replacements: { accountId, id, into }, type: QueryTypes.INSERT, transaction: tx } as const
      await sequelize.query(NOTE, options)
    },
  }
}

const NOTE = `INSERT INTO merged_records (id, account_id, merged_into, created) VALUES (:id, :accountId, :into, ${NOW_MS})`
