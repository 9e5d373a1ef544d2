import test from 'ava'
import { QueryTypes } from 'sequelize'
import type { AuditContext } from '../../../domain/account/audit-log.ts'
import { NOT_SHARED } from '../../support/refusals.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { aCase, anEntity, onboarded } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

const ACT: AuditContext = { actorType: 'USER', actorId: 'owner', requestId: 'unshared-meanwhile' }

/** Returns how many statements of this database wait for a row of a table. */
async function waitingFor(table: string): Promise<number> {
  const [row] = await service.db.sequelize.query<{ waiting: number }>(
    `SELECT COUNT(*) AS waiting FROM information_schema.processlist
     WHERE db = DATABASE() AND info LIKE :statement AND id <> CONNECTION_ID()`,
    { replacements: { statement: `SELECT id FROM ${table} WHERE id = %FOR UPDATE` }, type: QueryTypes.SELECT },
  )
  return Number(row?.waiting)
}

const CHANGES = [
  ['entities', 'PUT /watchlist/entities/:id', { name: 'Taken over', entityType: 'BUSINESS' }],
  ['entities', 'DELETE /watchlist/entities/:id', undefined],
  ['entities', 'POST /watchlist/entities/:id/pause', undefined],
  ['cases', 'PUT /watchlist/cases/:id', { status: 'ARCHIVED' }],
] as const

for (const [kind, request, body] of CHANGES)
  test.serial(`${request}: a guest whose sharing ends while they wait for the row changes nothing`, async (t) => {
    const [owner, guest] = [await anAccount(service.db), await anAccount(service.db)]
    const sharedWith = [{ type: 'user', id: guest.userId }]
    const make = kind === 'entities' ? anEntity : aCase
    const id = await make(service, owner.key, { sharedWith })
    // It adds forms of the name.
    if (kind === 'entities') await onboarded(service, id)
    const read = async () => (await service.call(`GET /watchlist/${kind}/${id}`, { key: owner.key })).body as object
    const before = await read()

    const table = kind === 'entities' ? service.db.watchlistEntities : service.db.trackedCases
    const answer = await service.db.transaction(async (tx) => {
      await table.share(id, [], ACT, tx)
      const answering = service.call(request.replace(':id', id), { key: guest.key, body })
      await until(
        () => waitingFor(kind === 'entities' ? 'watchlist_entities' : 'tracked_cases'),
        (waiting) => waiting > 0,
      )
      // In an object, so that it is not awaited while the row is held.
      return { answering }
    })
    const { status, body: refusal } = await answer.answering
    t.deepEqual([status, refusal], [403, NOT_SHARED])
    t.deepEqual(ofOthers(await read()), ofOthers(before))
  })

/** Returns a record without what its owner changed in the meantime. */
function ofOthers(record: object): object {
  const { sharedWith: _, updated: _at, updatedBy: _by, ...rest } = record as Record<string, unknown>
  return rest
}
