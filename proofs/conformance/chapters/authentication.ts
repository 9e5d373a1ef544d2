import { ok } from 'node:assert/strict'
import { ENDPOINTS, withKey } from '../endpoints.ts'
import { refuses, succeeds, unique } from '../expect.ts'
import { type Chapter, contract, smoke } from '../title.ts'

/** A long key in the right alphabet. */
const NEVER_ISSUED = 'cpk_live_1111111111111111111111111111'

export const authentication: Chapter = {
  name: 'Authentication and plans',
  titles: [
    ...ENDPOINTS.map((endpoint) =>
      smoke(`${endpoint.request}: 401 without a key`, async ({ call }) => {
        refuses(await call(endpoint.request, withKey(endpoint, null)), 401)
      }),
    ),
    smoke('a key that was never issued gets 401', async ({ call }) => {
      refuses(await call('GET /historical-search', { keyText: NEVER_ISSUED }), 401)
    }),
    smoke('a text that is no key gets 401', async ({ call }) => {
      refuses(await call('GET /historical-search', { keyText: 'not a key' }), 401)
    }),
    smoke('a key in another header is no key', async ({ call }) => {
      const headers = { Authorization: `Bearer ${NEVER_ISSUED}` }
      refuses(await call('GET /historical-search', { key: null, headers }), 401)
    }),
    ...ENDPOINTS.filter(({ writes }) => writes).map((endpoint) =>
      smoke(`${endpoint.request}: 403 for a key that may only read`, async ({ call }) => {
        refuses(await call(endpoint.request, withKey(endpoint, 'reader')), 403)
      }),
    ),
    ...ENDPOINTS.filter(({ writes }) => !writes).map((endpoint) =>
      smoke(`${endpoint.request}: a key that may only read is let in`, async ({ call }) => {
        const { status } = await call(endpoint.request, withKey(endpoint, 'reader'))
        ok(status !== 401 && status !== 403, `the status is ${status}`)
      }),
    ),
    ...ENDPOINTS.map((endpoint) =>
      smoke(
        `${endpoint.request}: 403 PRODUCT_NOT_IN_PLAN 61470 for a plan without ${endpoint.product}`,
        async ({ call }) => {
          refuses(await call(endpoint.request, withKey(endpoint, 'noProducts')), 403, 61470)
        },
      ),
    ),
    contract('all keys of an account see what one of them made', async ({ call, afterwards }) => {
      const body = { name: `Conformance ${unique()}`, entityType: 'PERSON' }
      const { _id } = succeeds(await call('POST /watchlist/entities', { body }))
      afterwards(`DELETE /watchlist/entities/${_id}`)
      succeeds(await call(`GET /watchlist/entities/${_id}`, { key: 'reader' }))
    }),
  ],
}
