import { WorkflowFailedError, type WorkflowHandle, WorkflowNotFoundError } from '@temporalio/client'
import { ApplicationFailure } from '@temporalio/common'
import test from 'ava'
import { createJoinActivities } from '../../../activities/summaries/case-summary.ts'
import { createWriteSummaryActivities } from '../../../activities/summaries/write-summary.ts'
import { SEARCH_ATTRIBUTES } from '../../../domain/search-attributes.ts'
import { openModel } from '../../../workers/model.ts'
import { caseSummaryId, startCaseSummary } from '../../../workflows/summaries/case-summary.messages.ts'
import { FREE_GATEWAY } from '../../support/free-gateway.ts'
import { download, lookUp } from '../../support/orders.ts'
import { reset } from '../../support/reset.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { ended, summarize, summaryOf } from '../../support/summaries.ts'
import { connectSkippingTime } from '../../support/time-skipping.ts'
import { until } from '../../support/until.ts'

/* Summaries while the outside world is away. The faults are for a whole source, so these tests go one after the other. */

let service: Service

test.before(async () => {
  // Waiting between attempts is skipped; work under way holds the clock.
  service = await startService({}, undefined, await connectSkippingTime())
})
test.after.always(() => service?.close())
test.beforeEach(() => service.control.reset())

/** A looked-up case of an account of its own; the benches keep tests apart. */
async function aCase(bench: string) {
  const account = await anAccount(service.db)
  return { ...account, ...(await lookUp(service, account.key, { courtType: 'HC', cnr: `${bench}9000012024` })) }
}

/** Longer than a test waits for, and short enough that the next one finds the model free again. */
const SLOW_MS = 8_000

const SPENDING_LIMIT = 'The spending limit for summaries is reached for today. Request a new summary tomorrow.'

const NO_BUDGET = `
  UPDATE plans SET model_budget_paise = 0 WHERE id = (SELECT plan_id FROM accounts WHERE id = :accountId)`

/** The type of the failure that a workflow ends with. */
async function failureOf(workflow: WorkflowHandle): Promise<unknown> {
  const error: unknown = await workflow.result().catch((reason: unknown) => reason)
  return error instanceof WorkflowFailedError && error.cause instanceof ApplicationFailure && error.cause.type
}

test.serial(
  'a model that asks to be left alone is asked again after its time, and the summary completes',
  async (t) => {
    const { key, searchId } = await aCase('TRHC01')
    await service.control.fault('model', 'rate-limit', 2)
    const summary = await ended(service, key, await summarize(service, key, searchId))
    t.is(summary.status, 'COMPLETE', JSON.stringify(summary))
    t.is(await service.control.calls('model', 'TRHC019000012024'), 5)
  },
)

test.serial(
  'a document that a restore of the database has taken away counts as missing, and is not waited for',
  async (t) => {
    const { accountId, searchId } = await aCase('KAHC01')
    const found = await service.db.lookedUpCases.find(accountId, searchId)
    const { db, temporal, configuration } = service
    const model = openModel(configuration, FREE_GATEWAY)
    const { joinOrderSummary } = createJoinActivities({ db, temporal, model, sources: [], deployment: 'test' })
    const order = { summaryId: 'none', orderId: found?.orders[0]?.orderId ?? '', requestId: 'r' }
    t.deepEqual(await joinOrderSummary(order), { outcome: 'NOT_STORED' })
  },
)

test.serial(
  'a summary does not fail because an order of it was summarised on the budget of another account',
  async (t) => {
    const [one, other] = [await aCase('BBHC01'), await aCase('BBHC01')]
    for (const { key, searchId, orders } of [one, other])
      for (const { orderId } of orders) t.is((await download(service, key, searchId, orderId)).status, 200)
    // The questions are held until then, and get no answer: they are asked again when there is no budget.
    await service.control.fault('model', 'timeout', 1_000, 600_000)
    const ofOne = await summarize(service, one.key, one.searchId)
    await until(
      () => service.control.calls('model', 'BBHC019000012024'),
      (calls) => calls > 0,
    )
    const ofOther = await summarize(service, other.key, other.searchId)
    await until(
      () => joinsOf(ofOther),
      (joins) => joins === other.orders.length,
    )
    await service.db.sequelize.query(NO_BUDGET, { replacements: { accountId: one.accountId } })
    await service.control.release('model')
    t.is((await ended(service, one.key, ofOne)).error, SPENDING_LIMIT)
    const { status, error } = await ended(service, other.key, ofOther)
    t.deepEqual([status, error], ['COMPLETE', null])
  },
)

test.serial(
  'a summary says that summaries are switched off when the model is, after its orders were summarised',
  async (t) => {
    const { db } = service
    const { key, accountId } = await anAccount(db)
    const { searchId } = await summaryOf(service, key, { courtType: 'HC', cnr: 'GJHC249000012024' })
    const orders = ((await db.lookedUpCases.find(accountId, searchId))?.orders ?? []).map(({ orderId }) => ({
      orderId,
    }))
    const wanted = { accountId, searchId, apiKeyId: null }
    const summaryId = await db.transaction((tx) => db.caseSummaries.create(wanted, Date.now() + 60_000, tx))
    const { writeSummary } = createWriteSummaryActivities({ db, model: undefined })
    const error = await t.throwsAsync(writeSummary({ summaryId, orders, isSecondTry: false }))
    t.like(error, { type: 'MODEL_OFF', nonRetryable: true })
  },
)

/** For how many orders' summaries a case summary waits; for none before its workflow has begun. */
async function joinsOf(summaryId: string): Promise<number> {
  const workflow = service.temporal.client.workflow.getHandle(caseSummaryId(summaryId))
  const described = await workflow.describe().catch((error: unknown) => {
    if (!(error instanceof WorkflowNotFoundError)) throw error
  })
  const started = described?.raw.pendingActivities?.filter(
    ({ activityType, lastStartedTime }) => activityType?.name === 'joinOrderSummary' && lastStartedTime,
  )
  return started?.length ?? 0
}

test.serial('an answer of another shape is asked for once more, and then the summary fails', async (t) => {
  const { key, searchId } = await aCase('DLHC01')
  await service.control.fault('model', 'garbage', 100)
  const { status, error } = await ended(service, key, await summarize(service, key, searchId))
  t.deepEqual([status, error], ['FAILED', 'The language model gave no usable answer.'])
})

test.serial('the workflow of a FAILED summary that is reset fails again, though the model answers now', async (t) => {
  const { key, accountId, searchId } = await aCase('UPHC01')
  await service.control.fault('model', 'no-credit', 100)
  const summary = await ended(service, key, await summarize(service, key, searchId))
  const workflowId = caseSummaryId(summary._id)
  const workflow = service.temporal.client.workflow.getHandle(workflowId)
  t.is(await failureOf(workflow), 'MODEL_UNAVAILABLE')
  await service.control.reset()
  await reset(service, workflowId)
  t.is(await failureOf(workflow), 'MODEL_UNAVAILABLE')
  t.is((await workflow.describe()).typedSearchAttributes.get(SEARCH_ATTRIBUTES.stage), 'failed')
  t.like(await ended(service, key, summary._id), { status: 'FAILED', error: summary.error })
  t.is(await service.db.usageLedger.unitsOf(accountId, 'AI_SUMMARIES'), 0)
})

test.serial('a model account without credit ends the summary at once: no question is repeated', async (t) => {
  const { key, searchId } = await aCase('PHHC01')
  await service.control.fault('model', 'no-credit', 100)
  const { status, error } = await ended(service, key, await summarize(service, key, searchId))
  t.deepEqual([status, error], ['FAILED', 'The language model cannot be reached now. Request a new summary later.'])
  t.true((await service.control.calls('model', 'PHHC019000012024')) <= 3)
})

test.serial('cancelling its workflow ends a summary FAILED with a plain sentence', async (t) => {
  const { key, searchId } = await aCase('HBHC01')
  await service.control.fault('model', 'slow', 10, SLOW_MS)
  const id = await summarize(service, key, searchId)
  const workflow = service.temporal.client.workflow.getHandle(caseSummaryId(id))
  await until(
    () => service.control.calls('model', 'HBHC019000012024'),
    (calls) => calls > 0,
  )
  await workflow.cancel()
  const { status, error } = await ended(service, key, id)
  t.deepEqual([status, error], ['FAILED', 'The summary was cancelled.'])
  await t.throwsAsync(workflow.result())
})

test.serial('a summary ends at its deadline, whatever it waits for', async (t) => {
  const { key, accountId, keyId, searchId, orders } = await aCase('HCMA01')
  for (const { orderId } of orders) t.is((await download(service, key, searchId, orderId)).status, 200)
  await service.control.fault('model', 'slow', 10, SLOW_MS)
  const deadlineAt = Date.now() + SLOW_MS / 2
  const summaryId = await service.db.transaction((tx) =>
    service.db.caseSummaries.create({ accountId, searchId, apiKeyId: keyId }, deadlineAt, tx),
  )
  const input = { accountId, summaryId, requestId: 'request-of-a-test', deadlineAt }
  await service.temporal.start(startCaseSummary(input, { courtType: 'HC', caseRef: 'a case' }))
  const { status, error } = await ended(service, key, summaryId)
  t.deepEqual([status, error], ['FAILED', 'The summary was not finished in time. Request a new one.'])
})

test.serial('a case of which no source gives a document fails, and says that asking later may help', async (t) => {
  const { key, searchId } = await aCase('GJHC24')
  for (const source of ['ecourtsindia', 'attestr', 'courts']) await service.control.fault(source, 'http500', 1_000)
  const { status, error } = await ended(service, key, await summarize(service, key, searchId))
  t.deepEqual(
    [status, error],
    [
      'FAILED',
      'None of the documents of the orders can be downloaded from the court now. Request a new summary later.',
    ],
  )
})

for (const [setting, words, error] of [
  [{ MODEL: 'off' }, 'without a model', 'Summaries are switched off in this installation.'],
  [{ MODEL_DAILY_SPEND_CAP_PAISE: '0' }, 'with nothing left to spend', SPENDING_LIMIT],
] as const)
  test.serial(`${words} a summary fails and says so, and the model is not asked`, async (t) => {
    const other = await startService(setting)
    t.teardown(other.close)
    const { key } = await anAccount(other.db)
    const { summary } = await summaryOf(other, key, { courtType: 'HC', cnr: 'DLHC019000012024' })
    t.deepEqual([summary.status, summary.error], ['FAILED', error])
    t.is(await other.control.calls('model'), 0)
  })
