import test, { type ExecutionContext } from 'ava'
import { chargeHistoricalUnit } from '../../../db/historical-search/historical-billing.ts'
import { freePort } from '../../../scripts/stack/ports.ts'
import { anAccount, startService } from '../../support/service.ts'
import { createDatabase } from '../../support/stack.ts'
import { until } from '../../support/until.ts'

/* The replica is a second database, which receives the rows of the first when the test copies them. */

const LAGGING = ['usage_ledger', 'audit_log', 'access_log', 'access_log_things']

async function aServiceWithReplica(t: ExecutionContext) {
  const replica = await createDatabase()
  const service = await startService({ DATABASE_REPLICA_URL: replica.url }, [])
  t.teardown(replica.drop)
  t.teardown(service.close)
  const [{ name }] = (await service.db.sequelize.query('SELECT DATABASE() AS name'))[0] as [{ name: string }]
  const { sequelize } = service.db
  const catchUp = () =>
    sequelize.transaction(async (transaction) => {
      // The rows that these refer to stay behind.
      await sequelize.query('SET FOREIGN_KEY_CHECKS = 0', { transaction })
      for (const table of LAGGING)
        await sequelize.query(
          `INSERT INTO ${new URL(replica.url).pathname.slice(1)}.${table} SELECT * FROM ${name}.${table}`,
          { transaction },
        )
      await sequelize.query('SET FOREIGN_KEY_CHECKS = 1', { transaction })
    })
  return { service, catchUp }
}

test('with DATABASE_REPLICA_URL usage, audit log and access log are as far as the replica; everything else is as the database has it', async (t) => {
  const { service, catchUp } = await aServiceWithReplica(t)
  const { key, accountId, keyId } = await anAccount(service.db)
  const operator = await service.db.operatorKeys.issue('Auditor')
  const team = await service.call('POST /account/teams', { key, body: { name: 'Recovery' } })
  t.is(team.status, 200, JSON.stringify(team.body))
  await service.db.transaction((tx) =>
    chargeHistoricalUnit(service.db, { accountId, billingKey: `page:${accountId}:1`, apiKeyId: keyId }, tx),
  )
  const count = async (request: string, of: string, by = key) => {
    const { status, body } = await service.call(request, {
      key: by,
      ...(request.startsWith('POST') ? { body: {} } : {}),
    })
    t.is(status, 200, JSON.stringify(body))
    return (body as Record<string, unknown[]>)[of]?.length
  }
  const lagging = async () => [
    await count('GET /account/audit', 'entries'),
    await count('GET /account/usage', 'usage'),
    await count('GET /account/usage/export', 'entries'),
    await count(`GET /backoffice/audit?account=${accountId}`, 'entries', operator),
    await count(`GET /backoffice/access?account=${accountId}`, 'entries', operator),
  ]
  t.is(await count('GET /account/teams', 'teams'), 1)
  await service.call('POST /watchlist/entities', {
    key,
    body: { name: 'Saffron Foods Limited', entityType: 'BUSINESS' },
  })
  t.is(await count('POST /watchlist/entities/search', 'records'), 1)
  await until(
    () => service.db.accessLog.list({ accountId, most: 1 }),
    (written) => written.length === 1,
  )
  t.deepEqual(await lagging(), [0, 0, 0, 0, 0])
  await catchUp()
  t.false((await lagging()).includes(0))
})

for (const path of ['/account/usage', '/account/usage/export', '/account/usage/export?format=csv', '/account/audit'])
  test(`while the replica does not answer, GET ${path} is refused with 503`, async (t) => {
    const away = `mysql://nobody:nothing@127.0.0.1:${await freePort()}/nowhere`
    const service = await startService({ DATABASE_REPLICA_URL: away }, [])
    t.teardown(service.close)
    const { key } = await anAccount(service.db)
    t.like(await service.call(`GET ${path}`, { key }), { status: 503, body: { code: 60503 } })
  })
