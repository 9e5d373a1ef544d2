import test from 'ava'
import type { WorkflowStart } from '../../domain/workflow-start.ts'
import { startCaseLookup } from '../../workflows/case-lookup/case-lookup.messages.ts'
import { startCaseRefresh } from '../../workflows/case-tracking/case-refresh.messages.ts'
import { caseSweepSchedule, startCaseSweep } from '../../workflows/case-tracking/case-sweep.messages.ts'
import { dailySyncSchedule } from '../../workflows/discovery/daily-sync.messages.ts'
import { startBackfill, startEntitySync } from '../../workflows/discovery/entity-sync.messages.ts'
import { startWebhookBatch } from '../../workflows/events/webhook-batch.messages.ts'
import {
  startRestOfDelivery,
  startWebhookDelivery,
  startWebhookReplay,
} from '../../workflows/events/webhook-delivery.messages.ts'
import { startCauseListDay, startPollAgain } from '../../workflows/hearings/cause-list-day.messages.ts'
import { causeListsSchedule } from '../../workflows/hearings/cause-lists.messages.ts'
import { hearingDigestSchedule } from '../../workflows/hearings/hearing-digest.messages.ts'
import { listQuestionsSchedule } from '../../workflows/hearings/list-questions.messages.ts'
import { startHistoricalCollection } from '../../workflows/historical-search/historical-collection.messages.ts'
import { startHistoricalPage } from '../../workflows/historical-search/historical-page.messages.ts'
import { sourceTrialSchedule } from '../../workflows/operations/source-trial.messages.ts'
import { startOrderFetch } from '../../workflows/orders/order-fetch.messages.ts'
import { startErasure } from '../../workflows/privacy/erasure.messages.ts'
import { startCandidateReview } from '../../workflows/review/candidate-review.messages.ts'
import { startCaseReview } from '../../workflows/review/case-review.messages.ts'
import { startCaseSummary } from '../../workflows/summaries/case-summary.messages.ts'
import { startOrderSummary } from '../../workflows/summaries/order-summary.messages.ts'
import { startBulkExport } from '../../workflows/watchlist/bulk-export.messages.ts'
import { startBulkImport } from '../../workflows/watchlist/bulk-import.messages.ts'
import { startEntityOnboarding } from '../../workflows/watchlist/entity-onboarding.messages.ts'

/*
 * The start of each workflow: operators find it by these attributes, and a second start joins the first or is refused
 * by its id.
 */

const of = { accountId: 'account', requestId: 'request' }
const aCase = { caseRef: 'DRT 1/2024', courtType: 'DRT' as const }
const delivery = { id: 'delivery', accountId: 'account', eventType: 'case.updated' as const }
const list = { court: 'HC-DLHC01', day: '2026-01-07' as const }
const search = { ...of, searchId: 'search' }
const standing = { collected: 0, ended: false, sources: [] }

const STARTS: [() => WorkflowStart, WorkflowStart][] = [
  [
    () =>
      startCaseLookup(
        { ...of, identifier: { courtType: 'DRT' }, identityKey: 'drt|1', sources: ['attestr'] },
        'DRT 1/2024',
      ),
    {
      type: 'caseLookup',
      workflowId: 'case-lookup/account/drt|1',
      input: {
        accountId: 'account',
        requestId: 'request',
        identifier: { courtType: 'DRT' },
        identityKey: 'drt|1',
        sources: ['attestr'],
      },
      summary: 'Look up drt|1',
      attributes: {
        accountId: 'account',
        courtType: 'DRT',
        caseRef: 'DRT 1/2024',
        requestId: 'request',
        stage: 'asking the sources',
      },
      reusePolicy: 'ALLOW_DUPLICATE',
    },
  ],
  [
    () => startCaseRefresh({ caseId: 'case' }, { ...of, ...aCase, identityKey: 'drt|1' }),
    {
      type: 'caseRefresh',
      workflowId: 'case-refresh/case',
      input: { caseId: 'case' },
      summary: 'Refresh drt|1',
      attributes: {
        accountId: 'account',
        requestId: 'request',
        caseRef: 'DRT 1/2024',
        courtType: 'DRT',
        stage: 'asking the sources',
      },
      reusePolicy: 'ALLOW_DUPLICATE',
    },
  ],
  [
    () => startCaseSweep({ sweepId: 'sweep', today: '2026-01-07', since: 1 }),
    {
      type: 'caseSweep',
      workflowId: 'case-sweep/sweep',
      input: { sweepId: 'sweep', today: '2026-01-07', since: 1 },
      summary: 'Refresh the tracked cases that are due on 2026-01-07',
      attributes: { stage: 'refreshing the cases that are due' },
      reusePolicy: 'ALLOW_DUPLICATE',
    },
  ],
  [
    () => startEntitySync({ ...of, entityId: 'entity' }),
    {
      type: 'entitySync',
      workflowId: 'entity-sync/entity',
      input: { entityId: 'entity', mode: 'ONGOING', requestId: 'request' },
      summary: 'Search the courts for an entity',
      attributes: { accountId: 'account', entityId: 'entity', requestId: 'request', stage: 'asking the sources' },
      reusePolicy: 'ALLOW_DUPLICATE',
    },
  ],
  [
    () => startBackfill({ ...of, entityId: 'entity' }),
    {
      type: 'entitySync',
      workflowId: 'historical-look/entity',
      input: { entityId: 'entity', mode: 'HISTORICAL', requestId: 'request' },
      summary: 'Backfill the past cases of an entity',
      attributes: { accountId: 'account', entityId: 'entity', requestId: 'request', stage: 'asking the sources' },
      reusePolicy: 'ALLOW_DUPLICATE',
    },
  ],
  [
    () => startWebhookBatch(delivery, [{ id: 'another' }]),
    {
      type: 'webhookBatch',
      workflowId: 'webhook-batch/delivery',
      input: { deliveryIds: ['delivery', 'another'], accountId: 'account' },
      summary: 'Deliver 2 events',
      attributes: { accountId: 'account', stage: 'first attempts' },
      reusePolicy: 'REJECT_DUPLICATE',
    },
  ],
  [
    () => startWebhookDelivery(delivery),
    {
      type: 'webhookDelivery',
      workflowId: 'webhook-delivery/delivery',
      input: { deliveryId: 'delivery', accountId: 'account' },
      summary: 'Deliver case.updated',
      attributes: { accountId: 'account', stage: 'first attempt' },
      reusePolicy: 'ALLOW_DUPLICATE',
    },
  ],
  [
    () => startRestOfDelivery(delivery, { attempts: 2, waitMs: 5_000 }),
    {
      type: 'webhookDelivery',
      workflowId: 'webhook-delivery/delivery',
      input: { deliveryId: 'delivery', accountId: 'account', made: { attempts: 2, waitMs: 5000 } },
      summary: 'Deliver case.updated',
      attributes: { accountId: 'account', stage: 'waiting for the next attempt' },
      reusePolicy: 'ALLOW_DUPLICATE',
    },
  ],
  [
    () => startWebhookReplay(delivery),
    {
      type: 'webhookDelivery',
      workflowId: 'webhook-delivery/delivery',
      input: { deliveryId: 'delivery', accountId: 'account' },
      summary: 'Deliver case.updated',
      attributes: { accountId: 'account', stage: 'first attempt' },
      reusePolicy: 'ALLOW_DUPLICATE',
      signal: 'replay',
    },
  ],
  [
    () => startCauseListDay('prefix', list),
    {
      type: 'causeListDay',
      workflowId: 'prefix-cause-list/HC-DLHC01/2026-01-07',
      input: { court: 'HC-DLHC01', day: '2026-01-07' },
      summary: 'Read the cause lists of HC-DLHC01 for 2026-01-07',
      attributes: { courtType: 'HC', stage: 'first look' },
      reusePolicy: 'ALLOW_DUPLICATE',
    },
  ],
  [
    () => startPollAgain('prefix', list),
    {
      type: 'causeListDay',
      workflowId: 'prefix-cause-list/HC-DLHC01/2026-01-07',
      input: { court: 'HC-DLHC01', day: '2026-01-07' },
      summary: 'Read the cause lists of HC-DLHC01 for 2026-01-07',
      attributes: { courtType: 'HC', stage: 'first look' },
      reusePolicy: 'ALLOW_DUPLICATE',
      signal: 'lookAgain',
    },
  ],
  [
    () => startHistoricalCollection({ ...search, cap: 100, patienceMs: 1 }),
    {
      type: 'historicalCollection',
      workflowId: 'historical-collection/search',
      input: { accountId: 'account', requestId: 'request', searchId: 'search', cap: 100, patienceMs: 1 },
      summary: 'Collect historical search search',
      attributes: { accountId: 'account', requestId: 'request', stage: 'asking the sources' },
      reusePolicy: 'REJECT_DUPLICATE',
    },
  ],
  [
    () => startHistoricalPage({ ...search, page: 1, standing }),
    {
      type: 'historicalPage',
      workflowId: 'historical-page/search/1',
      input: {
        accountId: 'account',
        requestId: 'request',
        searchId: 'search',
        page: 1,
        standing: { collected: 0, ended: false, sources: [] },
        patienceMs: 3000,
      },
      summary: 'Page 1 of historical search search',
      attributes: { accountId: 'account', requestId: 'request', stage: 'asking the sources' },
      reusePolicy: 'ALLOW_DUPLICATE',
    },
  ],
  [
    () => startHistoricalPage({ ...search, page: 2, standing }),
    {
      type: 'historicalPage',
      workflowId: 'historical-page/search/2',
      input: {
        accountId: 'account',
        requestId: 'request',
        searchId: 'search',
        page: 2,
        standing: { collected: 0, ended: false, sources: [] },
        patienceMs: 300000,
      },
      summary: 'Page 2 of historical search search',
      attributes: { accountId: 'account', requestId: 'request', stage: 'asking the sources' },
      reusePolicy: 'ALLOW_DUPLICATE',
    },
  ],
  [
    () =>
      startOrderFetch(
        { accountId: 'account', orderId: 'order', sources: ['attestr'] },
        { ...aCase, requestId: 'request' },
      ),
    {
      type: 'orderFetch',
      workflowId: 'order-fetch/order',
      input: { accountId: 'account', orderId: 'order', sources: ['attestr'] },
      summary: 'Fetch an order of DRT',
      attributes: {
        accountId: 'account',
        caseRef: 'DRT 1/2024',
        courtType: 'DRT',
        requestId: 'request',
        stage: 'asking the sources',
      },
      reusePolicy: 'ALLOW_DUPLICATE',
    },
  ],
  [
    () => startErasure({ erasureId: 'erasure' }, 'request'),
    {
      type: 'erasure',
      workflowId: 'erasure/erasure',
      input: { erasureId: 'erasure' },
      summary: 'Erase personal data',
      attributes: { requestId: 'request', stage: 'counting' },
      reusePolicy: 'REJECT_DUPLICATE',
    },
  ],
  [
    () => startCandidateReview({ candidateId: 'candidate' }, { ...of, ...aCase, entityId: 'entity' }),
    {
      type: 'candidateReview',
      workflowId: 'candidate-review/candidate',
      input: { candidateId: 'candidate' },
      summary: 'Review candidate candidate',
      attributes: {
        accountId: 'account',
        requestId: 'request',
        caseRef: 'DRT 1/2024',
        courtType: 'DRT',
        entityId: 'entity',
        stage: 'opening',
      },
      reusePolicy: 'ALLOW_DUPLICATE',
    },
  ],
  [
    () => startCaseReview({ caseId: 'case' }, { ...of, ...aCase, identityKey: 'drt|1' }),
    {
      type: 'caseReview',
      workflowId: 'case-review/case',
      input: { caseId: 'case' },
      summary: 'Review drt|1',
      attributes: {
        accountId: 'account',
        requestId: 'request',
        caseRef: 'DRT 1/2024',
        courtType: 'DRT',
        stage: 'waiting for the operator',
      },
      reusePolicy: 'ALLOW_DUPLICATE',
    },
  ],
  [
    () => startCaseSummary({ ...of, summaryId: 'summary', deadlineAt: 1 }, aCase),
    {
      type: 'caseSummary',
      workflowId: 'case-summary/summary',
      input: { accountId: 'account', requestId: 'request', summaryId: 'summary', deadlineAt: 1 },
      summary: 'Summarise a case of DRT',
      attributes: {
        accountId: 'account',
        requestId: 'request',
        caseRef: 'DRT 1/2024',
        courtType: 'DRT',
        stage: 'reading the orders',
      },
      reusePolicy: 'REJECT_DUPLICATE',
    },
  ],
  [
    () =>
      startOrderSummary(
        { accountId: 'account', orderId: 'order', documentKey: 'key', version: 'version', summaryId: 'summary' },
        { caseRef: 'DRT 1/2024', requestId: 'request' },
        'prefix',
      ),
    {
      type: 'orderSummary',
      workflowId: 'order-summary/prefix/key/version',
      input: { accountId: 'account', orderId: 'order', documentKey: 'key', version: 'version', summaryId: 'summary' },
      summary: 'Summarise an order',
      attributes: { accountId: 'account', caseRef: 'DRT 1/2024', requestId: 'request', stage: 'reading the document' },
      reusePolicy: 'ALLOW_DUPLICATE',
    },
  ],
  [
    () => startBulkExport({ exportId: 'export' }, of),
    {
      type: 'bulkExport',
      workflowId: 'export/export',
      input: { exportId: 'export' },
      summary: 'Export a watchlist',
      attributes: { accountId: 'account', requestId: 'request', stage: 'writing pages' },
      reusePolicy: 'REJECT_DUPLICATE',
    },
  ],
  [
    () => startBulkImport({ importId: 'import' }, of),
    {
      type: 'bulkImport',
      workflowId: 'import/import',
      input: { importId: 'import' },
      summary: 'Import entities',
      attributes: { accountId: 'account', requestId: 'request', stage: 'creating entities' },
      reusePolicy: 'REJECT_DUPLICATE',
    },
  ],
  [
    () => startEntityOnboarding({ entityId: 'entity' }, of),
    {
      type: 'entityOnboarding',
      workflowId: 'entity-onboarding/entity',
      input: { entityId: 'entity' },
      summary: 'Generate name variations of a new or renamed entity',
      attributes: {
        accountId: 'account',
        entityId: 'entity',
        requestId: 'request',
        stage: 'generating name variations',
      },
      reusePolicy: 'ALLOW_DUPLICATE',
    },
  ],
]

for (const [start, expected] of STARTS) {
  const { workflowId, signal = 'nothing', attributes } = expected
  test(`${workflowId} in the stage "${attributes.stage}" is started with the right attributes, and the signal ${signal}`, (t) =>
    t.deepEqual(start(), expected))
}

test('each deployment has separate schedules', (t) => {
  const schedules = [
    caseSweepSchedule,
    dailySyncSchedule,
    causeListsSchedule,
    hearingDigestSchedule,
    listQuestionsSchedule,
    sourceTrialSchedule,
  ]
  t.deepEqual(
    schedules.map((schedule) => schedule('prefix')),
    [
      'prefix-case-sweep',
      'prefix-daily-sync',
      'prefix-cause-lists',
      'prefix-hearing-digest',
      'prefix-list-questions',
      'prefix-source-trial',
    ],
  )
})
