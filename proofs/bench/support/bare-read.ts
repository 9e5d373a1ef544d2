/** The floor of a read: Koa, its router, mysql2, the rows of a case and of its orders, nothing else. */
import Router from '@koa/router'
import Koa from 'koa'
import { createPool, type RowDataPacket } from 'mysql2/promise'

const pool = createPool({ uri: process.env.DATABASE_URL ?? '', connectionLimit: 10 })
const router = new Router()
router.get('/:id', async (context) => {
  const { id } = context.params
  const [[cases], [orders]] = await Promise.all([
    pool.query<RowDataPacket[]>('SELECT * FROM looked_up_cases WHERE id = ?', [id]),
    pool.query<RowDataPacket[]>('SELECT * FROM orders WHERE looked_up_case_id = ? ORDER BY position', [id]),
  ])
  context.body = { ...cases[0], orders }
})
const app = new Koa()
app.use(router.routes())
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
process.once('disconnect', () => process.exit())
