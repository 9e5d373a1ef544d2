import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Sequelize } from 'sequelize'
import { normalised } from './normalised-sql.ts'

/*
 * Notes every statement of the service that this process sends to a database, each once and with the file that sends it: `npm test`
 * checks afterwards that none of them goes from one account's rows to another's.
 */

const ROOT = new URL('../..', import.meta.url).pathname
/** Behind the frames of Sequelize and of db/base stands the file that asked. */
const FRAMES = 40

const known = new Set<string>()
const { statements } = JSON.parse(process.env.COURTPULSE_TEST_STACK ?? '{}') as { statements?: string }

function note(file: string, sent: unknown): void {
  const sql = normalised(typeof sent === 'string' ? sent : String((sent as { query: string }).query))
  if (known.has(sql)) return
  known.add(sql)
  const sender = senderOf()
  if (sender !== undefined) appendFileSync(file, `${JSON.stringify({ sender, sql })}\n`)
}

/** The file of `db/` that sends a statement; undefined for a statement of a test itself. */
function senderOf(): string | undefined {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = FRAMES
  const { stack = '' } = new Error('where')
  Error.stackTraceLimit = stackTraceLimit
  const files = [...stack.matchAll(/file:\/\/([^)\s]+?):\d+:\d+/g)].map(([, path = '']) => relative(ROOT, path))
  const own = files.filter((file) => !file.includes('node_modules') && !file.startsWith('test/support/sent-statements'))
  const inDb = own.filter((file) => file.startsWith('db/'))
  if (own[0] !== undefined && !own[0].startsWith('db/')) return undefined
  return inDb.find((file) => !file.startsWith('db/base/')) ?? own[0] ?? 'unknown'
}

if (statements !== undefined)
  Sequelize.prototype.query = new Proxy(Sequelize.prototype.query, {
    apply(query, sequelize, args) {
      note(statements, args[0])
      return Reflect.apply(query, sequelize, args) as unknown
    },
  })
