import { ok } from 'node:assert/strict'
import type { Answer, Body, KeyName } from './call.ts'
import { asList, refuses, succeeds, unique, until } from './expect.ts'
import { type Conversation, contract, type Title } from './title.ts'

/** Companies of the sandbox whose cases are counted. */
export const SAFFRON = { name: 'Saffron Textiles Private Limited' }
export const KAVERI = { name: 'Kaveri Logistics Limited' }
export const NONE_AT_ALL = { name: 'Nilgiri Agro Foods Limited' }
export const ONE_SOURCE_DOWN = { name: 'Malabar Shipping Company Limited' }
export const ALL_SOURCES_DOWN = { name: 'Vindhya Cement Works Limited' }
const MANY_PARTIES = { name: 'Godavari Infra Projects Limited' }
/**
 * 130 cases: number i is filed in 2015 + (i mod 10) and pending when i is odd; the company is petitioner up to 50,
 * respondent up to 120, then both.
 */
export const BY_PLAN = { name: 'Aravalli Steel Tubes Limited' }
export const SLOW_AT_FIRST = { name: 'Konkan Chemicals Limited' }
/** Has more cases than the demonstration's plan allows in one search. */
export const OVER_THE_CAP = { name: 'Deccan Ferro Alloys Limited' }

export function start({ call }: Conversation, body: object, key: KeyName = 'owner'): Promise<Answer> {
  return call('POST /historical-search', { key, body })
}

/** A busy service may answer that it needs longer; the search is then repeated once, as that answer says. */
export async function search(conversation: Conversation, body: object): Promise<Body> {
  const answer = await start(conversation, body)
  return succeeds(answer.status === 503 ? await start(conversation, body) : answer)
}

export function read({ call }: Conversation, searchId: unknown, pageToken?: unknown): Promise<Answer> {
  return call(`GET /historical-search/${searchId}/results${pageToken === undefined ? '' : `?pageToken=${pageToken}`}`)
}

/** All pages of a search of 275 cases: the first of the start, the others read by token. */
export async function allPages(conversation: Conversation): Promise<Body[]> {
  const pages = [await search(conversation, SAFFRON)]
  for (let token = pages[0]?.nextPageToken; token !== null; token = pages.at(-1)?.nextPageToken) {
    pages.push(succeeds(await read(conversation, pages[0]?.searchId, token)))
    ok(pages.length < 10, 'the pages do not end')
  }
  return pages
}

export async function allResults({ shared }: Conversation): Promise<Body[]> {
  return (await shared(allPages)).flatMap(({ results }) => asList(results))
}

async function oneOfEach({ shared, call }: Conversation): Promise<Body[]> {
  const [page] = await shared(allPages)
  const { searchId } = await shared(collected)
  return [
    succeeds(await call(`GET /historical-search/${page?.searchId}`)),
    succeeds(await call(`GET /historical-search/${searchId}`)),
  ]
}

export async function syncRecord({ shared }: Conversation): Promise<Body[]> {
  return (await shared(oneOfEach)).slice(0, 1)
}

export async function asyncRecord({ shared }: Conversation): Promise<Body[]> {
  return (await shared(oneOfEach)).slice(1)
}

export async function withManyParties(conversation: Conversation): Promise<Body[]> {
  return asList((await search(conversation, MANY_PARTIES)).results)
}

export async function begun(conversation: Conversation): Promise<Body> {
  return succeeds(await start(conversation, { ...KAVERI, mode: 'ASYNC' }), 202)
}

export async function collected(conversation: Conversation): Promise<Body> {
  const { searchId } = await conversation.shared(begun)
  const status = async () => succeeds(await conversation.call(`GET /historical-search/${searchId}`))
  return until(status, (record) => record.status !== 'RUNNING')
}

/** A new search that takes at least some seconds; cancelled after the run. */
export async function running(conversation: Conversation): Promise<Body> {
  const record = succeeds(await start(conversation, { ...SLOW_AT_FIRST, mode: 'ASYNC' }), 202)
  conversation.afterwards(`DELETE /historical-search/${record.searchId}`)
  return record
}

export async function repeated(conversation: Conversation) {
  const body = { ...KAVERI, clientReference: `conformance-${unique()}` }
  return { body, first: await search(conversation, body), second: await search(conversation, body) }
}

export async function planned(conversation: Conversation): Promise<Body[]> {
  return asList(
    (await search(conversation, { ...BY_PLAN, filters: { fromYear: 2018, toYear: 2019, caseStatus: 'PENDING' } }))
      .results,
  )
}

export function refusesStart(rule: string, code: number, status: number, body: object, key: KeyName = 'owner'): Title {
  return contract(`POST /historical-search: ${status} ${code} ${rule}`, async (conversation) => {
    refuses(await start(conversation, body, key), status, code)
  })
}
