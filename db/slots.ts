import { setTimeout } from 'node:timers/promises'
import { QueryTypes, type Sequelize } from 'sequelize'

/** How often one who waits looks for a free slot. */
const LOOK_AGAIN_MS = 500

/**
 * Limits how many do a thing at once, over all processes, by the database's named locks. A lock ends with the connection that holds it,
 * so that nothing is left behind by a process that died.
 */
export function createSlots(sequelize: Sequelize) {
  /**
   * Does work in one of `most` slots of that name, as soon as one is free. A connection of the pool is held meanwhile.
   * @param name up to 20 characters; the database's name goes before it, as locks belong to the whole server
   */
  return async function inSlot<T>(name: string, most: number, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (;;) {
      signal.throwIfAborted()
      const done = await sequelize.transaction(async (transaction) => {
        for (let slot = 1; slot <= most; slot++) {
          const options = { replacements: { slot: `:${name}:${slot}` }, transaction, type: QueryTypes.SELECT } as const
          const [row] = await sequelize.query<{ got: number }>(TAKE, options)
          if (row?.got !== 1) continue
          try {
            return { value: await work() }
          } finally {
            await sequelize.query(GIVE_BACK, options)
          }
        }
        return undefined
      })
      if (done) return done.value
      await setTimeout(LOOK_AGAIN_MS, undefined, { signal })
    }
  }
}

const TAKE = 'SELECT GET_LOCK(CONCAT(DATABASE(), :slot), 0) AS got'
const GIVE_BACK = 'SELECT RELEASE_LOCK(CONCAT(DATABASE(), :slot)) AS got'
