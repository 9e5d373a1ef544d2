import { QueryTypes, type Sequelize } from 'sequelize'
import { roundRobin } from '../../domain/round-robin.ts'
import { NOW_MS } from './clock.ts'
import { isDuplicate, type Tx } from './table.ts'

/** The value of `open_key` while a run is open, else null. The column is unique, so at most one run is open. */
export const OPEN = 'OPEN'

/** An open run older than this is not continued: a new day has new cases. */
const STALE_AFTER_MS = 20 * 3_600_000

/** A nightly run is overdue two hours after the next one should have begun. */
const OVERDUE_AFTER_MS = 26 * 3_600_000

/** Rows per statement: tens of milliseconds for the database and for this process. */
const PORTION = 2_000

/** One kind of run over all watched records, and the positions it gives them. */
export interface NightlyRunKind {
  /** The table of the runs. */
  rounds: 'daily_syncs' | 'case_sweeps'
  /** The table of the positions, with its columns for the run and the record. */
  places: { table: string; round: string; thing: string }
  /** The table of the watched records, of which only ACTIVE ones count. */
  watched: 'watchlist_entities' | 'tracked_cases'
  /**
   * Reads the next `:portion` records to serve after `:accountId` and `:id`, by account and id, as `accountId`, `id`
   * and `since`, the time of the last service.
   */
  readWaiting: string
}

interface Waiting {
  accountId: string
  id: string
  since: number
}

/** Whether the runs of one kind are on time. */
export interface Punctuality {
  /** When the last run completed, epoch ms. */
  lastEnded: number | null
  /** Whether a record has been watched for 26 hours without a completed run. */
  isOverdue: boolean
}

/**
 * Begins a run. If two callers find none open, the second write fails as a duplicate and then finds the first one's
 * run.
 */
export async function withOneOpen<Round>(begin: () => Promise<Round>): Promise<Round> {
  try {
    return await begin()
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return begin()
  }
}

/** Runs over all watched records: the open one, and the order in which it serves the accounts. */
export function nightlyRunsOf(sequelize: Sequelize, { rounds, places, watched, readWaiting }: NightlyRunKind) {
  async function select<Row extends object>(statement: string, replacements: object, transaction?: Tx): Promise<Row[]> {
    const options = { replacements: { ...replacements }, transaction: transaction ?? null } as const
    return sequelize.query<Row>(statement, { ...options, type: QueryTypes.SELECT })
  }

  /** Reads the waiting records of each account, longest unserved first. */
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
    /** Locks the open run until the transaction ends. Gives up a stale one. */
    async lockOpen(at: number, transaction: Tx): Promise<string | undefined> {
      const held = `SELECT id, started FROM ${rounds} WHERE open_key = '${OPEN}' FOR UPDATE`
      const [open] = await select<{ id: string; started: number }>(held, {}, transaction)
      if (!open || open.started > at - STALE_AFTER_MS) return open?.id
      const options = { replacements: { id: open.id }, transaction }
      await sequelize.query(`UPDATE ${rounds} SET open_key = NULL WHERE id = :id`, options)
      return undefined
    },

    /**
     * Gives each waiting record its position in a run, round-robin between accounts, so that a small account never
     * waits for all records of a large one. Returns their number. A million take half a minute and, for that time, up
     * to 300 MB of this process's memory.
     * @param day parameters of `readWaiting`
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

    /** Returns the records at the positions from `from` on, in order. */
    async at(round: string, from: number, most: number): Promise<string[]> {
      const rows = await select<{ thing: string }>(
        `SELECT ${places.thing} AS thing FROM ${places.table}
         WHERE ${places.round} = :round AND position BETWEEN :from AND :to ORDER BY position`,
        { round, from, to: from + most - 1 },
      )
      return rows.map(({ thing }) => thing)
    },

    /** Returns the spans of positions, `from` to `to`, that are processed together. */
    spansOf(things: number): { from: number; to: number }[] {
      const count = Math.ceil(things / PORTION)
      return Array.from({ length: count }, (_, nth) => ({ from: nth * PORTION, to: (nth + 1) * PORTION - 1 }))
    },

    /** Deletes the positions of runs that are no longer open. */
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

    /** Returns when the last run completed, and whether that is too long ago. */
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
