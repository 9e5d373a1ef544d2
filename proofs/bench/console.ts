/**
 * `npm run proofs -- bench console`: an owner opens the pages of an account with 100,000 entities, 500,000 cases and
 * 1,000 undecided candidates in the console, one after the other.
 */
import { keepCandidates } from '../../activities/discovery/keep-candidates.ts'
import { openDatabase } from '../../db/database.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { aDiscovery } from '../../test/support/a-candidate.ts'
import { anAccount } from '../../test/support/service.ts'
import { createDatabase } from '../../test/support/stack.ts'
import { createTargets } from './support/figures.ts'
import { enlargeDatabase } from './support/larger-database.ts'
import { startProcess } from './support/processes.ts'
import { benchSettings, NO_PROVIDERS } from './support/settings.ts'
import { seedWatchlist } from './support/watchlist-data.ts'

const ENTITIES = { from: 100, to: 100_100 }
const CANDIDATES = 1_000
const VISITS = 60
const MOST_P95_MS = 100

const database = await createDatabase()
const db = openDatabase({ url: database.url, poolSize: 10 })
await enlargeDatabase(db.sequelize, 2)
const account = await anAccount(db, { plan: { requestsPerMinute: 1_000_000_000 } })
const { accountId } = account
await seedWatchlist(db.sequelize, { accounts: { id: accountId }, entities: ENTITIES, planId: '' })
await db.sequelize.query('ANALYZE TABLE watchlist_entities, tracked_cases, tracked_case_entities, shares')
const [entity] = (
  await db.watchlistEntities.search(
    { accountId, userId: account.userId, teamIds: [] },
    { filter: {}, like: {}, sort: [], skip: 5, limit: 1 },
  )
).records
const [tracked] = (
  await db.trackedCases.search(
    { accountId, userId: account.userId, teamIds: [] },
    { filter: {}, like: {}, sort: [], skip: 5, limit: 1 },
  )
).records
if (!entity || !tracked) throw new Error('nothing was seeded')
let candidateId = ''
for (let at = 0; at < CANDIDATES; at++) {
  const found = aDiscovery({ respondents: [`Respondent ${at}`] })
  const { created } = await keepCandidates(db, entity, 'HISTORICAL', [found], 'bench')
  candidateId = created[0] ?? candidateId
}

const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const settings = { ...NO_PROVIDERS, MODEL: 'off', LOG_LEVEL: 'warn', PUBLIC_URL: `${origin}/v1` }
const api = await startProcess('api/main.ts', { ...benchSettings(database, settings), PORT: String(port) })
const targets = createTargets()
const cookie = await signIn()

for (const [name, path] of Object.entries({
  'the watchlist': '/account/watchlist',
  'an entity': `/account/watchlist/${entity.id}`,
  'find by name': '/find?q=textiles%20private%20limited%2010',
  'find by number': `/find?q=${tracked.caseIdentifier.cnr}`,
  'the candidates': '/account/candidates',
  'a candidate': `/account/candidates/${candidateId}`,
  'the cases': '/account/cases',
  'a case': `/account/cases/${tracked.id}`,
}))
  targets.atMost(`${name}: p95, ms`, await p95Of(path), MOST_P95_MS)

await api.stop()
await db.close()
await database.drop()
process.exit(targets.exitCode())

async function signIn(): Promise<string> {
  const { headers } = await fetch(`${origin}/console/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ key: account.key }),
  })
  return headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

async function p95Of(path: string): Promise<number> {
  const took: number[] = []
  for (let visit = 0; visit < VISITS; visit++) {
    const begun = performance.now()
    const response = await fetch(`${origin}/console${path}`, { redirect: 'manual', headers: { cookie } })
    await response.text()
    took.push(performance.now() - begun)
    if (response.status >= 400) throw new Error(`${path}: ${response.status}`)
  }
  return Math.round(took.toSorted((one, other) => one - other)[Math.floor(VISITS * 0.95)] ?? 0)
}
