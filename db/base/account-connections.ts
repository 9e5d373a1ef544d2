import { AsyncLocalStorage } from 'node:async_hooks'
import type { Sequelize } from 'sequelize'
import { createKeyedLimiter } from '../../domain/keyed-limiter.ts'
import { NoAnswer } from './errors.ts'

/**
 * Of the connections for writing, what the requests of one account hold at once. Its transactions wait for one another's rows, each on a
 * connection, and two accounts that do so still leave some to everybody else.
 */
const SHARE_OF_ONE_ACCOUNT = 0.4

/** After so long its client will have gone as a rule; the longest that a request may wait for anything is 55 s. */
const MAX_WAIT_MS = 30_000

const accountAtWork = new AsyncLocalStorage<string | undefined>()
const limitByAccount = createKeyedLimiter()

/** Does work for an account: its transactions take turns with all others of that account in this process. */
export function onBehalfOf<T>(accountId: string, work: () => Promise<T>): Promise<T> {
  return accountAtWork.run(accountId, work)
}

/**
 * Runs a transaction when the account that it is for has a connection to spare; at once when it is for no account.
 * @throws NoAnswer when its turn comes too late
 */
export function withinShare<T>(sequelize: Sequelize, transact: () => Promise<T>): Promise<T> {
  const accountId = accountAtWork.getStore()
  if (accountId === undefined) return transact()
  const atOnce = Math.ceil((sequelize.config.pool?.max ?? 1) * SHARE_OF_ONE_ACCOUNT)
  const until = Date.now() + MAX_WAIT_MS
  return limitByAccount(accountId, atOnce, async () => {
    if (Date.now() > until) throw new NoAnswer('the connections of the account were not free in time')
    // What begins within has its turn already.
    return accountAtWork.run(undefined, transact)
  })
}
