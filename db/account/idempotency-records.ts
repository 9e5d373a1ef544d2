import type { Sequelize } from 'sequelize'
import { HOUR_MS } from '../../domain/dates.ts'
import { NOW_MS } from '../base/clock.ts'
import { column, isDuplicate, readOne, type Tx, table } from '../base/table.ts'

/** How long the response to a request with an `Idempotency-Key` is replayed. */
export const IDEMPOTENCY_RECORD_MS = 24 * HOUR_MS

/** A request that carried an `Idempotency-Key`. */
export interface KeyedRequest {
  accountId: string
  keyHash: Buffer
  /** Distinguishes another request with the same key. */
  requestHash: Buffer
}

/** The response to such a request. */
export interface IdempotencyRecord extends KeyedRequest {
  /** HTTP status; `NOT_KEPT` for a request that only claimed its key, `UNANSWERED` for one that asked sources. */
  status: number
  /** The body, encrypted with the `Idempotency-Key` itself. */
  sealedBody: Buffer
}

/** Stored instead of a status: each equal request creates its own response. */
export const NOT_KEPT = 0

/** Stored instead of a status: the request began to ask sources, and has no answer yet. */
export const UNANSWERED = 1

interface Row extends IdempotencyRecord {
  /** Epoch ms. */
  created: number
}

/** The same request has committed in the meantime; the transaction must be rolled back. */
export class AnswerKept extends Error {
  override name = 'AnswerKept'
}

/** Rows per statement, which takes a fraction of a second. */
const FORGOTTEN_AT_ONCE = 1_000

/** Responses to requests with an `Idempotency-Key`, kept for a day. */
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
    /** Finds the response of the last day to a request with this key. */
    async find(accountId: string, keyHash: Buffer): Promise<Row | undefined> {
      const row = await readOne(answers, { where: { accountId, keyHash } })
      if (!row || row.created > Date.now() - IDEMPOTENCY_RECORD_MS) return row
      await answers.destroy({ where: { accountId, keyHash, created: row.created } })
      return undefined
    },

    /**
     * Stores a response in the transaction of the request. Waits while the same request is being processed.
     * @throws AnswerKept when that one has committed
     */
    async keep(answer: IdempotencyRecord, tx: Tx): Promise<void> {
      try {
        await answers.create({ ...answer, created: Date.now() }, { transaction: tx })
      } catch (error) {
        throw isDuplicate(error) ? new AnswerKept() : error
      }
    },

    /**
     * Notes a request before it asks sources, so that its repetition asks none again, whatever ends the request.
     * Returns when the first equal request did so, epoch ms by the database's clock.
     * @throws AnswerKept when the key has an answer, or belongs to a different request
     */
    async begin({ accountId, keyHash, requestHash }: KeyedRequest): Promise<number> {
      await sequelize.query(
        `INSERT IGNORE INTO idempotency_records (account_id, key_hash, request_hash, status, sealed_body, created)
          VALUES (:accountId, :keyHash, :requestHash, :status, '', ${NOW_MS})`,
        { replacements: { accountId, keyHash, requestHash, status: UNANSWERED } },
      )
      const first = await readOne(answers, { where: { accountId, keyHash } })
      if (first?.status !== UNANSWERED || !first.requestHash.equals(requestHash)) throw new AnswerKept()
      return first.created
    },

    /**
     * Stores the response to a request that `begin` noted, in the transaction of the request.
     * @throws AnswerKept when an equal request has stored one
     */
    async answer({ accountId, keyHash, status, sealedBody }: IdempotencyRecord, tx: Tx): Promise<void> {
      const where = { accountId, keyHash, status: UNANSWERED }
      const [kept] = await answers.update({ status, sealedBody }, { where, transaction: tx })
      if (kept === 0) throw new AnswerKept()
    },

    /** Frees the key of a request that `begin` noted and that was refused. */
    async withdraw({ accountId, keyHash, requestHash }: KeyedRequest): Promise<void> {
      await answers.destroy({ where: { accountId, keyHash, requestHash, status: UNANSWERED } })
    },

    /**
     * Claims a key in the transaction of the request, without a response. Waits while another request claims it.
     * Returns whether the key was free; false when an equal request has it.
     * @throws AnswerKept when a different request has it
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
      // A plain read would see the snapshot of the start of the transaction.
      const first = await readOne(answers, { where: { accountId, keyHash }, transaction: tx, lock: tx.LOCK.SHARE })
      if (!first?.requestHash.equals(requestHash)) throw new AnswerKept()
      return false
    },

    /** Deletes records older than a day, in batches. */
    async forgetOld(now: number): Promise<void> {
      const replacements = { past: now - IDEMPOTENCY_RECORD_MS, most: FORGOTTEN_AT_ONCE }
      await sequelize.query('DELETE FROM idempotency_records WHERE created <= :past LIMIT :most', { replacements })
    },
  }
}
