import test from 'ava'
import { aCandidate, aDiscovery, discover } from '../../../support/a-candidate.ts'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
import { anEntity, refusal } from '../../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await sharedService()
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

function read(key: string, id: string) {
  return service.call(`GET /watchlist/candidates/${id}`, { key })
}

function codeOf({ status, body }: { status: number; body: unknown }) {
  return [status, refusal(body).code]
}

async function list(key: string, query = ''): Promise<string[]> {
  const { status, body } = await service.call(`GET /watchlist/candidates${query}`, { key })
  return status === 200 ? (body as { candidates: { _id: string }[] }).candidates.map(({ _id }) => _id) : []
}

/** An account with candidates of two entities, oldest first. */
async function waiting() {
  const first = await aCandidate(service, { mode: 'HISTORICAL' })
  const second = await discover(service, first, aDiscovery(), 'HISTORICAL')
  const entityId = await anEntity(service, first.key)
  const third = await discover(service, { ...first, entityId }, aDiscovery(), 'HISTORICAL')
  return { ...first, otherEntityId: entityId, ids: [first.candidateId, second, third] }
}

test('GET /watchlist/candidates: 200 lists what waits for a decision, of all entities, oldest first', async (t) => {
  const { key, ids, entityId, otherEntityId } = await waiting()
  t.deepEqual(await list(key), ids)
  t.deepEqual(await list(key, `?entityId=${otherEntityId}`), ids.slice(2))
  t.deepEqual(await list(key, `?after=${ids[0]}`), ids.slice(1))
  t.deepEqual(await list(key, `?after=${ids[0]}&entityId=${entityId}`), ids.slice(1, 2))
})

test('GET /watchlist/candidates: 200 pages with a cursor', async (t) => {
  const { key, ids } = await waiting()
  const { body } = await service.call('GET /watchlist/candidates?limit=2', { key })
  const { candidates, nextCursor } = body as { candidates: { _id: string }[]; nextCursor: string }
  t.deepEqual(
    candidates.map(({ _id }) => _id),
    ids.slice(0, 2),
  )
  t.deepEqual(await list(key, `?cursor=${nextCursor}`), ids.slice(2))
})

test('GET /watchlist/candidates: 200 leaves out what was decided, what waits for the operator, and archived entities', async (t) => {
  const { key, ids, otherEntityId, ...account } = await waiting()
  await service.call(`POST /watchlist/candidates/${ids[0]}/decline`, { key })
  await service.call(`DELETE /watchlist/entities/${otherEntityId}`, { key })
  const unreviewed = await discover(service, account, aDiscovery(), 'ONGOING')
  t.deepEqual(await list(key), ids.slice(1, 2))
  await service.call(`POST /backoffice/candidates/${unreviewed}/approve`, { key: operator })
  t.deepEqual(await list(key), [ids[1], unreviewed])
})

test('GET /watchlist/candidates: 400 60400 for an entity that does not exist', async (t) => {
  const { key } = await anAccount(service.db)
  t.deepEqual(codeOf(await service.call('GET /watchlist/candidates?entityId=none', { key })), [400, 60400])
})

test('GET /watchlist/candidates: 403 60302 for an entity that is not shared with the caller', async (t) => {
  const { entityId } = await waiting()
  const { key } = await anAccount(service.db)
  t.deepEqual(codeOf(await service.call(`GET /watchlist/candidates?entityId=${entityId}`, { key })), [403, 60302])
})

test('GET /watchlist/candidates/:id: 200 compares the two names, and says nothing of the operator', async (t) => {
  const { key, candidateId } = await aCandidate(service, { mode: 'HISTORICAL' })
  const { status, body } = await read(key, candidateId)
  t.is(status, 200)
  t.like(body, {
    _id: candidateId,
    status: 'APPROVED',
    comparison: {
      asWritten: 'M/S SAFFRON TEXTILES (P) LTD.',
      reasons: [{ kind: 'matched', of: 'NAME', effect: 'SAME' }],
    },
  })
  t.notRegex(JSON.stringify(body), /claim|history|workflowUrl|earlier/)
})

test('GET /watchlist/candidates/:id: 400 60410 for one that does not exist, or that no search shows', async (t) => {
  const { key, candidateId } = await aCandidate(service, { mode: 'ONGOING' })
  t.deepEqual(codeOf(await read(key, 'none')), [400, 60410])
  t.deepEqual(codeOf(await read(key, candidateId)), [400, 60410])
  await service.call(`POST /backoffice/candidates/${candidateId}/reject`, {
    key: operator,
    body: { reason: 'another' },
  })
  t.deepEqual(codeOf(await read(key, candidateId)), [400, 60410])
})

test('GET /watchlist/candidates/:id: 403 60302 for one whose entity is not shared with the caller', async (t) => {
  const { candidateId } = await aCandidate(service, { mode: 'HISTORICAL' })
  const { key } = await anAccount(service.db)
  t.deepEqual(codeOf(await read(key, candidateId)), [403, 60302])
})
