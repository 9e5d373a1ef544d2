import test from 'ava'
import { makePlan, openAccount } from '../../../support/plans.ts'
import { type Service, sharedService } from '../../../support/service.ts'

let service: Service
let key: string

test.before(async () => {
  service = await sharedService([])
  key = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

test('GET /backoffice/accounts: 200 lists accounts in pages, each once', async (t) => {
  const planId = await makePlan(service, key)
  const opened = [
    await openAccount(service, key, planId),
    await openAccount(service, key, planId),
    await openAccount(service, key, planId),
  ].map(({ accountId }) => accountId)
  const listed: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor ? `limit=2&cursor=${cursor}` : 'limit=2'
    const { body, status } = await service.call(`GET /backoffice/accounts?${query}`, { key })
    t.is(status, 200)
    const page = body as { accounts: { accountId: string }[]; nextCursor: string | null }
    listed.push(...page.accounts.map(({ accountId }) => accountId))
    cursor = page.nextCursor
  }
  t.deepEqual(
    listed.filter((accountId) => opened.includes(accountId)),
    opened,
  )
})
