import { ok, strictEqual } from 'node:assert/strict'
import { asList, asText, refuses, succeeds, unique, until } from '../expect.ts'
import { aCnr, NAMED } from '../identifiers.ts'
import { type Chapter, type Conversation, contract } from '../title.ts'
import { addEntity } from './entities.ts'

const key = 'outsider'

/** Records of the owner's account, none of them shared. */
async function ownThings(conversation: Conversation) {
  const { call, afterwards } = conversation
  const name = unique()
  const entityId = await addEntity(conversation, { name, entityType: 'PERSON' })
  const caseIdentifier = { courtType: 'HC', cnr: aCnr() }
  const { _id: caseId } = succeeds(
    await call('POST /watchlist/cases', { body: { caseIdentifier, watchlistEntityId: entityId } }),
  )
  afterwards(`PUT /watchlist/cases/${caseId}`, { status: 'ARCHIVED' })
  const looked = succeeds(
    await call('POST /case-lookup', { body: { caseIdentifier: { courtType: 'DC', ...NAMED.DC } } }),
  )
  const { searchId } = succeeds(await call('POST /historical-search', { body: { name: 'Nilgiri Agro Foods Limited' } }))
  return { name, entityId, caseId: asText(caseId), lookupId: asText(looked.searchId), searchId: asText(searchId) }
}

/** An entity that is shared with the user of another account. */
async function sharedEntity(conversation: Conversation): Promise<string> {
  const { call } = conversation
  const body = { name: `Conformance ${unique()}`, entityType: 'PERSON' }
  const { _id } = succeeds(await call('POST /watchlist/entities', { key, body }))
  const { createdBy } = succeeds(await call(`GET /watchlist/entities/${_id}`, { key }))
  succeeds(await call(`DELETE /watchlist/entities/${_id}`, { key }))
  return addEntity(conversation, { ...body, sharedWith: [{ type: 'user', id: createdBy }] })
}

export const tenancy: Chapter = {
  name: 'Visibility',
  titles: [
    contract(
      'GET /watchlist/entities/{id}: 403 for an entity that is not shared with the caller',
      async ({ shared, call }) => {
        refuses(await call(`GET /watchlist/entities/${(await shared(ownThings)).entityId}`, { key }), 403)
      },
    ),
    contract(
      'PUT /watchlist/entities/{id}: 403 for an entity that is not shared with the caller',
      async ({ shared, call }) => {
        const body = { name: 'Taken over', entityType: 'PERSON' }
        refuses(await call(`PUT /watchlist/entities/${(await shared(ownThings)).entityId}`, { key, body }), 403)
      },
    ),
    contract(
      'DELETE /watchlist/entities/{id}: 403 for an entity that is not shared with the caller',
      async ({ shared, call }) => {
        refuses(await call(`DELETE /watchlist/entities/${(await shared(ownThings)).entityId}`, { key }), 403)
      },
    ),
    contract('candidates: 403 for an entity that is not shared with the caller', async ({ shared, call }) => {
      const { entityId } = await shared(ownThings)
      const body = { tab: 'historical' }
      refuses(await call(`POST /watchlist/entities/${entityId}/candidates/search`, { key, body }), 403)
    }),
    contract('an entity that is not shared is not found by a search', async ({ shared, call }) => {
      const body = { $filter: { name: (await shared(ownThings)).name } }
      strictEqual(succeeds(await call('POST /watchlist/entities/search', { body })).recordsFiltered, 1)
      strictEqual(succeeds(await call('POST /watchlist/entities/search', { key, body })).recordsFiltered, 0)
    }),
    contract('an entity that is shared with a user of another account is read there', async ({ shared, call }) => {
      const entityId = await shared(sharedEntity)
      strictEqual(succeeds(await call(`GET /watchlist/entities/${entityId}`, { key }))._id, entityId)
    }),
    contract('an entity that is shared with a user of another account is found there', async ({ shared, call }) => {
      const body = { $filter: { _id: await shared(sharedEntity) } }
      strictEqual(asList(succeeds(await call('POST /watchlist/entities/search', { key, body })).records).length, 1)
    }),
    contract(
      'GET /watchlist/cases/{id}: 403 for a case that is not shared with the caller',
      async ({ shared, call }) => {
        refuses(await call(`GET /watchlist/cases/${(await shared(ownThings)).caseId}`, { key }), 403)
      },
    ),
    contract(
      'PUT /watchlist/cases/{id}: 403 for a case that is not shared with the caller',
      async ({ shared, call }) => {
        const body = { status: 'ARCHIVED' }
        refuses(await call(`PUT /watchlist/cases/${(await shared(ownThings)).caseId}`, { key, body }), 403)
      },
    ),
    contract('a case that is not shared is not found by a search', async ({ shared, call }) => {
      const body = { $filter: { watchlistEntityIds: (await shared(ownThings)).entityId } }
      strictEqual(asList(succeeds(await call('POST /watchlist/cases/search', { body })).records).length, 1)
      strictEqual(asList(succeeds(await call('POST /watchlist/cases/search', { key, body })).records).length, 0)
    }),
    contract('a looked-up case of another account does not exist for the caller', async ({ shared, call }) => {
      refuses(await call(`GET /case-lookup/${(await shared(ownThings)).lookupId}`, { key }), 400, 60436)
    }),
    contract('a looked-up case of another account cannot be summarised', async ({ shared, call }) => {
      const body = { searchId: (await shared(ownThings)).lookupId }
      refuses(await call('POST /case-lookup/summarize', { key, body }), 400, 60436)
    }),
    contract('an order of another account cannot be downloaded', async ({ shared, call }) => {
      const body = { searchId: (await shared(ownThings)).lookupId, orderId: 'none' }
      refuses(await call('POST /case-lookup/orders/download', { key, body }), 400, 60436)
    }),
    ...['', '/results', '/download'].map((path) =>
      contract(
        `GET /historical-search/{searchId}${path}: 404 61449 for a search of another account`,
        async ({ shared, call }) => {
          refuses(
            await call(`GET /historical-search/${(await shared(ownThings)).searchId}${path}`, { key }),
            404,
            61449,
          )
        },
      ),
    ),
    contract('a search of another account is in no list of the caller', async ({ shared, call }) => {
      const { searchId } = await shared(ownThings)
      const { searches } = succeeds(await call('GET /historical-search?limit=100', { key }))
      ok(asList(searches).every((search) => search.searchId !== searchId))
    }),
    contract('a candidate of an account where the operator decides cannot be declined: 403', async ({ call }) => {
      const body = { name: 'Saffron Textiles Private Limited', entityType: 'BUSINESS', fetchHistoricalCases: true }
      const options = { key: 'operatorReviewed' } as const
      const { _id } = succeeds(await call('POST /watchlist/entities', { ...options, body }))
      const path = `POST /watchlist/entities/${_id}/candidates/search`
      const search = { ...options, body: { tab: 'historical', $limit: 1 } }
      const { records } = await until(
        async () => succeeds(await call(path, search)),
        ({ recordsFiltered }) => Number(recordsFiltered) > 0,
      )
      refuses(await call(`POST /watchlist/candidates/${asList(records)[0]?._id}/decline`, options), 403)
      succeeds(await call(`DELETE /watchlist/entities/${_id}`, options))
    }),
  ],
}
