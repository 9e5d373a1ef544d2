import { AsyncLocalStorage } from 'node:async_hooks'
import type { Sequelize } from 'sequelize'
import { NoAnswer } from './errors.ts'

/**
 * Of the connections for writing, what the requests of one account hold at once. Its transactions wait for one another's rows, each on a
 * connection, and two accounts that do so still leave some to everybody else.
 */
const SHARE_OF_ONE_ACCOUNT = 0.4

/** After so long its client will have gone as a rule; the longest that a request may wait for anything is 55 s. */
const MAX_WAIT_MS = 30_000

interface Line {
  running: number
  /** Those who wait for a turn, in the order in which they came. */
  waiting: (() => void)[]
}

const accountAtWork = new AsyncLocalStorage<string | undefined>()
const lines = new Map<string, Line>()

/** Does work for an account: its transactions take turns with all others of that account in this process. */
export function onBehalfOf<T>(accountId: string, work: () => Promise<T>): Promise<T> {
  return accountAtWork.run(accountId, work)
}

/**
 * Runs a transaction when the account that it is for has a connection to spare; at once when it is for no account.
 * @throws NoAnswer when its turn comes too late
 */
export function inTurn<T>(sequelize: Sequelize, transact: () => Promise<T>): Promise<T> {
  const accountId = accountAtWork.getStore()
  if (accountId === undefined) return transact()
  const atOnce = Math.ceil((sequelize.config.pool?.max ?? 1) * SHARE_OF_ONE_ACCOUNT)
  // What begins within has its turn already.
  return takeTurn(accountId, atOnce, () => accountAtWork.run(undefined, transact))
}

async function takeTurn<T>(accountId: string, atOnce: number, run: () => Promise<T>): Promise<T> {
  const line = lines.get(accountId) ?? { running: 0, waiting: [] }
  lines.set(accountId, line)
  const until = Date.now() + MAX_WAIT_MS
  if (line.running < atOnce) line.running++
  else await new Promise<void>((resolve) => line.waiting.push(resolve))
  try {
    if (Date.now() > until) throw new NoAnswer('the connections of the account were not free in time')
    return await run()
  } finally {
    // Whoever is next takes over the place; nobody can come between.
    const next = line.waiting.shift()
    if (next) next()
    else if (--line.running === 0) lines.delete(accountId)
  }
}
