import test from 'ava'
import { QueryTypes } from 'sequelize'
import type { CallOutcome } from '../../domain/source.ts'
import { createBrowser } from '../../sources/court-sites/browser.ts'
import { createCourtSites } from '../../sources/court-sites/client.ts'
import { createGateway } from '../../sources/gateway/gateway.ts'
import type { GatewayStore } from '../../sources/gateway/store.ts'
import { breakerOver } from '../../workers/gateway.ts'
import { FREE_STORE } from '../support/free-gateway.ts'
import { openOwnDatabase } from '../support/own-database.ts'
import { anAccount } from '../support/service.ts'

const SITE = 'courts/NCLT'
const CASE = { courtType: 'NCLT', filingNumber: '2709139000012024' } as const
const FAILURES_IN_A_ROW = 5

test('a call that the rate limit refused does not count for its site: no account is notified that it is back', async (t) => {
  const { db, end } = await openOwnDatabase()
  await anAccount(db)
  const fail = () => db.transaction((tx) => db.sourceCircuits.failed(SITE, Date.now() - 3_600_000, tx))
  for (let failure = 1; failure < FAILURES_IN_A_ROW; failure++) t.false((await fail()).degraded)
  const busy: GatewayStore = { ...FREE_STORE, ...breakerOver(db), takeRate: async () => 60_000 }
  const sites = createCourtSites(createBrowser({ hosts: [] }), createGateway(busy))
  const visit = async () => {
    const answer = await sites.readCase(CASE)
    return answer.kind === 'failed' && answer.failure.class
  }

  t.is(await visit(), 'RateLimited')
  t.true((await fail()).degraded)
  t.is(await visit(), 'RateLimited')
  t.deepEqual(await db.sequelize.query('SELECT type FROM events', { type: QueryTypes.SELECT }), [])
  await end()
})

test('a visit without a browser is recorded as failed, and after five of them the breaker of the site is open', async (t) => {
  const { db, end } = await openOwnDatabase()
  await anAccount(db)
  const outcomes: CallOutcome[] = []
  const store: GatewayStore = {
    ...FREE_STORE,
    ...breakerOver(db),
    settle: async (_callId, { outcome }) => void outcomes.push(outcome),
  }
  const browser = createBrowser({ executablePath: '/bin/false', hosts: [] })
  const sites = createCourtSites(browser, createGateway(store))
  for (let failure = 1; failure <= FAILURES_IN_A_ROW; failure++)
    t.like(await sites.readCase(CASE), {
      kind: 'failed',
      failure: { class: 'Upstream', message: 'The browser could not be started.' },
    })
  t.like(await sites.readCase(CASE), {
    kind: 'failed',
    failure: { class: 'Upstream', message: 'The site keeps failing and is not called for now.' },
  })
  t.deepEqual(outcomes, Array(FAILURES_IN_A_ROW + 1).fill('Upstream'))
  t.deepEqual(await db.sequelize.query('SELECT type FROM events', { type: QueryTypes.SELECT }), [
    { type: 'source.degraded' },
  ])
  await end()
})
