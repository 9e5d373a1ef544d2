import test from 'ava'
import fc from 'fast-check'
import { anAccount, type Service, sharedService } from '../../support/service.ts'
import { aCase, anEntity, aTeam, idsOf } from '../../support/watchlist.ts'

/*
 * The access rules against a reference model: random worlds of entities, cases, shares and team memberships, and random
 * calls of random users. Each answer is the model's, to the status and to the order of ids; a leak would be one id too
 * many.
 */

const ACCOUNTS = 4
const TEAMS = 3
const WORLDS = 20
const ROUNDS_PER_WORLD = 6
const CHANGES_PER_ROUND = 8
const READS_PER_ROUND = 40

let service: Service
let users: { accountId: string; userId: string; key: string }[]
let teamIds: string[]

test.before(async () => {
  service = await sharedService([])
  users = await Promise.all(Array.from({ length: ACCOUNTS }, () => anAccount(service.db)))
  teamIds = await Promise.all(Array.from({ length: TEAMS }, () => aTeam(service, users[0]?.accountId ?? '', [])))
})
test.after.always(() => service?.close())

const NAMES = ['alpha', 'ALPHA one', 'al_ha', 'be%ta', 'b\\eta', 'gamma']
const user = fc.nat(ACCOUNTS - 1)
const team = fc.nat(TEAMS - 1)
const thing = fc.nat(40)
const kind = fc.constantFrom('entities' as const, 'cases' as const)
const shares = fc.uniqueArray(
  fc.oneof(
    fc.record({ type: fc.constant('user' as const), of: user }),
    fc.record({ type: fc.constant('team' as const), of: team }),
  ),
  { maxLength: 3, selector: ({ type, of }) => `${type}${of}` },
)

const change = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('create' as const), kind, user, shares, name: fc.constantFrom(...NAMES) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('share' as const), kind, user, thing, shares }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('join' as const), user, team }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('leave' as const), user, team }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('archive' as const), kind, user, thing }) },
)
const read = fc.oneof(
  { weight: 1, arbitrary: fc.record({ act: fc.constant('read' as const), kind, user, thing }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('search' as const),
      kind,
      user,
      like: fc.option(fc.constantFrom('a', 'PHA', '_', '%', '\\', 'one'), { nil: undefined }),
      sort: fc.constantFrom(undefined, 1, -1),
      numbers: fc.option(fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 4 }), { nil: undefined }),
      skip: fc.nat(4),
      limit: fc.nat(6),
    }),
  },
)
/** Changes come one after another; then everyone reads at once. */
const round = fc.record({
  changes: fc.array(change, { minLength: CHANGES_PER_ROUND, maxLength: CHANGES_PER_ROUND }),
  reads: fc.array(read, { minLength: READS_PER_ROUND, maxLength: READS_PER_ROUND }),
})
type Call =
  typeof change extends fc.Arbitrary<infer Change>
    ? Change | (typeof read extends fc.Arbitrary<infer Look> ? Look : never)
    : never
type CallOf<Act> = Extract<Call, { act: Act }>

interface Thing {
  id: string
  kind: 'entities' | 'cases'
  owner: number
  number: number
  name: string
  shares: { type: 'user' | 'team'; of: number }[]
  archived: boolean
}

class World {
  things: Thing[] = []
  members = new Set<string>()

  sees(user: number, { owner, shares }: Thing): boolean {
    return (
      owner === user ||
      shares.some(({ type, of }) => (type === 'user' ? of === user : this.members.has(`${of} ${user}`)))
    )
  }

  find({ kind, user, like, sort, numbers, skip, limit }: CallOf<'search'>) {
    const found = this.things
      .filter((thing) => thing.kind === kind && !thing.archived && this.sees(user, thing))
      .filter(({ number }) => !numbers || numbers.includes(number))
      .filter(({ name }) => like === undefined || kind === 'cases' || name.toLowerCase().includes(like.toLowerCase()))
      .toSorted((a, b) => (sort ? sort * (a.number - b.number) : 0) || (sort ?? 1) * (a.id < b.id ? -1 : 1))
    return { recordsFiltered: found.length, ids: found.slice(skip, skip + limit).map(({ id }) => id) }
  }
}

test('random calls of random users see exactly what the reference model lets them see', async (t) => {
  t.timeout(10 * 60_000)
  let calls = 0
  const rounds = fc.array(round, { minLength: ROUNDS_PER_WORLD, maxLength: ROUNDS_PER_WORLD })
  const property = fc.asyncProperty(rounds, async (rounds) => {
    const world = new World()
    await clear()
    for (const { changes, reads } of rounds) {
      for (const one of changes) await make(one, world)
      await Promise.all(reads.map((one) => make(one, world)))
      calls += changes.length + reads.length
    }
  })
  await fc.assert(property, { numRuns: WORLDS, endOnFailure: true })
  t.true(calls >= 5_000, `${calls} calls`)
})

async function make(one: Call, world: World): Promise<void> {
  if (one.act === 'join' || one.act === 'leave') return changeTeam(one, world)
  if (one.act === 'create') return create(one, world)
  if (one.act === 'search') return search(one, world)
  const thing = world.things.filter(({ kind }) => kind === one.kind)[one.thing]
  if (!thing) return
  const { key } = users[one.user] ?? { key: '' }
  const path = `/watchlist/${one.kind}/${thing.id}`
  const seen = world.sees(one.user, thing) ? 200 : 403
  if (one.act === 'read') return expect((await service.call(`GET ${path}`, { key })).status, seen, one)
  if (one.act === 'archive') {
    const request = one.kind === 'entities' ? `DELETE ${path}` : `PUT ${path}`
    const body = one.kind === 'entities' ? undefined : { status: 'ARCHIVED' }
    expect((await service.call(request, { key, body })).status, seen, one)
    thing.archived ||= seen === 200
    return
  }
  const owned = thing.owner === one.user ? 200 : 403
  const body = { sharedWith: one.shares.map(shareOf) }
  expect((await service.call(`PUT ${path}/sharing`, { key, body })).status, owned, one)
  if (owned === 200) thing.shares = one.shares
}

async function create({ kind, user, shares, name }: CallOf<'create'>, world: World): Promise<void> {
  const { key } = users[user] ?? { key: '' }
  const sharedWith = shares.map(shareOf)
  const id =
    kind === 'entities'
      ? await anEntity(service, key, { name, entityType: 'PERSON', sharedWith })
      : await aCase(service, key, { sharedWith })
  const number = world.things.filter((thing) => thing.kind === kind && thing.owner === user).length + 1
  world.things.push({ id, kind, owner: user, number, name, shares, archived: false })
}

async function search(one: CallOf<'search'>, world: World): Promise<void> {
  const { kind, user, like, sort, numbers, skip, limit } = one
  const body = {
    ...(like === undefined || kind === 'cases' ? {} : { $like: { name: like } }),
    ...(sort ? { $sort: { number: sort } } : {}),
    ...(numbers ? { $filter: { number: numbers } } : {}),
    $skip: skip,
    $limit: limit,
  }
  const answer = await service.call(`POST /watchlist/${kind}/search`, { key: users[user]?.key, body })
  const { recordsFiltered } = answer.body as { recordsFiltered: number }
  expect({ recordsFiltered, ids: idsOf(answer.body) }, world.find(one), one)
}

async function changeTeam({ act, user, team }: CallOf<'join'> | CallOf<'leave'>, world: World): Promise<void> {
  const statement =
    act === 'join'
      ? 'INSERT IGNORE INTO team_members (team_id, user_id) VALUES (:team, :user)'
      : 'DELETE FROM team_members WHERE team_id = :team AND user_id = :user'
  const replacements = { team: teamIds[team], user: users[user]?.userId }
  await service.db.sequelize.query(statement, { replacements })
  if (act === 'join') world.members.add(`${team} ${user}`)
  else world.members.delete(`${team} ${user}`)
}

const TABLES = ['tracked_cases', 'watchlist_entities', 'tracked_case_texts', 'watchlist_entity_texts', 'record_counts']

async function clear(): Promise<void> {
  for (const table of [...TABLES, 'shares', 'number_sequences', 'team_members'])
    await service.db.sequelize.query(`DELETE FROM ${table}`)
}

function shareOf({ type, of }: { type: 'user' | 'team'; of: number }) {
  return { type, id: (type === 'user' ? users[of]?.userId : teamIds[of]) ?? '' }
}

function expect(actual: unknown, expected: unknown, of: object): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    throw new Error(`${JSON.stringify(of)}: ${JSON.stringify(actual)}, and the model says ${JSON.stringify(expected)}`)
}
