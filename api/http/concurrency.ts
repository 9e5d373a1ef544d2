import { refuseForNow } from '../errors/refusal.ts'

/** Runs a request of an account, unless as many run already as one account may have at once: 429 60444. */
export type TakeTurn = <Result>(accountId: string, run: () => Promise<Result>) => Promise<Result>

/**
 * Requests of one account that one process serves at once: twice what the slow ones of a minute come to on the default plan (30 lookups, 60
 * searches), so that only what they hold (a body, a place in the queue for the database) is bounded.
 */
export const REQUESTS_AT_ONCE = 200
/**
 * Requests of one account for which one process asks name servers at once: some more than an account may have webhooks. When the name servers
 * stay silent they all end at the same moment, and fill the line for the database.
 */
export const NAMES_AT_ONCE = 25
/** Places come free all the time. */
const RETRY_AFTER_SECONDS = 1

/** Counts the requests that run, by account. */
export function createTurns(most: number): TakeTurn {
  const running = new Map<string, number>()
  return async function takeTurn(accountId, run) {
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
 * Of the requests that look through all that an account has, so many run at once; the others wait in a line of their own. A few of them keep
 * the whole database busy, whose ten connections everybody else needs too.
 */
const SEARCHES_AT_ONCE = 2

/** Lets the searches of each account run two at a time, in the order in which they came. */
export function createSearchLines(): TakeTurn {
  const lines = new Map<string, { running: number; waiting: (() => void)[] }>()
  return async function takeSearchTurn(accountId, run) {
    const line = lines.get(accountId) ?? { running: 0, waiting: [] }
    lines.set(accountId, line)
    if (line.running < SEARCHES_AT_ONCE) line.running++
    else await new Promise<void>((resolve) => line.waiting.push(resolve))
    try {
      return await run()
    } finally {
      // Whoever is next takes over the place; nobody can come between.
      const next = line.waiting.shift()
      if (next) next()
      else if (--line.running === 0) lines.delete(accountId)
    }
  }
}
