import test from 'ava'
import { openProxy, type TcpProxy } from '../../test/support/proxy.ts'
import { anAccount, type Service, startServiceOn } from '../../test/support/service.ts'
import { createDatabase, type TestDatabase, testStack } from '../../test/support/stack.ts'
import { until } from '../../test/support/until.ts'

/*
 * A connection that falls silent, as when a primary fails over and packets are dropped. What is promised: it costs the requests that
 * wait on it a 503, and nobody else anything.
 */

let database: TestDatabase
let proxy: TcpProxy
let service: Service

test.before(async () => {
  database = await createDatabase()
  proxy = await openProxy(database.url)
  service = await startServiceOn({ databaseUrl: proxy.url, temporal: testStack().temporal })
})
test.after.always(async () => {
  proxy?.heal()
  await service?.close()
  proxy?.close()
  await database?.drop()
})

/** Stands in the statement that authenticates, and in no other. */
const AUTHENTICATION = 'FROM api_keys k'

test.serial(
  'one silent connection: who waits on it is answered over another one, and so is whoever comes after',
  async (t) => {
    const { key } = await anAccount(service.db)
    const ask = () => service.call('GET /case-lookup/x', { key })
    proxy.swallow(AUTHENTICATION, 1)
    const first = ask()
    await proxy.swallowed(1)
    const second = ask()
    t.is((await first).status, 400)
    t.is((await second).status, 400)
    t.like((await service.call('GET /health/ready')).body, { database: 'up' })
  },
)

test.serial('authentication gets no answer: not ready, although the database answers other statements', async (t) => {
  proxy.swallow(AUTHENTICATION)
  // What was found out a second ago still counts.
  const ready = await until(
    () => service.call('GET /health/ready'),
    ({ status }) => status === 503,
  )
  t.like(ready.body, { status: 'waiting', database: 'down' })
  await service.db.sequelize.query('SELECT 1')
})
