/** The floor of a read: Koa, mysql2, one row, nothing else. */
import Koa from 'koa'
import { createPool, type RowDataPacket } from 'mysql2/promise'

const pool = createPool({ uri: process.env.DATABASE_URL ?? '', connectionLimit: 10 })
const app = new Koa()
app.use(async (context) => {
  const [rows] = await pool.query<RowDataPacket[]>('SELECT * FROM looked_up_cases WHERE id = ?', [
    context.path.slice(1),
  ])
  context.body = rows[0]
})
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
process.once('disconnect', () => process.exit())
