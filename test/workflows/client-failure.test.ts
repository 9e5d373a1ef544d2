import { WorkflowFailedError } from '@temporalio/client'
import { ApplicationFailure } from '@temporalio/common'
import test, { type ExecutionContext } from 'ava'
import { historicalCollectionId } from '../../workflows/historical-search/historical-collection.messages.ts'
import { caseSummaryId } from '../../workflows/summaries/case-summary.messages.ts'
import { finished, type Page, SAFFRON, start } from '../api/historical-search/searches.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { summaryOf } from '../support/summaries.ts'
import { connectSkippingTime, SKIP_ALL_WAITING } from '../support/time-skipping.ts'
import { until } from '../support/until.ts'

/* Work that a client reads as FAILED is FAILED in Temporal's Web UI too. */

let service: Service

test.before(async () => {
  // Waits between attempts are skipped; running work stops the clock.
  service = await startService(
    { HISTORICAL_SOURCE_PATIENCE_SECONDS: '1' },
    undefined,
    await connectSkippingTime(({ workflowType }) =>
      workflowType?.name?.endsWith('Summary') ? SKIP_ALL_WAITING : undefined,
    ),
  )
})
test.after.always(() => service?.close())

test('a collection that FAILED for its client is a FAILED workflow with its reason and counts as no defect', async (t) => {
  const { key } = await anAccount(service.db)
  const { body } = await start(service, key, { name: 'Vindhya Cement Works Limited', mode: 'ASYNC' })
  const { searchId } = body as Page
  t.like(await finished(service, key, searchId), { status: 'FAILED', failureReason: 'SOURCES_UNAVAILABLE' })
  await failedAs(t, historicalCollectionId(searchId), 'SOURCES_UNAVAILABLE', /^No source answered/)
})

test('a collection whose search ended in the meantime is a FAILED workflow too', async (t) => {
  const { key } = await anAccount(service.db)
  await service.control.fault('attestr', 'slow', 1, 60_000)
  const { body } = await start(service, key, { name: SAFFRON, mode: 'ASYNC' })
  const { searchId } = body as Page
  await service.db.sequelize.query(
    "UPDATE historical_searches SET state = 'FAILED', failure_reason = 'CANCELLED' WHERE id = :searchId",
    { replacements: { searchId } },
  )
  await service.control.release('attestr')
  await failedAs(t, historicalCollectionId(searchId), 'ENDED_BEFORE', /^The search was cancelled or expired/)
})

test("a summary that FAILED for its client is a FAILED workflow with the client's sentence, and so is that of its order", async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const { summary } = await summaryOf(service, key, { courtType: 'HC', cnr: 'DLHC019000222024' })
  t.is(summary.error, 'The language model refused to summarise this case.')
  const failure = await failedAs(t, caseSummaryId(summary._id), 'MODEL_REFUSED', /^The language model refused/)
  t.is(summary.error, failure.message)
  const [order] = await until(
    () => idsOf(`WorkflowType = 'orderSummary' AND AccountId = '${accountId}' AND ExecutionStatus = 'Failed'`),
    (ids) => ids.length > 0,
  )
  await failedAs(t, String(order), 'MODEL_REFUSED', /^The language model refused/)
})

async function failedAs(
  t: ExecutionContext,
  workflowId: string,
  type: string,
  message: RegExp,
): Promise<ApplicationFailure> {
  const failed = await service.temporal.client.workflow
    .getHandle(workflowId)
    .result()
    .catch((error: unknown) => error)
  const cause = failed instanceof WorkflowFailedError ? failed.cause : undefined
  if (!(cause instanceof ApplicationFailure)) throw new Error(`${workflowId} did not fail: ${failed}`)
  t.like(cause, { type, category: 'BENIGN' })
  t.regex(cause.message, message)
  return cause
}

async function idsOf(query: string): Promise<string[]> {
  const ids: string[] = []
  for await (const { workflowId } of service.temporal.client.workflow.list({ query })) ids.push(workflowId)
  return ids
}
