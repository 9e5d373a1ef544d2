import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import type { Answer, Body } from '../call.ts'
import { asList, asText, isEmpty, refuses, succeeds, unique, until } from '../expect.ts'
import { fieldTitles } from '../fields.ts'
import { count, dayFirst, epochMs, id, integer, listOf, objectOf, oneOf, orNull, text } from '../kinds.ts'
import { type Chapter, type Conversation, contract, type Title } from '../title.ts'

export const RISK_LEVELS = ['VERY_HIGH', 'HIGH', 'MODERATE', 'LOW', 'UNCLASSIFIED']
const COURTS = ['DC', 'SC', 'HC', 'CC', 'NCLT', 'NCLAT', 'GSTAT', 'DRT', 'DRAT', 'CESTAT']
export const SHARED_WITH = listOf(objectOf({ type: oneOf('team', 'user'), id }))

const FIELDS = {
  _id: id,
  number: integer,
  accountId: id,
  name: text,
  entityType: oneOf('PERSON', 'BUSINESS'),
  fatherName: orNull(text),
  birthDate: orNull(dayFirst),
  location: orNull(text),
  registrationNumber: orNull(text),
  monitoredCourts: listOf(oneOf('ALL', ...COURTS)),
  status: oneOf('ACTIVE', 'PAUSED', 'ARCHIVED'),
  nameVariations: listOf(text),
  lastCourtSyncAt: orNull(epochMs),
  sharedWith: SHARED_WITH,
  created: epochMs,
  createdBy: id,
  updated: orNull(epochMs),
  updatedBy: orNull(id),
}

/** Every optional field has a value. */
const PERSON = {
  entityType: 'PERSON',
  fatherName: 'Suresh Conformance',
  birthDate: '31-01-1980',
  location: '12 Test Road, Pune',
  registrationNumber: 'P-1',
  monitoredCourts: ['DC', 'HC'],
}
const BUSINESS = {
  entityType: 'BUSINESS',
  location: '4 Mill Road, Pune',
  registrationNumber: 'U17110MH2001PTC000001',
  monitoredCourts: ['NCLT'],
}

/** Adds an entity to the watchlist, and archives it after the run; returns its id. */
export async function addEntity({ call, afterwards }: Conversation, details: Body): Promise<string> {
  const body = { name: `Conformance ${unique()} Private Limited`, ...details }
  const _id = asText(succeeds(await call('POST /watchlist/entities', { body }))._id)
  afterwards(`DELETE /watchlist/entities/${_id}`)
  return _id
}

async function readEntity({ call }: Conversation, _id: string): Promise<Body> {
  return succeeds(await call(`GET /watchlist/entities/${_id}`))
}

async function aPerson(conversation: Conversation): Promise<Body> {
  return readEntity(conversation, await addEntity(conversation, PERSON))
}

async function aBusiness(conversation: Conversation): Promise<Body> {
  return readEntity(
    conversation,
    await addEntity(conversation, { ...BUSINESS, fatherName: 'Ignored', birthDate: 'ignored' }),
  )
}

async function readEntities({ shared }: Conversation): Promise<Body[]> {
  return [await shared(aPerson), await shared(aBusiness)]
}

/** Three persons under a unique name, with the search for them. */
async function threeEntities(conversation: Conversation) {
  const name = unique()
  const ids: string[] = []
  for (const letter of ['A', 'B', 'C'])
    ids.push(await addEntity(conversation, { name: `${name} ${letter}`, entityType: 'PERSON' }))
  return { name, ids, $like: { name } }
}

async function search({ call }: Conversation, body: object): Promise<{ found: unknown; records: Body[] }> {
  const { recordsFiltered, records, ...others } = succeeds(await call('POST /watchlist/entities/search', { body }))
  deepStrictEqual(others, {}, 'the answer has more than `recordsFiltered` and `records`')
  return { found: recordsFiltered, records: asList(records) }
}

async function foundEntities(conversation: Conversation): Promise<Body[]> {
  const { $like } = await conversation.shared(threeEntities)
  return (await search(conversation, { $like })).records
}

function create({ call }: Conversation, details: object): Promise<Answer> {
  return call('POST /watchlist/entities', {
    body: { name: `Conformance ${unique()}`, entityType: 'PERSON', ...details },
  })
}

function refusesNew(rule: string, details: object): Title {
  return contract(`POST /watchlist/entities: 400 60001 for ${rule}`, async (conversation) => {
    refuses(await create(conversation, details), 400, 60001)
  })
}

function takesNew(rule: string, details: object): Title {
  return contract(`POST /watchlist/entities: takes ${rule}`, async (conversation) => {
    const _id = await addEntity(conversation, { name: `Conformance ${unique()}`, entityType: 'PERSON', ...details })
    const entity = await readEntity(conversation, _id)
    for (const [name, value] of Object.entries(details))
      deepStrictEqual(entity[name], value, `\`${name}\` is not as it was sent`)
  })
}

const keepsField = (name: string, value: unknown, kind: 'person' | 'business') =>
  contract(`a ${kind} keeps \`${name}\` as it was sent`, async ({ shared }) => {
    deepStrictEqual((await shared(kind === 'person' ? aPerson : aBusiness))[name], value)
  })

export const entities: Chapter = {
  name: 'Watchlist entities',
  titles: [
    ...fieldTitles('Entity read by its id', readEntities, {
      ...FIELDS,
      riskLevel: oneOf(...RISK_LEVELS),
      riskCounts: objectOf(Object.fromEntries(RISK_LEVELS.map((level) => [level, count]))),
      caseCount: count,
    }),
    ...fieldTitles('Entity found by a search', foundEntities, FIELDS),

    contract('POST /watchlist/entities: answers with the id and nothing else', async (conversation) => {
      const body = succeeds(await create(conversation, {}))
      conversation.afterwards(`DELETE /watchlist/entities/${body._id}`)
      deepStrictEqual(Object.keys(body), ['_id'])
    }),
    ...Object.entries(PERSON).map(([name, value]) => keepsField(name, value, 'person')),
    ...Object.entries(BUSINESS).map(([name, value]) => keepsField(name, value, 'business')),
    contract('a company has no father, whatever was sent', async ({ shared }) => {
      strictEqual((await shared(aBusiness)).fatherName, null)
    }),
    contract('a company has no birth date, whatever was sent', async ({ shared }) => {
      strictEqual((await shared(aBusiness)).birthDate, null)
    }),
    contract('a person has no variations of the name', async ({ shared }) => {
      deepStrictEqual((await shared(aPerson)).nameVariations, [])
    }),
    contract('a new entity is ACTIVE', async ({ shared }) => {
      strictEqual((await shared(aPerson)).status, 'ACTIVE')
    }),
    contract('an entity without cases has the risk level UNCLASSIFIED and counts of 0', async ({ shared }) => {
      const { riskLevel, riskCounts, caseCount } = await shared(aPerson)
      deepStrictEqual([riskLevel, caseCount], ['UNCLASSIFIED', 0])
      deepStrictEqual(riskCounts, Object.fromEntries(RISK_LEVELS.map((level) => [level, 0])))
    }),
    contract('`fetchHistoricalCases` brings candidates for a company, after the answer', async (conversation) => {
      const _id = await addEntity(conversation, { ...SAFFRON, fetchHistoricalCases: true })
      const path = `POST /watchlist/entities/${_id}/candidates/search`
      const read = async () => succeeds(await conversation.call(path, { body: { tab: 'historical', $limit: 1 } }))
      await until(read, ({ recordsFiltered }) => Number(recordsFiltered) > 0)
    }),
    contract('`fetchHistoricalCases` does nothing for a person, and says nothing', async (conversation) => {
      const _id = await addEntity(conversation, { entityType: 'PERSON', fetchHistoricalCases: true })
      strictEqual((await readEntity(conversation, _id)).lastCourtSyncAt, null)
    }),

    refusesNew('a missing `name`', { name: undefined }),
    refusesNew('a missing `entityType`', { entityType: undefined }),
    refusesNew('a type of entity that does not exist', { entityType: 'TRUST' }),
    refusesNew('a name of 1 character', { name: 'A' }),
    takesNew('a name of 2 characters', { name: 'Ab' }),
    takesNew('a name of 255 characters', { name: 'a'.repeat(255) }),
    refusesNew('a name of 256 characters', { name: 'a'.repeat(256) }),
    takesNew("a father's name of 256 characters", { fatherName: 'a'.repeat(256) }),
    refusesNew("a father's name of 257 characters", { fatherName: 'a'.repeat(257) }),
    takesNew('a location of 4192 characters', { location: 'a'.repeat(4192) }),
    refusesNew('a location of 4193 characters', { location: 'a'.repeat(4193) }),
    takesNew('a registration number of 50 characters', { registrationNumber: 'a'.repeat(50) }),
    refusesNew('a registration number of 51 characters', { registrationNumber: 'a'.repeat(51) }),
    refusesNew('a birth date with the year first', { birthDate: '1980-01-31' }),
    refusesNew('a birth date that is not in the calendar', { birthDate: '31-02-1980' }),
    refusesNew('no courts at all', { monitoredCourts: [] }),
    refusesNew('a court that does not exist', { monitoredCourts: ['MOON'] }),
    refusesNew('`ALL` beside another court', { monitoredCourts: ['ALL', 'DC'] }),
    ...['ALL', ...COURTS].map((court) => takesNew(`the court ${court}`, { monitoredCourts: [court] })),
    refusesNew('sharing with something that is neither team nor user', { sharedWith: [{ type: 'account', id: 'x' }] }),
    refusesNew('sharing without an id', { sharedWith: [{ type: 'user' }] }),
    refusesNew('`fetchHistoricalCases` that is not true or false', { fetchHistoricalCases: 'yes' }),

    contract('GET /watchlist/entities/{id}: 400 60400 for an id that does not exist', async ({ call }) => {
      refuses(await call('GET /watchlist/entities/none'), 400, 60400)
    }),
    contract('PUT /watchlist/entities/{id}: 400 60400 for an id that does not exist', async ({ call }) => {
      const body = { name: 'Conformance', entityType: 'PERSON' }
      refuses(await call('PUT /watchlist/entities/none', { body }), 400, 60400)
    }),
    contract(
      'PUT /watchlist/entities/{id}: answers with an empty object and clears each detail that is left out',
      async (conversation) => {
        const _id = await addEntity(conversation, PERSON)
        const body = { name: 'Conformance Renamed', entityType: 'PERSON', location: 'Elsewhere' }
        isEmpty(await conversation.call(`PUT /watchlist/entities/${_id}`, { body }))
        const { name, location, fatherName, birthDate, registrationNumber } = await readEntity(conversation, _id)
        deepStrictEqual([name, location], [body.name, body.location])
        deepStrictEqual([fatherName, birthDate, registrationNumber], [null, null, null])
      },
    ),
    contract(
      'PUT /watchlist/entities/{id}: the time and the user of the change are in `updated` and `updatedBy`',
      async (conversation) => {
        const _id = await addEntity(conversation, PERSON)
        succeeds(
          await conversation.call(`PUT /watchlist/entities/${_id}`, {
            body: { name: 'Renamed', entityType: 'PERSON' },
          }),
        )
        const { created, updated, createdBy, updatedBy } = await readEntity(conversation, _id)
        ok(Number(updated) >= Number(created))
        strictEqual(updatedBy, createdBy)
      },
    ),
    ...['name', 'entityType'].map((left) =>
      contract(`PUT /watchlist/entities/{id}: 400 without \`${left}\``, async ({ shared, call }) => {
        const { _id } = await shared(aPerson)
        const body = { name: 'Conformance', entityType: 'PERSON', [left]: undefined }
        refuses(await call(`PUT /watchlist/entities/${_id}`, { body }), 400, 60001)
      }),
    ),
    contract('DELETE /watchlist/entities/{id}: 400 60400 for an id that does not exist', async ({ call }) => {
      refuses(await call('DELETE /watchlist/entities/none'), 400, 60400)
    }),
    contract(
      'DELETE /watchlist/entities/{id}: answers with an empty object; the entity is ARCHIVED and can still be read',
      async (conversation) => {
        const _id = await addEntity(conversation, PERSON)
        isEmpty(await conversation.call(`DELETE /watchlist/entities/${_id}`))
        strictEqual((await readEntity(conversation, _id)).status, 'ARCHIVED')
      },
    ),
    contract('an archived entity is not found by a search', async (conversation) => {
      const name = unique()
      const _id = await addEntity(conversation, { ...PERSON, name })
      strictEqual((await search(conversation, { $filter: { name } })).found, 1)
      succeeds(await conversation.call(`DELETE /watchlist/entities/${_id}`))
      strictEqual((await search(conversation, { $filter: { name } })).found, 0)
    }),

    contract('a search counts all matches, whatever part of them it answers with', async (conversation) => {
      const { $like } = await conversation.shared(threeEntities)
      const { found, records } = await search(conversation, { $like, $limit: 1 })
      deepStrictEqual([found, records.length], [3, 1])
    }),
    contract('`$skip` leaves out the first matches and none of the count', async (conversation) => {
      const { $like } = await conversation.shared(threeEntities)
      const { found, records } = await search(conversation, { $like, $skip: 2 })
      deepStrictEqual([found, records.length], [3, 1])
    }),
    contract('`$limit` 0 answers with the count alone', async (conversation) => {
      const { $like } = await conversation.shared(threeEntities)
      const { found, records } = await search(conversation, { $like, $limit: 0 })
      deepStrictEqual([found, records], [3, []])
    }),
    contract('`$limit` 100 is taken', async (conversation) => {
      const { $like } = await conversation.shared(threeEntities)
      strictEqual((await search(conversation, { $like, $limit: 100 })).records.length, 3)
    }),
    contract('`$filter` takes the whole value of a field', async (conversation) => {
      const { name, ids } = await conversation.shared(threeEntities)
      deepStrictEqual(idsOf(await search(conversation, { $filter: { name: `${name} B` } })), [ids[1]])
      strictEqual((await search(conversation, { $filter: { name } })).found, 0)
    }),
    contract('`$like` takes a part of a value, in capital and small letters alike', async (conversation) => {
      const { name } = await conversation.shared(threeEntities)
      strictEqual((await search(conversation, { $like: { name: name.slice(1).toUpperCase() } })).found, 3)
    }),
    ...([1, -1] as const).map((direction) =>
      contract(
        `\`$sort\` ${direction} puts the matches in ${direction === 1 ? 'rising' : 'falling'} order`,
        async (conversation) => {
          const { $like, ids } = await conversation.shared(threeEntities)
          const sorted = idsOf(await search(conversation, { $like, $sort: { name: direction } }))
          deepStrictEqual(sorted, direction === 1 ? ids : ids.toReversed())
        },
      ),
    ),
    ...[
      { $skip: -1 },
      { $limit: -1 },
      { $limit: 101 },
      { $skip: 0.5 },
      { $limit: 'ten' },
      { $filter: 'name' },
      { $sort: { name: 2 } },
    ].map((body) =>
      contract(`a search with ${JSON.stringify(body)}: 400 60001`, async ({ call }) => {
        refuses(await call('POST /watchlist/entities/search', { body }), 400, 60001)
      }),
    ),
  ],
}

/** The sandbox knows cases of this company. */
export const SAFFRON = { name: 'Saffron Textiles Private Limited', entityType: 'BUSINESS' }

function idsOf({ records }: { records: Body[] }): unknown[] {
  return records.map(({ _id }) => _id)
}
