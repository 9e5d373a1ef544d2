import { WorkflowFailedError } from '@temporalio/client'
import test from 'ava'
import { newId } from '../../db/rows.ts'
import type { SearchStanding } from '../../domain/historical/standing.ts'
import { startBulkExport } from '../../workflows/bulk-export.messages.ts'
import { startBulkImport } from '../../workflows/bulk-import.messages.ts'
import { startCandidateReview } from '../../workflows/candidate-review.messages.ts'
import { startCaseRefresh } from '../../workflows/case-refresh.messages.ts'
import { startCaseReview } from '../../workflows/case-review.messages.ts'
import { startCaseSummary } from '../../workflows/case-summary.messages.ts'
import { startEntityOnboarding } from '../../workflows/entity-onboarding.messages.ts'
import { startEntitySync, startHistoricalLook } from '../../workflows/entity-sync.messages.ts'
import { startHistoricalCollection } from '../../workflows/historical-collection.messages.ts'
import { startHistoricalPage } from '../../workflows/historical-page.messages.ts'
import { startOrderFetch } from '../../workflows/order-fetch.messages.ts'
import { startWebhookDelivery } from '../../workflows/webhook-delivery.messages.ts'
import { type Service, startService } from '../support/service.ts'

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
const STANDING: SearchStanding = {
  sources: [{ source: 'attestr', state: 'OPEN', pages: 0, hasMore: true }],
  next: { source: 'attestr', page: 0, isKept: false },
  collected: 0,
  ended: false,
}

const STARTS = {
  'an import': () => startBulkImport({ importId: newId() }, about),
  'an export': () => startBulkExport({ exportId: newId() }, about),
  'a summary': () =>
    startCaseSummary({ ...about, summaryId: newId(), deadlineAt: Date.now() + ONE_HOUR_MS }, { ...CASE }),
  'an ASYNC search': () =>
    startHistoricalCollection({ ...about, searchId: newId(), cap: 100, patienceMs: ONE_HOUR_MS }),
  'a page of a search': () => startHistoricalPage({ ...about, searchId: newId(), page: 1, standing: STANDING }),
  'a new entity': () => startEntityOnboarding({ entityId: newId() }, about),
  "a look into an entity's past": () => startHistoricalLook({ ...about, entityId: newId() }),
  'a discovery': () => startEntitySync({ ...about, entityId: newId() }),
  'a refresh': () => startCaseRefresh({ caseId: newId() }, { ...about, ...CASE, identityKey: 'HC:cnr' }),
  'a review of a candidate': () => startCandidateReview({ candidateId: newId() }, REVIEWED),
  'a review of a case': () => startCaseReview({ caseId: newId() }, { ...about, ...CASE, identityKey: 'HC:cnr' }),
  'an order': () => startOrderFetch({ accountId, orderId: newId(), sources: ['attestr'] }, { ...CASE, requestId }),
  'a delivery': () => startWebhookDelivery({ ...about, id: newId(), eventType: 'case.updated' }),
}
const ONE_HOUR_MS = 3_600_000

for (const [what, start] of Object.entries(STARTS))
  test(`${what} that the database knows nothing of any more ends, and asks no source`, async (t) => {
    const handle = await service.temporal.start(start())
    await handle.result().catch((error: unknown) => t.true(error instanceof WorkflowFailedError, String(error)))
    t.not((await handle.describe()).status.name, 'RUNNING')
    t.is((await service.control.calls('attestr')) + (await service.control.calls('ecourtsindia')), 0)
  })
