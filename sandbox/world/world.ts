import type { IsoDate } from '../../domain/case.ts'
import { addDays } from './days.ts'

/**
 * The simulated world at one moment. Everything in it follows from these values: the same ones give the same cases,
 * hearings and documents on every machine.
 */
export interface World {
  seed: string
  /** The day the world began, to which a reset returns. */
  firstDay: IsoDate
  daysPassed: number
  today: IsoDate
  /** The time of its day, as `HH:MM`. */
  clock: string
}

export function createWorld({
  seed,
  firstDay,
  daysPassed = 0,
  clock = '00:00',
}: {
  seed: string
  firstDay: IsoDate
  daysPassed?: number
  clock?: string
}): World {
  return { seed, firstDay, daysPassed, today: addDays(firstDay, daysPassed), clock }
}
