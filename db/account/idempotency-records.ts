import type { Sequelize } from 'sequelize'
import { HOUR_MS } from '../../domain/dates.ts'

import { column, isDuplicate, readOne, type Tx, table } from '../base/table.ts'

/** How long the answer of a request with an `Idempotency-Key` is given again. */
export const IDEMPOTENCY_RECORD_MS = 24 * HOUR_MS

/** A request that carried an `Idempotency-Key`. */
export interface KeyedRequest {
  accountId: string
  keyHash: Buffer
  /** Tells another request with the same key. */
  requestHash: Buffer
}

/** The answer of such a request. */
export interface IdempotencyRecord extends KeyedRequest {
  /** HTTP status; `NOT_KEPT` for a request that only took its key. */
  status: number
  /** The body, readable only with the key itself. */
  sealedBody: Buffer
}

/** In the place of the status of an answer: each equal request makes its own. */
export const NOT_KEPT = 0

interface Row extends IdempotencyRecord {
  created: number
}

/** The same request has been done meanwhile; nothing of the transaction may stay. */
export class AnswerKept extends Error {
  override name = 'AnswerKept'
}

/** Rows that one round deletes: a statement of a fraction of a second. */
const FORGOTTEN_AT_ONCE = 1_000

/** Answers of requests with an `Idempotency-Key`, kept for a day. */
export function idempotencyRecordsRepository(sequelize: Sequelize) {
  const answers = table<Row>(sequelize, 'idempotency_records', ['accountId', 'keyHash'], {
    accountId: column.id,
    keyHash: column.hash,
    requestHash: column.hash,
    status: column.whole,
    sealedBody: column.bytes,
    created: column.time,
  })

  return {
    /** What was answered to a request with this key within the day. */
    async find(accountId: string, keyHash: Buffer): Promise<IdempotencyRecord | undefined> {
      const row = await readOne(answers, { where: { accountId, keyHash } })
      if (!row || row.created > Date.now() - IDEMPOTENCY_RECORD_MS) return row
      await answers.destroy({ where: { accountId, keyHash, created: row.created } })
      return undefined
    },

    /**
     * Keeps an answer in the transaction of what the request does. Waits for the same request if that is about to be done.
     * @throws AnswerKept when that has been done
     */
    async keep(answer: IdempotencyRecord, tx: Tx): Promise<void> {
      try {
        await answers.create({ ...answer, created: Date.now() }, { transaction: tx })
      } catch (error) {
        throw isDuplicate(error) ? new AnswerKept() : error
      }
    },

    /**
     * Takes a key for a request in the transaction of what it does, without an answer. Waits for whoever is about to take it. Returns whether
     * the key was free; false when an equal request has it.
     * @throws AnswerKept when another request has it
     */
    async take(request: KeyedRequest, tx: Tx): Promise<boolean> {
      const { accountId, keyHash, requestHash } = request
      try {
        await answers.create(
          { ...request, status: NOT_KEPT, sealedBody: Buffer.alloc(0), created: Date.now() },
          { transaction: tx },
        )
        return true
      } catch (error) {
        if (!isDuplicate(error)) throw error
      }
      // A plain read would show what there was when the transaction began.
      const taken = await readOne(answers, { where: { accountId, keyHash }, transaction: tx, lock: tx.LOCK.SHARE })
      if (!taken?.requestHash.equals(requestHash)) throw new AnswerKept()
      return false
    },

    /** Deletes what is older than a day, a portion at a time. */
    async forgetOld(now: number): Promise<void> {
      const replacements = { past: now - IDEMPOTENCY_RECORD_MS, most: FORGOTTEN_AT_ONCE }
      await sequelize.query('DELETE FROM idempotency_records WHERE created <= :past LIMIT :most', { replacements })
    },
  }
}
