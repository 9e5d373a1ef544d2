import test from 'ava'
import { createLog } from '../../../../platform/log.ts'
import { startWorkers } from '../../../../workers/start.ts'
import { aKey, anAccount, type Service, startService } from '../../../support/service.ts'
import { anEntity, aTeam } from '../../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

test('GET /watchlist/exports/:id: 200 for the user who requested it, and 404 60420 to any other user', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const userId = await service.db.accounts.createUser({ accountId, name: 'Second user' })
  const colleague = await aKey(service.db, { accountId, userId })
  const started = await service.call('POST /watchlist/exports', { key, body: { what: 'cases', format: 'csv' } })
  const { exportId } = started.body as { exportId: string }
  t.is((await service.call(`GET /watchlist/exports/${exportId}`, { key })).status, 200)
  t.is((await service.call(`GET /watchlist/exports/${exportId}`, { key: colleague.key })).status, 404)
})

test('GET /watchlist/exports: 200 lists the own exports, newest first, and those of no other user', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const userId = await service.db.accounts.createUser({ accountId, name: 'Second user' })
  const colleague = await aKey(service.db, { accountId, userId })
  const started: string[] = []
  for (const what of ['cases', 'entities']) {
    const answer = await service.call('POST /watchlist/exports', { key, body: { what, format: 'csv' } })
    started.unshift((answer.body as { exportId: string }).exportId)
  }
  const { status, body } = await service.call('GET /watchlist/exports', { key })
  const { exports, nextCursor } = body as { exports: { exportId: string; what: string }[]; nextCursor: string | null }
  t.deepEqual([status, exports.map(({ exportId }) => exportId), nextCursor], [200, started, null])
  t.deepEqual(
    exports.map(({ what }) => what),
    ['entities', 'cases'],
  )
  const other = await service.call('GET /watchlist/exports', { key: colleague.key })
  t.deepEqual(other.body, { exports: [], nextCursor: null })
})

test('an export contains nothing of a team that its user left before it was written', async (t) => {
  const asking = await startService({}, [])
  t.teardown(() => asking.close())
  const [owner, guest] = [await anAccount(asking.db), await anAccount(asking.db)]
  const teamId = await aTeam(asking, guest.accountId, [guest.userId])
  await anEntity(asking, owner.key, { sharedWith: [{ type: 'team', id: teamId }] })
  const own = await anEntity(asking, guest.key)
  const body = { what: 'entities', format: 'json' }
  const { exportId } = (await asking.call('POST /watchlist/exports', { key: guest.key, body })).body as {
    exportId: string
  }
  const left = await asking.call(`DELETE /account/teams/${teamId}/members/${guest.userId}`, { key: guest.key })
  t.is(left.status, 200)

  const workers = await startWorkers({ ...asking, log: createLog('test', 'silent') }, undefined, (error) => {
    throw error
  })
  t.teardown(() => workers.stop())
  await asking.temporal.client.workflow.getHandle(`export/${exportId}`).result()
  const { fileKey } = (await asking.db.exports.find(exportId)) ?? {}
  const file = await asking.documents.read(fileKey ?? '')
  t.deepEqual(
    (JSON.parse(Buffer.from(file ?? []).toString()) as { _id: string }[]).map(({ _id }) => _id),
    [own],
  )
})
