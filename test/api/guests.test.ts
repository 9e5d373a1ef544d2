import test from 'ava'
import { QueryTypes } from 'sequelize'
import { ENDPOINTS } from '../../api/routes.ts'
import { MANIFEST } from '../../db/privacy/manifest.ts'
import { withParts } from '../../db/privacy/things.ts'
import type { TableCount } from '../../domain/privacy/erasure.ts'
import { erase } from '../support/erase.ts'
import { aFullAccount, type FullAccount, pathTo } from '../support/full-account.ts'
import { anAccount, type Service, startService, type TestAccount } from '../support/service.ts'
import { aCase, anEntity, onboarded } from '../support/watchlist.ts'

/*
 * A guest is a user of another account with whom an entity is shared. They track their own cases for it, which their
 * account still owns after its owner erases the entity, the person it names or the whole account, during the sharing or
 * afterwards.
 */

let service: Service
let operator: string
let guest: FullAccount

test.before(async () => {
  service = await startService()
  operator = await service.db.operatorKeys.issue('Test operator')
  guest = await aFullAccount(service)
})
test.after.always(() => service?.close())

/** An account with an entity for which a guest tracks a case, and a case of the account for the same entity. */
interface Owner extends TestAccount {
  entityId: string
  guestCaseId: string
}

const NAMES = ['Zubeida Qasimova', 'Tenzin Dorjesson', 'Ishaya Marandiwala', 'Lobsang Pereirakar']

async function anOwner(name: string, isStillShared: boolean): Promise<Owner> {
  const account = await anAccount(service.db)
  const { key } = account
  const sharedWith = [{ type: 'user', id: guest.userId }]
  const entityId = await anEntity(service, key, { name, entityType: 'PERSON', sharedWith })
  await onboarded(service, entityId)
  await aCase(service, key, { watchlistEntityId: entityId })
  const guestCaseId = await aCase(service, guest.key, {
    watchlistEntityId: entityId,
    snapshot: { nextHearingDate: '05-01-2999', parties: { petitioner: name } },
  })
  if (!isStillShared)
    await service.call(`PUT /watchlist/entities/${entityId}/sharing`, { key, body: { sharedWith: [] } })
  return { ...account, entityId, guestCaseId }
}

/** Returns every row that the guest's account owns, except what their own requests and background work change. */
async function rowsOfGuest(): Promise<Map<string, string[]>> {
  const parts = withParts('account')
  const rows = new Map<string, string[]>()
  for (const [table, { rows: leading = {} }] of Object.entries(MANIFEST)) {
    const conditions = parts.flatMap(([thing, ids]) =>
      leading[thing] === undefined ? [] : [`${leading[thing]} IN (${ids})`],
    )
    if (conditions.length === 0 || ['api_keys', 'account_spend'].includes(table)) continue
    const { accountId } = guest
    const found = await service.db.sequelize.query<object>(`SELECT * FROM ${table} WHERE ${conditions.join(' OR ')}`, {
      replacements: { ids: [accountId], accountId },
      type: QueryTypes.SELECT,
    })
    rows.set(table, found.map((row) => JSON.stringify(row)).toSorted())
  }
  return rows
}

/** Returns what every reading route answers the guest about their own records. */
async function answersToGuest(): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const endpoint of ENDPOINTS) {
    const { method, path, audience } = endpoint
    if (audience !== 'account' || path.endsWith('/download') || path === '/status') continue
    const isSearch = method === 'POST' && path.endsWith('/search') && !path.includes('discover')
    if (method !== 'GET' && !isSearch) continue
    const body = isSearch ? (path.includes('candidates') ? { tab: 'historical' } : {}) : undefined
    const query = path.endsWith('/export') ? '?format=json' : ''
    const answer = await service.call(`${method} ${pathTo(endpoint, guest)}${query}`, { key: guest.key, body })
    // Links and the instant of a list are new in every answer, and each request is a use of the key.
    const text = JSON.stringify([answer.status, answer.body])
      .replaceAll(/\?expires=[^"]*/g, '')
      .replaceAll(/"lastUsedAt":(null|\d+)/g, '"lastUsedAt":0')
      .replaceAll(/"nextCursor":null,"asOf":\d+/g, '"nextCursor":null')
    answers.set(`${method} ${path}`, text)
  }
  return answers
}

/** An erased entity is no longer linked or found: the guest sees nothing else of it. */
function withoutEntity(answers: Map<string, string>, entityId: string): string[] {
  answers.delete('POST /watchlist/entities/search')
  const link = new RegExp(`,?"${entityId}",?`, 'g')
  return [...answers].map(([route, answer]) => `${route} ${answer.replaceAll(link, '')}`)
}

const rowsOf = (counts: TableCount[], table: string) => counts.find((each) => each.table === table)?.rows ?? 0

const KINDS: [kind: string, bodyOf: (owner: Owner, name: string) => object][] = [
  ['ENTITY', ({ accountId, entityId }) => ({ kind: 'ENTITY', accountId, id: entityId })],
  ['PERSON', ({ accountId }, name) => ({ kind: 'PERSON', accountId, names: [name] })],
  ['ACCOUNT', ({ accountId }) => ({ kind: 'ACCOUNT', accountId })],
]

for (const [nth, [kind, bodyOf]] of KINDS.entries())
  for (const isStillShared of [true, false]) {
    const when = isStillShared ? 'a shared entity' : 'an entity that was shared'
    test.serial(`${kind} of ${when}, dry and real: no row of a guest is touched or counted`, async (t) => {
      const name = NAMES[nth] ?? ''
      const owner = await anOwner(name, isStillShared)
      const body = bodyOf(owner, name)
      const [rows, answers] = [await rowsOfGuest(), await answersToGuest()]

      const { found } = await erase(service, operator, { ...body, dryRun: true })
      for (const [table, own] of rows) t.deepEqual((await rowsOfGuest()).get(table), own, `${table} after the dry run`)
      t.deepEqual(await answersToGuest(), answers)

      const { status, erased, left } = await erase(service, operator, { ...body, dryRun: false })
      t.deepEqual({ status, left }, { status: 'COMPLETE', left: [] })
      const after = await rowsOfGuest()
      for (const [table, own] of rows) {
        // The row of the link contains only the id of the entity.
        const kept = own.filter((row) => !(table === 'tracked_case_entities' && row.includes(owner.entityId)))
        t.deepEqual(after.get(table), kept, `${table} after the erasure`)
      }
      t.deepEqual(withoutEntity(await answersToGuest(), owner.entityId), withoutEntity(answers, owner.entityId))
      const { body: own } = await service.call(`GET /watchlist/cases/${owner.guestCaseId}`, { key: guest.key })
      t.like(own, { _id: owner.guestCaseId, watchlistEntityIds: [], snapshot: { parties: { petitioner: name } } })

      // The owner has one case and one link. The erasure of a person by name counts them only where they are named.
      for (const counts of kind === 'PERSON' ? [erased] : [found, erased])
        for (const table of ['tracked_cases', 'tracked_case_keys', 'tracked_case_entities'])
          t.is(rowsOf(counts, table), 1, `${table} in the report`)
    })
  }

test.serial('a person is erased in all accounts with the entities of each, and from the cases of guests', async (t) => {
  const name = NAMES[3] ?? ''
  const owner = await anOwner(name, true)
  const { status, erased } = await erase(service, operator, {
    kind: 'PERSON',
    accountId: null,
    names: [name],
    dryRun: false,
  })
  t.is(status, 'COMPLETE')
  t.is(rowsOf(erased, 'watchlist_entities'), 2, 'named, and gone')
  const { body } = await service.call(`GET /watchlist/cases/${owner.guestCaseId}`, { key: guest.key })
  t.like(body, { watchlistEntityIds: [], snapshot: { parties: { petitioner: '[erased]' } } })
})
