import test from 'ava'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { anEntity } from '../../support/watchlist.ts'

/* In a separate file, because it waits for a minute. */

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

test('POST /watchlist/entities/:id/discover: 503 61474 after 55 s, and the same call joins the search that goes on', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key, { name: 'Konkan Chemicals Limited' })
  const discover = () => service.call(`POST /watchlist/entities/${id}/discover`, { key })
  const { status, body, headers } = await discover()
  t.is(status, 503)
  t.deepEqual(body, {
    httpStatusCode: 503,
    code: 61474,
    message: 'The search of the courts is not finished yet.',
    appError: true,
    details: { retryAfterSeconds: 5 },
  })
  t.is(headers.get('retry-after'), '5')
  t.is((await discover()).status, 200)
  t.is(await service.control.calls('ecourtsindia', 'konkan'), 1)
  t.is(await service.control.calls('attestr', 'konkan'), 1)
})
