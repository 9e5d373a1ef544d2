import test from 'ava'
import { NOT_SHARED } from '../../support/refusals.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'
import { aCase } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService([])
})
test.after.always(() => service?.close())

test('GET /watchlist/cases/:id/changes: 200 newest first, in pages, and raises an event for each change', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const id = await aCase(service, key)
  for (const body of [{ riskLevel: 'LOW' }, { riskLevel: 'LOW' }, { riskLevel: 'HIGH' }, { status: 'REJECTED' }])
    await service.call(`PUT /watchlist/cases/${id}`, { key, body })
  const all = (await service.call(`GET /watchlist/cases/${id}/changes`, { key })).body as {
    changes: { changeId: string; changedAt: number }[]
  }
  t.deepEqual(
    all.changes.map(({ changeId: _, changedAt: __, ...change }) => change),
    [
      { field: 'status', from: 'ACTIVE', to: 'REJECTED', origin: 'CUSTOMER' },
      { field: 'riskLevel', from: 'LOW', to: 'HIGH', origin: 'CUSTOMER' },
      { field: 'riskLevel', from: 'UNCLASSIFIED', to: 'LOW', origin: 'CUSTOMER' },
    ],
  )
  const page = await service.call(`GET /watchlist/cases/${id}/changes?limit=1&before=${all.changes[0]?.changeId}`, {
    key,
  })
  const { nextCursor, ...body } = page.body as { nextCursor: string }
  t.deepEqual(body, { changes: [all.changes[1]] })
  const last = await service.call(`GET /watchlist/cases/${id}/changes?cursor=${nextCursor}`, { key })
  t.deepEqual(last.body, { changes: [all.changes[2]], nextCursor: null })
  const [events] = await service.db.sequelize.query(`SELECT type FROM events WHERE account_id = '${accountId}'`)
  t.deepEqual(events, [{ type: 'case.updated' }, { type: 'case.updated' }, { type: 'case.updated' }])
})

test('GET /watchlist/cases/:id/changes: 403 60302 for one it is not shared with', async (t) => {
  const [owner, other] = await Promise.all([anAccount(service.db), anAccount(service.db)])
  const answer = await service.call(`GET /watchlist/cases/${await aCase(service, owner.key)}/changes`, {
    key: other.key,
  })
  t.deepEqual([answer.status, answer.body], [403, NOT_SHARED])
})
