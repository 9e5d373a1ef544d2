import test from 'ava'
import { newId } from '../../db/base/table.ts'
import type { Database } from '../../db/database.ts'
import { mergeStored } from '../../db/historical-search/historical-merging.ts'
import { beginMerging } from '../../domain/historical-search/merge.ts'
import { breachesOf } from '../../domain/invariant.ts'
import { registry } from '../../platform/metrics.ts'
import { openOwnDatabase } from '../support/own-database.ts'
import { anAccount } from '../support/service.ts'

let db: Database
let end: () => Promise<void>

test.before(async () => {
  ;({ db, end } = await openOwnDatabase({ poolSize: 6 }))
})
test.after.always(() => end?.())

for (const units of [-1, 1.5, Number.NaN])
  test(`a charge of ${units} units is not booked`, async (t) => {
    const { accountId } = await anAccount(db)
    await t.throwsAsync(db.usageLedger.charge(aCharge(accountId, units)), { message: /^WHOLE_UNITS does not hold/ })
    t.is(await db.usageLedger.unitsOf(accountId, 'ORDER_DOWNLOADS'), 0)
  })

for (const costPaise of [-1, 0.5, Number.NaN])
  test(`a price of ${costPaise} paise is neither reserved nor charged, and only whole prices are refunded`, async (t) => {
    const { accountId } = await anAccount(db)
    const broken = { message: /^WHOLE_PRICE does not hold/ }
    const price = {
      source: 'attestr',
      day: '2026-03-02',
      costPaise,
      asker: { accountId: null, isNight: false },
      budget: 'COURT_DATA',
    } as const
    await t.throwsAsync(db.sourceSpend.reserve({ ...price, capPaise: 100, sharePaise: 40 }), broken)
    if (!Number.isInteger(costPaise)) await t.throwsAsync(db.sourceSpend.refund(price), broken)
    const cost = { inputTokens: 1, outputTokens: 1, costPaise }
    await t.throwsAsync(db.usageLedger.charge({ ...aCharge(accountId, 1), cost }), broken)
    t.is(await db.usageLedger.unitsOf(accountId, 'ORDER_DOWNLOADS'), 0)
  })

test('a search whose row exceeds its cap gets no further cases', async (t) => {
  const { accountId, keyId } = await anAccount(db)
  const createdAt = Date.now()
  const { searchId } = await db.transaction((tx) =>
    db.historicalSearches.create(
      {
        accountId,
        apiKeyId: keyId,
        mode: 'ASYNC',
        criteria: {
          name: 'Nobody Limited',
          partyType: 'BOTH',
          filters: {},
          nameVariations: [],
          generatedVariations: [],
        },
        clientReference: null,
        requestHash: Buffer.alloc(32),
        billing: 'PER_SEARCH',
        merging: beginMerging(['attestr'], 3),
        claimedUntil: null,
        createdAt,
        expiresAt: createdAt + 7 * 86_400_000,
      },
      tx,
    ),
  )
  await db.sequelize.query(`UPDATE historical_searches SET collected = 4 WHERE id = '${searchId}'`)
  await t.throwsAsync(mergeStored(db, searchId), { message: /^EACH_CASE_ONCE does not hold/ })
})

test('each breach is counted, and every invariant has a count from the start', async (t) => {
  const before = breachesOf('WHOLE_UNITS')
  await t.throwsAsync(db.usageLedger.charge(aCharge(newId(), -1)))
  t.is(breachesOf('WHOLE_UNITS'), before + 1)
  const metrics = await registry.metrics()
  t.true(metrics.includes(`courtpulse_broken_invariants_total{invariant="WHOLE_UNITS"} ${before + 1}\n`))
  t.true(metrics.includes('courtpulse_broken_invariants_total{invariant="NOTHING_LOST"} 0\n'))
})

function aCharge(accountId: string, units: number) {
  return { accountId, product: 'ORDER_DOWNLOADS', billingKey: newId(), units, apiKeyId: null } as const
}
