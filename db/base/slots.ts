import { setTimeout as passTime } from 'node:timers/promises'
import { QueryTypes, type Sequelize } from 'sequelize'
import { NOW_MS } from './clock.ts'
import { column, newId, table } from './table.ts'

interface SlotRow {
  name: string
  slot: number
  holder: string | null
  heldUntil: number
}

/** A slot that is held until it is released or its holder has died. */
export interface Slot {
  release(): Promise<void>
}

/** The interval at which a free slot is polled for. */
const POLL_INTERVAL_MS = 250
/** A slot without renewal for this time is free: three renewals may be lost. */
const HELD_MS = 12_000
const RENEW_EVERY_MS = 3_000

/**
 * Limits concurrency over all processes: each worker holds a row for some seconds and renews it while it works. It
 * occupies no connection, and a slot is free again seconds after its holder died, by the database's clock.
 */
export function slotsRepository(sequelize: Sequelize) {
  table<SlotRow>(sequelize, 'slots', ['name', 'slot'], {
    name: column.key,
    slot: column.whole,
    holder: column.id,
    heldUntil: column.time,
  })
  /** The number of slots that have rows, by name. */
  const laidOut = new Map<string, number>()

  /** Takes a free slot of that name, numbered `from` to `most`, counted from 1; undefined when none is free. */
  async function take(name: string, { from = 1, most }: { from?: number; most: number }): Promise<Slot | undefined> {
    await layOut(name, most)
    const holder = newId()
    const replacements = { name, from, most, holder, heldMs: HELD_MS }
    const [, taken] = await sequelize.query(TAKE, { replacements, type: QueryTypes.UPDATE })
    if (taken === 0) return undefined
    // A failed renewal is ignored: the slot expires, but no other process can reach the database to take it.
    const renewing = setInterval(
      () => void sequelize.query(RENEW, { replacements }).catch(() => {}),
      RENEW_EVERY_MS,
    ).unref()
    return {
      async release() {
        clearInterval(renewing)
        // The result of the work must not be lost because the release fails: the slot expires by itself.
        await sequelize.query(RELEASE, { replacements }).catch(() => {})
      },
    }
  }

  async function layOut(name: string, most: number): Promise<void> {
    if ((laidOut.get(name) ?? 0) >= most) return
    const rows = Array.from({ length: most }, (_, index) => [name, index + 1, 0])
    await sequelize.query('INSERT IGNORE INTO slots (name, slot, held_until) VALUES :rows', { replacements: { rows } })
    laidOut.set(name, most)
  }

  return {
    take,

    /** Runs work in one of `most` slots of that name, as soon as one is free. */
    async withSemaphore<T>(name: string, most: number, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
      for (;;) {
        signal.throwIfAborted()
        const slot = await take(name, { most })
        if (slot) return await work().finally(slot.release)
        await passTime(POLL_INTERVAL_MS, undefined, { signal })
      }
    },
  }
}

const TAKE = `
  UPDATE slots SET holder = :holder, held_until = ${NOW_MS} + :heldMs
  WHERE name = :name AND slot BETWEEN :from AND :most AND held_until <= ${NOW_MS} ORDER BY slot LIMIT 1`
const RENEW = `UPDATE slots SET held_until = ${NOW_MS} + :heldMs WHERE name = :name AND holder = :holder`
const RELEASE = 'UPDATE slots SET holder = NULL, held_until = 0 WHERE name = :name AND holder = :holder'
