import { setTimeout } from 'node:timers/promises'
import { QueryTypes, type Sequelize } from 'sequelize'
import { inTransaction } from '../../db/base/transaction.ts'
import { RECORDS, type Release } from './release.ts'

/** As many at once as five clients would send. */
const CLIENTS = 5
/** The change to an existing record: a number that no other work touches. */
const CHANGED = {
  'an entity': ['watchlist_entities', 'updated'],
  'a tracked case': ['tracked_cases', 'updated'],
  'a candidate': ['case_candidates', 'updated'],
  'a lookup': ['orders', 'position'],
  'an event': ['webhook_deliveries', 'next_attempt_at'],
  'a charge': ['source_calls', 'took_ms'],
} as const
/** More than there are connections, so that none is idle. */
const CHECKED_AT_ONCE = 100
/** Prime, so that the changed records are spread over their table, each of them once. */
const STRIDE = 7_919

interface Write {
  kind: keyof typeof RECORDS
  /** The number of the added record, which is also the new value of the changed one. */
  number: number
  changed: number
  tookMs: number
}

/**
 * Goes on writing as release 1.0.0 does: each request is a transaction that adds a thing with its rows, and changes another one of the
 * `rows`. The things that it adds are numbered from `first` on. A client rests for as long as its request took, so that the others and the machine have time.
 */
export function writeMeanwhile(sequelize: Sequelize, { insert }: Release, rows: number, first = rows) {
  const writes: Write[] = []
  let isOver = false
  let next = first
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!isOver)
      for (const kind of Object.keys(RECORDS) as (keyof typeof RECORDS)[]) {
        const number = next++
        const changed = (number * STRIDE) % rows
        const [table, column] = CHANGED[kind]
        const startedAt = performance.now()
        await inTransaction(sequelize, async (transaction) => {
          for (const each of RECORDS[kind])
            await sequelize.query(insert(each, `(SELECT ${number} AS n) numbers`), { transaction })
          await sequelize.query(`UPDATE ${table} SET ${column} = ${number} WHERE ${idOf(table)} = ${idFor(changed)}`, {
            transaction,
          })
        })
        const tookMs = performance.now() - startedAt
        writes.push({ kind, number, changed, tookMs })
        await setTimeout(tookMs)
      }
  })
  return {
    /**
     * Ends the load. Returns how long each request took, how many of the written rows are missing, and the number of
     * the next record.
     */
    async stop() {
      isOver = true
      await Promise.all(clients)
      let lost = 0
      for (let at = 0; at < writes.length; at += CHECKED_AT_ONCE)
        await Promise.all(writes.slice(at, at + CHECKED_AT_ONCE).map(check))
      return { tookMs: writes.map(({ tookMs }) => tookMs), lost, next }

      async function check({ kind, number, changed }: Write): Promise<void> {
        const [table, column] = CHANGED[kind]
        const found = await sequelize.query(
          `${RECORDS[kind].map((each) => `SELECT 1 FROM ${each} WHERE ${idOf(each)} = ${idFor(number)}`).join(' UNION ALL ')}
           UNION ALL SELECT 1 FROM ${table} WHERE ${idOf(table)} = ${idFor(changed)} AND ${column} = ${number}`,
          { type: QueryTypes.SELECT },
        )
        lost += RECORDS[kind].length + 1 - found.length
      }
    },
  }
}

/** The column by which a table's rows of one record are found. */
function idOf(table: string): string {
  return OTHER_IDS[table] ?? 'id'
}

const OTHER_IDS: Record<string, string> = {
  name_variations: 'watchlist_entity_id',
  entity_source_syncs: 'watchlist_entity_id',
  tracked_case_keys: 'tracked_case_id',
  tracked_case_records: 'tracked_case_id',
  tracked_case_snapshots: 'tracked_case_id',
  tracked_case_entities: 'tracked_case_id',
  case_candidate_keys: 'case_candidate_id',
  looked_up_case_aliases: 'looked_up_case_id',
  order_documents: 'order_id',
}

function idFor(number: number): string {
  return `'${number.toString(16).toUpperCase().padStart(32, '0')}'`
}
