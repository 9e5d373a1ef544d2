import { createKeyedLimiter } from '../../domain/keyed-limiter.ts'
import { refuseForNow } from '../errors/refusal.ts'

/** Runs a request of an account, unless the maximum of concurrent requests is reached: 429 60444. */
export type LimitConcurrency = <Result>(accountId: string, run: () => Promise<Result>) => Promise<Result>

/**
 * Concurrent requests of one account in one process: twice the slow requests of a minute on the default plan (30
 * lookups, 60 searches). It bounds only what they hold, such as a body or a position in the database's queue.
 */
export const REQUESTS_AT_ONCE = 200
/**
 * Concurrent requests of one account that resolve names, per process: some more than an account's maximum of webhooks.
 * If the name servers stay silent, all of them end at the same moment and fill the queue for the database.
 */
export const NAMES_AT_ONCE = 25
/** Slots become free all the time. */
const RETRY_AFTER_SECONDS = 1

/** Counts running requests by account. */
export function createConcurrencyLimit(most: number): LimitConcurrency {
  const running = new Map<string, number>()
  return async function limitRequests(accountId, run) {
    const atOnce = running.get(accountId) ?? 0
    if (atOnce >= most) throw refuseForNow('TOO_MANY_AT_ONCE', RETRY_AFTER_SECONDS)
    running.set(accountId, atOnce + 1)
    try {
      return await run()
    } finally {
      const left = (running.get(accountId) ?? 1) - 1
      if (left > 0) running.set(accountId, left)
      else running.delete(accountId)
    }
  }
}

/**
 * Concurrent requests of an account that scan all its records; the others wait in a separate queue. A few such requests
 * occupy the whole database, whose ten connections everyone else needs too.
 */
const SEARCHES_AT_ONCE = 2

/**
 * Runs a search of an account when a slot is free. `asked` is everything that its answer depends on besides the
 * account's data.
 */
export type QueueSearch = <Result>(accountId: string, asked: string, run: () => Promise<Result>) => Promise<Result>

/**
 * Runs the searches of each account two at a time, in order of arrival. A search equal to one that still waits shares
 * its answer: that one begins after both were requested, so the data is no older than with a separate search.
 */
export function createSearchQueue(): QueueSearch {
  const limit = createKeyedLimiter()
  /** The answers of searches that have not begun, by account and request. */
  const waiting = new Map<string, Promise<unknown>>()

  return function queueSearch<Result>(accountId: string, asked: string, run: () => Promise<Result>) {
    const search = `${accountId} ${asked}`
    const same = waiting.get(search)
    // Equal requests go to the same endpoint, which has one type of answer.
    if (same) return same as Promise<Result>
    let hasBegun = false
    const answer = limit(accountId, SEARCHES_AT_ONCE, () => {
      hasBegun = true
      waiting.delete(search)
      return run()
    })
    if (!hasBegun) waiting.set(search, answer)
    return answer
  }
}
