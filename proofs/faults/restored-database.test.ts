import { WorkflowFailedError } from '@temporalio/client'
import test from 'ava'
import { QueryTypes } from 'sequelize'
import { newId } from '../../db/base/table.ts'
import { HOUR_MS } from '../../domain/dates.ts'
import type { SearchProgress } from '../../domain/historical-search/progress.ts'
import { finished, SAFFRON, start } from '../../test/api/historical-search/searches.ts'
import { backUp } from '../../test/support/backup.ts'
import { anAccount, type Service, startService } from '../../test/support/service.ts'
import { until } from '../../test/support/until.ts'
import { startCaseRefresh } from '../../workflows/case-tracking/case-refresh.messages.ts'
import { startBackfill, startEntitySync } from '../../workflows/discovery/entity-sync.messages.ts'
import { startWebhookDelivery } from '../../workflows/events/webhook-delivery.messages.ts'
import {
  historicalCollectionId,
  startHistoricalCollection,
} from '../../workflows/historical-search/historical-collection.messages.ts'
import { startHistoricalPage } from '../../workflows/historical-search/historical-page.messages.ts'
import { startOrderFetch } from '../../workflows/orders/order-fetch.messages.ts'
import { startCandidateReview } from '../../workflows/review/candidate-review.messages.ts'
import { startCaseReview } from '../../workflows/review/case-review.messages.ts'
import { startCaseSummary } from '../../workflows/summaries/case-summary.messages.ts'
import { startBulkExport } from '../../workflows/watchlist/bulk-export.messages.ts'
import { startBulkImport } from '../../workflows/watchlist/bulk-import.messages.ts'
import { startEntityOnboarding } from '../../workflows/watchlist/entity-onboarding.messages.ts'

/* A database restored from a backup knows nothing of what was begun since, while Temporal goes on with it. */

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

const accountId = newId()
const requestId = 'request-of-a-test'
const about = { accountId, requestId }
const CASE = { courtType: 'HC', caseRef: 'ref' } as const
const REVIEWED = { ...about, ...CASE, entityId: newId() }
const PROGRESS: SearchProgress = {
  sources: [{ source: 'attestr', state: 'OPEN', pages: 0, hasMore: true }],
  next: { source: 'attestr', page: 0, isKept: false },
  collected: 0,
  ended: false,
}

const STARTS = {
  'an import': () => startBulkImport({ importId: newId() }, about),
  'an export': () => startBulkExport({ exportId: newId() }, about),
  'a summary': () => startCaseSummary({ ...about, summaryId: newId(), deadlineAt: Date.now() + HOUR_MS }, { ...CASE }),
  'an ASYNC search': () => startHistoricalCollection({ ...about, searchId: newId(), cap: 100, patienceMs: HOUR_MS }),
  'a page of a search': () => startHistoricalPage({ ...about, searchId: newId(), page: 1, standing: PROGRESS }),
  'a new entity': () => startEntityOnboarding({ entityId: newId() }, about),
  "a look into an entity's past": () => startBackfill({ ...about, entityId: newId() }),
  'a discovery': () => startEntitySync({ ...about, entityId: newId() }),
  'a refresh': () => startCaseRefresh({ caseId: newId() }, { ...about, ...CASE, identityKey: 'HC:cnr' }),
  'a review of a candidate': () => startCandidateReview({ candidateId: newId() }, REVIEWED),
  'a review of a case': () => startCaseReview({ caseId: newId() }, { ...about, ...CASE, identityKey: 'HC:cnr' }),
  'an order': () => startOrderFetch({ accountId, orderId: newId(), sources: ['attestr'] }, { ...CASE, requestId }),
  'a delivery': () => startWebhookDelivery({ ...about, id: newId(), eventType: 'case.updated' }),
}

test.serial('a search whose pages a restore has taken away reads them again, and goes on', async (t) => {
  const { key } = await anAccount(service.db)
  const calls = await service.control.calls('ecourtsindia')
  await service.control.fault('ecourtsindia', 'slow', 1, 60_000)
  await service.control.fault('attestr', 'slow', 1, 60_000)
  const { body } = await start(service, key, { name: SAFFRON, mode: 'ASYNC' })
  const { searchId } = body as { searchId: string }
  await until(
    () => service.control.calls('ecourtsindia'),
    (made) => made > calls,
  )
  const backup = await backUp(service.configuration.DATABASE_URL)
  await service.control.release('ecourtsindia')
  await until(storedPages, (pages) => pages === 3)
  await backup.restore()
  t.is(await storedPages(), 0)
  await service.control.release('attestr')
  t.like(await finished(service, key, searchId), { status: 'COMPLETE', collected: 275 })
  const { historyLength } = await service.temporal.client.workflow
    .getHandle(historicalCollectionId(searchId))
    .describe()
  t.true(historyLength < 200, `${historyLength} events`)
})

test.serial('a search whose rows a restore took away before it was complete is read again', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const calls = await callsOfSources()
  for (const source of SOURCES) await service.control.fault(source, 'slow', 1, 60_000)
  const { body } = await start(service, key, { name: SAFFRON, mode: 'ASYNC' })
  const { searchId } = body as { searchId: string }
  await until(callsOfSources, (made) => made === calls + SOURCES.length)
  const [before] = await select('SELECT sources, collected FROM historical_searches WHERE id = :searchId', {
    searchId,
  })
  await service.db.transaction(async (tx) => {
    // Who completes the search waits for its account; calls, which refer to it, do not.
    await service.db.sequelize.query('SELECT id FROM accounts WHERE id = :accountId LOCK IN SHARE MODE', {
      replacements: { accountId },
      transaction: tx,
    })
    for (const source of SOURCES) await service.control.release(source)
    await until(
      () => service.db.historicalSearches.get(searchId),
      ({ ended }) => ended,
    )
    for (const table of ['historical_results', 'historical_result_keys', 'historical_source_pages'])
      await service.db.sequelize.query(`DELETE FROM ${table} WHERE search_id = :searchId`, {
        replacements: { searchId },
        transaction: tx,
      })
    await service.db.sequelize.query(
      'UPDATE historical_searches SET sources = :sources, collected = :collected WHERE id = :searchId',
      { replacements: { ...before, searchId }, transaction: tx },
    )
  })
  t.like(await finished(service, key, searchId), { status: 'COMPLETE', collected: 275 })
  t.is(await service.db.usageLedger.unitsOf(accountId, 'HISTORICAL_SEARCH'), 1)
})

function select(statement: string, replacements: Record<string, unknown>): Promise<Record<string, unknown>[]> {
  return service.db.sequelize.query(statement, { replacements, type: QueryTypes.SELECT })
}

async function storedPages(): Promise<number> {
  const statement = 'SELECT COUNT(*) AS count FROM historical_source_pages'
  const [row] = await service.db.sequelize.query<{ count: number }>(statement, { type: QueryTypes.SELECT })
  return Number(row?.count)
}

for (const [what, startOf] of Object.entries(STARTS))
  test.serial(`${what} that the database knows nothing of any more ends, and asks no source`, async (t) => {
    const before = await callsOfSources()
    const handle = await service.temporal.start(startOf())
    await handle.result().catch((error: unknown) => t.true(error instanceof WorkflowFailedError, String(error)))
    t.not((await handle.describe()).status.name, 'RUNNING')
    t.is(await callsOfSources(), before)
  })

const SOURCES = ['attestr', 'ecourtsindia']

async function callsOfSources(): Promise<number> {
  const calls = await Promise.all(SOURCES.map((source) => service.control.calls(source)))
  return calls.reduce((sum, made) => sum + made, 0)
}
