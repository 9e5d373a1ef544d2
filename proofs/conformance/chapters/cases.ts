import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import type { Body, KeyName } from '../call.ts'
import { asList, isEmpty, refuses, succeeds } from '../expect.ts'
import { fieldTitles } from '../fields.ts'
import { aCnr, MISFITS, NAMED } from '../identifiers.ts'
import { epochMs, freeObject, id, integer, listOf, oneOf, orNull } from '../kinds.ts'
import { type Chapter, type Conversation, contract } from '../title.ts'
import { addEntity, RISK_LEVELS, SHARED_WITH } from './entities.ts'

const STATUSES = ['ACTIVE', 'PENDING_BACKOFFICE_REVIEW', 'REJECTED', 'ARCHIVED']

const FIELDS = {
  _id: id,
  number: integer,
  accountId: id,
  watchlistEntityIds: listOf(id),
  caseIdentifier: freeObject,
  snapshot: orNull(freeObject),
  riskLevel: oneOf(...RISK_LEVELS),
  status: oneOf(...STATUSES),
  reviewedAt: orNull(epochMs),
  sharedWith: SHARED_WITH,
  created: epochMs,
  createdBy: orNull(id),
  updated: orNull(epochMs),
  updatedBy: orNull(id),
}

const SNAPSHOT = { court: 'High Court of Delhi', parties: { petitioner: 'A', respondent: 'B' }, stage: 'Arguments' }

/** Tracks a case, by default a new one, and archives it after the run; returns the answer. */
async function track({ call, afterwards }: Conversation, details: Body = {}, key: KeyName = 'owner'): Promise<Body> {
  const body = { caseIdentifier: { courtType: 'HC', cnr: aCnr() }, ...details }
  const answer = succeeds(await call('POST /watchlist/cases', { key, body }))
  if (key === 'owner') afterwards(`PUT /watchlist/cases/${answer._id}`, { status: 'ARCHIVED' })
  return answer
}

async function readCase({ call }: Conversation, _id: unknown): Promise<Body> {
  return succeeds(await call(`GET /watchlist/cases/${_id}`))
}

/** A case with every field, linked to an entity. */
async function aCase(conversation: Conversation): Promise<Body> {
  const watchlistEntityId = await addEntity(conversation, { entityType: 'PERSON' })
  const { _id } = await track(conversation, { watchlistEntityId, snapshot: SNAPSHOT })
  return readCase(conversation, _id)
}

async function aBareCase(conversation: Conversation): Promise<Body> {
  return readCase(conversation, (await track(conversation))._id)
}

async function readCases({ shared }: Conversation): Promise<Body[]> {
  return [await shared(aCase), await shared(aBareCase)]
}

async function search({ call }: Conversation, body: object): Promise<Body[]> {
  const { recordsFiltered, records, ...others } = succeeds(await call('POST /watchlist/cases/search', { body }))
  ok(Number.isInteger(recordsFiltered))
  deepStrictEqual(others, {})
  return asList(records)
}

async function foundCases(conversation: Conversation): Promise<Body[]> {
  const { watchlistEntityIds } = await conversation.shared(aCase)
  const [watchlistEntityId] = Array.isArray(watchlistEntityIds) ? watchlistEntityIds : []
  return search(conversation, { $filter: { watchlistEntityIds: watchlistEntityId } })
}

export const cases: Chapter = {
  name: 'Tracked cases',
  titles: [
    ...fieldTitles('Tracked case read by its id', readCases, FIELDS),
    ...fieldTitles('Tracked case found by a search', foundCases, FIELDS),

    contract(
      'POST /watchlist/cases: answers with id, status and `linkedExisting`, and nothing else',
      async (conversation) => {
        const answer = await track(conversation)
        deepStrictEqual(Object.keys(answer).sort(), ['_id', 'linkedExisting', 'status'])
        strictEqual(answer.linkedExisting, false)
      },
    ),
    contract("a new case is ACTIVE where the customer's own team reviews", async (conversation) => {
      strictEqual((await track(conversation)).status, 'ACTIVE')
    }),
    contract('a new case is PENDING_BACKOFFICE_REVIEW where the operator reviews', async (conversation) => {
      strictEqual((await track(conversation, {}, 'operatorReviewed')).status, 'PENDING_BACKOFFICE_REVIEW')
    }),
    contract(
      'a case that is tracked already is linked: the same id, `linkedExisting` true, its status as it was',
      async (conversation) => {
        const caseIdentifier = { courtType: 'HC', cnr: aCnr() }
        const entityIds = [
          await addEntity(conversation, { entityType: 'PERSON' }),
          await addEntity(conversation, { entityType: 'PERSON' }),
        ]
        const first = await track(conversation, { caseIdentifier, watchlistEntityId: entityIds[0] })
        const second = await track(conversation, { caseIdentifier, watchlistEntityId: entityIds[1] })
        deepStrictEqual([second._id, second.linkedExisting], [first._id, true])
        const { watchlistEntityIds, status } = await readCase(conversation, first._id)
        deepStrictEqual([watchlistEntityIds, status], [entityIds, 'ACTIVE'])
      },
    ),
    contract('a case keeps its snapshot as it was sent', async ({ shared }) => {
      deepStrictEqual((await shared(aCase)).snapshot, SNAPSHOT)
    }),
    contract('a case that was added without a snapshot has none', async ({ shared }) => {
      strictEqual((await shared(aBareCase)).snapshot, null)
    }),
    contract('a case that was added without an entity is linked to none', async ({ shared }) => {
      deepStrictEqual((await shared(aBareCase)).watchlistEntityIds, [])
    }),
    contract('`snapshot` and `watchlistEntityId` may be null', async (conversation) => {
      await track(conversation, { snapshot: null, watchlistEntityId: null })
    }),
    contract('POST /watchlist/cases: 400 60400 for an entity that does not exist', async ({ call }) => {
      const body = { caseIdentifier: { courtType: 'HC', cnr: aCnr() }, watchlistEntityId: 'none' }
      refuses(await call('POST /watchlist/cases', { body }), 400, 60400)
    }),
    contract('POST /watchlist/cases: 400 60001 without a case identifier', async ({ call }) => {
      refuses(await call('POST /watchlist/cases', { body: {} }), 400, 60001)
    }),
    contract(
      'POST /watchlist/cases: 400 60001 for sharing with something that is neither team nor user',
      async ({ call }) => {
        const body = { caseIdentifier: { courtType: 'HC', cnr: aCnr() }, sharedWith: [{ type: 'world', id: 'x' }] }
        refuses(await call('POST /watchlist/cases', { body }), 400, 60001)
      },
    ),
    ...Object.entries(NAMED).map(([courtType, identifier]) =>
      contract(
        `a case of ${courtType} can be tracked by ${Object.keys(identifier).join(' and ')}`,
        async (conversation) => {
          const { _id } = await track(conversation, { caseIdentifier: { courtType, ...identifier } })
          strictEqual((await readCase(conversation, _id)).status !== undefined, true)
        },
      ),
    ),
    ...MISFITS.map(({ words, identifier }) =>
      contract(`POST /watchlist/cases: 400 60001 for ${words}`, async ({ call }) => {
        refuses(await call('POST /watchlist/cases', { body: { caseIdentifier: identifier } }), 400, 60001)
      }),
    ),

    contract('GET /watchlist/cases/{id}: 400 60401 for an id that does not exist', async ({ call }) => {
      refuses(await call('GET /watchlist/cases/none'), 400, 60401)
    }),
    contract('PUT /watchlist/cases/{id}: 400 60401 for an id that does not exist', async ({ call }) => {
      refuses(await call('PUT /watchlist/cases/none', { body: { riskLevel: 'LOW' } }), 400, 60401)
    }),
    ...STATUSES.map((status) =>
      contract(`PUT /watchlist/cases/{id}: a case can be set to ${status}`, async (conversation) => {
        const { _id } = await track(conversation)
        isEmpty(await conversation.call(`PUT /watchlist/cases/${_id}`, { body: { status } }))
        strictEqual((await readCase(conversation, _id)).status, status)
      }),
    ),
    contract('PUT /watchlist/cases/{id}: an archived case can be set to ACTIVE again', async (conversation) => {
      const { _id } = await track(conversation)
      for (const status of ['ARCHIVED', 'ACTIVE'])
        isEmpty(await conversation.call(`PUT /watchlist/cases/${_id}`, { body: { status } }))
      strictEqual((await readCase(conversation, _id)).status, 'ACTIVE')
    }),
    ...RISK_LEVELS.map((riskLevel) =>
      contract(
        `PUT /watchlist/cases/{id}: a case can have the risk level ${riskLevel}, which its entity shows`,
        async (conversation) => {
          const entityId = await addEntity(conversation, { entityType: 'PERSON' })
          const { _id } = await track(conversation, { watchlistEntityId: entityId })
          isEmpty(await conversation.call(`PUT /watchlist/cases/${_id}`, { body: { riskLevel } }))
          strictEqual((await readCase(conversation, _id)).riskLevel, riskLevel)
          const entity = succeeds(await conversation.call(`GET /watchlist/entities/${entityId}`))
          deepStrictEqual([entity.riskLevel, entity.caseCount], [riskLevel, 1])
        },
      ),
    ),
    ...[{ status: 'CLOSED' }, { riskLevel: 'EXTREME' }].map((body) =>
      contract(`PUT /watchlist/cases/{id}: 400 60001 for ${JSON.stringify(body)}`, async ({ shared, call }) => {
        const { _id } = await shared(aBareCase)
        refuses(await call(`PUT /watchlist/cases/${_id}`, { body }), 400, 60001)
      }),
    ),
    contract('a change leaves alone what it does not name', async (conversation) => {
      const { _id } = await track(conversation, { snapshot: SNAPSHOT })
      const before = await readCase(conversation, _id)
      isEmpty(await conversation.call(`PUT /watchlist/cases/${_id}`, { body: { riskLevel: 'LOW' } }))
      const { riskLevel: _, updated: __, updatedBy: ___, ...after } = await readCase(conversation, _id)
      deepStrictEqual(after, Object.fromEntries(Object.keys(after).map((name) => [name, before[name]])))
    }),
    contract('a search by `watchlistEntityIds` finds the cases of one entity and no others', async (conversation) => {
      const { _id } = await conversation.shared(aCase)
      deepStrictEqual(
        (await conversation.shared(foundCases)).map((found) => found._id),
        [_id],
      )
    }),
    contract('an archived case is not found by a search', async (conversation) => {
      const entityId = await addEntity(conversation, { entityType: 'PERSON' })
      const { _id } = await track(conversation, { watchlistEntityId: entityId })
      const $filter = { watchlistEntityIds: entityId }
      strictEqual((await search(conversation, { $filter })).length, 1)
      isEmpty(await conversation.call(`PUT /watchlist/cases/${_id}`, { body: { status: 'ARCHIVED' } }))
      strictEqual((await search(conversation, { $filter })).length, 0)
    }),
    ...[{ $skip: -1 }, { $limit: -1 }, { $limit: 101 }].map((body) =>
      contract(`a search of cases with ${JSON.stringify(body)}: 400 60001`, async ({ call }) => {
        refuses(await call('POST /watchlist/cases/search', { body }), 400, 60001)
      }),
    ),
  ],
}
