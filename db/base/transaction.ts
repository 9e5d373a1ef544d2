import { setTimeout } from 'node:timers/promises'
import type { Sequelize } from 'sequelize'
import { withinShare } from './account-connections.ts'
import { isLockConflict } from './errors.ts'
import type { Tx } from './table.ts'

/**
 * Two conflicting transactions rarely meet twice. But a schema change that waits for locks conflicts with all others
 * until they let it pass: the pause doubles after each attempt, a third of a second in all.
 */
const ATTEMPTS = 5
const FIRST_PAUSE_MS = 20

const endings = new WeakMap<Tx, (() => Promise<void>)[]>()

/** Runs a step right before the commit, after all other work, so that its time stamps are as old as the commit. */
export function beforeCommit(tx: Tx, ending: () => Promise<void>): void {
  endings.set(tx, [...(endings.get(tx) ?? []), ending])
}

/**
 * Runs database work in one transaction, within its account's share of connections. It is repeated from the start after
 * a deadlock or a long wait for a lock, so it must have no effects outside the database that would add up.
 */
export function inTransaction<T>(sequelize: Sequelize, run: (tx: Tx) => Promise<T>): Promise<T> {
  return withinShare(sequelize, () => attempt(sequelize, run))
}

async function attempt<T>(sequelize: Sequelize, run: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++)
    try {
      return await sequelize.transaction(async (tx) => {
        const result = await run(tx)
        for (const ending of endings.get(tx) ?? []) await ending()
        return result
      })
    } catch (error) {
      if (attempts === ATTEMPTS || !isLockConflict(error)) throw error
      await setTimeout(FIRST_PAUSE_MS * 2 ** (attempts - 1))
    }
}
