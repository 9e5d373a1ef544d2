import test from 'ava'
import { QueryTypes } from 'sequelize'
import { createCourtVisits } from '../../../activities/orders/court-visits.ts'
import type { CallContext, CallOutcome } from '../../../domain/source.ts'
import { createBrowser } from '../../../sources/court-sites/browser.ts'
import { createCourtSites } from '../../../sources/court-sites/client.ts'
import { FREE_CALL_CONTEXT } from '../../support/free-call-context.ts'
import { openOwnDatabase } from '../../support/own-database.ts'
import { anAccount } from '../../support/service.ts'

const SITE = 'courts/NCLT'
const FAILURES_IN_A_ROW = 5

/** Nobody gets a turn at a site. */
const TOO_BUSY: CallContext = {
  ...FREE_CALL_CONTEXT,
  inTurn: async () => ({ kind: 'too busy', retryAfterMs: 60_000 }),
}

test('a visit that nobody had a turn for says nothing about its site: no account is told that it is back', async (t) => {
  const { db, end } = await openOwnDatabase()
  await anAccount(db)
  const fail = () => db.transaction((tx) => db.sourceCircuits.failed(SITE, Date.now() - 3_600_000, tx))
  for (let failure = 1; failure < FAILURES_IN_A_ROW; failure++) t.false((await fail()).degraded)
  const sites = createCourtSites(createBrowser({ hosts: [] }), TOO_BUSY)
  const visit = async () => {
    const { fetchCase } = createCourtVisits(SITE, { db, calls: TOO_BUSY, sites })
    const answer = await fetchCase(
      { courtType: 'NCLT', filingNumber: '2709139000012024' },
      new AbortController().signal,
    )
    return answer.kind === 'failed' && answer.failure.class
  }

  t.is(await visit(), 'RateLimited')
  t.true((await fail()).degraded)
  t.is(await visit(), 'RateLimited')
  t.deepEqual(await db.sequelize.query('SELECT type FROM events', { type: QueryTypes.SELECT }), [])
  await end()
})

test('a visit without a browser is in the log of calls as failed, and after some of them the site is not visited', async (t) => {
  const { db, end } = await openOwnDatabase()
  const outcomes: CallOutcome[] = []
  const calls: CallContext = {
    ...FREE_CALL_CONTEXT,
    settle: async (_callId, { outcome }) => void outcomes.push(outcome),
  }
  const sites = createCourtSites(createBrowser({ executablePath: '/bin/false', hosts: [] }), calls)
  const { fetchCase } = createCourtVisits(SITE, { db, calls, sites })
  for (let failure = 1; failure <= FAILURES_IN_A_ROW; failure++) {
    const answer = await fetchCase(
      { courtType: 'NCLT', filingNumber: '2709139000012024' },
      new AbortController().signal,
    )
    t.like(answer, { kind: 'failed', failure: { class: 'Upstream', message: 'The browser could not be started.' } })
  }
  t.deepEqual(outcomes, Array(FAILURES_IN_A_ROW).fill('Upstream'))
  t.false(await db.sourceCircuits.allowsCall(SITE, Date.now()))
  await end()
})
