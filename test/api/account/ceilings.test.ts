import test, { type ExecutionContext } from 'ava'
import { newId } from '../../../db/base/table.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'

let service: Service

test.before(async () => {
  service = await sharedService([])
})
test.after.always(() => service?.close())

const MAX_COUNTS = { apiKeys: 500, users: 1_000, teams: 200, members: 1_000 }

test('POST /account/users: 409 60445 for one more than an account may have, also when many are made at once', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  await fill('users', accountId, MAX_COUNTS.users - 3)
  await onlySomeFit(t, () => service.call('POST /account/users', { key, body: { name: 'One more' } }), 'users', 2)
})

test('POST /account/teams: 409 60445 for one more than an account may have, also when many are made at once', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  await fill('teams', accountId, MAX_COUNTS.teams - 2)
  await onlySomeFit(t, () => service.call('POST /account/teams', { key, body: { name: 'One more' } }), 'teams', 2)
})

test('POST /account/teams/:teamId/members: 409 60445 for one more than a team may have, and members stay', async (t) => {
  const { key, accountId, userId } = await anAccount(service.db)
  const team = (await service.call('POST /account/teams', { key, body: { name: 'All' } })).body as { teamId: string }
  const others = await fill('users', accountId, MAX_COUNTS.members)
  const add = (id = userId) => service.call(`POST /account/teams/${team.teamId}/members`, { key, body: { userId: id } })
  await insert(
    'team_members (team_id, user_id)',
    others.slice(1).map((id) => [team.teamId, id]),
  )
  t.is((await add()).status, 200)
  t.like((await add(others[0])).body, { code: 60445, details: { thing: 'members', most: MAX_COUNTS.members } })
  t.is((await add()).status, 200)
})

test('POST /account/api-keys: 409 60445 for one more live key than an account may have; ended ones do not count', async (t) => {
  const { key, accountId, userId } = await anAccount(service.db)
  await keys(accountId, userId, MAX_COUNTS.apiKeys - 3, null)
  await keys(accountId, userId, 50, Date.now() - 1)
  const body = { name: 'One more', permissions: ['case.read'] }
  await onlySomeFit(t, () => service.call('POST /account/api-keys', { key, body }), 'apiKeys', 2)
})

test('POST /account/api-keys/:keyId/rotate: 409 60445 when the account has no room for another key', async (t) => {
  const { key, keyId, accountId, userId } = await anAccount(service.db)
  await keys(accountId, userId, MAX_COUNTS.apiKeys - 1, null)
  const answer = await service.call(`POST /account/api-keys/${keyId}/rotate`, { key, body: {} })
  t.like(answer, { status: 409, body: { code: 60445, details: { thing: 'apiKeys', most: MAX_COUNTS.apiKeys } } })
})

for (const what of ['users', 'teams', 'api-keys'] as const)
  test(`GET /account/${what}: 200 with a limit leads through all of them, each once, and without one to all at once`, async (t) => {
    const { key, accountId, userId } = await anAccount(service.db)
    if (what === 'api-keys') await keys(accountId, userId, 25, null)
    else await fill(what, accountId, 25)
    const all = await pageOf(key, what, '')
    t.is(all.nextCursor, null)
    const seen = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page = await pageOf(key, what, `?limit=10${cursor && `&cursor=${cursor}`}`)
      t.true(page.ids.length <= 10)
      seen.push(...page.ids)
      cursor = page.nextCursor
    }
    t.deepEqual(seen, all.ids)
    t.true(seen.length >= 25)
  })

test('GET /account/teams/:teamId/members: 200 with a limit leads through all of them, each once', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const team = (await service.call('POST /account/teams', { key, body: { name: 'All' } })).body as { teamId: string }
  const ids = await fill('users', accountId, 5)
  await insert(
    'team_members (team_id, user_id)',
    ids.map((id) => [team.teamId, id]),
  )
  const read = async (query: string) =>
    (await service.call(`GET /account/teams/${team.teamId}/members${query}`, { key })).body as {
      userIds: string[]
      nextCursor: string | null
    }
  const first = await read('?limit=3')
  const rest = await read(`?limit=3&cursor=${first.nextCursor}`)
  t.deepEqual([...first.userIds, ...rest.userIds], ids.toSorted())
  t.is(rest.nextCursor, null)
})

/** Asked ten times at once with room for fewer: these are created, and the others are refused. */
async function onlySomeFit(
  t: ExecutionContext,
  ask: () => Promise<{ status: number; body: unknown }>,
  thing: keyof typeof MAX_COUNTS,
  room: number,
): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 10 }, ask))
  t.is(answers.filter(({ status }) => status === 200).length, room)
  for (const { status, body } of answers.filter(({ status }) => status !== 200))
    t.like({ status, body }, { status: 409, body: { code: 60445, details: { thing, most: MAX_COUNTS[thing] } } })
}

interface Page {
  ids: string[]
  nextCursor: string | null
}

async function pageOf(key: string, what: 'users' | 'teams' | 'api-keys', query: string): Promise<Page> {
  const { body } = await service.call(`GET /account/${what}${query}`, { key })
  const { nextCursor, ...lists } = body as { nextCursor: string | null }
  const [list = []] = Object.values(lists) as Record<string, string>[][]
  return { ids: list.map(({ userId, teamId, keyId }) => keyId ?? teamId ?? userId ?? ''), nextCursor }
}

async function fill(what: 'users' | 'teams', accountId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId)
  await insert(
    `${what} (id, account_id, name, created)`,
    ids.map((id) => [id, accountId, 'Filler', 0]),
  )
  return ids
}

async function keys(accountId: string, userId: string, count: number, expiresAt: number | null): Promise<void> {
  await insert(
    'api_keys (id, account_id, user_id, name, prefix, last_four, hash, permissions, expires_at, created)',
    Array.from({ length: count }, () => {
      const id = newId()
      return [id, accountId, userId, 'Filler', 'cpk_live_', 'xxxx', Buffer.from(id), '[]', expiresAt, 0]
    }),
  )
}

async function insert(into: string, rows: unknown[][]): Promise<void> {
  const places = rows.map((row) => `(${row.map(() => '?')})`)
  await service.db.sequelize.query(`INSERT INTO ${into} VALUES ${places}`, { replacements: rows.flat() })
}
