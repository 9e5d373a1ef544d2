import test from 'ava'
import { lookUp } from '../../support/orders.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { readSummary, summarize } from '../../support/summaries.ts'

let service: Service

test.before(async () => {
  // Summaries stay as they begin without the queue on which they wait for their orders.
  service = await startService({}, ['core', 'source-attestr', 'source-ecourtsindia'])
})
test.after.always(() => service?.close())

/** A looked-up case of a separate account. */
async function aCase() {
  const account = await anAccount(service.db)
  const { searchId } = await lookUp(service, account.key, { courtType: 'HC', cnr: 'DLHC019000012024' })
  return { ...account, searchId }
}

test('GET /case-lookup/summarize/:id: 200 shows a running summary, with nothing in it yet', async (t) => {
  const { key, searchId, accountId } = await aCase()
  const _id = await summarize(service, key, searchId)
  const { generatedAt, ...summary } = await readSummary(service, key, _id)
  t.true(generatedAt <= Date.now())
  t.deepEqual(summary, {
    _id,
    status: 'PENDING',
    riskLevel: 'UNCLASSIFIED',
    caseSummary: '',
    riskJustification: '',
    orderSummaries: [],
    timeline: [],
    directions: [],
    amounts: [],
    interimRelief: [],
    nextDate: null,
    error: null,
    searchId,
  })
  t.is(await service.db.usageLedger.unitsOf(accountId, 'AI_SUMMARIES'), 0)
  const read = await service.call(`GET /case-lookup/${searchId}`, { key })
  t.like(read.body, { latestSummary: null })
})

// A client must not wait forever, whatever becomes of workers and workflows.
test('GET /case-lookup/summarize/:id: 200 shows FAILED for a summary whose time is over though no workflow ended it', async (t) => {
  const { key, searchId } = await aCase()
  const _id = await summarize(service, key, searchId)
  await service.db.sequelize.query('UPDATE case_summaries SET deadline_at = deadline_at - 31 * 60000 WHERE id = :_id', {
    replacements: { _id },
  })
  t.like(await readSummary(service, key, _id), {
    status: 'FAILED',
    error: 'The summary was not finished in time. Request a new one.',
  })
})

test('GET /case-lookup/summarize/:id: 400 60437 for a summary that does not exist, or is of another account', async (t) => {
  const { key, searchId } = await aCase()
  const id = await summarize(service, key, searchId)
  const stranger = await anAccount(service.db)
  const hidden = await service.call(`GET /case-lookup/summarize/${id}`, { key: stranger.key })
  t.is(hidden.status, 400)
  t.deepEqual(hidden.body, {
    httpStatusCode: 400,
    code: 60437,
    message: 'No summary with this ID exists.',
    appError: true,
  })
  t.deepEqual((await service.call('GET /case-lookup/summarize/none', { key })).body, hidden.body)
})
