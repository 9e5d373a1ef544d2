import test, { type ExecutionContext } from 'ava'
import type { Expense } from '../../../db/operations/source-spend.ts'
import { openOwnDatabase } from '../../support/own-database.ts'
import { anAccount } from '../../support/service.ts'

const DAY = '2026-03-02'

async function aDatabase(t: ExecutionContext) {
  const { db, end } = await openOwnDatabase({ poolSize: 10 })
  t.teardown(end)
  /** Books a price; by default a client's without an account. */
  const reserve = (costPaise: number, expense: Partial<Expense> = {}) =>
    db.sourceSpend.reserve({
      source: 'attestr',
      day: DAY,
      costPaise,
      capPaise: 100,
      asker: { accountId: null, isNight: false },
      budget: 'COURT_DATA',
      sharePaise: 40,
      ...expense,
    })
  return { db, reserve }
}

const NIGHT = { asker: { accountId: null, isNight: true } } as const
const AT_THE_MODEL = { source: 'model', budget: 'MODEL' } as const

test('the unspent part of a booked price can be spent again, and no more than was booked is refunded', async (t) => {
  const { db, reserve } = await aDatabase(t)
  const refund = (costPaise: number) =>
    db.sourceSpend.refund({ ...AT_THE_MODEL, day: DAY, costPaise, asker: { accountId: null, isNight: false } })
  t.is(await reserve(90, AT_THE_MODEL), 'reserved')
  t.is(await reserve(20, AT_THE_MODEL), 'over the cap')
  await refund(60)
  t.is(await reserve(70, AT_THE_MODEL), 'reserved')
  t.is(await reserve(1, AT_THE_MODEL), 'over the cap')
  await refund(500)
  t.is(await reserve(100, AT_THE_MODEL), 'reserved')
  t.is(await reserve(1, AT_THE_MODEL), 'over the cap')
})

test('one account cannot spend everything: beyond its budget its calls are refused, those of others are not', async (t) => {
  const { db, reserve } = await aDatabase(t)
  const asker = async () => ({ asker: { accountId: (await anAccount(db)).accountId, isNight: false } })
  const [greedy, modest] = [await asker(), await asker()]
  const answers = await Promise.all(Array.from({ length: 20 }, () => reserve(10, greedy)))
  t.deepEqual(
    [answers.filter((each) => each === 'reserved').length, answers.filter((each) => each === 'over the budget').length],
    [4, 16],
  )
  t.is(await reserve(10, { ...greedy, source: 'ecourtsindia' }), 'over the budget')
  t.is(await reserve(10, modest), 'reserved')
  t.is(await reserve(10, { ...greedy, day: '2026-03-03' }), 'reserved')
  const [spend] = await db.sourceSpend.ofAccount(greedy.asker.accountId, DAY)
  t.deepEqual(spend, { budget: 'COURT_DATA', spentPaise: 40, refusedPaise: 10 })
})

test("a plan's own budget replaces the default share from the next call on", async (t) => {
  const { db, reserve } = await aDatabase(t)
  const { accountId } = await anAccount(db, { plan: { courtDataBudgetPaise: 10 } })
  const mine = { asker: { accountId, isNight: false } }
  t.is(await reserve(11, mine), 'over the budget')
  t.is(await reserve(10, mine), 'reserved')
  const account = await db.accounts.get(accountId)
  const plan = await db.accounts.findPlan(account.planId)
  await db.accounts.changePlan(account.planId, { ...(plan ?? t.fail('no plan')), courtDataBudgetPaise: 60 })
  t.is(await reserve(50, mine), 'reserved')
})

test("the unspent part of an account's call is refunded to its budget as well", async (t) => {
  const { db, reserve } = await aDatabase(t)
  const asker = { accountId: (await anAccount(db)).accountId, isNight: false }
  t.is(await reserve(40, { asker }), 'reserved')
  await db.sourceSpend.refund({ source: 'attestr', day: DAY, costPaise: 30, asker, budget: 'COURT_DATA' })
  t.is(await reserve(30, { asker }), 'reserved')
})

test('clients leave the nightly run its share of a cap, less what the run has used', async (t) => {
  const { reserve } = await aDatabase(t)
  t.is(await reserve(81), 'over the cap')
  t.is(await reserve(80), 'reserved')
  t.is(await reserve(1), 'over the cap')
  t.is(await reserve(15, NIGHT), 'reserved')
  t.is(await reserve(1), 'over the cap')
  t.is(await reserve(5, NIGHT), 'reserved')
  t.is(await reserve(1, NIGHT), 'over the cap')
})

test('parallel calls of clients, accounts and the nightly run never exceed the cap together', async (t) => {
  const { db, reserve } = await aDatabase(t)
  const { accountId } = await anAccount(db)
  const kinds = [{}, NIGHT, { asker: { accountId, isNight: false } }]
  await Promise.all(Array.from({ length: 60 }, (_, index) => reserve(7, kinds[index % 3])))
  const [spend] = await db.sourceSpend.spentOn(DAY)
  t.true(spend !== undefined && spend.spentPaise <= 100 && spend.spentPaise > 93, `${spend?.spentPaise}`)
})
