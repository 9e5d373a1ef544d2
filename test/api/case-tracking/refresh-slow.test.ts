import test from 'ava'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { aCase } from '../../support/watchlist.ts'

/* In a separate file, because it waits for a minute. */

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

test('POST /watchlist/cases/:id/refresh: 503 61474 after 55 s, and the same call joins the refresh that goes on', async (t) => {
  const { key } = await anAccount(service.db)
  const caseIdentifier = { courtType: 'CC', registrationNumber: 'DC/525/CC/900001/2024' }
  const id = await aCase(service, key, { caseIdentifier })
  // Two answers that take longer than a source is waited for, then a good one.
  await service.control.fault('attestr', 'slow', 2, 32_000)
  const refresh = () => service.call(`POST /watchlist/cases/${id}/refresh`, { key })
  const { status, body, headers } = await refresh()
  t.is(status, 503)
  t.deepEqual(body, {
    httpStatusCode: 503,
    code: 61474,
    message: 'The search of the courts is not finished yet.',
    appError: true,
    details: { retryAfterSeconds: 10 },
  })
  t.is(headers.get('retry-after'), '10')
  t.is((await refresh()).status, 200)
})
