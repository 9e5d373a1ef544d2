import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { QueryTypes, type Sequelize } from 'sequelize'
import type { CallOutcome, RawAnswer, SourceName } from '../domain/source.ts'
import { column, newId, table } from './rows.ts'

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
}

/**
 * Raw answers hold the names and cases that results are made of, and are kept no longer than those: seven days (Specification,
 * "Historical retention"). Their hashes stay.
 */
const BODIES_KEPT_MS = 7 * 24 * 3_600_000

/**
 * Of a larger answer only the hash is kept: half of the 16 MiB that a server takes in one statement by default. Such answers are
 * documents, which lie in the document store byte for byte.
 */
const LARGEST_BODY_BYTES = 8 * 1024 * 1024

/** The columns of texts that sources choose. */
const TEXT_LETTERS = 255

/** Calls of one source that ended alike. */
export interface CallCount {
  source: SourceName
  outcome: CallOutcome
  count: number
  /** When the last one was made, epoch ms. */
  lastAt: number
}

/** Every call to a source: its raw answer (compressed, with hash, for a week), how it ended, and what it cost. */
export function sourceCallsTable(sequelize: Sequelize) {
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
  })

  return {
    /** Keeps a raw answer before anybody parses it; returns the call's id. */
    async keep({ body, ...answer }: RawAnswer): Promise<string> {
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
        bodyUntil: bodyGzip ? answer.requestedAt + BODIES_KEPT_MS : null,
      })
      return id
    },

    /** Writes down how a call ended. */
    async settle(id: string, outcome: CallOutcome): Promise<void> {
      await calls.update({ outcome }, { where: { id } })
    },

    /** Deletes raw answers that are kept no longer, the oldest first; the rest of their calls stays. Returns how many they were. */
    async forgetBodies(now: number, most: number): Promise<number> {
      const [, changed] = await sequelize.query(FORGET_BODIES, { replacements: { now, most }, type: QueryTypes.UPDATE })
      return changed
    },

    /** How many calls of these sources ended how since an instant, and when the last of each was made. Calls under way are left out. */
    async outcomesSince(sources: readonly SourceName[], since: number): Promise<CallCount[]> {
      const rows = await sequelize.query<CallCount>(COUNT_OUTCOMES, {
        replacements: { sources, since },
        type: QueryTypes.SELECT,
      })
      return rows.map(({ count, lastAt, ...row }) => ({ ...row, count: Number(count), lastAt: Number(lastAt) }))
    },

    /** What was spent at each source on a day of India, in paise. */
    async spentOn(day: string): Promise<Map<string, number>> {
      const rows = await sequelize.query<{ source: string; spent: number }>(
        'SELECT source, spent_paise AS spent FROM source_spend WHERE day = :day',
        { replacements: { day }, type: QueryTypes.SELECT },
      )
      return new Map(rows.map(({ source, spent }) => [source, Number(spent)]))
    },

    /**
     * Books a price against a source's cap for one day. Returns false, and books nothing, when the cap would be passed: the
     * row is changed by one conditional statement, so that parallel calls cannot pass it together.
     */
    async spend(source: SourceName, day: string, costPaise: number, capPaise: number): Promise<boolean> {
      if (costPaise === 0) return true
      const replacements = { source, day, costPaise, capPaise }
      await sequelize.query('INSERT IGNORE INTO source_spend (source, day, spent_paise) VALUES (:source, :day, 0)', {
        replacements,
      })
      const [, changed] = await sequelize.query(
        `UPDATE source_spend SET spent_paise = spent_paise + :costPaise
         WHERE source = :source AND day = :day AND spent_paise + :costPaise <= :capPaise`,
        { replacements, type: QueryTypes.UPDATE },
      )
      return changed === 1
    },

    /** Takes back a part of what was booked for one day, because it was not spent. */
    async giveBack(source: SourceName, day: string, costPaise: number): Promise<void> {
      if (costPaise === 0) return
      await sequelize.query(
        `UPDATE source_spend SET spent_paise = spent_paise - LEAST(spent_paise, :costPaise)
         WHERE source = :source AND day = :day`,
        { replacements: { source, day, costPaise } },
      )
    },
  }
}

async function compressed(body: Uint8Array): Promise<Buffer | undefined> {
  const bytes = await promisify(gzip)(body)
  return bytes.length > LARGEST_BODY_BYTES ? undefined : bytes
}

const FORGET_BODIES = `
  UPDATE source_calls SET body_gzip = NULL, body_until = NULL WHERE body_until < :now ORDER BY body_until LIMIT :most`

const COUNT_OUTCOMES = `
  SELECT source, outcome, COUNT(*) AS count, MAX(requested_at) AS lastAt FROM source_calls
  WHERE source IN (:sources) AND requested_at >= :since AND outcome IS NOT NULL
  GROUP BY source, outcome`
