import test, { type ExecutionContext } from 'ava'
import { openDatabase } from '../../../db/database.ts'
import type { Expense } from '../../../db/operations/source-spend.ts'
import { anAccount } from '../../support/service.ts'
import { createDatabase } from '../../support/stack.ts'

const DAY = '2026-03-02'

async function aDatabase(t: ExecutionContext) {
  const { url, drop } = await createDatabase()
  const db = openDatabase({ url, poolSize: 10 })
  t.teardown(async () => {
    await db.close()
    await drop()
  })
  /** Books a price; a client's without an account unless told. */
  const book = (costPaise: number, expense: Partial<Expense> = {}) =>
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
  return { db, book }
}

const NIGHT = { asker: { accountId: null, isNight: true } } as const
const AT_THE_MODEL = { source: 'model', budget: 'MODEL' } as const

test('what a call did not cost of what was booked can be spent again, and no more than was booked comes back', async (t) => {
  const { db, book } = await aDatabase(t)
  const giveBack = (costPaise: number) =>
    db.sourceSpend.refund({ ...AT_THE_MODEL, day: DAY, costPaise, asker: { accountId: null, isNight: false } })
  t.is(await book(90, AT_THE_MODEL), 'booked')
  t.is(await book(20, AT_THE_MODEL), 'over the cap')
  await giveBack(60)
  t.is(await book(70, AT_THE_MODEL), 'booked')
  t.is(await book(1, AT_THE_MODEL), 'over the cap')
  await giveBack(500)
  t.is(await book(100, AT_THE_MODEL), 'booked')
  t.is(await book(1, AT_THE_MODEL), 'over the cap')
})

test('one account cannot spend what all share: after its budget its calls are refused, those of others are not', async (t) => {
  const { db, book } = await aDatabase(t)
  const asker = async () => ({ asker: { accountId: (await anAccount(db)).accountId, isNight: false } })
  const [greedy, modest] = [await asker(), await asker()]
  const answers = await Promise.all(Array.from({ length: 20 }, () => book(10, greedy)))
  t.deepEqual(
    [answers.filter((each) => each === 'booked').length, answers.filter((each) => each === 'over the budget').length],
    [4, 16],
  )
  t.is(await book(10, { ...greedy, source: 'ecourtsindia' }), 'over the budget')
  t.is(await book(10, modest), 'booked')
  t.is(await book(10, { ...greedy, day: '2026-03-03' }), 'booked')
  const [standing] = await db.sourceSpend.ofAccount(greedy.asker.accountId, DAY)
  t.deepEqual(standing, { budget: 'COURT_DATA', spentPaise: 40, refusedPaise: 10 })
})

test("a plan's own budget counts in place of the share, from the next call on", async (t) => {
  const { db, book } = await aDatabase(t)
  const { accountId } = await anAccount(db, { plan: { courtDataBudgetPaise: 10 } })
  const mine = { asker: { accountId, isNight: false } }
  t.is(await book(11, mine), 'over the budget')
  t.is(await book(10, mine), 'booked')
  const account = await db.accounts.get(accountId)
  const plan = await db.accounts.findPlan(account.planId)
  await db.accounts.changePlan(account.planId, { ...(plan ?? t.fail('no plan')), courtDataBudgetPaise: 60 })
  t.is(await book(50, mine), 'booked')
})

test('what a call of an account did not cost is given back to its budget as well', async (t) => {
  const { db, book } = await aDatabase(t)
  const asker = { accountId: (await anAccount(db)).accountId, isNight: false }
  t.is(await book(40, { asker }), 'booked')
  await db.sourceSpend.refund({ source: 'attestr', day: DAY, costPaise: 30, asker, budget: 'COURT_DATA' })
  t.is(await book(30, { asker }), 'booked')
})

test('clients leave the night its part of a cap, and may use what the night has used of it', async (t) => {
  const { book } = await aDatabase(t)
  t.is(await book(81), 'over the cap')
  t.is(await book(80), 'booked')
  t.is(await book(1), 'over the cap')
  t.is(await book(15, NIGHT), 'booked')
  t.is(await book(1), 'over the cap')
  t.is(await book(5, NIGHT), 'booked')
  t.is(await book(1, NIGHT), 'over the cap')
})

test('parallel calls of clients, accounts and the night never pass the cap together', async (t) => {
  const { db, book } = await aDatabase(t)
  const { accountId } = await anAccount(db)
  const kinds = [{}, NIGHT, { asker: { accountId, isNight: false } }]
  await Promise.all(Array.from({ length: 60 }, (_, index) => book(7, kinds[index % 3])))
  const [spend] = await db.sourceSpend.spentOn(DAY)
  t.true(spend !== undefined && spend.spentPaise <= 100 && spend.spentPaise > 93, `${spend?.spentPaise}`)
})
