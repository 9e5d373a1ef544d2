import test from 'ava'
import { SEARCH_ATTRIBUTES } from '../../../domain/search-attributes.ts'
import { caseSummaryId } from '../../../workflows/summaries/case-summary.messages.ts'
import { lookUp } from '../../support/orders.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { until } from '../../support/until.ts'

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

test('POST /case-lookup/summarize: 200 answers PENDING at once, and every call begins a new summary', async (t) => {
  const { key, searchId } = await aCase()
  const begin = () => service.call('POST /case-lookup/summarize', { key, body: { searchId } })
  const [first, second] = await Promise.all([begin(), begin()])
  t.deepEqual([first.status, second.status], [200, 200])
  const { _id, ...begun } = first.body as { _id: string }
  t.deepEqual<object, object>(begun, { status: 'PENDING' })
  t.not((second.body as { _id: string })._id, _id)
  const workflow = service.temporal.client.workflow.getHandle(caseSummaryId(_id))
  const started = await until(
    () => workflow.describe().catch(() => undefined),
    (described) => described !== undefined,
  )
  t.is(started?.type, 'caseSummary')
  t.is(started?.typedSearchAttributes.get(SEARCH_ATTRIBUTES.courtType), 'HC')
  t.truthy(started?.typedSearchAttributes.get(SEARCH_ATTRIBUTES.caseRef))
})

test('POST /case-lookup/summarize: 400 60436 for a case that does not exist, or is of another account', async (t) => {
  const { searchId } = await aCase()
  const { key } = await anAccount(service.db)
  const hidden = await service.call('POST /case-lookup/summarize', { key, body: { searchId } })
  t.is(hidden.status, 400)
  t.deepEqual(hidden.body, {
    httpStatusCode: 400,
    code: 60436,
    message: 'No looked-up case with this ID exists.',
    appError: true,
  })
  t.deepEqual((await service.call('POST /case-lookup/summarize', { key, body: { searchId: 'no' } })).body, hidden.body)
})

test('POST /case-lookup/summarize: 400 60001 names what is missing', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call('POST /case-lookup/summarize', { key, body: {} })
  t.is(answer.status, 400)
  t.like(answer.body, { code: 60001, details: { issues: [{ path: 'searchId' }] } })
})
