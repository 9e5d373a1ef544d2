import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { Op, QueryTypes, type Sequelize } from 'sequelize'
import { RAW_ANSWER_RETENTION_MS } from '../../domain/retention.ts'
import type { CallOutcome, RawAnswer, SourceName, StoredAnswer } from '../../domain/source.ts'
import { column, newId, readOne, table } from '../base/table.ts'

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
  /** Set as long as the answer is kept: the hash of who asked what. */
  question: Buffer | null
  /** The call whose kept answer was used in place of a new one. */
  repeatOf: string | null
}

/**
 * Of a larger answer only the hash is kept: half of the 16 MiB that a server takes in one statement by default. Such answers are
 * documents, which lie in the document store byte for byte.
 */
const LARGEST_BODY_BYTES = 8 * 1024 * 1024

/** The columns of texts that sources choose. */
const TEXT_LETTERS = 255

/** A call with its raw answer, and the hash by which the answer is found again. */
export type CallToRecord = Omit<RawAnswer, 'question'> & { question?: Buffer | undefined }

/** For how long who asks the same again is given the answer that was kept: longer than a worker's death takes to be noticed. */
const RECALLED_MS = 60_000

/** Every call to a source: its raw answer (compressed, for as long as it is kept; its hash stays), how it ended, and what it cost. */
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
    /** Keeps a raw answer before anybody parses it; returns the call's id. */
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
        // Of an answer that may not be kept nothing can be given a second time.
        question: (bodyGzip && body.length > 0 && answer.question) || null,
        repeatOf: answer.repeatOf ?? null,
      })
      return id
    },

    /** Writes down how a call ended, and its cost where that is not what was written before. */
    async settle(id: string, end: { outcome: CallOutcome; costPaise?: number }): Promise<void> {
      await calls.update(end, { where: { id } })
    },

    /** The whole answer that was kept of the same question within the last minute, unless it turned out to be a failure. */
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
      return { callId: row.id, httpStatus: row.httpStatus, contentType: row.contentType ?? '', body }
    },

    /** Deletes raw answers that are kept no longer, the oldest first; the rest of their calls stays. Returns how many they were. */
    async forgetBodies(now: number, most: number): Promise<number> {
      const [, changed] = await sequelize.query(FORGET_BODIES, { replacements: { now, most }, type: QueryTypes.UPDATE })
      return changed
    },

    /** Whether a source has given a sure answer since an instant. */
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
