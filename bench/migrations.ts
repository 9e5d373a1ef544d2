/**
 * `npm run proofs -- bench migrations [--rows N]`: brings a database of the first release, whose large tables have a million rows each, or N, to the schema
 * of today while clients write to all of them. No request may take longer than a second, and what was written must be there.
 */
import { setTimeout as passTime } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { QueryTypes } from 'sequelize'
import { openDatabase } from '../db/database.ts'
import { migrateUp } from '../db/migrate.ts'
import { firstRelease, installFirstRelease, THINGS } from '../test/support/first-release.ts'
import { createEmptyDatabase } from '../test/support/stack.ts'
import { writeMeanwhile } from '../test/support/writing-load.ts'
import { createTargets, median, percentile } from './support/figures.ts'
import { enlargeDatabase } from './support/larger-database.ts'

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } })
const rows = Number(values.rows)
const MAX_MS = 1_000
/** How long the same load goes on before, to compare with. */
const QUIET_MS = 20_000

const database = await createEmptyDatabase()
const db = openDatabase({ url: database.url, poolSize: 8 })
const { sequelize } = db
await enlargeDatabase(sequelize, 8)
await installFirstRelease(sequelize)
const release = await firstRelease(sequelize)
const secondsToFill = await secondsOf(() => release.fill(rows))
console.log(`  ${Object.values(THINGS).flat().length} tables with ${rows} rows each, written in ${secondsToFill} s`)

const before = writeMeanwhile(sequelize, release, rows)
await passTime(QUIET_MS)
const quiet = await before.stop()
const load = writeMeanwhile(sequelize, release, rows, quiet.next)
const seconds = await secondsOf(() => migrateUp(database.url, { say: (line) => console.log(`    ${line}`) }))
const { tookMs, lost } = await load.stop()
const [left] = await sequelize.query<{ n: number }>(
  `SELECT COUNT(*) AS n FROM tracked_cases WHERE number <= ${rows} AND list_court IS NULL`,
  { type: QueryTypes.SELECT },
)

const targets = createTargets()
console.log(`  the schema was changed in ${seconds} s, during ${tookMs.length} writing requests`)
console.log(`  a request before: ${figuresOf(quiet.tookMs)}; meanwhile: ${figuresOf(tookMs)}`)
targets.atMost('the longest request, in ms', percentile(tookMs, 100), MAX_MS)
targets.atMost('rows that were written and are not there', lost, 0)
targets.atMost('rows from before that a back-fill left out', left?.n ?? Number.NaN, 0)
await db.close()
await database.drop()
process.exit(targets.exitCode())

function figuresOf(tookMs: number[]): string {
  return `p50 ${median(tookMs).toFixed(0)}, p99 ${percentile(tookMs, 99).toFixed(0)}, longest ${percentile(tookMs, 100).toFixed(0)} ms`
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await act()
  return Math.round((performance.now() - startedAt) / 1_000)
}
