import type { IsoDate } from '../../case.ts'
import type { Direction } from './directions.ts'

/** A direction whose reckoned day is near, by ids: what it says stands in its case's summary. */
export interface DueDirection {
  searchId: string
  orderId: string
  dueBy: IsoDate
  /** How the day was reckoned; the day of a direction is never said to be certain, or missed. */
  reckoning: string
}

/** The directions of a summarised case that fall due from one day to another, both included. */
export function dueDirections(
  searchId: string,
  directions: readonly (Direction & { orderId: string })[],
  { from, to }: { from: IsoDate; to: IsoDate },
): DueDirection[] {
  return directions.flatMap(({ orderId, dueBy, derivation, kind }) =>
    dueBy !== null && kind !== 'MUST_NOT' && dueBy >= from && dueBy <= to
      ? [{ searchId, orderId, dueBy, reckoning: `Reckoned from the order: ${derivation}` }]
      : [],
  )
}
