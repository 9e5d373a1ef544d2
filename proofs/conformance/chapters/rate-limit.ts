import { ok, strictEqual } from 'node:assert/strict'
import type { Answer } from '../call.ts'
import { ENDPOINTS, withKey } from '../endpoints.ts'
import { refuses } from '../expect.ts'
import { type Chapter, type Conversation, contract, smoke } from '../title.ts'

const HEADERS = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']
const WINDOW_SECONDS = 60
/** The most requests that this title sends to exceed a plan's requests per minute. */
const MOST_REQUESTS = 1_000
/** The minute may end while its requests are sent, and on a busy machine the next one too. */
const MINUTES = 3
const DOWNLOAD = { searchId: 'none', orderId: 'none' }

export const rateLimit: Chapter = {
  name: 'Rate limit',
  titles: [
    ...HEADERS.flatMap((name) => [
      smoke(`a success has ${name}, a whole number`, async ({ call }) =>
        isWhole(await call('GET /historical-search?limit=1'), name),
      ),
      smoke(`a refusal has ${name}, a whole number`, async ({ call }) =>
        isWhole(await call('GET /watchlist/cases/none'), name),
      ),
      smoke(`an answer to a request without a key has ${name}, a whole number`, async ({ call }) =>
        isWhole(await call('GET /historical-search', { key: null }), name),
      ),
    ]),
    smoke('no more remains than the limit', async ({ call }) => {
      const answer = await call('GET /historical-search?limit=1')
      ok(numberIn(answer, 'X-RateLimit-Remaining') < numberIn(answer, 'X-RateLimit-Limit'))
    }),
    smoke('all keys of an account have the same limit', async ({ call }) => {
      const answers = [await call('GET /historical-search'), await call('GET /historical-search', { key: 'reader' })]
      const [first, second] = answers.map((answer) => numberIn(answer, 'X-RateLimit-Limit'))
      strictEqual(first, second)
    }),
    {
      ...contract('a request with one key of an account counts for its other keys', async ({ call }) => {
        const taken = await takenBy(
          () => call('GET /historical-search?limit=1'),
          () => call('GET /historical-search?limit=1', { key: 'reader' }),
        )
        strictEqual(taken, 1)
      }),
      alone: true,
    },
    ...ENDPOINTS.filter(({ request }) => request !== 'POST /historical-search').map((endpoint) => ({
      ...contract(`${endpoint.request}: counts ${endpoint.weight}`, async ({ call }: Conversation) => {
        const taken = await takenBy(
          () => call('GET /historical-search/none', { key: 'noProducts' }),
          () => call(endpoint.request, withKey(endpoint, 'noProducts')),
        )
        strictEqual(taken, endpoint.weight, `it took ${taken}`)
      }),
      alone: true as const,
    })),
    {
      ...contract(
        'over the limit: 429 61457 with `Retry-After` in seconds, until the minute has ended',
        async ({ call }) => {
          const { headers } = await call('GET /historical-search?limit=1', { key: 'outsider' })
          const limit = Number(headers.get('x-ratelimit-limit'))
          ok(limit <= MOST_REQUESTS, `the limit of ${limit} requests a minute is more than this title sends`)
          let answer: Answer | undefined
          for (let sent = 0; sent <= limit * MINUTES && answer?.status !== 429; sent += 10)
            answer = await call('POST /case-lookup/orders/download', {
              key: 'outsider',
              body: DOWNLOAD,
              takesRateLimit: true,
            })
          ok(answer, 'the limit is 0')
          refuses(answer, 429, 61457)
          const seconds = Number(answer.headers.get('retry-after'))
          ok(Number.isInteger(seconds) && seconds >= 1 && seconds <= WINDOW_SECONDS, `\`Retry-After\` is ${seconds}`)
          for (const name of HEADERS) isWhole(answer, name)
        },
      ),
      alone: true,
      destructive: true,
    },
  ],
}

function isWhole(answer: Answer, name: string): void {
  const value = answer.headers.get(name)
  ok(value !== null && /^\d+$/.test(value), `\`${name}\` is ${value}`)
}

function numberIn({ headers }: Answer, name: string): number {
  return Number(headers.get(name))
}

/** How much of the limit the second request took. When a minute ended between the two, both are sent again, once. */
async function takenBy(first: () => Promise<Answer>, second: () => Promise<Answer>, again = true): Promise<number> {
  const before = numberIn(await first(), 'X-RateLimit-Remaining')
  const taken = before - numberIn(await second(), 'X-RateLimit-Remaining')
  return taken < 0 && again ? takenBy(first, second, false) : taken
}
