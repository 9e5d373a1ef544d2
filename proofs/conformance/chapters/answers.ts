import { ok, strictEqual } from 'node:assert/strict'
import { refuses, succeeds } from '../expect.ts'
import { type Chapter, smoke } from '../title.ts'

/** The common rules of all answers. */
export const answers: Chapter = {
  name: 'Answers and their headers',
  titles: [
    smoke('a success is JSON', async ({ call }) => {
      const answer = await call('GET /historical-search?limit=1')
      succeeds(answer)
      ok(answer.headers.get('content-type')?.startsWith('application/json'), 'its content type is another')
    }),
    smoke('a refusal is JSON', async ({ call }) => {
      const answer = await call('GET /watchlist/cases/none')
      refuses(answer, 400)
      ok(answer.headers.get('content-type')?.startsWith('application/json'), 'its content type is another')
    }),
    smoke(
      'a refusal has its status, a code, a message and `appError`, at most `details` beside, and nothing else',
      async ({ call }) => {
        refuses(await call('GET /watchlist/cases/none'), 400, 60401)
      },
    ),
    smoke('a path that does not exist is refused in the same shape', async ({ call }) => {
      refuses(await call('GET /no-such-path'), 404)
    }),
    smoke('a method that a path does not have is refused in the same shape', async ({ call }) => {
      refuses(await call('DELETE /case-lookup/case-types'), 405)
    }),
    smoke('a body that breaks off is refused with 60001', async ({ call }) => {
      refuses(await call('POST /watchlist/entities/search', { body: '{"$limit": ' }), 400, 60001)
    }),
    smoke('a body of another content type is refused', async ({ call }) => {
      const headers = { 'Content-Type': 'text/plain' }
      refuses(await call('POST /watchlist/entities/search', { body: 'limit=1', headers }), 415)
    }),
    smoke('a field that a request does not have is refused with 60001', async ({ call }) => {
      refuses(await call('POST /watchlist/entities/search', { body: { surelyNot: 1 } }), 400, 60001)
    }),
    ...(['GET /historical-search?limit=1', 'GET /watchlist/cases/none', 'GET /no-such-path'] as const).map((request) =>
      smoke(`${request}: the answer has a request id of its own`, async ({ call }) => {
        const ids = [await call(request), await call(request)].map(({ headers }) => headers.get('x-request-id'))
        ok(ids[0] && ids[1], '`X-Request-Id` is missing')
        ok(ids[0] !== ids[1], 'two answers have the same id')
      }),
    ),
    ...(['GET /historical-search?limit=1', 'GET /case-lookup/none', 'GET /watchlist/cases/none'] as const).map(
      (request) =>
        smoke(`${request}: no cache may keep the answer`, async ({ call }) => {
          strictEqual((await call(request)).headers.get('cache-control'), 'no-store')
        }),
    ),
    smoke('a browser may not guess the type of an answer', async ({ call }) => {
      strictEqual((await call('GET /watchlist/cases/none')).headers.get('x-content-type-options'), 'nosniff')
    }),
  ],
}
