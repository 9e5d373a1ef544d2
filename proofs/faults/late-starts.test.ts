import { msToTs } from '@temporalio/common/lib/time.js'
import test from 'ava'
import { newId } from '../../db/base/table.ts'
import type { CaseIdentifier } from '../../domain/courts/types.ts'
import { SEARCH_ATTRIBUTES } from '../../domain/search-attributes.ts'
import { connectTemporal } from '../../platform/temporal.ts'
import { anAccount, type Service, startService } from '../../test/support/service.ts'
import { connectSkippingTime, SKIP_ALL_WAITING } from '../../test/support/time-skipping.ts'
import { aCase, anEntity } from '../../test/support/watchlist.ts'
import { startCaseLookup } from '../../workflows/case-lookup/case-lookup.messages.ts'

/*
 * A start that lies in Temporal while all workers are away: its first workflow task comes so late, on a clock that skips the wait.
 */
let service: Service
let seconds = 0

test.before(async () => {
  const connection = await connectSkippingTime((start) => {
    if (seconds === 0) return undefined
    start.workflowStartDelay = msToTs(seconds * 1_000)
    return SKIP_ALL_WAITING
  })
  service = await startService({}, undefined, connection)
})
test.after.always(() => service?.close())

const CASE = { courtType: 'HC', cnr: 'DLHC019000012024' } satisfies CaseIdentifier

/** What a client hears of work that a worker takes up so many seconds late, and how much the sources were asked for it. */
async function taken(late: number, request: string, key: string, body?: unknown) {
  const calls = async () => (await service.control.calls('attestr')) + (await service.control.calls('ecourtsindia'))
  const before = await calls()
  seconds = late
  const answer = await service.call(request, { key, body })
  seconds = 0
  return { ...answer, calls: (await calls()) - before }
}

const REQUESTS: Record<string, (key: string) => Promise<{ request: string; body?: unknown }>> = {
  'a lookup': async () => ({ request: 'POST /case-lookup', body: { caseIdentifier: CASE } }),
  'a refresh': async (key) => ({
    request: `POST /watchlist/cases/${await aCase(service, key, { caseIdentifier: CASE })}/refresh`,
  }),
  'a discovery': async (key) => ({ request: `POST /watchlist/entities/${await anEntity(service, key)}/discover` }),
  'a page of a search': async () => ({
    request: 'POST /historical-search',
    body: { name: 'Saffron Textiles Private Limited' },
  }),
}

for (const [what, prepare] of Object.entries(REQUESTS))
  test.serial(
    `${what} that no worker takes up while its client waits asks no source, and is had by coming again`,
    async (t) => {
      const { key } = await anAccount(service.db)
      const { request, body } = await prepare(key)
      const late = await taken(61, request, key, body)
      t.like(late, { status: 503, body: { code: 60503 }, calls: 0 })
      t.is(late.headers.get('Retry-After'), '5')
      if (what === 'a page of a search') {
        const { details } = late.body as { details: { searchId: string; nextPageToken: string } }
        const next = await taken(
          0,
          `GET /historical-search/${details.searchId}/results?pageToken=${details.nextPageToken}`,
          key,
        )
        t.like(next, { status: 200 })
      } else t.like(await taken(0, request, key, body), { status: 200 })
    },
  )

test.serial('a lookup that a worker takes up while its client waits asks the sources', async (t) => {
  const { key } = await anAccount(service.db)
  const { status, calls } = await taken(50, 'POST /case-lookup', key, { caseIdentifier: CASE })
  t.is(status, 200)
  t.true(calls > 0)
})

test.serial('a lookup that no worker has taken up yet is found by its stage', async (t) => {
  const input = { accountId: newId(), identifier: CASE, identityKey: 'HC:cnr', requestId: 'a test', sources: [] }
  const unserved = connectTemporal('served-by-nobody')
  const handle = await unserved.start(startCaseLookup(input, 'ref'))
  const { typedSearchAttributes } = await handle.describe()
  await handle.terminate()
  await unserved.close()
  t.is(typedSearchAttributes.get(SEARCH_ATTRIBUTES.stage), 'asking the sources')
})
