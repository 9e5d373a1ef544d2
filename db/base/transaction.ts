import type { Sequelize } from 'sequelize'
import { isLockConflict } from './errors.ts'
import type { Tx } from './table.ts'

/** Two conflicting transactions meet once, seldom twice. */
const ATTEMPTS = 3

/**
 * Runs database work as one. It is done again from its beginning when the server ended it because of a deadlock or a long wait for a
 * lock; so nothing of the outside world may happen in it, and nothing that it changes outside of the database may add up.
 */
export async function inTransaction<T>(sequelize: Sequelize, run: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await sequelize.transaction(run)
    } catch (error) {
      if (attempt === ATTEMPTS || !isLockConflict(error)) throw error
    }
}
