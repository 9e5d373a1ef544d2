import { setTimeout } from 'node:timers/promises'
import type { Sequelize } from 'sequelize'
import { withinShare } from './account-connections.ts'
import { isLockConflict } from './errors.ts'
import type { Tx } from './table.ts'

/**
 * Two conflicting transactions meet once, seldom twice. But a change of the schema that waits for others conflicts with everyone who comes,
 * until they make room: after the first attempt for so long, after each further one for twice as long, a third of a second in all.
 */
const ATTEMPTS = 5
const FIRST_PAUSE_MS = 20

const endings = new WeakMap<Tx, (() => Promise<void>)[]>()

/** Does this right before the transaction commits, after all else that it does: what it stamps is as old as the commit. */
export function beforeCommit(tx: Tx, ending: () => Promise<void>): void {
  endings.set(tx, [...(endings.get(tx) ?? []), ending])
}

/**
 * Runs database work as one, in its account's turn. It is done again from its beginning when the server ended it because of a deadlock or a
 * long wait for a lock; so nothing of the outside world may happen in it, and nothing that it changes outside of the database may add up.
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
