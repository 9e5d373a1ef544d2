import { NotCollected } from '../../domain/historical-search/not-collected.ts'
import { HISTORICAL_RETENTION_MS } from '../../domain/retention.ts'
import type { Tx } from '../base/table.ts'
import type { Database } from '../database.ts'
import { chargeHistoricalUnit } from './historical-billing.ts'
import { type CollectionEnd, type HistoricalSearch, isGoingOn } from './historical-searches.ts'

type Parts = Pick<Database, 'transaction' | 'accounts' | 'historicalSearches' | 'usageLedger'>

/**
 * Ends a running collection as COMPLETE. State, bill and event share one transaction, so that a search is billed once
 * and only when its client can read it. A collection without results costs nothing. False if it had ended otherwise; a
 * second call returns the same.
 * @throws NotCollected when its list has not ended
 */
export function completeCollection(db: Parts, searchId: string, now: number): Promise<boolean> {
  return ending(db, searchId, async (search, tx) => {
    if (search.state === 'COMPLETE') return true
    if (isGoingOn(search, now) && !search.ended) throw new NotCollected()
    const { collected } = search.merging
    const isEnded = await end(db, search, { state: 'COMPLETE', collected, failureReason: null }, now, tx)
    if (!isEnded || collected === 0) return isEnded
    const { accountId, apiKeyId } = search
    const billingKey = `search:${searchId}`
    await chargeHistoricalUnit(db, { accountId, billingKey, apiKeyId }, tx)
    return true
  })
}

/** Ends a running collection as FAILED: nothing is billed. The caller deletes the collected rows. */
export function failCollection(db: Parts, searchId: string, failureReason: string, now: number): Promise<boolean> {
  return ending(db, searchId, (search, tx) =>
    end(db, search, { state: 'FAILED', collected: 0, failureReason }, now, tx),
  )
}

/**
 * Locks the account before the search, as every writer of both does: events and bills lock the account's row by foreign
 * key, and two transactions that share it and then write to it would deadlock.
 */
async function ending(
  db: Parts,
  searchId: string,
  run: (search: HistoricalSearch, tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  const { accountId } = await db.historicalSearches.get(searchId)
  return db.transaction(async (tx) => {
    await db.accounts.lock(accountId, tx)
    return run(await db.historicalSearches.lock(searchId, tx), tx)
  })
}

async function end(
  db: Parts,
  search: HistoricalSearch,
  ending: Pick<CollectionEnd, 'state' | 'collected' | 'failureReason'>,
  now: number,
  tx: Tx,
): Promise<boolean> {
  if (search.state !== 'RUNNING' || now >= search.expiresAt) return false
  const times = { completedAt: now, expiresAt: now + HISTORICAL_RETENTION_MS }
  await db.historicalSearches.end(search, { ...ending, ...times }, tx)
  return true
}
