import test from 'ava'
import { erasureId as workflowIdOf } from '../../../workflows/privacy/erasure.messages.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { ended, summarize, summaryOf } from '../../support/summaries.ts'
import { until } from '../../support/until.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

test('a summary that is being written while a person is erased does not name them', async (t) => {
  const { key } = await anAccount(service.db)
  const { searchId, summary } = await summaryOf(service, key, { courtType: 'HC', cnr: 'DLHC019000012024' })
  const { body } = await service.call(`GET /case-lookup/${searchId}`, { key })
  const [name = ''] = (body as { respondents: string[] }).respondents
  t.true(JSON.stringify(summary).includes(name), name)

  // Its orders are summarised: the model is asked about the whole case, and holds the answer.
  const before = await service.control.calls('model')
  await service.control.fault('model', 'slow', 1, 600_000)
  const id = await summarize(service, key, searchId)
  await until(
    () => service.control.calls('model'),
    (calls) => calls > before,
  )
  const person = { kind: 'PERSON', names: [name], dryRun: false }
  const started = await service.call('POST /account/erasures', { key, body: person })
  const { erasureId } = started.body as { erasureId: string }
  t.is(await service.temporal.client.workflow.getHandle(workflowIdOf(erasureId)).result(), 0)
  await service.control.release('model')
  const late = await ended(service, key, id)
  t.is(late.status, 'COMPLETE', JSON.stringify(late))
  t.false(JSON.stringify(late).includes(name))
})

test('names that a court comes to hide in a case leave its summaries with its next fetch, also one being written', async (t) => {
  const own = await startService({ NAPIX: 'on' })
  t.teardown(own.close)
  const { key } = await anAccount(own.db)
  const identifier = { courtType: 'HC', cnr: 'DLHC019000742024' }
  await own.control.fault('napix', 'http500', 100)
  const { searchId, summary } = await summaryOf(own, key, identifier)
  const { body } = await own.call(`GET /case-lookup/${searchId}`, { key })
  const { petitioners, respondents } = body as { petitioners: string[]; respondents: string[] }
  const named = (text: unknown) =>
    [...petitioners, ...respondents].filter((name) => JSON.stringify(text).includes(name))
  t.true(named(summary).length > 0, JSON.stringify(summary))

  const before = await own.control.calls('model')
  await own.control.fault('model', 'slow', 1, 600_000)
  const id = await summarize(own, key, searchId)
  await until(
    () => own.control.calls('model'),
    (calls) => calls > before,
  )
  await own.control.release('napix')
  await own.call('POST /case-lookup', { key, body: { caseIdentifier: identifier } })
  const hiding = (await own.call(`GET /case-lookup/${searchId}`, { key })).body
  t.like(hiding, { petitioners: [], respondents: [], latestSummary: { _id: summary._id } })
  t.deepEqual(named(hiding), [])
  await own.control.release('model')
  const later = await ended(own, key, id)
  t.is(later.status, 'COMPLETE', JSON.stringify(later))
  t.deepEqual(named(later), [])
})
