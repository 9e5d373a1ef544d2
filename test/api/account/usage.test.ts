import test from 'ava'
import { openapiDocument } from '../../../api/reference/openapi-document.ts'
import type { Usage } from '../../../db/account/usage-ledger.ts'
import { chargeHistoricalUnit } from '../../../db/historical-search/historical-billing.ts'
import { indianDay } from '../../../domain/dates.ts'
import { aKey, anAccount, type Service, sharedService, type TestAccount } from '../../support/service.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

function usageOf({ accountId, keyId }: TestAccount, billingKey: string, usage: Partial<Usage> = {}): Usage {
  return { accountId, product: 'LIVE_CASE_LOOKUP', units: 1, apiKeyId: keyId, billingKey, ...usage }
}

/** Sets when an entry was booked, to test days of the past. */
async function chargedAt(billingKey: string, instant: string): Promise<void> {
  await service.db.sequelize.query('UPDATE usage_ledger SET created = ? WHERE billing_key = ?', {
    replacements: [Date.parse(instant), billingKey],
  })
}

test('GET /account: 200 shows the plan and how much of the allowance is used', async (t) => {
  const account = await anAccount(service.db, { plan: { sources: [], products: ['HISTORICAL_SEARCH'] } })
  const { accountId, keyId: apiKeyId } = account
  for (const page of [1, 2, 2, 3])
    await service.db.transaction((tx) =>
      chargeHistoricalUnit(service.db, { accountId, billingKey: `page:${accountId}:${page}`, apiKeyId }, tx),
    )
  const answer = await service.call('GET /account', { key: account.key })
  t.is(answer.status, 200)
  const { created, budgets, ...rest } = answer.body as Record<string, unknown>
  t.like(budgets, { 0: { budget: 'COURT_DATA', spentPaise: 0 }, 1: { budget: 'MODEL', spentPaise: 0 } })
  t.deepEqual(rest, {
    accountId: account.accountId,
    name: 'Test account',
    reviewer: 'CUSTOMER',
    plan: {
      name: 'Test plan',
      products: ['HISTORICAL_SEARCH'],
      requestsPerMinute: 100_000,
      historicalSearch: {
        startsPerMinute: 100_000,
        billing: 'PER_PAGE',
        allowance: 10_000,
        used: 3,
        resultsPerSearch: 1_000,
        async: true,
        sourceEnabled: false,
      },
    },
  })
  t.true(Number(created) <= Date.now())
})

test('GET /account/usage: 200 sums up by day of India, product and key', async (t) => {
  const account = await anAccount(service.db)
  const { accountId, keyId } = account
  const second = await aKey(service.db, account)
  const { charge } = service.db.usageLedger
  await charge(usageOf(account, `a:${accountId}`))
  await charge(usageOf(account, `b:${accountId}`, { units: 2 }))
  await charge(usageOf(account, `c:${accountId}`, { apiKeyId: second.keyId }))
  await charge(usageOf(account, `d:${accountId}`, { product: 'ORDER_DOWNLOADS', apiKeyId: null }))
  // 18:30 UTC is midnight in India.
  await chargedAt(`a:${accountId}`, '2026-03-01T18:29:59.999Z')
  for (const later of ['b', 'c', 'd']) await chargedAt(`${later}:${accountId}`, '2026-03-01T18:30:00.000Z')

  const read = (query: string) => service.call(`GET /account/usage?${query}`, { key: account.key })
  const answer = await read('from=2026-03-01&to=2026-03-02')
  t.is(answer.status, 200)
  t.deepEqual(answer.body, {
    usage: [
      { day: '2026-03-01', product: 'LIVE_CASE_LOOKUP', keyId, units: 1 },
      { day: '2026-03-02', product: 'LIVE_CASE_LOOKUP', keyId, units: 2 },
      { day: '2026-03-02', product: 'LIVE_CASE_LOOKUP', keyId: second.keyId, units: 1 },
      { day: '2026-03-02', product: 'ORDER_DOWNLOADS', keyId: null, units: 1 },
    ],
    totals: { LIVE_CASE_LOOKUP: 4, ORDER_DOWNLOADS: 1 },
  })
  t.deepEqual((await read('from=2026-03-01&to=2026-03-01')).body, {
    usage: [{ day: '2026-03-01', product: 'LIVE_CASE_LOOKUP', keyId, units: 1 }],
    totals: { LIVE_CASE_LOOKUP: 1 },
  })
  t.like((await read(`from=2026-03-01&to=2026-03-02&keyId=${second.keyId}`)).body, { totals: { LIVE_CASE_LOOKUP: 1 } })
  t.like((await read('from=2026-03-01&to=2026-03-02&product=ORDER_DOWNLOADS')).body, { totals: { ORDER_DOWNLOADS: 1 } })
})

test('GET /account/usage: 200 without days shows the last thirty, and this account only', async (t) => {
  const [account, other] = [await anAccount(service.db), await anAccount(service.db)]
  await service.db.usageLedger.charge(usageOf(account, `mine:${account.accountId}`))
  await service.db.usageLedger.charge(usageOf(other, `theirs:${other.accountId}`))
  const { body } = await service.call('GET /account/usage', { key: account.key })
  const day = indianDay(Date.now())
  t.deepEqual(body, {
    usage: [{ day, product: 'LIVE_CASE_LOOKUP', keyId: account.keyId, units: 1 }],
    totals: { LIVE_CASE_LOOKUP: 1 },
  })
})

test('GET /account/usage: 400 60001 for a span that ends before it begins, and one of more than a year', async (t) => {
  const { key } = await anAccount(service.db)
  for (const span of ['from=2026-03-02&to=2026-03-01', 'from=2024-01-01&to=2026-01-01', 'from=2026-02-30']) {
    const answer = await service.call(`GET /account/usage?${span}`, { key })
    t.like(answer, { status: 400, body: { code: 60001, details: { issues: [{ path: 'from' }] } } }, span)
  }
})

test('GET /account/usage/export: 200 gives the ledger entry by entry, as JSON and as CSV', async (t) => {
  const account = await anAccount(service.db)
  const { accountId, keyId, key } = account
  const keys = [`order:${accountId}:o1`, `lookup:${accountId}:1`]
  for (const billingKey of keys) await service.db.usageLedger.charge(usageOf(account, billingKey))

  const json = await service.call('GET /account/usage/export', { key })
  t.is(json.status, 200)
  t.is(json.headers.get('content-disposition'), 'attachment; filename="usage.json"')
  const { entries } = json.body as { entries: { entryId: string; created: number }[] }
  t.deepEqual(
    entries.map(({ entryId: _, created: __, ...entry }) => entry as object),
    keys.map((billingKey) => ({ product: 'LIVE_CASE_LOOKUP', units: 1, billingKey, keyId })),
  )

  const csv = await fetch(`${service.api.baseUrl}/account/usage/export?format=csv`, {
    headers: { 'X-Service-Api-Key': key },
  })
  t.is(csv.headers.get('content-type'), 'text/csv; charset=utf-8')
  t.is(
    await csv.text(),
    [
      'entryId,created,product,units,billingKey,keyId',
      ...entries.map(
        ({ entryId, created }, index) => `${entryId},${created},LIVE_CASE_LOOKUP,1,${keys[index]},${keyId}`,
      ),
      '',
    ].join('\r\n'),
  )
})

test('GET /account/usage/export: 200 is valid JSON for an account that was never billed', async (t) => {
  const { key } = await anAccount(service.db)
  t.deepEqual((await service.call('GET /account/usage/export', { key })).body, { entries: [] })
})

/* The same fact is billed once: booking it again, later or at the same moment, does nothing. */
for (const [line, product] of [
  ['lookup:<search>:<fetch>', 'LIVE_CASE_LOOKUP'],
  ['order:<account>:<order>', 'ORDER_DOWNLOADS'],
  ['summary:<summary>', 'AI_SUMMARIES'],
  ['page:<search>:<n>', 'HISTORICAL_SEARCH'],
  ['search:<search>', 'HISTORICAL_SEARCH'],
] as const)
  test(`billing line ${line} is charged once, however often and however many at once try`, async (t) => {
    const account = await anAccount(service.db)
    const usage = usageOf(account, line.replace(/<\w+>/, account.accountId), { product })
    const charged = await Promise.all(
      Array.from({ length: 10 }, () => service.db.transaction((tx) => service.db.usageLedger.charge(usage, tx))),
    )
    t.is(charged.filter(Boolean).length, 1)
    t.false(await service.db.usageLedger.charge(usage))
    t.is(await service.db.usageLedger.unitsOf(account.accountId, product), 1)
  })

test('a hundred equal lookups at once are one workflow, one charge and one body', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const cnr = 'DLND019000052024'
  const body = { caseIdentifier: { courtType: 'DC', cnr } }
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => service.callNow('POST /case-lookup', { key, body })),
  )
  t.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  t.is(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 1)
  t.is(await service.control.calls('attestr', cnr), 1)
  t.is(await service.db.usageLedger.unitsOf(accountId, 'LIVE_CASE_LOOKUP'), 1)
  const runs = service.temporal.client.workflow.list({ query: `AccountId = '${accountId}'` })
  t.is((await Array.fromAsync(runs)).length, 1)
})

test('GET /account/usage/export: 200 as CSV has the content type of the reference', async (t) => {
  const account = await anAccount(service.db)
  await service.db.usageLedger.charge(usageOf(account, `lookup:${account.accountId}:csv`))
  const response = await fetch(`${service.api.baseUrl}/account/usage/export?format=csv`, {
    headers: { 'X-Service-Api-Key': account.key },
  })
  t.is(response.status, 200)
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  const described = openapiDocument().paths?.['/account/usage/export']?.get?.responses?.['200']
  t.true(type in ((described as { content?: object })?.content ?? {}), type)
  const [head, entry] = (await response.text()).split('\r\n')
  t.is(head, 'entryId,created,product,units,billingKey,keyId')
  t.is(entry?.split(',').length, 6)
})
