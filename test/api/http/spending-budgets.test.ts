import test from 'ava'
import { endOfIndianDay } from '../../../domain/dates.ts'
import { download, lookUp } from '../../support/orders.ts'
import { type Answer, anAccount, type Service, startService } from '../../support/service.ts'
import { aCase, anEntity } from '../../support/watchlist.ts'
import { readPage, SAFFRON, start } from '../historical-search/searches.ts'

/*
 * The daily budget of an account: every endpoint that can spend reports when it is used up, and never which source it
 * would have paid.
 */

let service: Service
let operator: string

test.before(async () => {
  // The courts' own sites cost nothing, so the budget shows only without them.
  service = await startService({ COURT_SITES: 'off' })
  operator = await service.db.operatorKeys.issue('test')
})
test.after.always(() => service?.close())

/** Uses up the account's budgets. */
async function useUp(accountId: string): Promise<void> {
  const { planId } = await service.db.accounts.get(accountId)
  const plan = await service.db.accounts.findPlan(planId)
  if (!plan) throw new Error('the account has no plan')
  await service.db.accounts.changePlan(planId, { ...plan, courtDataBudgetPaise: 0, modelBudgetPaise: 0 })
}

function isRefused(t: { deepEqual(a: unknown, b: unknown): unknown }, answer: Answer, budget = 'COURT_DATA') {
  const { details, ...body } = answer.body as { details?: { retryAfterSeconds?: number } }
  const { retryAfterSeconds, ...shown } = details ?? {}
  t.deepEqual(
    [answer.status, body, shown],
    [
      429,
      {
        httpStatusCode: 429,
        code: 60443,
        message: 'The account has reached its spending limit for today.',
        appError: true,
      },
      { budget, limitPaise: 0, until: endOfIndianDay(Date.now()) },
    ],
  )
  t.deepEqual(answer.headers.get('retry-after'), String(retryAfterSeconds))
}

const CNR = 'DLHC019000012024'

test("POST /case-lookup: 429 60443 when the account's budget for sources is used up, and another account is served", async (t) => {
  const { key, accountId } = await anAccount(service.db)
  await useUp(accountId)
  const body = { caseIdentifier: { courtType: 'HC', cnr: CNR } }
  isRefused(t, await service.call('POST /case-lookup', { key, body }))
  t.is((await service.call('POST /case-lookup', { key: (await anAccount(service.db)).key, body })).status, 200)
})

test("POST /case-lookup/orders/download: 429 60443 when the account's budget for sources is used up", async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const { searchId, orders } = await lookUp(service, key, { courtType: 'HC', cnr: CNR })
  await useUp(accountId)
  isRefused(t, await download(service, key, searchId, orders[0]?.orderId))
})

test("POST /case-lookup/summarize: 429 60443 when the account's budget for the model is used up", async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const { searchId } = await lookUp(service, key, { courtType: 'HC', cnr: CNR })
  await useUp(accountId)
  isRefused(t, await service.call('POST /case-lookup/summarize', { key, body: { searchId } }), 'MODEL')
})

test('POST /historical-search: 429 60443 before a search starts that could not be paid', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  await useUp(accountId)
  isRefused(t, await start(service, key, { name: SAFFRON }))
  isRefused(t, await start(service, key, { name: SAFFRON, mode: 'ASYNC' }))
})

test('GET /historical-search/:searchId/results: 429 60443 when the next page would have to be paid, and delivered ones can be read', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const { searchId, nextPageToken } = (await start(service, key, { name: SAFFRON })).body as {
    searchId: string
    nextPageToken: string
  }
  await useUp(accountId)
  t.is((await readPage(service, key, searchId)).status, 200)
  isRefused(t, await readPage(service, key, searchId, nextPageToken))
})

test("POST /watchlist/cases/:id/refresh: 429 60443 when the account's budget for sources is used up", async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const id = await aCase(service, key, { caseIdentifier: { courtType: 'HC', cnr: CNR } })
  await useUp(accountId)
  isRefused(t, await service.call(`POST /watchlist/cases/${id}/refresh`, { key }))
})

test("POST /watchlist/entities/:id/discover: 429 60443 when the account's budget for sources is used up", async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const id = await anEntity(service, key, { name: 'Nilgiri Agro Foods Limited' })
  await useUp(accountId)
  isRefused(t, await service.call(`POST /watchlist/entities/${id}/discover`, { key }))
})

test('the account and operators see the budgets, what is spent of them and when their day ends', async (t) => {
  const { key, accountId } = await anAccount(service.db, { plan: { courtDataBudgetPaise: 5_000 } })
  await lookUp(service, key, { courtType: 'HC', cnr: CNR })
  const until = endOfIndianDay(Date.now())
  const budgets = [
    { budget: 'COURT_DATA', limitPaise: 5_000, spentPaise: 1_000, until },
    // Two fifths of the cap, as its plan sets no figure.
    { budget: 'MODEL', limitPaise: 200_000, spentPaise: 0, until },
  ]
  t.like((await service.call('GET /account', { key })).body, { budgets })
  t.like((await service.call(`GET /backoffice/accounts/${accountId}`, { key: operator })).body, { budgets })
})
