import test from 'ava'
import { newId } from '../../../db/base/table.ts'
import type { Database } from '../../../db/database.ts'
import { DAY_MS, HOUR_MS, startOfIndianDay } from '../../../domain/dates.ts'
import { type CountedDatabase, openCountedDatabase } from '../../support/reads.ts'
import { anAccount } from '../../support/service.ts'

let counted: CountedDatabase
let db: Database

test.before(async () => {
  counted = await openCountedDatabase()
  db = counted.db
})
test.after.always(() => counted?.close())

const FIRST = startOfIndianDay('2026-01-01')
const DAYS = 60
/** A span with hourly entries of the account, and another account's. */
const SPAN = { from: FIRST, to: FIRST + DAYS * DAY_MS }
const PRODUCTS = ['LIVE_CASE_LOOKUP', 'ORDER_DOWNLOADS'] as const

/** An account with an entry of one to three units each hour, for two products, by two keys and without one. */
async function aLedger(): Promise<{ accountId: string; keyId: string }> {
  const [account, other] = [await anAccount(db), await anAccount(db)]
  const rows = Array.from({ length: DAYS * 24 }, (_, nth) =>
    [account, other].map(({ accountId, keyId }) => {
      const id = newId()
      const key = nth % 3 === 0 ? 'NULL' : `'${keyId}'`
      return `('${id}', '${accountId}', '${PRODUCTS[nth % 2]}', '${id}', ${(nth % 3) + 1}, ${key}, ${FIRST + nth * HOUR_MS})`
    }),
  )
  await db.sequelize.query(
    `INSERT INTO usage_ledger (id, account_id, product, billing_key, units, api_key_id, created) VALUES ${rows.flat().join()}`,
  )
  await db.sequelize.query('ANALYZE TABLE usage_ledger')
  return account
}

/** Counts the stored sums of an account's days. */
async function keptDays(accountId: string): Promise<number> {
  const [rows] = await db.sequelize.query('SELECT DISTINCT day_number FROM usage_days WHERE account_id = ?', {
    replacements: [accountId],
  })
  return rows.length
}

test.serial('past days are summed once, and their sums equal their entries', async (t) => {
  const { accountId, keyId } = await aLedger()
  const fromEntries = await db.usageDays.list(accountId, SPAN)
  t.is(fromEntries.length, DAYS * 4)
  t.like(fromEntries[0], { product: 'LIVE_CASE_LOOKUP', apiKeyId: null, units: 4 })
  t.like(fromEntries[1], { product: 'LIVE_CASE_LOOKUP', apiKeyId: keyId, units: 20 })
  await db.usageDays.addUp(accountId, SPAN.to + DAY_MS)
  t.is(await keptDays(accountId), DAYS)
  t.deepEqual(await db.usageDays.list(accountId, SPAN), fromEntries)
  const [from, to] = [FIRST + 7 * DAY_MS, FIRST + 9 * DAY_MS]
  t.deepEqual(await db.usageDays.list(accountId, { from, to }), fromEntries.slice(28, 36))
})

test.serial('a day is summed an hour after its end; until then its entries are summed on each request', async (t) => {
  const { accountId } = await aLedger()
  const end = FIRST + 40 * DAY_MS
  const whole = await db.usageDays.list(accountId, SPAN)
  await db.usageDays.addUp(accountId, end + HOUR_MS - 1)
  t.is(await keptDays(accountId), 39)
  t.deepEqual(await db.usageDays.list(accountId, SPAN), whole)
  await db.usageDays.addUp(accountId, end + HOUR_MS)
  t.is(await keptDays(accountId), 40)
  t.deepEqual(await db.usageDays.list(accountId, SPAN), whole)
})

test.serial('two concurrent first requests compute the same sums', async (t) => {
  const { accountId } = await aLedger()
  const whole = await db.usageDays.list(accountId, SPAN)
  await Promise.all([db.usageDays.addUp(accountId, SPAN.to + DAY_MS), db.usageDays.addUp(accountId, SPAN.to + DAY_MS)])
  t.deepEqual(await db.usageDays.list(accountId, SPAN), whole)
})

test.serial('the usage of past days reads the sums and no entry', async (t) => {
  const { accountId } = await aLedger()
  await db.usageDays.addUp(accountId, SPAN.to + DAY_MS)
  const read = await counted.readsOf(async () => {
    await db.usageDays.addUp(accountId, SPAN.to + DAY_MS)
    t.is((await db.usageDays.list(accountId, { from: FIRST, to: FIRST + 10 * DAY_MS })).length, 40)
  })
  // Its forty rows are read, written to a temporary table and read from it; ten days have 240 entries.
  t.true(read < 200, `${read} for 40 rows`)
})
