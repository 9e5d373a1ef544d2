/** The floor of a search: Koa and mysql2 run the very statements the service runs for each scenario, and nothing else. */
import Koa from 'koa'
import { createPool } from 'mysql2/promise'

const pool = createPool({ uri: process.env.DATABASE_URL ?? '', connectionLimit: 10 })
const scenarios = JSON.parse(process.env.SCENARIOS ?? '{}') as Record<string, string[]>
const app = new Koa()
app.use(async (context) => {
  const found: unknown[] = []
  for (const statement of scenarios[context.path.slice(1)] ?? []) found.push((await pool.query(statement))[0])
  context.body = found
})
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
process.once('disconnect', () => process.exit())
