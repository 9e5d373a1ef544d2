import test from 'ava'
import { CANDIDATE_FIELDS } from '../../../db/review/case-candidates/search-fields.ts'
import { CASE_FIELDS } from '../../../db/watchlist/tracked-cases/search-fields.ts'
import { ENTITY_FIELDS } from '../../../db/watchlist/watchlist-entities.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'
import { aCase, aCnr, anEntity, idsOf, onboarded, refusal } from '../../support/watchlist.ts'

let service: Service
let key: string
/** Ids by name. */
const ids = new Map<string, string>()

const NAMES = ['Alpha 100% Ltd', 'alpha_beta Ltd', 'ALPHABETA Ltd', 'Gamma\\Delta', 'Ünder Co', 'Under Co']

test.before(async () => {
  service = await sharedService()
  key = (await anAccount(service.db)).key
  for (const [index, name] of NAMES.entries()) {
    const details = {
      name,
      registrationNumber: index < 2 ? `U${index}` : null,
      monitoredCourts: index ? ['HC', 'SC'] : ['ALL'],
    }
    ids.set(name, await anEntity(service, key, details))
  }
})
test.after.always(() => service?.close())

async function find(body: object): Promise<string[]> {
  const answer = await service.call('POST /watchlist/entities/search', { key, body })
  const nameOf = new Map([...ids].map(([name, id]) => [id, name]))
  return idsOf(answer.body).map((id) => nameOf.get(id) ?? id)
}

test('POST /watchlist/entities/search: 200 returns whole records, oldest first, 20 of them by default', async (t) => {
  const { key } = await anAccount(service.db)
  const made: string[] = []
  for (let index = 0; index < 22; index++) made.push(await anEntity(service, key))
  const answer = await service.call('POST /watchlist/entities/search', { key, body: {} })
  t.is((answer.body as { recordsFiltered: number }).recordsFiltered, 22)
  t.deepEqual(idsOf(answer.body), made.slice(0, 20))
  const read = await service.call(`GET /watchlist/entities/${made[0]}`, { key })
  const { riskLevel: _, riskCounts: __, caseCount: ___, ...record } = read.body as Record<string, unknown>
  t.deepEqual((answer.body as { records: unknown[] }).records[0], record)
})

test('POST /watchlist/entities/search: of many equal concurrent requests not each queries the database', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const id = await anEntity(service, key)
  let looks = 0
  const hook = `looks of ${accountId}`
  service.db.sequelize.addHook('beforeQuery', hook, ({ replacements }) => {
    if (replacements && 'account' in replacements && replacements.account === accountId) looks++
  })
  const body = { $sort: { created: -1 } }
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => service.callNow('POST /watchlist/entities/search', { key, body })),
  )
  service.db.sequelize.removeHook('beforeQuery', hook)
  for (const answer of answers) t.deepEqual(idsOf(answer.body), [id])
  t.true(looks > 0 && looks < answers.length, `${looks} looks`)
})

test('POST /watchlist/entities/search: 200 $filter compares exactly, and takes any of a list', async (t) => {
  t.deepEqual(await find({ $filter: { name: 'Under Co' } }), ['Under Co'])
  t.deepEqual(await find({ $filter: { name: 'under co' } }), [])
  t.deepEqual(await find({ $filter: { name: 'Under Co ' } }), [])
  t.deepEqual(await find({ $filter: { number: [2, 3, 99], status: 'ACTIVE' } }), ['alpha_beta Ltd', 'ALPHABETA Ltd'])
  t.deepEqual(await find({ $filter: { registrationNumber: [null, 'U0'], number: [1, 2, 3] } }), [NAMES[0], NAMES[2]])
  t.deepEqual(await find({ $filter: { _id: ids.get('Under Co') } }), ['Under Co'])
  t.deepEqual(await find({ $filter: { name: [] } }), [])
  t.deepEqual(await find({ $filter: { monitoredCourts: ['ALL', 'NCLT'] } }), [NAMES[0]])
  t.is((await find({ $filter: { monitoredCourts: 'SC' } })).length, 5)
})

test('POST /watchlist/entities/search: 200 $filter finds by a variation of the name', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  await onboarded(service, id)
  const body = { $filter: { nameVariations: 'Saffron Textiles Pvt Ltd' } }
  t.deepEqual(idsOf((await service.call('POST /watchlist/entities/search', { key, body })).body), [id])
})

test('POST /watchlist/entities/search: 200 $filter compares a variation of the name letter by letter too', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  await onboarded(service, id)
  for (const other of ['SAFFRON TEXTILES PVT LTD', 'Saffron Textiles Pvt Ltd  ', 'Sáffron Textiles Pvt Ltd']) {
    const body = { $filter: { nameVariations: other } }
    t.deepEqual(idsOf((await service.call('POST /watchlist/entities/search', { key, body })).body), [], other)
  }
})

test('POST /watchlist/entities/search: 200 $like finds text in any case, and %, _ and \\ stand for themselves', async (t) => {
  t.deepEqual(await find({ $like: { name: 'alphab' } }), ['ALPHABETA Ltd'])
  t.deepEqual(await find({ $like: { name: '_' } }), ['alpha_beta Ltd'])
  t.deepEqual(await find({ $like: { name: '0%' } }), ['Alpha 100% Ltd'])
  t.deepEqual(await find({ $like: { name: 'a\\d' } }), ['Gamma\\Delta'])
  t.deepEqual(await find({ $like: { name: '!' } }), [])
  t.deepEqual(await find({ $like: { name: "'; DROP TABLE shares; --" } }), [])
  t.deepEqual(await find({ $like: { name: ':account' } }), [])
})

test('POST /watchlist/entities/search: 200 $sort both ways, $skip and $limit, and equal ones stay in one order', async (t) => {
  const up = await find({ $sort: { name: 1 }, $limit: 100 })
  t.deepEqual(await find({ $sort: { name: -1 }, $limit: 100 }), up.toReversed())
  t.deepEqual(await find({ $sort: { name: 1 }, $skip: 2, $limit: 2 }), up.slice(2, 4))
  const byStatus = await find({ $sort: { status: 1 } })
  t.deepEqual(byStatus, NAMES)
  t.deepEqual(await find({ $sort: { status: 1, name: 1 } }), up)
})

test('POST /watchlist/entities/search: 200 $limit 0 and a $skip past the end still count', async (t) => {
  for (const body of [{ $limit: 0 }, { $skip: 50 }]) {
    const answer = await service.call('POST /watchlist/entities/search', { key, body })
    t.deepEqual(answer.body, { recordsFiltered: 6, records: [] })
  }
})

test('POST /watchlist/entities/search: 200 finds the same of thousands, whether few or most of them match', async (t) => {
  const { key, accountId, userId } = await anAccount(service.db)
  const person = {
    entityType: 'PERSON' as const,
    fatherName: null,
    birthDate: null,
    registrationNumber: null,
    monitoredCourts: ['ALL' as const],
    sharedWith: [],
    fetchHistoricalCases: false,
  }
  const people = Array.from({ length: 6_000 }, (_, index) => ({
    ...person,
    name: `Person ${(index * 7919) % 6_000}`.padEnd(12, '.'),
    location: index % 50 === 0 ? 'Pune' : 'Chennai',
  }))
  const auditContext = { actorType: 'USER' as const, actorId: userId, requestId: 'request-of-thousands' }
  const made = await service.db.transaction((tx) =>
    service.db.watchlistEntities.create(accountId, people, auditContext, tx),
  )
  const nameOf = new Map(made.map((id, index) => [id, people[index]?.name ?? '']))
  for (const location of ['Pune', 'Chennai']) {
    const expected = people
      .filter((one) => one.location === location)
      .map(({ name }) => name)
      .toSorted()
    for (const [direction, names] of [
      [1, expected],
      [-1, expected.toReversed()],
    ] as const) {
      const body = { $filter: { location }, $sort: { name: direction }, $skip: 30, $limit: 50 }
      const answer = await service.call('POST /watchlist/entities/search', { key, body })
      t.is((answer.body as { recordsFiltered: number }).recordsFiltered, expected.length)
      t.deepEqual(
        idsOf(answer.body).map((id) => nameOf.get(id)),
        names.slice(30, 80),
      )
    }
  }
  // From 5,000 skipped records on they are found in another way.
  const all = people.map(({ name }) => name).toSorted()
  for (const $skip of [4_999, 5_000, 5_990]) {
    const answer = await service.call('POST /watchlist/entities/search', { key, body: { $sort: { name: 1 }, $skip } })
    t.is((answer.body as { recordsFiltered: number }).recordsFiltered, 6_000)
    t.deepEqual(
      idsOf(answer.body).map((id) => nameOf.get(id)),
      all.slice($skip, $skip + 20),
    )
  }
})

for (const [path, body] of [
  ['$filter.shoeSize', { $filter: { shoeSize: 9 } }],
  ['$filter.sharedWith', { $filter: { sharedWith: 'me' } }],
  ['$filter.number', { $filter: { number: 'one' } }],
  ['$filter.name', { $filter: { name: { $ne: 'x' } } }],
  ['$filter.status', { $filter: { status: 'GONE' } }],
  ['$like.number', { $like: { number: '1' } }],
  ['$like.name', { $like: { name: null } }],
  ['$sort.location', { $sort: { location: 1 } }],
  ['$sort.name', { $sort: { name: 2 } }],
  ['$skip', { $skip: -1 }],
  ['$limit', { $limit: 101 }],
] as const)
  test(`POST /watchlist/entities/search: 400 60001 for ${path} of ${JSON.stringify(body)}`, async (t) => {
    const answer = await service.call('POST /watchlist/entities/search', { key, body })
    t.deepEqual([answer.status, refusal(answer.body)], [400, { code: 60001, paths: [path] }])
  })

test('POST /watchlist/cases/search: 200 without archived ones, with the monitored list of an entity', async (t) => {
  const { key } = await anAccount(service.db)
  const entityId = await anEntity(service, key)
  const linked = await aCase(service, key, { watchlistEntityId: entityId, snapshot: { some: 'thing' } })
  const archived = await aCase(service, key, { watchlistEntityId: entityId })
  await service.call(`PUT /watchlist/cases/${archived}`, { key, body: { status: 'ARCHIVED' } })
  const other = await aCase(service, key)
  const search = (body: object) => service.call('POST /watchlist/cases/search', { key, body })
  t.deepEqual(idsOf((await search({})).body), [linked, other])
  const answer = await search({ $filter: { watchlistEntityIds: entityId } })
  t.deepEqual(answer.body, {
    recordsFiltered: 1,
    records: [(await service.call(`GET /watchlist/cases/${linked}`, { key })).body],
  })
  t.deepEqual(idsOf((await search({ $filter: { watchlistEntityIds: ['none', entityId] } })).body), [linked])
})

test('POST /watchlist/cases/search: 200 by the parts of its identifier, and sorted by how high the risk is', async (t) => {
  const { key } = await anAccount(service.db)
  const cnr = aCnr()
  const one = await aCase(service, key, { caseIdentifier: { courtType: 'HC', cnr }, snapshot: { riskLevel: 'LOW' } })
  const two = await aCase(service, key, { snapshot: { riskLevel: 'VERY_HIGH' } })
  const three = await aCase(service, key, { snapshot: { riskLevel: 'HIGH' } })
  const search = async (body: object) => idsOf((await service.call('POST /watchlist/cases/search', { key, body })).body)
  t.deepEqual(await search({ $filter: { 'caseIdentifier.cnr': cnr } }), [one])
  t.deepEqual(await search({ $like: { 'caseIdentifier.cnr': cnr.slice(4).toLowerCase() } }), [one])
  t.deepEqual(await search({ $filter: { 'caseIdentifier.courtType': ['SC', 'DC'] } }), [])
  t.deepEqual(await search({ $sort: { riskLevel: -1 } }), [two, three, one])
})

test('each field that can be sorted by has an index that begins with what a search reaches and goes on with it', async (t) => {
  const [rows] = await service.db.sequelize.query(
    `SELECT table_name AS tableName, index_name AS indexName, column_name AS columnName FROM information_schema.statistics
     WHERE table_schema = DATABASE() AND table_name IN ('watchlist_entities', 'tracked_cases', 'case_candidates')
     ORDER BY index_name, seq_in_index`,
  )
  const indexes = Map.groupBy(
    rows as { tableName: string; indexName: string; columnName: string }[],
    ({ tableName, indexName }) => `${tableName} ${indexName}`,
  )
  const starts = new Set(
    [...indexes.values()].map(
      (columns) => `${columns[0]?.tableName} ${columns.map(({ columnName }) => columnName).slice(0, 2)}`,
    ),
  )
  for (const [table, reach, fields] of [
    ['watchlist_entities', 'account_id', ENTITY_FIELDS],
    ['tracked_cases', 'account_id', CASE_FIELDS],
    ['case_candidates', 'watchlist_entity_id', CANDIDATE_FIELDS],
  ] as const)
    for (const [name, field] of Object.entries(fields))
      if ('indexed' in field) t.true(starts.has(`${table} ${reach},${field.value.slice(2)}`), `${table}: ${name}`)
})
