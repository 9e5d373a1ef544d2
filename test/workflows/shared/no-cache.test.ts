import test from 'ava'
import { aCandidate } from '../../support/a-candidate.ts'
import { download, lookUp } from '../../support/orders.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { summaryOf } from '../../support/summaries.ts'
import { idsOf } from '../../support/watchlist.ts'

/*
 * Without cached workflows every workflow task begins with a replay: nondeterministic code fails here, not first in the
 * worker that takes over from a lost one.
 */
let service: Service
let operator: string

test.before(async () => {
  service = await startService({ WORKFLOW_CACHE_SIZE: '0' })
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

test('a worker that caches no workflow looks up, downloads and summarises', async (t) => {
  const { key } = await anAccount(service.db)
  const caseIdentifier = { courtType: 'HC', cnr: 'DLHC019000012024' }
  const { searchId, orders } = await lookUp(service, key, caseIdentifier)
  t.is((await download(service, key, searchId, orders[0]?.orderId)).status, 200)
  t.is((await summaryOf(service, key, caseIdentifier)).summary.status, 'COMPLETE')
})

test('a worker that caches no workflow discovers, reviews and decides', async (t) => {
  const { key, entityId, candidateId } = await aCandidate(service)
  t.is((await service.call(`POST /watchlist/entities/${entityId}/discover`, { key })).status, 200)
  t.is((await service.call(`POST /backoffice/candidates/${candidateId}/approve`, { key: operator })).status, 200)
  t.is((await service.call(`POST /watchlist/candidates/${candidateId}/confirm`, { key })).status, 200)
  t.is(idsOf((await service.call('POST /watchlist/cases/search', { key, body: {} })).body).length, 1)
})

test('a worker that caches no workflow runs historical searches', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call('POST /historical-search', {
    key,
    body: { name: 'Saffron Textiles Private Limited' },
  })
  t.is(answer.status, 200)
  t.is((answer.body as { results: unknown[] }).results.length, 100)
})
