import type { Tx } from '../../db/base/table.ts'
import { chargeHistoricalUnit } from '../../db/historical-search/historical-billing.ts'
import type { HistoricalSearch } from '../../db/historical-search/historical-searches.ts'
import type { Account, Caller } from '../../domain/account/account.ts'
import { pageToken } from '../../domain/historical-search/page-token.ts'
import { HISTORICAL_PAGE_SIZE, isLastPage, isPageReady, positionsOf } from '../../domain/historical-search/pages.ts'
import { progressOfSearch } from '../../domain/historical-search/progress.ts'
import { startHistoricalPage } from '../../workflows/historical-search/historical-page.messages.ts'
import { refuse, refuseForNow } from '../errors/refusal.ts'
import { PART_DOWN_RETRY_SECONDS } from '../http/answer-errors.ts'
import { dispatchAndWait, isWorkUnavailable } from '../http/dispatch-and-wait.ts'
import { reply } from '../http/endpoint.ts'
import type { Services } from '../http/services.ts'
import { requireOwnerBudget } from '../http/spending-budgets.ts'
import { requireReadable } from './find-search.ts'
import { presentSearch } from './present-search.ts'

/** When to retry for a page that is being assembled, and for one that no source can answer. */
const RETRY_WHILE_ASSEMBLING_SECONDS = 5
const RETRY_WHEN_DOWN_SECONDS = 30

/**
 * Waits until a page is assembled and returns the search as it is then. Refuses with 503 61452 when it is not assembled
 * by `until` (epoch ms) or no source can answer, with 503 60503 when Temporal or its workers are down, and with 410
 * 61450 when it expired in the meantime. Each 503 explains how to continue the search.
 */
export async function assemblePage(
  services: Services,
  { searchId, accountId, merging }: HistoricalSearch,
  page: number,
  requestId: string,
  until: number,
): Promise<HistoricalSearch> {
  // A page that is stored but not merged yet is found when it is to be read.
  const progress = progressOfSearch(merging, false)
  const start = startHistoricalPage({ accountId, searchId, page, requestId, standing: progress })
  const waited = await dispatchAndWait<number>(services, start, until - Date.now()).catch((error: unknown) => {
    if (!isWorkUnavailable(error)) throw error
    throw refuseForNow('UNAVAILABLE', PART_DOWN_RETRY_SECONDS, waysOn(services, { searchId, merging }, page))
  })
  const search = await services.db.historicalSearches.find(accountId, searchId)
  if (!search) throw new Error('the historical search was deleted while one of its pages was assembled')
  requireReadable(search, Date.now())
  if (waited.kind === 'done' && isPageReady(page, progressOf(search))) return search
  if (waited.kind === 'failed') await requireOwnerBudget(services, accountId, 'COURT_DATA')
  const seconds = waited.kind === 'failed' ? RETRY_WHEN_DOWN_SECONDS : RETRY_WHILE_ASSEMBLING_SECONDS
  throw refuseForNow('PAGE_NOT_ASSEMBLED', seconds, waysOn(services, search, page))
}

/** Returns what a client needs to continue a search whose page it could not get. */
function waysOn(
  { configuration }: Services,
  { searchId, merging }: Pick<HistoricalSearch, 'searchId' | 'merging'>,
  page: number,
) {
  const held = merging.collected - positionsOf(page).from
  return {
    searchId,
    nextPageToken: pageToken(configuration.SIGNING_SECRET, searchId, page),
    heldForNextPage: Math.max(0, Math.min(HISTORICAL_PAGE_SIZE, held)),
  }
}

/** Returns how much of a search is collected. */
export function progressOf({ merging, ended }: HistoricalSearch): { collected: number; ended: boolean } {
  return { collected: merging.collected, ended }
}

/**
 * Returns an assembled page and charges it on its first delivery. The answer is assembled as text: results are stored
 * as the JSON that clients get, and parsing a hundred of them to write them again would be most of the work.
 */
export async function deliverPage(
  services: Services,
  caller: Caller,
  assembled: HistoricalSearch,
  page: number,
): Promise<object> {
  const { db, configuration } = services
  const { searchId, merging } = assembled
  const { from, to } = positionsOf(page)
  // Read before the charge, because the results are deleted once the search expires.
  const results = await db.historicalResults.readPage(searchId, from, Math.min(to, merging.collected))
  const search = await deliver(services, caller, assembled, page)
  const isLast = isLastPage(page, progressOf(search))
  const nextPageToken = isLast ? null : pageToken(configuration.SIGNING_SECRET, searchId, page + 1)
  const head = JSON.stringify({ ...presentSearch(search, Date.now()), pageSize: HISTORICAL_PAGE_SIZE, nextPageToken })
  return reply(200, Buffer.from(`${head.slice(0, -1)},"results":[${results}]}`), {
    'Content-Type': 'application/json; charset=utf-8',
  })
}

/**
 * Returns whether reading this page would cost a unit under the plan the search began with. An empty page costs none.
 */
export function isChargeable(search: HistoricalSearch, page: number): boolean {
  const { mode, billing, delivered, merging } = search
  const { from } = positionsOf(page)
  const isEmpty = isPageReady(page, progressOf(search)) && merging.collected <= from
  if (mode === 'ASYNC' || delivered > from || isEmpty) return false
  return billing === 'PER_PAGE' || delivered === 0
}

/**
 * Refuses with 402 61455 when the account has used up its plan's allowance. Every running collection counts, because it
 * will cost a unit when it completes. Returns the number of running collections.
 */
export async function requireAllowance(
  { db }: Services,
  { plan }: Caller,
  { id, historicalUnits }: Account,
  tx?: Tx,
): Promise<number> {
  const running = await db.historicalSearches.countRunning(id, Date.now(), tx)
  if (historicalUnits + running >= plan.historicalAllowance) throw refuse('ALLOWANCE_USED_UP')
  return running
}

/**
 * Records a page's delivery; a page that was delivered before is free and changes nothing. Refuses with 410 61450 when
 * the search has expired in the meantime.
 */
async function deliver(
  services: Services,
  caller: Caller,
  search: HistoricalSearch,
  page: number,
): Promise<HistoricalSearch> {
  const { db } = services
  const { searchId, mode, state } = search
  const upTo = Math.min(positionsOf(page).to, search.merging.collected)
  const isLast = isLastPage(page, progressOf(search))
  const isNew = upTo > search.delivered || (isLast && state === 'ACTIVE')
  requireReadable(search, Date.now())
  if (mode === 'ASYNC' || !isNew) return search
  return db.transaction(async (tx) => {
    const account = await db.accounts.lock(search.accountId, tx)
    const locked = await db.historicalSearches.lock(searchId, tx)
    requireReadable(locked, Date.now())
    if (upTo > locked.delivered && isChargeable(locked, page)) await charge(services, caller, account, locked, page, tx)
    const delivered = Math.max(upTo, locked.delivered)
    const isComplete = isLast || locked.state === 'COMPLETE'
    await db.historicalSearches.deliver(searchId, delivered, isComplete, tx)
    return { ...locked, delivered, state: isComplete ? 'COMPLETE' : locked.state }
  })
}

async function charge(
  services: Services,
  caller: Caller,
  account: Account,
  search: HistoricalSearch,
  page: number,
  tx: Tx,
): Promise<void> {
  await requireAllowance(services, caller, account, tx)
  const { searchId, accountId, billing } = search
  const billingKey = billing === 'PER_PAGE' ? `page:${searchId}:${page}` : `search:${searchId}`
  await chargeHistoricalUnit(services.db, { accountId, billingKey, apiKeyId: caller.keyId }, tx)
}
