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

/** The last day on which a direction of a case falls due. */
export function lastDueBy(directions: readonly Direction[]): IsoDate | null {
  const days = directions.filter(isDuty).flatMap(({ dueBy }) => dueBy ?? [])
  return days.toSorted().at(-1) ?? null
}

function isDuty({ kind }: Direction): boolean {
  return kind !== 'MUST_NOT'
}

/** The directions of a summarised case that fall due from one day to another, both included. */
export function dueDirections(
  searchId: string,
  directions: readonly (Direction & { orderId: string })[],
  { from, to }: { from: IsoDate; to: IsoDate },
): DueDirection[] {
  return directions
    .filter(isDuty)
    .flatMap(({ orderId, dueBy, derivation }) =>
      dueBy !== null && dueBy >= from && dueBy <= to
        ? [{ searchId, orderId, dueBy, reckoning: `Reckoned from the order: ${derivation}` }]
        : [],
    )
}
