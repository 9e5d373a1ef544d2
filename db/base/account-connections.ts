import { AsyncLocalStorage } from 'node:async_hooks'
import type { Sequelize } from 'sequelize'
import { createKeyedLimiter } from '../../domain/keyed-limiter.ts'
import { NoAnswer } from './errors.ts'

/**
 * The share of write connections that requests of one account may hold. Transactions of an account wait for each
 * other's rows, each on a connection; two such accounts still leave some to all others.
 */
const SHARE_OF_ONE_ACCOUNT = 0.4

/** Most clients have given up by then; a request waits for anything 55 s at most. */
const MAX_WAIT_MS = 30_000

const accountAtWork = new AsyncLocalStorage<string | undefined>()
const limitByAccount = createKeyedLimiter()

/** Runs work for an account: its transactions share the account's connections in this process. */
export function onBehalfOf<T>(accountId: string, work: () => Promise<T>): Promise<T> {
  return accountAtWork.run(accountId, work)
}

/**
 * Runs a transaction as soon as its account has a free connection; at once when it is for no account.
 * @throws NoAnswer when no connection gets free in time
 */
export function withinShare<T>(sequelize: Sequelize, transact: () => Promise<T>): Promise<T> {
  const accountId = accountAtWork.getStore()
  if (accountId === undefined) return transact()
  const atOnce = Math.ceil((sequelize.config.pool?.max ?? 1) * SHARE_OF_ONE_ACCOUNT)
  const until = Date.now() + MAX_WAIT_MS
  return limitByAccount(accountId, atOnce, async () => {
    if (Date.now() > until) throw new NoAnswer('the connections of the account were not free in time')
    // A nested transaction holds a permit already.
    return accountAtWork.run(undefined, transact)
  })
}
