import test from 'ava'
import { type Service, startService } from '../../../support/service.ts'

let service: Service
let key: string

test.before(async () => {
  service = await startService()
  key = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

const PLAN = {
  name: 'Small',
  products: ['WATCHLIST'],
  requestsPerMinute: 120,
  historicalStartsPerMinute: 10,
  historicalBilling: 'PER_SEARCH',
  historicalAllowance: 5,
  resultsPerSearch: 200,
  asyncSearches: false,
  sources: ['attestr'],
}

async function makePlan(changes: object = {}): Promise<string> {
  const { body } = await service.call('POST /backoffice/plans', { key, body: { ...PLAN, ...changes } })
  return (body as { planId: string }).planId
}

async function open(planId: string) {
  const body = { name: 'New client', planId, reviewer: 'OPERATOR', owner: 'Owner' }
  const answer = await service.call('POST /backoffice/accounts', { key, body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body as { accountId: string; userId: string; key: string; created: number }
}

test('GET /backoffice/accounts: 200 lists accounts in pages, each once', async (t) => {
  const planId = await makePlan()
  const opened = [await open(planId), await open(planId), await open(planId)].map(({ accountId }) => accountId)
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
