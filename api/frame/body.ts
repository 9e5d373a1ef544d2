import { type CsvError, parse } from 'csv-parse/sync'
import type { Context } from 'koa'
import rawBody from 'raw-body'
import { refuse } from '../errors/refusal.ts'

const MEBIBYTE = 1024 * 1024

/** What kinds of body there are, and the most bytes of each. */
export const BODY_LIMIT_BYTES = {
  json: MEBIBYTE,
  /** Rows: a JSON array, or CSV whose first line names the columns. Both arrive as `{rows}`. */
  table: 10 * MEBIBYTE,
}
export type BodyKind = keyof typeof BODY_LIMIT_BYTES

/** Far deeper than any record; what goes down thousands of levels makes whoever walks through it run out of stack. */
const MOST_LEVELS = 100

/**
 * Reads a request's body. A missing one is undefined, so that the schema says what it misses.
 * Refuses with 413 60413, 415 60418, or 400 60001 for what cannot be read.
 */
export async function readBody(context: Context, kind: BodyKind): Promise<unknown> {
  const bytes = await readBytes(context, BODY_LIMIT_BYTES[kind])
  if (bytes.length === 0) return undefined
  const type = context.is('json', ...(kind === 'table' ? ['text/csv'] : []))
  if (!type || isEncoded(context)) throw refuse('NOT_JSON')
  const text = decode(bytes, type)
  if (type === 'text/csv') return { rows: parseCsv(text) }
  const body = parseJson(text)
  if (isTooDeep(body)) throw malformed(`The body has more than ${MOST_LEVELS} levels.`)
  return kind === 'table' && Array.isArray(body) ? { rows: body } : body
}

function isEncoded(context: Context): boolean {
  const encoding = context.get('Content-Encoding').trim().toLowerCase()
  return encoding !== '' && encoding !== 'identity'
}

async function readBytes(context: Context, limitBytes: number): Promise<Buffer> {
  try {
    return await rawBody(context.req, { limit: limitBytes })
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'entity.too.large')
      throw refuse('BODY_TOO_LARGE', { limitBytes }, { Connection: 'close' })
    // Its sender has left: nothing is wrong on our side, and nobody reads the answer.
    if (!context.req.complete) throw malformed('The body broke off.')
    throw error
  }
}

function decode(bytes: Buffer, type: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformed(`The body is not valid ${type === 'text/csv' ? 'CSV' : 'JSON'} in UTF-8.`)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed('The body is not valid JSON in UTF-8.')
  }
}

/** Whether lists and objects stand in one another deeper than that. Goes level by level: no depth is too much for it. */
function isTooDeep(body: unknown): boolean {
  let level = [body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return true
    level = level.flatMap((value) => (value instanceof Object ? Object.values(value) : []))
  }
  return false
}

/** Cells as text, by the names of the first line. Columns without a cell are left out. */
function parseCsv(text: string): Record<string, string>[] {
  try {
    return parse<Record<string, string>>(text, { columns: true, skip_empty_lines: true, trim: true })
  } catch (error) {
    if (isCsvError(error)) throw malformed(`The body is not valid CSV: line ${error.lines} cannot be read.`)
    throw error
  }
}

function isCsvError(error: unknown): error is CsvError & { lines: number } {
  return error instanceof Error && 'lines' in error
}

function malformed(message: string) {
  return refuse('MALFORMED', { issues: [{ path: '', message }] })
}
