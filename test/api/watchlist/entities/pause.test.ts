import test from 'ava'
import { NOT_SHARED } from '../../../support/refusals.ts'
import { anAccount, type Service, sharedService } from '../../../support/service.ts'
import { until } from '../../../support/until.ts'
import { anEntity } from '../../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService([])
})
test.after.always(() => service?.close())

async function read(key: string, id: string): Promise<Record<string, unknown>> {
  const answer = await service.call(`GET /watchlist/entities/${id}`, { key })
  return answer.body as Record<string, unknown>
}

async function strangerTo(id: string) {
  const stranger = await anAccount(service.db)
  return { id, key: stranger.key }
}

test('POST /watchlist/entities/:id/pause: 200 pauses, also twice', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  for (const _ of [1, 2]) {
    const answer = await service.call(`POST /watchlist/entities/${id}/pause`, { key })
    t.deepEqual([answer.status, answer.body], [200, {}])
  }
  t.like(await read(key, id), { status: 'PAUSED' })
})

test('POST /watchlist/entities/:id/pause: 403 60302 for one it is not shared with', async (t) => {
  const { id, key } = await strangerTo(await anEntity(service, (await anAccount(service.db)).key))
  const answer = await service.call(`POST /watchlist/entities/${id}/pause`, { key })
  t.deepEqual([answer.status, answer.body], [403, NOT_SHARED])
})

test('POST /watchlist/entities/:id/pause: 409 60427 for an archived one', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  await service.call(`DELETE /watchlist/entities/${id}`, { key })
  const answer = await service.call(`POST /watchlist/entities/${id}/pause`, { key })
  t.is(answer.status, 409)
  t.deepEqual(answer.body, {
    httpStatusCode: 409,
    code: 60427,
    message: 'The entity is archived.',
    appError: true,
  })
})

test('POST /watchlist/entities/:id/pause: 409 60427 for one that is archived at the same moment, which stays archived', async (t) => {
  const { key, userId } = await anAccount(service.db)
  const id = await anEntity(service, key)
  const auditContext = { actorType: 'USER' as const, actorId: userId, requestId: 'archives-first' }
  const [answer] = await service.db.transaction(async (tx) => {
    await service.db.watchlistEntities.move(id, 'ARCHIVED', 'ARCHIVE', auditContext, tx)
    const pausing = service.call(`POST /watchlist/entities/${id}/pause`, { key })
    await until(waitingForTheRow, (waiting) => waiting)
    return [pausing]
  })
  t.is((await answer).status, 409)
  t.like(await read(key, id), { status: 'ARCHIVED' })
})

/** Returns whether a request has read the entity and waits for its row. */
async function waitingForTheRow(): Promise<boolean> {
  const [rows] = await service.db.sequelize.query(
    `SELECT 1 FROM information_schema.processlist
     WHERE db = DATABASE() AND info LIKE 'SELECT id FROM watchlist_entities WHERE id%FOR UPDATE'`,
  )
  return rows.length > 0
}
