import test from 'ava'
import { newId } from '../../../db/base/table.ts'
import type { Database } from '../../../db/database.ts'
import { type CountedDatabase, openCountedDatabase } from '../../support/reads.ts'
import { anAccount } from '../../support/service.ts'

let counted: CountedDatabase
let db: Database

test.before(async () => {
  counted = await openCountedDatabase()
  db = counted.db
})
test.after.always(() => counted?.close())

const ENTRIES = 4_000
const STEP_MS = 1_000

/**
 * An account with a ledger of many products, one entry per second from 0 on, mixed with those of three other accounts.
 */
async function aLedger(): Promise<string> {
  const owners = [await anAccount(db), await anAccount(db), await anAccount(db), await anAccount(db)]
  const products = ['LIVE_CASE_LOOKUP', 'ORDER_DOWNLOADS', 'HISTORICAL_SEARCH']
  const rows = Array.from({ length: ENTRIES }, (_, nth) =>
    owners.map(({ accountId }) => {
      const id = newId()
      return `('${id}', '${accountId}', '${products[nth % 3]}', '${id}', 1, NULL, ${nth * STEP_MS})`
    }),
  )
  await db.sequelize.query(
    `INSERT INTO usage_ledger (id, account_id, product, billing_key, units, api_key_id, created) VALUES ${rows.flat().join()}`,
  )
  await db.sequelize.query('ANALYZE TABLE usage_ledger')
  return owners[0]?.accountId ?? ''
}

test.serial('the export of a ledger reads each entry at most a few times, whatever its number of pages', async (t) => {
  const accountId = await aLedger()
  const span = { from: 0, to: ENTRIES * STEP_MS }
  const read = await counted.readsOf(async () =>
    t.is((await Array.fromAsync(db.usageLedger.entries(accountId, span))).length, ENTRIES),
  )
  // Two reads per entry, with the row behind the index; sorting each page would make them six.
  t.true(read < 3 * ENTRIES, `${read} for ${ENTRIES} entries`)
})
