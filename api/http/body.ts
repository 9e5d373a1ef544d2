import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'koa'
import { type Refusal, refuse } from '../errors/refusal.ts'
import { jsonRows } from './json-rows.ts'
import { JsonWalk, TOO_DEEP } from './json-walk.ts'
import { malformed } from './malformed.ts'
import type { Table } from './tables/table.ts'
import { tableRows } from './tables/table-rows.ts'

const MEBIBYTE = 1024 * 1024

/** The kinds of body, with the maximum bytes of each. */
export const BODY_LIMIT_BYTES = {
  json: MEBIBYTE,
  /** A body with the whole result of a case lookup: a case of 300 orders, each with its summary. */
  lookup: 3 * MEBIBYTE,
  /** Rows: a JSON array, CSV, or a workbook. All are parsed into `{rows}`. */
  table: 10 * MEBIBYTE,
}

/**
 * The number of values in a looked-up case of 3 MiB. A million empty lists fit into 1 MiB and take a hundred times that
 * in memory.
 */
const MAX_VALUES = 50_000

/** The body settings of an endpoint. */
interface Described {
  table?: Table
  takesLookup?: true
}

/** Returns the maximum bytes of such a body. */
export function bodyLimitBytes({ table, takesLookup }: Described): number {
  if (table) return BODY_LIMIT_BYTES.table
  return takesLookup ? BODY_LIMIT_BYTES.lookup : BODY_LIMIT_BYTES.json
}

/**
 * Reads a request's body. A missing one is undefined, so that the schema reports what is missing. Rows are parsed as
 * they arrive, up to the first one too many. Refuses with 413 60413, 415 60418, or 400 60001 for an unreadable body.
 */
export async function readBody(context: Context, described: Described = {}): Promise<unknown> {
  const { table } = described
  const incoming = new Incoming(context, bodyLimitBytes(described))
  try {
    if (await incoming.isEmpty()) return undefined
    const type = context.is('json', ...(table ? SPREADSHEET_TYPES : []))
    if (!type || isEncoded(context)) throw refuse('NOT_JSON')
    if (!table) return parseJson(await wholeOf(incoming.text()))
    return type === 'json'
      ? asTable(await jsonRows(incoming.text(), table.mostRows, BODY_LIMIT_BYTES.json))
      : { rows: await tableRows(await incoming.bytes(), table) }
  } finally {
    // A client that is still sending reads the answer only when it has finished, so the rest of a refused body is
    // drained.
    await incoming.skipRest()
  }
}

export const CSV = 'text/csv'
export const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Browsers on Windows send both as the last. */
const SPREADSHEET_TYPES = [CSV, WORKBOOK, 'application/vnd.ms-excel']

/** The bytes of a request as they arrive, up to a limit. */
class Incoming {
  readonly #limitBytes: number
  readonly #chunks: AsyncIterator<Buffer>
  #first: Buffer | undefined
  #readBytes = 0

  constructor(context: Context, limitBytes: number) {
    this.#limitBytes = limitBytes
    // A client that sent too much must receive the refusal, so the connection stays open after the body is read.
    this.#chunks = context.req.iterator({ destroyOnReturn: false })
    if (Number(context.get('Content-Length')) > limitBytes) throw this.#tooLarge()
  }

  async isEmpty(): Promise<boolean> {
    this.#first = await this.#next()
    return this.#first === undefined
  }

  /** Yields the body as text, in pieces, between which other requests are served. */
  async *text(): AsyncGenerator<string> {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    for (let chunk = this.#first; chunk; chunk = await this.#next())
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
        yield decodeWith(decoder, chunk.subarray(at, at + PIECE_BYTES))
        await setImmediate()
      }
    yield decodeWith(decoder)
  }

  /** Returns the whole body. */
  async bytes(): Promise<Buffer> {
    const chunks: Buffer[] = []
    for (let chunk = this.#first; chunk; chunk = await this.#next()) chunks.push(chunk)
    return Buffer.concat(chunks)
  }

  async skipRest(): Promise<void> {
    // A body over the limit is not drained: its connection closes.
    if (this.#readBytes > this.#limitBytes) return
    while (await this.#next()) await sleep(SKIP_PAUSE_MS)
  }

  async #next(): Promise<Buffer | undefined> {
    let chunk: Buffer | undefined
    try {
      const next = await this.#chunks.next()
      chunk = next.done ? undefined : next.value
    } catch {
      // The client has left, before or during the read: nothing is wrong on our side, and the answer will not be read.
      throw malformed('The request body is incomplete.')
    }
    this.#readBytes += chunk?.length ?? 0
    if (this.#readBytes > this.#limitBytes) throw this.#tooLarge()
    return chunk
  }

  #tooLarge(): Refusal {
    return refuse('BODY_TOO_LARGE', { limitBytes: this.#limitBytes }, { Connection: 'close' })
  }
}

/**
 * The pause between two discarded chunks of at most 64 KiB: 12 MiB a second. Each byte becomes garbage, and a client
 * that sends rubbish at full speed would keep the process collecting.
 */
const SKIP_PAUSE_MS = 5

/** Parsed within a millisecond or two, whatever it contains. */
const PIECE_BYTES = 16 * 1024

const NOT_JSON = 'The body is not valid JSON in UTF-8.'

function decodeWith(decoder: TextDecoder, bytes?: Buffer): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    throw malformed(NOT_JSON)
  }
}

async function wholeOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

function asTable(read: { rows: unknown[] } | { text: string }): unknown {
  return 'rows' in read ? read : parseJson(read.text)
}

function parseJson(text: string): unknown {
  const walk = new JsonWalk()
  for (let at = 0; at < text.length; at++) {
    walk.step(text.charCodeAt(at))
    if (walk.isTooDeep) throw malformed(TOO_DEEP)
    if (walk.values > MAX_VALUES) throw malformed(`The body has more than ${MAX_VALUES} values.`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw malformed(NOT_JSON)
  }
}

function isEncoded(context: Context): boolean {
  const encoding = context.get('Content-Encoding').trim().toLowerCase()
  return encoding !== '' && encoding !== 'identity'
}
