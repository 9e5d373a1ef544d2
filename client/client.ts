import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './api.ts'
import { CourtPulseError } from './error.ts'
import { type RetrySettings, retrying } from './retrying.ts'
import { type WaitSettings, waitFor } from './wait-for.ts'

export interface CourtPulseSettings extends RetrySettings {
  /** Ends in `/v1`. */
  baseUrl: string
  apiKey: string
}

/** What a GET of this path answers with. */
type Read<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Answer } } } }
}
  ? Answer
  : never

export type Summary = Read<'/case-lookup/summarize/{id}'>
export type LogEvent = Read<'/events'>['events'][number]
export type Import = Read<'/watchlist/imports/{id}'>
export type Export = Read<'/watchlist/exports/{id}'>
export type HistoricalSearch = Read<'/historical-search/{searchId}'>
export type HistoricalResult = Read<'/historical-search/{searchId}/results'>['results'][number]

/** The paths of lists, which answer page by page. */
export type ListPath = {
  [Path in keyof paths]: Read<Path> extends { nextCursor: string | null } ? Path : never
}[keyof paths]

/** An item of the one list in an answer. */
export type ItemOf<Path extends ListPath> = {
  [Field in keyof Read<Path>]: Read<Path>[Field] extends (infer Item)[] ? Item : never
}[keyof Read<Path>]

type ParametersOf<Path extends ListPath> = paths[Path] extends { get: { parameters: infer Parameters } }
  ? Parameters
  : never

/** What a list takes beside the cursor, which the iteration itself sends: ids in its path, filters, the size of a page. */
export interface ListParameters<Path extends ListPath> {
  path?: ParametersOf<Path> extends { path: infer Ids } ? Ids : undefined
  query?: ParametersOf<Path> extends { query?: infer Query } ? Omit<NonNullable<Query>, 'cursor'> : undefined
}

/** A page of any list. */
interface Page {
  nextCursor: string | null
  hasMore?: boolean
}

export interface CourtPulse {
  /** Every endpoint with the types of its OpenAPI document: `api.POST('/case-lookup', { body })`. */
  api: Client<paths>
  /**
   * Waits for a call of `api` and gives its answer.
   * @throws CourtPulseError when the service refused it
   */
  answerOf<Data>(call: Promise<{ data?: Data; error?: unknown; response: Response }>): Promise<Data>
  /** Waits until a summary is COMPLETE or FAILED. */
  waitForSummary(summaryId: string, settings?: WaitSettings): Promise<Summary>
  /** Waits until an asynchronous historical search is COMPLETE or FAILED. */
  waitForHistoricalSearch(searchId: string, settings?: WaitSettings): Promise<HistoricalSearch>
  /** Waits until every row of an import has its outcome. */
  waitForImport(importId: string, settings?: WaitSettings): Promise<Import>
  /** Waits until the file of an export is there. */
  waitForExport(exportId: string, settings?: WaitSettings): Promise<Export>
  /** Every item of a list, each once, to its end. A page is read when its first item is asked for. */
  list<Path extends ListPath>(path: Path, parameters?: ListParameters<Path>): AsyncGenerator<ItemOf<Path>>
  /** Every case of a historical search, each once, page after page as they are asked for. */
  historicalResults(searchId: string): AsyncGenerator<HistoricalResult>
  /** Every event after the cursor (the id of the last one you know), to the newest one there is. */
  events(range?: { cursor?: string; types?: LogEvent['type'][] }): AsyncGenerator<LogEvent>
}

/** A client of the service. Calls that the service puts off are sent again when it says so. */
export function createCourtPulse({ baseUrl, apiKey, ...retries }: CourtPulseSettings): CourtPulse {
  const headers = { 'X-Service-Api-Key': apiKey }
  const api = createClient<paths>({ baseUrl, headers, fetch: retrying(retries) })

  async function answerOf<Data>(call: Promise<{ data?: Data; error?: unknown; response: Response }>): Promise<Data> {
    const { data, error, response } = await call
    if (!response.ok || data === undefined) throw new CourtPulseError(response, error)
    return data
  }

  // Its types know each path by itself, and the iteration works on all lists alike.
  const getList = api.GET as (
    path: string,
    init: object,
  ) => Promise<{ data?: Page; error?: unknown; response: Response }>

  return {
    api,
    answerOf,
    waitForSummary: (id, settings) =>
      waitFor(
        () => answerOf(api.GET('/case-lookup/summarize/{id}', { params: { path: { id } } })),
        ({ status }) => status !== 'PENDING',
        settings,
      ),
    waitForHistoricalSearch: (id, settings) =>
      waitFor(
        () => answerOf(api.GET('/historical-search/{searchId}', { params: { path: { searchId: id } } })),
        ({ status }) => status !== 'RUNNING',
        settings,
      ),
    waitForImport: (id, settings) =>
      waitFor(
        () => answerOf(api.GET('/watchlist/imports/{id}', { params: { path: { id } } })),
        ({ status }) => status !== 'RUNNING',
        settings,
      ),
    waitForExport: (id, settings) =>
      waitFor(
        () => answerOf(api.GET('/watchlist/exports/{id}', { params: { path: { id } } })),
        ({ status }) => status !== 'RUNNING',
        settings,
      ),
    async *list(path, { path: ids, query } = {}) {
      for (let cursor: string | null = ''; cursor !== null; ) {
        const params = { path: ids, query: { ...query, ...(cursor && { cursor }) } }
        const page: Page = await answerOf(getList(path, { params }))
        // A page holds one list.
        for (const part of Object.values(page)) if (Array.isArray(part)) yield* part
        // The event log leads on from its end, too: to what has not happened yet.
        cursor = page.hasMore === false ? null : page.nextCursor
      }
    },
    async *historicalResults(searchId) {
      for (let pageToken: string | null | undefined; pageToken !== null; ) {
        const query = pageToken ? { pageToken } : {}
        const path = '/historical-search/{searchId}/results'
        const page: Read<typeof path> = await answerOf(api.GET(path, { params: { path: { searchId }, query } }))
        yield* page.results
        pageToken = page.nextPageToken
      }
    },
    async *events({ cursor, types } = {}) {
      for (let after = cursor, hasMore = true; hasMore; ) {
        const query = { ...(after ? { cursor: after } : {}), ...(types ? { types: types.join(',') } : {}), limit: 100 }
        const page = await answerOf(api.GET('/events', { params: { query } }))
        yield* page.events
        after = page.nextCursor ?? undefined
        hasMore = page.hasMore
      }
    },
  }
}
