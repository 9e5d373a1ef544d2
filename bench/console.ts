/**
 * `npm run proofs -- bench console`: the review room while 100,000 candidates of 2,000 accounts wait. One operator turns pages of the queue, opens
 * cards and gives verdicts, one after the other; each time is that of the whole answer, with the workflow behind a verdict.
 */
import type { Sequelize } from 'sequelize'
import { openDatabase } from '../db/database.ts'
import { freePort } from '../scripts/stack/ports.ts'
import { type Visitor, visitorOf } from '../test/console/support.ts'
import { anAccount } from '../test/support/service.ts'
import { createDatabase } from '../test/support/stack.ts'
import { createTargets, percentile } from './support/figures.ts'
import { startProcess } from './support/processes.ts'
import { benchSettings, NO_PROVIDERS } from './support/settings.ts'
import { idOf, numbersFrom, seedWatchlist } from './support/watchlist-data.ts'

const WAITING = 100_000
const ACCOUNTS = 2_000
const ENTITIES = 20_000
/** One entity in twenty is archived: what was found for it waits for nobody, and stands between what does. */
const CANDIDATES = (WAITING * 20) / 19
const ROWS_AT_ONCE = 50_000
const TIMES = 50
const WARM_UP = 5
const OF_ONE_OPERATOR = 20
/** Server times, in milliseconds. */
const MAX_PAGE_MS = 60
const MAX_VERDICT_MS = 400

const database = await createDatabase()
const db = openDatabase({ url: database.url, poolSize: 2 })
const { accountId } = await anAccount(db)
const planId = (await db.accounts.get(accountId)).planId
console.log(`  seeding ${WAITING} candidates of ${ENTITIES} entities`)
await seedWatchlist(db.sequelize, { accounts: { from: 0, to: ACCOUNTS }, entities: { from: 0, to: ENTITIES }, planId })
await seedCandidates(db.sequelize)

const port = await freePort()
const settings = benchSettings(database, {
  ...NO_PROVIDERS,
  MODEL: 'off',
  LOG_LEVEL: 'warn',
  TRUSTED_PROXIES: '127.0.0.1',
})
const api = await startProcess('api/main.ts', { ...settings, PORT: String(port) })
const worker = await startProcess('workers/main.ts', settings)
// A new operator for each few requests: one alone is slowed down, as a script that runs away is.
let key = ''
let reviewer: Visitor
await signIn()
const targets = createTargets()

const ids = await someWaiting(WARM_UP + TIMES)
const list = (query: string) => async () => {
  const headers = { 'X-Service-Api-Key': key }
  const answer = await fetch(`http://127.0.0.1:${port}/v1/backoffice/candidates?${query}`, { headers })
  return (await expect(answer, 200)) as { nextCursor: string; recordsFiltered: number }
}
const first = await list('limit=25')()
console.log(`  ${first.recordsFiltered} counted`)
const page = (path: string) => async () => expect(await reviewer.get(path), 200)
await measure('queue, page', MAX_PAGE_MS, page('/review'))
await measure('queue, page of one court', MAX_PAGE_MS, page('/review?courtType=DC'))
await measure('queue, page of a court of which nothing waits', MAX_PAGE_MS, page('/review?courtType=SC'))
await measure('queue, page of one account', MAX_PAGE_MS, page(`/review?accountId=a${'7'.padStart(31, '0')}`))
await measure('GET /backoffice/candidates', MAX_PAGE_MS, list('limit=25'))
await measure('GET /backoffice/candidates?cursor', MAX_PAGE_MS, list(`limit=25&cursor=${first.nextCursor}`))
await measure('GET /backoffice/candidates?step=DECISION', MAX_PAGE_MS, list('limit=25&step=DECISION'))
await measure('card', MAX_PAGE_MS, (index) => page(`/candidates/${ids[index]}`)())
await measure('verdict, to the next card', MAX_VERDICT_MS, async (index) => {
  const answer = await reviewer.post(`/candidates/${ids[index]}/${index % 2 ? 'approve' : 'reject'}`, {
    reason: 'other',
  })
  await expect(answer, 303)
  await page((answer.headers.get('Location') ?? '').slice('/console'.length))()
})

await worker.stop()
await api.stop()
await db.close()
await database.drop()
process.exit(targets.exitCode())

async function signIn(): Promise<void> {
  key = await db.operatorKeys.issue('Bench')
  reviewer = await visitorOf({ url: `http://127.0.0.1:${port}/console` }, key)
}

async function measure(what: string, mostMs: number, act: (index: number) => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let index = 0; index < WARM_UP + TIMES; index++) {
    if (index % OF_ONE_OPERATOR === 0) await signIn()
    const startedAt = performance.now()
    await act(index)
    if (index >= WARM_UP) times.push(performance.now() - startedAt)
  }
  targets.atMost(`${what}: p95 in ms (p50 ${percentile(times, 50).toFixed(0)})`, percentile(times, 95), mostMs)
}

async function expect(answer: Response, status: number): Promise<unknown> {
  const text = await answer.text()
  if (answer.status !== status) throw new Error(`${answer.url} answered ${answer.status}: ${text.slice(0, 500)}`)
  return answer.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text
}

/** Candidates spread over the queue. */
async function someWaiting(count: number): Promise<string[]> {
  const [rows] = await db.sequelize.query(
    `SELECT id FROM case_candidates WHERE number % ${Math.floor(WAITING / count)} = 1 LIMIT ${count}`,
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Writes candidates of all entities in turn, each with its number, by bulk statements. One entity's have waited for different times. */
async function seedCandidates(sequelize: Sequelize): Promise<void> {
  const entity = idOf('e', `n % ${ENTITIES}`)
  const key = "CONCAT('DC:cnr:DLCT01', LPAD(n, 10, '0'))"
  const party = "CONCAT(ELT(1 + n % 3, 'M/S Saffron', 'Shri Kaveri', 'Indigo'), ' Textiles (P) Ltd ', n)"
  for (let at = 0; at < CANDIDATES; at += ROWS_AT_ONCE) {
    const numbers = numbersFrom(at, Math.min(CANDIDATES, at + ROWS_AT_ONCE))
    await sequelize.query(`INSERT INTO case_candidates (id, account_id, watchlist_entity_id, number, identity_key, court_type, cnr,
      found, matched_party, party_role, score, verdict, reasons, conflicts, discovery_mode, status, created)
    SELECT ${idOf('d', 'n')}, ${idOf('a', `(n % ${ENTITIES}) % ${ACCOUNTS}`)}, ${entity}, n, ${key}, 'DC', RIGHT(${key}, 16),
      JSON_OBJECT('courtType', 'DC', 'cnr', RIGHT(${key}, 16), 'court', 'District Court of Delhi', 'caseTypeName', 'Civil Suit',
        'petitioners', JSON_ARRAY(${party}), 'respondents', JSON_ARRAY('Kaveri Logistics Limited')),
      ${party}, 'PETITIONER', 60 + n % 40, IF(n % 40 < 25, 'possible', 'match'),
      '[{"kind":"matched","watched":"saffron","asWritten":"saffron"}]', '[]', 'ONGOING', 'PENDING_REVIEW', 1700000000000 + n
    FROM ${numbers}`)
    await sequelize.query(`INSERT INTO case_candidate_keys (watchlist_entity_id, identity_key, case_candidate_id)
      SELECT ${entity}, ${key}, ${idOf('d', 'n')} FROM ${numbers}`)
  }
  await sequelize.query(
    'ANALYZE TABLE case_candidates, case_candidate_keys, tracked_cases, tracked_case_keys, watchlist_entities, accounts',
  )
}
