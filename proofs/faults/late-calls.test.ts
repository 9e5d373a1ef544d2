import test from 'ava'
import { callsOf } from '../../test/support/books.ts'
import { anAccount, type Service, startService } from '../../test/support/service.ts'
import { anEntity } from '../../test/support/watchlist.ts'
import { killed, startWorker } from '../../test/support/worker.ts'

/*
 * The workers of all sources are away while clients wait, and come back when these have gone.
 */
let service: Service

test.before(async () => {
  service = await startService({ COURT_SITES: 'off' }, ['core'])
})
test.after.always(() => service?.close())

/** `TIMEOUT_TYPE_SCHEDULE_TO_START`: no worker took the call up. */
const SCHEDULE_TO_START = 2
/** Of a company without cases, each of the two sources is asked for one page. */
const CALLS = 2

test('a discovery and a page whose calls no worker takes up while their clients wait ask no source later, and are had by coming again', async (t) => {
  t.timeout(300_000)
  const { key } = await anAccount(service.db)
  const entityId = await anEntity(service, key, { name: 'Yadavagiri Motors Limited' })
  const discover = `POST /watchlist/entities/${entityId}/discover`
  const search = { key, body: { name: 'Kadavagiri Textiles Private Limited' } }

  const [waiting, page] = await Promise.all([
    service.call(discover, { key }),
    service.call('POST /historical-search', search),
  ])
  t.like(waiting, { status: 503, body: { code: 61474 } })
  t.like(page, { status: 503, body: { code: 61452 } })
  const { details } = page.body as { details: { searchId: string; nextPageToken: string } }
  const next = `GET /historical-search/${details.searchId}/results?pageToken=${details.nextPageToken}`

  t.is(await timeoutOf(`entity-sync/${entityId}`), SCHEDULE_TO_START)
  t.is(await timeoutOf(`historical-page/${details.searchId}/1`), SCHEDULE_TO_START)

  const worker = await startWorker(service, ['source-attestr', 'source-ecourtsindia'])
  t.teardown(() => killed(worker))
  t.like(await service.call(discover, { key }), { status: 200 })
  t.like(await service.call(next, { key }), { status: 200 })
  t.is(await callsOf(service, 'Yadavagiri'), CALLS)
  t.is(await callsOf(service, 'Kadavagiri'), CALLS)
})

/** Waits for a workflow's end. Gives the timeout of its last call, by its number in Temporal's protocol. */
async function timeoutOf(workflowId: string): Promise<unknown> {
  const handle = service.temporal.client.workflow.getHandle(workflowId)
  await handle.result().catch(() => {})
  const { events } = await handle.fetchHistory()
  return events
    ?.map(({ activityTaskTimedOutEventAttributes: ended }) => ended?.failure?.timeoutFailureInfo?.timeoutType)
    .findLast((type) => type !== undefined)
}
