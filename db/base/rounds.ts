import { QueryTypes, type Sequelize } from 'sequelize'
import { roundRobin } from '../../domain/round-robin.ts'
import { NOW_MS } from './clock.ts'
import { isDuplicate, type Tx } from './table.ts'

/** What `open_key` of a round holds while it is open; null afterwards. The column is unique, so that one round is open at most. */
export const OPEN = 'OPEN'

/** A round that is not ended for so long is not gone on with: a new day has new cases. */
const STALE_AFTER_MS = 20 * 3_600_000

/** A night is overdue two hours after the next one has begun. */
const OVERDUE_AFTER_MS = 26 * 3_600_000

/** Rows that one statement reads, writes or deletes: tens of milliseconds of the database's time, and of this process's. */
const PORTION = 2_000

/** One kind of round over everything that is watched, and the places it gives. */
export interface RoundKind {
  /** The table of the rounds. */
  rounds: 'daily_syncs' | 'case_sweeps'
  /** The table of the places, with its columns for the round and for the thing that has the place. */
  places: { table: string; round: string; thing: string }
  /** What is watched: its table, in which only what is ACTIVE counts. */
  watched: 'watchlist_entities' | 'tracked_cases'
  /**
   * Reads as `accountId`, `id`, `since` the next `:portion` things to be served, by account and id, after `:accountId` and `:id`; `since`
   * is when it was last served.
   */
  readWaiting: string
}

interface Waiting {
  accountId: string
  id: string
  since: number
}

/** Whether the rounds of one kind are punctual. */
export interface Punctuality {
  /** When one was last completed, epoch ms. */
  lastEnded: number | null
  /** Whether something has been watched for 26 hours without one. */
  isOverdue: boolean
}

/** Begins a round. Of two that find none open at once, the second to write finds that of the first then. */
export async function withOneOpen<Round>(begin: () => Promise<Round>): Promise<Round> {
  try {
    return await begin()
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return begin()
  }
}

/** Rounds over everything that is watched: which one is open, and in what order it serves the accounts. */
export function roundsOf(sequelize: Sequelize, { rounds, places, watched, readWaiting }: RoundKind) {
  async function select<Row extends object>(statement: string, replacements: object, transaction?: Tx): Promise<Row[]> {
    const options = { replacements: { ...replacements }, transaction: transaction ?? null } as const
    return sequelize.query<Row>(statement, { ...options, type: QueryTypes.SELECT })
  }

  /** What waits, a line per account: first what was not served for the longest time. */
  async function readLines(day: object, tx: Tx, signal?: AbortSignal): Promise<string[][]> {
    const lines: string[][] = []
    let line: Waiting[] = []
    for (let read: Waiting[] | undefined; read === undefined || read.length === PORTION; ) {
      signal?.throwIfAborted()
      const { accountId = '', id = '' } = line.at(-1) ?? {}
      read = await select<Waiting>(readWaiting, { ...day, accountId, id, portion: PORTION }, tx)
      for (const each of read) {
        if (line[0] && line[0].accountId !== each.accountId) {
          lines.push(inOrderOfWaiting(line))
          line = []
        }
        line.push(each)
      }
    }
    return line.length > 0 ? [...lines, inOrderOfWaiting(line)] : lines
  }

  return {
    /** The open round, held until the transaction ends. One that has gone stale is given up. */
    async lockOpen(at: number, transaction: Tx): Promise<string | undefined> {
      const held = `SELECT id, started FROM ${rounds} WHERE open_key = '${OPEN}' FOR UPDATE`
      const [open] = await select<{ id: string; started: number }>(held, {}, transaction)
      if (!open || open.started > at - STALE_AFTER_MS) return open?.id
      const options = { replacements: { id: open.id }, transaction }
      await sequelize.query(`UPDATE ${rounds} SET open_key = NULL WHERE id = :id`, options)
      return undefined
    },

    /**
     * Gives all that waits its place in a round; accounts take turns, one thing each, so that a small one never waits for a large one's
     * whole list. Returns how many there are. A million take half a minute and,
     * for that time, up to 300 MB of this process's memory.
     * @param day what `readWaiting` asks for beside its portion
     */
    async assignPositions(round: string, day: object, transaction: Tx, signal?: AbortSignal): Promise<number> {
      const insert = `INSERT INTO ${places.table} (${places.round}, position, ${places.thing}) VALUES :rows`
      let rows: [round: string, position: number, thing: string][] = []
      async function write(): Promise<void> {
        signal?.throwIfAborted()
        if (rows.length > 0) await sequelize.query(insert, { replacements: { rows }, transaction })
        rows = []
      }
      let placed = 0
      for (const thing of roundRobin(await readLines(day, transaction, signal))) {
        rows.push([round, placed++, thing])
        if (rows.length === PORTION) await write()
      }
      await write()
      return placed
    },

    /** The things at the places from `from` on, in their order. */
    async at(round: string, from: number, most: number): Promise<string[]> {
      const rows = await select<{ thing: string }>(
        `SELECT ${places.thing} AS thing FROM ${places.table}
         WHERE ${places.round} = :round AND position BETWEEN :from AND :to ORDER BY position`,
        { round, from, to: from + most - 1 },
      )
      return rows.map(({ thing }) => thing)
    },

    /** The spans of places, `from` to `to`, that are worked on together. */
    spansOf(things: number): { from: number; to: number }[] {
      const count = Math.ceil(things / PORTION)
      return Array.from({ length: count }, (_, nth) => ({ from: nth * PORTION, to: (nth + 1) * PORTION - 1 }))
    },

    /** Deletes the places of rounds that are not open any more. Those of an open round are never deleted. */
    async deletePositions(signal?: AbortSignal): Promise<void> {
      const closed = await select<{ id: string }>(
        `SELECT id FROM ${rounds} r WHERE open_key IS NULL
         AND EXISTS (SELECT 1 FROM ${places.table} p WHERE p.${places.round} = r.id)`,
        {},
      )
      const statement = `DELETE FROM ${places.table} WHERE ${places.round} = :id ORDER BY position LIMIT :portion`
      for (const { id } of closed)
        for (let deleted = PORTION; deleted === PORTION; ) {
          signal?.throwIfAborted()
          const options = { replacements: { id, portion: PORTION }, type: QueryTypes.BULKDELETE } as const
          deleted = await sequelize.query(statement, options)
        }
    },

    /** When the last one was completed, and whether that is too long ago. */
    async punctuality(): Promise<Punctuality> {
      const limit = `${NOW_MS} - ${OVERDUE_AFTER_MS}`
      const [row] = await select<{ lastEnded: number | null; isOverdue: number }>(
        `SELECT latest.ended AS lastEnded, COALESCE(latest.ended, 0) < ${limit}
           AND EXISTS (SELECT 1 FROM ${watched} WHERE status = 'ACTIVE' AND created < ${limit}) AS isOverdue
         FROM (SELECT MAX(ended) AS ended FROM ${rounds}) latest`,
        {},
      )
      return { lastEnded: row?.lastEnded ?? null, isOverdue: Boolean(row?.isOverdue) }
    },
  }
}

function inOrderOfWaiting(line: Waiting[]): string[] {
  line.sort((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1))
  return line.map(({ id }) => id)
}
