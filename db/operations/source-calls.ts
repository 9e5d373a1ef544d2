import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { Op, QueryTypes, type Sequelize } from 'sequelize'
import { RAW_ANSWER_RETENTION_MS } from '../../domain/retention.ts'
import type { CallOutcome, RawAnswer, SourceName, StoredAnswer } from '../../domain/source.ts'
import { column, newId, readOne, type Tx, table } from '../base/table.ts'

interface SourceCallRow {
  id: string
  source: string
  operation: string
  subject: string
  requestedAt: number
  tookMs: number
  httpStatus: number | null
  contentType: string | null
  providerRequestId: string | null
  costPaise: number
  outcome: CallOutcome | null
  bodySha256: Buffer | null
  bodyGzip: Buffer | null
  bodyUntil: number | null
  /** The hash of the request and its asker; null once the answer is deleted. */
  question: Buffer | null
  /** The call whose stored answer was reused. */
  repeatOf: string | null
}

/**
 * Only the hash of a larger answer is stored: half of the 16 MiB that a server accepts per statement by default. Such
 * answers are documents, whose bytes are in the document store.
 */
const LARGEST_BODY_BYTES = 8 * 1024 * 1024

/** The length of columns whose text a source chooses. */
const TEXT_LETTERS = 255

/** A call with its raw answer, and the hash by which it is found again. */
export type CallToRecord = Omit<RawAnswer, 'question'> & { question?: Buffer | undefined }

/**
 * How long a repeated request gets the stored answer: longer than it takes to notice a worker's death and to take up
 * its work again, behind a nightly run. The same piece of work asks, never another one.
 */
const RECALLED_MS = 600_000

/**
 * Every call to a source: its raw answer (compressed, deleted after its retention; the hash stays), its outcome and its
 * cost.
 */
export function sourceCallsRepository(sequelize: Sequelize) {
  const calls = table<SourceCallRow>(sequelize, 'source_calls', ['id'], {
    id: column.id,
    source: column.text(50),
    operation: column.text(50),
    subject: column.text(TEXT_LETTERS),
    requestedAt: column.time,
    tookMs: column.whole,
    httpStatus: column.whole,
    contentType: column.text(TEXT_LETTERS),
    providerRequestId: column.text(TEXT_LETTERS),
    costPaise: column.whole,
    outcome: column.text(30),
    bodySha256: column.hash,
    bodyGzip: column.bytes,
    bodyUntil: column.time,
    question: column.hash,
    repeatOf: column.id,
  })

  return {
    /** Stores a raw answer before it is parsed; returns the call's id. */
    async record({ body, ...answer }: CallToRecord): Promise<string> {
      const id = newId()
      const bodyGzip = body && (await compressed(body))
      await calls.create({
        id,
        source: answer.source,
        operation: answer.operation,
        subject: answer.subject.slice(0, TEXT_LETTERS),
        requestedAt: answer.requestedAt,
        tookMs: answer.tookMs,
        httpStatus: answer.httpStatus ?? null,
        contentType: answer.contentType?.slice(0, TEXT_LETTERS) ?? null,
        providerRequestId: answer.providerRequestId?.slice(0, TEXT_LETTERS) ?? null,
        costPaise: answer.costPaise,
        outcome: null,
        bodySha256: body ? createHash('sha256').update(body).digest() : null,
        bodyGzip: bodyGzip ?? null,
        bodyUntil: bodyGzip ? answer.requestedAt + RAW_ANSWER_RETENTION_MS : null,
        // An answer that must not be stored cannot be reused.
        question: (bodyGzip && body.length > 0 && answer.question) || null,
        repeatOf: answer.repeatOf ?? null,
      })
      return id
    },

    /**
     * Records the outcome of a call, and its cost if that differs from the first entry. Returns false, and changes
     * nothing, if the call has an outcome.
     */
    async settle(id: string, end: { outcome: CallOutcome; costPaise?: number }, tx?: Tx): Promise<boolean> {
      const [changed] = await calls.update(end, { where: { id, outcome: null }, transaction: tx ?? null })
      return changed > 0
    },

    /** Returns what was booked for these calls, in paise. */
    async costOf(ids: readonly string[]): Promise<number> {
      return (await calls.sum('costPaise', { where: { id: [...ids] } })) ?? 0
    },

    /** Returns the complete answer to the same request within the last ten minutes, unless it was a failure. */
    async recall(question: Buffer, now: number): Promise<StoredAnswer | undefined> {
      const row = await readOne(calls, {
        where: {
          question,
          requestedAt: { [Op.gt]: now - RECALLED_MS },
          httpStatus: { [Op.between]: [200, 299] },
          outcome: { [Op.or]: [null, 'found', 'none'] },
        },
        order: [['id', 'DESC']],
      })
      if (!row?.bodyGzip || row.httpStatus === null) return undefined
      const body = await promisify(gunzip)(row.bodyGzip)
      const { id: callId, requestedAt, httpStatus, outcome } = row
      return { callId, requestedAt, isSettled: outcome !== null, httpStatus, contentType: row.contentType ?? '', body }
    },

    /** Deletes raw answers past their retention, oldest first; the rest of the call stays. Returns their number. */
    async forgetBodies(now: number, most: number): Promise<number> {
      const [, changed] = await sequelize.query(FORGET_BODIES, { replacements: { now, most }, type: QueryTypes.UPDATE })
      return changed
    },

    /** Returns whether a source has given a certain answer since an instant. */
    async hasAnsweredSince(source: SourceName, since: number): Promise<boolean> {
      const where = { source, requestedAt: { [Op.gte]: since }, outcome: ['found', 'none'] as CallOutcome[] }
      return (await readOne(calls, { attributes: ['id'], where })) !== undefined
    },
  }
}

async function compressed(body: Uint8Array): Promise<Buffer | undefined> {
  const bytes = await promisify(gzip)(body)
  return bytes.length > LARGEST_BODY_BYTES ? undefined : bytes
}

const FORGET_BODIES = `
  UPDATE source_calls SET body_gzip = NULL, body_until = NULL, question = NULL WHERE body_until < :now ORDER BY body_until LIMIT :most`
