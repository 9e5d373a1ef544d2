import test, { type ExecutionContext } from 'ava'
import { hashOfKey } from '../../../domain/account/key-text.ts'
import { aKey, anAccount, type Service, sharedService } from '../../support/service.ts'
import { aTeam } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService([])
})
test.after.always(() => service?.close())

const NOTHING_THERE = {
  httpStatusCode: 404,
  code: 60420,
  message: 'No resource with this ID exists in this account.',
  appError: true,
}
const NOBODY = '0190f5e0b7a07c3c8a5d6e7f80912345'

async function isNotThere(t: ExecutionContext, key: string, request: string, body?: object): Promise<void> {
  const answer = await service.call(request, { key, body })
  t.deepEqual([answer.status, answer.body], [404, NOTHING_THERE], request)
}

async function make(key: string, what: 'user' | 'team', name = 'Litigation'): Promise<string> {
  const { body } = await service.call(`POST /account/${what}s`, { key, body: { name } })
  return (body as Record<string, string>)[`${what}Id`] ?? ''
}

/** Two accounts; the second has a user and a team that the first must not see. */
async function twoAccounts() {
  const [{ key }, other] = [await anAccount(service.db), await anAccount(service.db)]
  return { key, foreignUser: other.userId, foreignTeam: await make(other.key, 'team') }
}

test('POST /account/users: 200 adds a user', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call('POST /account/users', { key, body: { name: ' Second user ' } })
  t.is(answer.status, 200)
  const { userId, created, ...rest } = answer.body as Record<string, unknown>
  t.deepEqual(rest, { name: 'Second user' })
  t.true(String(userId).length === 32 && Number(created) <= Date.now())
})

test('GET /account/users: 200 lists the users of this account, oldest first', async (t) => {
  const { key, userId } = await anAccount(service.db)
  const added = await make(key, 'user')
  const answer = await service.call('GET /account/users', { key })
  t.is(answer.status, 200)
  const { users } = answer.body as { users: { userId: string; name: string }[] }
  t.deepEqual(
    users.map(({ userId, name }) => [userId, name]),
    [
      [userId, 'Test user'],
      [added, 'Litigation'],
    ],
  )
})

test('PUT /account/users/:userId: 200 renames a user', async (t) => {
  const { key, userId } = await anAccount(service.db)
  const answer = await service.call(`PUT /account/users/${userId}`, { key, body: { name: 'Renamed' } })
  t.is(answer.status, 200)
  t.like(answer.body, { userId, name: 'Renamed' })
})

test('PUT /account/users/:userId: 404 60420 for a missing user and for one of another account', async (t) => {
  const { key, foreignUser } = await twoAccounts()
  for (const id of [NOBODY, foreignUser]) await isNotThere(t, key, `PUT /account/users/${id}`, { name: 'x' })
})

test('DELETE /account/users/:userId: 200 removes the user from their teams and ends their keys at once', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const [userId, teamId] = [await make(key, 'user'), await make(key, 'team')]
  await service.call(`POST /account/teams/${teamId}/members`, { key, body: { userId } })
  const his = await aKey(service.db, { accountId, userId })
  t.is((await service.call('GET /account', { key: his.key })).status, 200)

  const answer = await service.call(`DELETE /account/users/${userId}`, { key })
  t.deepEqual([answer.status, answer.body], [200, {}])
  t.like(await service.call('GET /account', { key: his.key }), { status: 401, body: { code: 60102 } })
  t.deepEqual((await service.call(`GET /account/teams/${teamId}/members`, { key })).body, {
    userIds: [],
    nextCursor: null,
  })
})

test('DELETE /account/users/:userId: 404 60420 for a missing user and for one of another account, whose keys keep working', async (t) => {
  const [{ key }, other] = [await anAccount(service.db), await anAccount(service.db)]
  for (const id of [NOBODY, other.userId]) await isNotThere(t, key, `DELETE /account/users/${id}`)
  t.is((await service.call('GET /account', { key: other.key })).status, 200)
})

test('DELETE /account/users/:userId: 400 60001 for the last user whose keys may administer the account', async (t) => {
  const { key, accountId, userId } = await anAccount(service.db)
  const other = await make(key, 'user')
  await aKey(service.db, { accountId, userId: other, permissions: ['case.read'] })
  const answer = await service.call(`DELETE /account/users/${userId}`, { key })
  t.like(answer, { status: 400, body: { code: 60001, details: { issues: { 0: { path: 'userId' } } } } })
  t.is((await service.call('GET /account', { key })).status, 200)
})

test('POST /account/teams: 200 adds a team', async (t) => {
  const { key } = await anAccount(service.db)
  const answer = await service.call('POST /account/teams', { key, body: { name: 'Litigation' } })
  t.is(answer.status, 200)
  const { teamId, created, ...rest } = answer.body as Record<string, unknown>
  t.deepEqual(rest, { name: 'Litigation' })
  t.true(String(teamId).length === 32 && Number(created) <= Date.now())
})

test('GET /account/teams: 200 lists the teams of this account, oldest first', async (t) => {
  const { key } = await anAccount(service.db)
  await twoAccounts()
  const ids = [await make(key, 'team'), await make(key, 'team')]
  const answer = await service.call('GET /account/teams', { key })
  t.is(answer.status, 200)
  t.deepEqual(
    (answer.body as { teams: { teamId: string }[] }).teams.map(({ teamId }) => teamId),
    ids,
  )
})

test('PUT /account/teams/:teamId: 200 renames a team', async (t) => {
  const { key } = await anAccount(service.db)
  const teamId = await make(key, 'team')
  const answer = await service.call(`PUT /account/teams/${teamId}`, { key, body: { name: 'Renamed' } })
  t.is(answer.status, 200)
  t.like(answer.body, { teamId, name: 'Renamed' })
})

test('PUT /account/teams/:teamId: 404 60420 for a missing team and for one of another account', async (t) => {
  const { key, foreignTeam } = await twoAccounts()
  for (const id of [NOBODY, foreignTeam]) await isNotThere(t, key, `PUT /account/teams/${id}`, { name: 'x' })
})

test('DELETE /account/teams/:teamId: 200 removes a team; its members stay users', async (t) => {
  const { key, userId } = await anAccount(service.db)
  const teamId = await make(key, 'team')
  await service.call(`POST /account/teams/${teamId}/members`, { key, body: { userId } })
  const answer = await service.call(`DELETE /account/teams/${teamId}`, { key })
  t.deepEqual([answer.status, answer.body], [200, {}])
  await isNotThere(t, key, `GET /account/teams/${teamId}/members`)
  t.is((await service.call('GET /account/users', { key })).status, 200)
})

test('DELETE /account/teams/:teamId: 404 60420 for a missing team and for one of another account', async (t) => {
  const { key, foreignTeam } = await twoAccounts()
  for (const id of [NOBODY, foreignTeam]) await isNotThere(t, key, `DELETE /account/teams/${id}`)
})

test('POST /account/teams/:teamId/members: 200 adds a user, once, and their keys act for the team from then on', async (t) => {
  const { key, userId } = await anAccount(service.db)
  const teamId = await make(key, 'team')
  for (const _ of ['first', 'again']) {
    const answer = await service.call(`POST /account/teams/${teamId}/members`, { key, body: { userId } })
    t.deepEqual([answer.status, answer.body], [200, { userIds: [userId] }])
  }
  t.deepEqual((await service.db.apiKeys.findByHash(hashOfKey(key)))?.caller.teamIds, [teamId])
})

test('POST /account/teams/:teamId/members: 404 60420 for a team or a user of another account', async (t) => {
  const { key, foreignTeam, foreignUser } = await twoAccounts()
  const [teamId, userId] = [await make(key, 'team'), await make(key, 'user')]
  await isNotThere(t, key, `POST /account/teams/${foreignTeam}/members`, { userId })
  await isNotThere(t, key, `POST /account/teams/${teamId}/members`, { userId: foreignUser })
  await isNotThere(t, key, `POST /account/teams/${teamId}/members`, { userId: NOBODY })
})

test('GET /account/teams/:teamId/members: 200 names the members', async (t) => {
  const { key, userId } = await anAccount(service.db)
  const teamId = await make(key, 'team')
  const read = () => service.call(`GET /account/teams/${teamId}/members`, { key })
  t.deepEqual((await read()).body, { userIds: [], nextCursor: null })
  await service.call(`POST /account/teams/${teamId}/members`, { key, body: { userId } })
  t.deepEqual((await read()).body, { userIds: [userId], nextCursor: null })
})

test('GET /account/teams/:teamId/members: 404 60420 for a missing team and for one of another account', async (t) => {
  const { key, foreignTeam } = await twoAccounts()
  for (const id of [NOBODY, foreignTeam]) await isNotThere(t, key, `GET /account/teams/${id}/members`)
})

test('DELETE /account/teams/:teamId/members/:userId: 200 takes a user out', async (t) => {
  const { key, userId } = await anAccount(service.db)
  const teamId = await make(key, 'team')
  await service.call(`POST /account/teams/${teamId}/members`, { key, body: { userId } })
  const answer = await service.call(`DELETE /account/teams/${teamId}/members/${userId}`, { key })
  t.deepEqual([answer.status, answer.body], [200, { userIds: [] }])
})

test('DELETE /account/teams/:teamId/members/:userId: 404 60420 for a user outside the team, and a team of another account', async (t) => {
  const { key, foreignTeam, foreignUser } = await twoAccounts()
  const teamId = await make(key, 'team')
  await isNotThere(t, key, `DELETE /account/teams/${teamId}/members/${NOBODY}`)
  await isNotThere(t, key, `DELETE /account/teams/${foreignTeam}/members/${foreignUser}`)
})

/* One statement returns all teams of a request; databases truncate concatenated results silently. */
test('a user of a hundred teams acts for every one of them', async (t) => {
  const { key, accountId, userId } = await anAccount(service.db)
  const teamIds: string[] = []
  for (let n = 0; n < 100; n++) teamIds.push(await aTeam(service, accountId, [userId]))
  const known = await service.db.apiKeys.findByHash(hashOfKey(key))
  t.deepEqual(known?.caller.teamIds.toSorted(), teamIds.toSorted())
})
