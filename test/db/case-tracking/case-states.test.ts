import test from 'ava'
import { indianDay } from '../../../domain/dates.ts'
import { type OwnDatabase, openOwnDatabase } from '../../support/own-database.ts'
import { anAccount } from '../../support/service.ts'

let own: OwnDatabase
test.before(async () => {
  own = await openOwnDatabase()
})
test.after.always(() => own?.end())

/** More of them, for a trial of a large watchlist: `CASES=100000`. */
const CASES = Number(process.env.CASES ?? 1_300)
const MOST = 500
const ROWS_A_STATEMENT = 1_000

/** Tracks the same cases in several accounts: of each three, two are of a High Court. */
async function trackAll(accountIds: readonly string[]): Promise<{ HC: number; DC: number }> {
  const counts = { HC: 0, DC: 0 }
  const cases = Array.from({ length: CASES }, (_, index) => {
    const courtType = index % 3 === 0 ? 'DC' : 'HC'
    counts[courtType] += 1
    const serial = String(index % 1_000_000).padStart(6, '0')
    return { courtType, cnr: `${courtType === 'HC' ? 'DLHC01' : 'DLND01'}${serial}2024` }
  })
  for (const [account, accountId] of accountIds.entries())
    for (let from = 0; from < CASES; from += ROWS_A_STATEMENT) {
      const rows = cases.slice(from, from + ROWS_A_STATEMENT).map(({ courtType, cnr }, index) => {
        const number = from + index + 1
        const id = `${account}-${String(number).padStart(8, '0')}`
        return [id, accountId, number, `${courtType}:cnr:${cnr}`, courtType, cnr, 'LOW', 'ACTIVE', 1]
      })
      await own.db.sequelize.query(
        `INSERT INTO tracked_cases
           (id, account_id, number, identity_key, court_type, cnr, risk_level, status, created) VALUES :rows`,
        { replacements: { rows } },
      )
    }
  return counts
}

test(`${CASES} cases of three accounts: each CNR is asked about once, in the fewest calls`, async (t) => {
  t.timeout(60_000 + CASES * 10)
  const { db } = own
  const accounts = [await anAccount(db), await anAccount(db), await anAccount(db)]
  const counts = await trackAll(accounts.map(({ accountId }) => accountId))
  const since = Date.now()
  const asked: string[] = []
  let calls = 0
  for (const courtType of ['HC', 'DC'] as const)
    for (let after = ''; ; ) {
      const cnrs = await db.caseStates.nextToAsk({ courtType, after, most: MOST, today: indianDay(since), since })
      const last = cnrs.at(-1)
      if (last === undefined) break
      calls += 1
      asked.push(...cnrs)
      await db.caseStates.keep(new Map(cnrs.map((cnr) => [cnr, 'a state'])))
      after = last
    }
  t.log(`${asked.length} CNRs, ${calls} calls`)
  t.is(asked.length, CASES)
  t.is(new Set(asked).size, CASES)
  t.is(calls, Math.ceil(counts.HC / MOST) + Math.ceil(counts.DC / MOST))
})
