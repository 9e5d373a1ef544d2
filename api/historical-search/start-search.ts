import type { QueuedStart } from '../../db/base/outbox.ts'
import type { Tx } from '../../db/base/table.ts'
import type { HistoricalSearch } from '../../db/historical-search/historical-searches.ts'
import type { Account, Caller, Plan } from '../../domain/account/account.ts'
import { HOUR_MS, indianDay } from '../../domain/dates.ts'
import { filterProblems } from '../../domain/historical-search/filters.ts'
import { beginMerging } from '../../domain/historical-search/merge.ts'
import { isPageReady } from '../../domain/historical-search/pages.ts'
import type { SearchCriteria } from '../../domain/historical-search/search.ts'
import { ORDER_OF_ASKING } from '../../domain/order-of-asking.ts'
import { HISTORICAL_RETENTION_MS } from '../../domain/retention.ts'
import { PAGE_WAIT_MS } from '../../domain/service-limits.ts'
import type { Provider } from '../../domain/source.ts'
import { searchingProviders } from '../../platform/configuration.ts'
import { startHistoricalCollection } from '../../workflows/historical-search/historical-collection.messages.ts'
import { refuse, refuseForNow } from '../errors/refusal.ts'
import { dispatch } from '../http/dispatch.ts'
import { endpoint, reply } from '../http/endpoint.ts'
import type { Repeatable } from '../http/repeatable.ts'
import type { Services } from '../http/services.ts'
import { requireBudget } from '../http/spending-budgets.ts'
import { assemblePage, deliverPage, progressOf, requireAllowance } from './deliver-page.ts'
import { referenceOfKey } from './key-reference.ts'
import { presentSearch, ResultsPage, SearchRecord } from './present-search.ts'
import { criteriaOf, hashOfRequest, REFERENCE_VALID_MS, SearchRequest } from './search-request.ts'

/** How many ASYNC searches of one account may collect at once (Specification, "Limits": concurrent ASYNC searches). */
export const MAX_COLLECTIONS = 3

/** When to retry for a free collection slot: a collection seldom takes longer. */
const RETRY_COLLECTION_SECONDS = 30

/**
 * `POST /historical-search`: searches a company's cases. SYNC returns the first page; ASYNC returns at once and
 * collects all cases in the background. The same request with the same `clientReference` joins the search it started.
 */
export const startSearch = endpoint({
  method: 'POST',
  path: '/historical-search',
  summary: 'Search the court-case history of a company',
  weight: 1,
  extraLimit: ({ accountId, plan }) => ({
    bucket: `historical:${accountId}`,
    requestsPerMinute: plan.historicalStartsPerMinute,
  }),
  product: 'HISTORICAL_SEARCH',
  permission: 'historicalSearch.write',
  body: SearchRequest,
  returns:
    'The search. A SYNC search (200) includes its first page of results. An ASYNC search (202) is running and has no results yet.',
  replies: { 200: ResultsPage, 202: SearchRecord },
  takesIdempotencyKey: true,
  errors: [
    'PERSON_SEARCH_NOT_SUPPORTED',
    'FILTERS_NOT_VALID',
    'ALLOWANCE_USED_UP',
    'NO_SOURCE_ENABLED',
    'ASYNC_NOT_IN_PLAN',
    'TOO_MANY_REQUESTS',
    'TOO_MANY_COLLECTIONS',
    'PAGE_NOT_ASSEMBLED',
    'BUDGET_USED_UP',
  ],
  async handle({ body: written, caller, requestId, takeKey, idempotencyId }, services) {
    const startedAt = Date.now()
    const clientReference = written.clientReference ?? (idempotencyId && referenceOfKey(idempotencyId))
    const body = { ...written, clientReference }
    if (body.entityType === 'PERSON') throw refuse('PERSON_SEARCH_NOT_SUPPORTED')
    const criteria = criteriaOf(body)
    const issues = filterProblems(criteria.filters, Number(indianDay(startedAt).slice(0, 4)))
    if (issues.length > 0) throw refuse('FILTERS_NOT_VALID', { issues })

    const { search, collection } = await accept(services, {
      caller,
      request: body,
      criteria,
      requestId,
      now: startedAt,
      takeKey,
    })
    if (body.mode === 'ASYNC') {
      if (collection) await dispatch(services, collection)
      return reply(202, presentSearch(search, Date.now()))
    }
    const assembled = await firstPage(services, search, requestId, startedAt + PAGE_WAIT_MS)
    const [page] = await Promise.all([deliverPage(services, caller, assembled, 1), release(services, search)])
    return page
  },
})

/** A search that was accepted now or before, with the queued collection of a new ASYNC search. */
interface Accepted {
  search: HistoricalSearch
  collection?: QueuedStart
}

/** A request to start a search, with the values derived from it. */
interface Start {
  caller: Caller
  request: SearchRequest
  criteria: SearchCriteria
  requestId: string
  now: number
  takeKey: Repeatable['takeKey']
}

/**
 * Stores the search and the queued start of its collection in one transaction, which also counts the account's limits.
 */
function accept(services: Services, start: Start): Promise<Accepted> {
  const { db, configuration } = services
  const { caller, request, criteria, requestId, takeKey } = start
  const requestHash = hashOfRequest(request, criteria)
  return db.transaction(async (tx) => {
    const account = await db.accounts.lock(caller.accountId, tx)
    await takeKey(tx)
    const before = await findBefore(services, start, requestHash, tx)
    const search = before ?? (await create(services, start, account, requestHash, tx))
    if (search.mode === 'SYNC' || before) return { search }
    const collection = startHistoricalCollection({
      accountId: search.accountId,
      searchId: search.searchId,
      requestId,
      cap: search.merging.cap,
      patienceMs: configuration.HISTORICAL_SOURCE_PATIENCE_SECONDS * 1000,
    })
    return { search, collection: await db.outbox.enqueue(collection, tx) }
  })
}

/** Returns the search that the same request started under the same reference, while that is valid. */
async function findBefore(
  { db }: Services,
  { caller: { accountId }, request: { clientReference }, now }: Start,
  requestHash: Buffer,
  tx: Tx,
): Promise<HistoricalSearch | undefined> {
  if (clientReference === undefined) return undefined
  const since = now - REFERENCE_VALID_MS
  const before = await db.historicalSearches.findByReference(accountId, clientReference, since, tx)
  if (before && !before.requestHash.equals(requestHash)) {
    const message = `This reference was already used for a different request within the last ${REFERENCE_VALID_MS / HOUR_MS} hours.`
    throw refuse('MALFORMED', { issues: [{ path: 'clientReference', message }] })
  }
  return before
}

/** Creates a search after all checks of the plan. */
async function create(
  services: Services,
  start: Start,
  account: Account,
  requestHash: Buffer,
  tx: Tx,
): Promise<HistoricalSearch> {
  const { caller, request, criteria } = start
  const { accountId, keyId, plan } = caller
  const { mode, clientReference } = request
  const { historicalSearches } = services.db
  const sources = sourcesOf(services, plan)
  if (sources.length === 0) throw refuse('NO_SOURCE_ENABLED')
  if (mode === 'ASYNC' && !plan.asyncSearches && plan.historicalBilling !== 'PER_SEARCH')
    throw refuse('ASYNC_NOT_IN_PLAN')
  const running = await requireAllowance(services, caller, account, tx)
  if (mode === 'ASYNC' && running >= MAX_COLLECTIONS)
    throw refuseForNow('TOO_MANY_COLLECTIONS', RETRY_COLLECTION_SECONDS)
  await requireBudget(services, caller, 'COURT_DATA', tx)
  // Taken together with the id, by which searches are listed, as the transaction may have waited for a lock.
  const createdAt = Date.now()
  const search = {
    accountId,
    apiKeyId: keyId,
    mode,
    criteria,
    clientReference: clientReference ?? null,
    requestHash,
    billing: plan.historicalBilling,
    merging: beginMerging(sources, plan.resultsPerSearch),
    claimedUntil: mode === 'SYNC' ? createdAt + PAGE_WAIT_MS : null,
    createdAt,
    expiresAt: createdAt + HISTORICAL_RETENTION_MS,
  }
  return historicalSearches.create(search, tx)
}

function sourcesOf({ configuration }: Services, plan: Plan): Provider[] {
  const enabled = searchingProviders(configuration)
  return ORDER_OF_ASKING.historicalSearch.filter((source) => enabled.includes(source) && plan.sources.includes(source))
}

/**
 * Assembles the first page. It is not queued: a client that is refused retries by its reference or by the search's id,
 * and a page that is never requested again costs nothing.
 */
async function firstPage(
  services: Services,
  search: HistoricalSearch,
  requestId: string,
  until: number,
): Promise<HistoricalSearch> {
  if (isPageReady(1, progressOf(search))) return search
  try {
    return await assemblePage(services, search, 1, requestId, until)
  } catch (error) {
    await release(services, search)
    throw error
  }
}

/** Releases the claim that the search was created with, so that its next page can be requested. */
function release({ db }: Services, { searchId, createdAt }: HistoricalSearch): Promise<void> {
  return db.historicalSearches.release(searchId, createdAt + PAGE_WAIT_MS)
}
