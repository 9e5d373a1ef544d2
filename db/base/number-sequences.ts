import { QueryTypes, type Sequelize } from 'sequelize'
import { column, type Tx, table } from './table.ts'

interface SequenceRow {
  accountId: string
  sequence: string
  lastNumber: number
}

export type Sequence = 'watchlist_entity' | 'tracked_case' | 'case_candidate'

/** The running numbers of an account's records, without gaps. */
export function numberSequencesRepository(sequelize: Sequelize) {
  table<SequenceRow>(sequelize, 'number_sequences', ['accountId', 'sequence'], {
    accountId: column.id,
    sequence: column.text(30),
    lastNumber: column.whole,
  })

  return {
    /**
     * Locks an account's sequence until the transaction ends, so that a failed transaction leaves no gap, and two
     * transactions never decide at once whether a record is new. Returns the last number given.
     */
    async lock(accountId: string, sequence: Sequence, tx: Tx): Promise<number> {
      const options = { replacements: { accountId, sequence }, transaction: tx }
      await sequelize.query(LOCK, options)
      const [row] = await sequelize.query<SequenceRow>(READ, { ...options, type: QueryTypes.SELECT })
      return row?.lastNumber ?? 0
    },

    /**
     * Gives the next numbers to records that are certainly new, in one statement. It locks the sequence until the
     * transaction ends, so call it as late as possible. Returns the last number given before.
     */
    async take(accountId: string, sequence: Sequence, count: number, tx: Tx): Promise<number> {
      const options = { replacements: { accountId, sequence, count }, transaction: tx }
      const [last] = await sequelize.query(TAKE, { ...options, type: QueryTypes.INSERT })
      return last - count
    },

    /** Records the last number given by this transaction, which holds the sequence. */
    async advance(accountId: string, sequence: Sequence, lastNumber: number, tx: Tx): Promise<void> {
      const replacements = { accountId, sequence, lastNumber }
      await sequelize.query(ADVANCE, { replacements, transaction: tx })
    },
  }
}

export type NumberSequences = ReturnType<typeof numberSequencesRepository>

const LOCK = `
  INSERT INTO number_sequences (account_id, sequence, last_number) VALUES (:accountId, :sequence, 0)
  ON DUPLICATE KEY UPDATE last_number = last_number`
const READ = `
  SELECT last_number AS lastNumber FROM number_sequences WHERE account_id = :accountId AND sequence = :sequence`
/** The server returns the last value of `LAST_INSERT_ID`, so no read is needed. */
const TAKE = `
  INSERT INTO number_sequences (account_id, sequence, last_number) VALUES (:accountId, :sequence, LAST_INSERT_ID(:count))
  ON DUPLICATE KEY UPDATE last_number = LAST_INSERT_ID(last_number + :count)`
const ADVANCE = `
  UPDATE number_sequences SET last_number = :lastNumber WHERE account_id = :accountId AND sequence = :sequence`
