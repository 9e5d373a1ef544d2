import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'
import test, { type ExecutionContext } from 'ava'
import { QueryTypes } from 'sequelize'
import { openPdfJobs } from '../../../documents/pdf-jobs.ts'
import { SEARCH_ATTRIBUTES } from '../../../domain/search-attributes.ts'
import { openModel } from '../../../workers/model.ts'
import { caseSummaryId } from '../../../workflows/summaries/case-summary.messages.ts'
import { FREE_GATEWAY } from '../../support/free-gateway.ts'
import { download, lookUp } from '../../support/orders.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { ended, type PolledSummary, summarize, summaryOf } from '../../support/summaries.ts'
import { connectSkippingTime } from '../../support/time-skipping.ts'
import { until } from '../../support/until.ts'

let service: Service

test.before(async () => {
  // Waiting between attempts is skipped; work under way holds the clock.
  service = await startService({}, undefined, await connectSkippingTime())
})
test.after.always(() => service?.close())

/** High Court case 9000NN of one bench; the benches keep tests apart that count calls. */
function hc(number: string, bench = 'DLHC01') {
  return { courtType: 'HC', cnr: `${bench}9000${number}2024` }
}

function unitsOf(accountId: string, product: 'AI_SUMMARIES' | 'ORDER_DOWNLOADS' = 'AI_SUMMARIES'): Promise<number> {
  return service.db.usageLedger.unitsOf(accountId, product)
}

/** Every quote stands on the page it names, in the text that is read from the court's own bytes. */
async function quotesStand(t: ExecutionContext, summary: PolledSummary): Promise<void> {
  for (const { orderId, evidence } of summary.orderSummaries) {
    const document = await service.db.orderDocuments.find(orderId)
    const bytes = document && (await service.documents.read(document.originalKey))
    const text = bytes && (await openPdfJobs().readText(bytes, { recognise: true }))
    const pages = text?.kind === 'text' ? text.pages : []
    for (const { quote, page } of evidence) t.true(bare(pages[page - 1]?.text ?? '').includes(bare(quote)), quote)
  }
}

function bare(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').toLowerCase()
}

test('an ordinary case: every order summarised with quotes from its pages, billed once, its orders not downloaded', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const { searchId, orders, summary } = await summaryOf(service, key, hc('01'))
  t.is(summary.status, 'COMPLETE', JSON.stringify(summary))
  t.is(summary.error, null)
  t.is(summary.searchId, searchId)
  t.deepEqual(
    summary.orderSummaries.map(({ orderId, orderDate, pages }) => ({ orderId, orderDate, pages })),
    orders.map(({ orderId, orderDate }) => ({ orderId, orderDate, pages: { text: 2, scanned: 0, unread: 0 } })),
  )
  for (const order of summary.orderSummaries) {
    t.not(order.summary, '')
    t.true(order.evidence.length > 0)
  }
  await quotesStand(t, summary)
  t.not(summary.caseSummary, '')
  t.not(summary.riskJustification, '')
  // Each of its orders forbids the respondent to dispose of its assets.
  t.is(summary.riskLevel, 'HIGH')

  t.is(await unitsOf(accountId), 1)
  const cost = await costOf(`summary:${summary._id}`)
  t.true((cost?.inputTokens ?? 0) > 0 && (cost?.outputTokens ?? 0) > 0 && (cost?.costPaise ?? 0) > 0)
  const workflow = service.temporal.client.workflow.getHandle(caseSummaryId(summary._id))
  t.deepEqual(await workflow.result(), { outcome: 'COMPLETE', usage: cost })
  t.is((await workflow.describe()).typedSearchAttributes.get(SEARCH_ATTRIBUTES.stage), 'complete')

  t.is(await unitsOf(accountId, 'ORDER_DOWNLOADS'), 0)
  const { searchId: _, ...shown } = summary
  const { body } = await service.call(`GET /case-lookup/${searchId}`, { key })
  t.deepEqual((body as { latestSummary: object }).latestSummary, shown)
  const read = body as { orders: { attachment: null }[] }
  t.deepEqual(new Set(read.orders.map(({ attachment }) => attachment)), new Set([null]))
  t.is((await download(service, key, searchId, orders[0]?.orderId)).status, 200)
  t.is(await unitsOf(accountId, 'ORDER_DOWNLOADS'), 1)

  const refreshed = await service.call('POST /case-lookup', { key, body: { caseIdentifier: hc('01') } })
  t.deepEqual((refreshed.body as { latestSummary: object }).latestSummary, shown)
})

test('a second summary of a case asks the model about no document again, and is billed as a summary of its own', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const { searchId, summary } = await summaryOf(service, key, hc('01', 'HCBM01'))
  const before = await service.control.calls('model', 'HCBM019000012024')
  const second = await ended(service, key, await summarize(service, key, searchId))
  t.is(second.status, 'COMPLETE')
  t.not(second._id, summary._id)
  t.deepEqual(second.orderSummaries, summary.orderSummaries)
  t.is(await service.control.calls('model', 'HCBM019000012024'), before)
  t.is(await unitsOf(accountId), 2)
})

test('two summaries of one case at once share the summary of each order', async (t) => {
  const { key } = await anAccount(service.db)
  const { searchId } = await lookUp(service, key, hc('01', 'PHHC01'))
  const ids = await Promise.all([summarize(service, key, searchId), summarize(service, key, searchId)])
  const [one, other] = await Promise.all(ids.map((id) => ended(service, key, id)))
  t.deepEqual([one?.status, other?.status], ['COMPLETE', 'COMPLETE'])
  t.deepEqual(one?.orderSummaries, other?.orderSummaries)
  for (const order of one?.orderSummaries ?? []) t.true(order.evidence.length > 0, JSON.stringify(order))
  t.is(await service.control.calls('model', 'PHHC019000012024'), 3)
})

test('a download and a summary at once fetch the document once, and only the download is billed as one', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const { searchId, orders } = await lookUp(service, key, hc('01', 'HBHC01'))
  const id = await summarize(service, key, searchId)
  t.is((await download(service, key, searchId, orders[0]?.orderId)).status, 200)
  t.is((await ended(service, key, id)).status, 'COMPLETE')
  t.is(await service.control.calls('ecourtsindia', 'HBHC019000012024 order-1.pdf'), 1)
  t.is(await unitsOf(accountId, 'ORDER_DOWNLOADS'), 1)
})

// Histories are kept and read by operators: they hold ids, counts and outcomes.
test('no text, no name and nothing large stands in the histories of a summary', async (t) => {
  const { key } = await anAccount(service.db)
  const { orders, summary } = await summaryOf(service, key, hc('01', 'TRHC01'))
  const documents = await Promise.all(orders.map(({ orderId }) => service.db.orderDocuments.find(orderId)))
  const deployment = service.configuration.TASK_QUEUE_PREFIX
  const query = documents
    .map((document) => `WorkflowId STARTS_WITH 'order-summary/${deployment}/${document?.originalKey}'`)
    .join(' OR ')
  const workflows = await until(
    () => Array.fromAsync(service.temporal.client.workflow.list({ query })),
    (found) => found.length === orders.length,
  )
  for (const workflowId of [caseSummaryId(summary._id), ...workflows.map((workflow) => workflow.workflowId)]) {
    const payloads = payloadsIn(await service.temporal.client.workflow.getHandle(workflowId).fetchHistory())
    t.true(payloads.length > 0)
    t.true(Math.max(...payloads.map(({ length }) => length)) < 4_096)
    t.notRegex(payloads.join('\n'), /Saffron|Kaveri|petitioner|respondent|counsel/i)
  }
})

test('an order without a document is named as such, and the others are summarised', async (t) => {
  const { key } = await anAccount(service.db)
  const { summary } = await summaryOf(service, key, hc('06'))
  t.is(summary.status, 'COMPLETE', JSON.stringify(summary))
  const [first, ...others] = summary.orderSummaries
  t.like(first, {
    summary: 'The court has no document for this order.',
    outcome: '',
    keyPoints: [],
    evidence: [],
    pages: { text: 0, scanned: 0, unread: 0 },
  })
  t.is(others.length, 2)
  for (const { evidence } of others) t.true(evidence.length > 0)
})

test('orders that their court shows only to who reads a picture are named as such when nobody does', async (t) => {
  const { key } = await anAccount(service.db)
  const { summary } = await summaryOf(service, key, hc('13'))
  t.is(summary.status, 'COMPLETE', JSON.stringify(summary))
  const texts = summary.orderSummaries.map((order) => order.summary)
  t.deepEqual(texts, Array(3).fill('The court asked for a captcha, and nobody answered it in time.'))
  t.regex(summary.caseSummary, /^None of the orders of this case can be read\.$/m)
  t.regex(
    summary.caseSummary,
    /^Not read: the order of 10-01-2024 \(the court asked for .+ in time\); the order of .+\.$/m,
  )
})

test('a scanned order counts its pages as recognised, or as unread where no program can', async (t) => {
  const { key } = await anAccount(service.db)
  const { summary } = await summaryOf(service, key, hc('11'))
  t.is(summary.status, 'COMPLETE', JSON.stringify(summary))
  for (const { pages, evidence, summary: text } of summary.orderSummaries) {
    t.is(pages.text, 0)
    t.is(pages.scanned + pages.unread, 2)
    if (pages.scanned === 0) t.deepEqual([text, evidence], ['The document of this order cannot be read.', []])
  }
  await quotesStand(t, summary)
})

test('an order of 200 pages is read in as many parts as the model needs', async (t) => {
  const { key } = await anAccount(service.db)
  const { summary } = await summaryOf(service, key, hc('12'))
  t.is(summary.status, 'COMPLETE', JSON.stringify(summary))
  t.deepEqual(summary.orderSummaries[0]?.pages, { text: 200, scanned: 0, unread: 0 })
  await quotesStand(t, summary)
})

test('an order that instructs the model to call the case harmless changes neither the risk nor the words', async (t) => {
  const { key } = await anAccount(service.db)
  const { summary } = await summaryOf(service, key, hc('14'))
  t.is(summary.status, 'COMPLETE', JSON.stringify(summary))
  t.is(summary.riskLevel, 'HIGH')
  t.notRegex(JSON.stringify(summary), /harmless|https?:|example\.invalid|ignore all/i)
})

test('an order of which the model says nothing that stands in it keeps its outcome, and costs neither the summary nor a third question', async (t) => {
  const { key } = await anAccount(service.db)
  const { searchId, summary } = await summaryOf(service, key, hc('29'))
  t.is(summary.status, 'COMPLETE', JSON.stringify(summary))
  const [first, second, third] = summary.orderSummaries
  t.is(second?.summary, 'Nothing that the language model said of this order is confirmed by its text.')
  t.regex(second?.outcome ?? '', /shall not dispose of its fixed assets/)
  for (const order of [first, third]) t.notRegex(order?.summary ?? '', /^(?:Nothing that the language model.*)?$/)
  await quotesStand(t, summary)
  const before = await service.control.calls('model', 'DLHC019000292024')
  t.is((await ended(service, key, await summarize(service, key, searchId))).status, 'COMPLETE')
  t.is(await service.control.calls('model', 'DLHC019000292024'), before)
})

test('a summary fails, unbilled, when of no order anything is confirmed', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const { searchId, orders } = await lookUp(service, key, hc('01', 'UPHC01'))
  const model = openModel(service.configuration, FREE_GATEWAY)
  if (!model) return t.fail()
  for (const { orderId } of orders) {
    t.is((await download(service, key, searchId, orderId)).status, 200)
    const { originalKey = '' } = (await service.db.orderDocuments.find(orderId)) ?? {}
    const nothing = { summary: '', outcome: '', keyPoints: [], evidence: [], statements: [] }
    await service.db.orderSummaries.keep({ documentKey: originalKey, version: model.versions.order }, nothing)
  }
  const { status, error } = await ended(service, key, await summarize(service, key, searchId))
  t.deepEqual([status, error], ['FAILED', 'The language model twice made statements that the orders do not support.'])
  t.is(await unitsOf(accountId), 0)
})

test('a case without orders is summarised from its record, without asking the model', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const { summary } = await summaryOf(service, key, hc('16'))
  const { _id, searchId, caseSummary, generatedAt, timeline, nextDate, ...rest } = summary
  t.regex(
    caseSummary,
    /^Saffron Textiles Private Limited \(petitioner\) against Kaveri Logistics Limited \(respondent\), [^\n]+\.\n\nThe court lists no orders for this case\.\n\nNext hearing .+/,
  )
  t.deepEqual<object, object>(rest, {
    status: 'COMPLETE',
    riskLevel: 'UNCLASSIFIED',
    riskJustification:
      'The court lists no orders for this case. By its court and type alone the risk is low to moderate.',
    orderSummaries: [],
    directions: [],
    amounts: [],
    interimRelief: [],
    error: null,
  })
  const cost = await costOf(`summary:${_id}`)
  t.deepEqual(cost, { inputTokens: 0, outputTokens: 0, costPaise: 0 })
  t.is(await unitsOf(accountId), 1)
})

test('an order in Hindi is summarised with quotes in its own letters', async (t) => {
  const { key } = await anAccount(service.db)
  const { summary } = await summaryOf(service, key, hc('18'))
  t.is(summary.status, 'COMPLETE', JSON.stringify(summary))
  t.regex(JSON.stringify(summary.orderSummaries[0]?.evidence), /[\u0900-\u097F]/)
  await quotesStand(t, summary)
})

for (const [number, words, error] of [
  ['22', 'a model that refuses', 'The language model refused to summarise this case.'],
  ['23', 'a model that is down', 'The language model cannot be reached now. Request a new summary later.'],
] as const)
  test(`${words} ends the summary FAILED with a plain sentence, and nothing is billed`, async (t) => {
    const { key, accountId } = await anAccount(service.db)
    const { searchId, summary } = await summaryOf(service, key, hc(number))
    const { _id, generatedAt, ...rest } = summary
    t.true(generatedAt <= Date.now())
    t.deepEqual(rest, {
      status: 'FAILED',
      riskLevel: 'UNCLASSIFIED',
      caseSummary: '',
      riskJustification: '',
      orderSummaries: [],
      timeline: [],
      directions: [],
      amounts: [],
      interimRelief: [],
      nextDate: null,
      error,
      searchId,
    })
    t.is(await unitsOf(accountId), 0)
    t.like((await service.call(`GET /case-lookup/${searchId}`, { key })).body, { latestSummary: null })
  })

// A date or an amount that no order states may not reach a reader, whether the model's second answer is any better or not.
test('what the model invents is not shown', async (t) => {
  const { key } = await anAccount(service.db)
  const { summary } = await summaryOf(service, key, hc('24'))
  t.not(summary.status, 'PENDING')
  await quotesStand(t, summary)
  const read = (await Promise.all(summary.orderSummaries.map(({ orderId }) => textOf(orderId)))).join('\n')
  for (const { summary: text, outcome, keyPoints } of summary.orderSummaries)
    for (const figure of [text, outcome, ...keyPoints].join(' ').match(/\d[\d,./-]*\d/g) ?? [])
      t.true(read.includes(figure), figure)
})

async function textOf(orderId: string): Promise<string> {
  const document = await service.db.orderDocuments.find(orderId)
  const pages = (await service.db.documentTexts.find(document?.originalKey ?? '')) ?? []
  return pages.map(({ text }) => text).join('\n')
}

/** What every payload of a history holds. */
function payloadsIn(history: Parameters<typeof historyToJSON>[0]): string[] {
  const payloads: string[] = []
  JSON.parse(historyToJSON(history), (name, value: unknown) => {
    if (name === 'data' && typeof value === 'string') payloads.push(Buffer.from(value, 'base64').toString())
    return value
  })
  return payloads
}

/** What the model cost for an entry of the ledger. */
async function costOf(billingKey: string) {
  const [cost] = await service.db.sequelize.query<{ inputTokens: number; outputTokens: number; costPaise: number }>(
    `SELECT input_tokens AS inputTokens, output_tokens AS outputTokens, cost_paise AS costPaise
     FROM usage_costs WHERE billing_key = :billingKey`,
    { replacements: { billingKey }, type: QueryTypes.SELECT },
  )
  return cost
}
