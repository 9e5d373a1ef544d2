/** The floor of a page of results: Koa, mysql2, its hundred rows as they stand, nothing else. */
import Koa from 'koa'
import { createPool, type RowDataPacket } from 'mysql2/promise'

const pool = createPool({ uri: process.env.DATABASE_URL ?? '', connectionLimit: 10 })
const app = new Koa()
app.use(async (context) => {
  const [rows] = await pool.query<RowDataPacket[]>(
    'SELECT result FROM historical_results WHERE search_id = ? AND position < 100 ORDER BY position',
    [context.path.slice(1)],
  )
  context.type = 'json'
  context.body = `[${rows.map(({ result }) => result).join(',')}]`
})
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
process.once('disconnect', () => process.exit())
