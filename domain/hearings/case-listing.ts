import type { IsoDate } from '../case.ts'
import type { Sighting } from './follow-lists.ts'
import { detailsOf } from './listing-details.ts'

/**
 * The next listing of a case on a cause list, from a provider that reads the lists. Texts are spelled as by the court.
 */
export interface CaseListing {
  day: IsoDate
  item?: string
  courtRoom?: string
  bench?: string
  stage?: string
  /** The number of the case as the list prints it. */
  number?: string
}

/** Converts a listing to a sighting. Which of the day's lists it was is unknown, so it counts as the main one. */
export function sightingOf({ item, courtRoom, bench, stage, number }: CaseListing): Sighting {
  const row = {
    item: item ?? null,
    numbers: [],
    numberAsListed: number ?? null,
    courtRoom: courtRoom ?? null,
    stage: stage ?? null,
  }
  return { slot: '', listKind: 'DAILY', listNumber: null, takesOff: false, ...detailsOf(row, { bench: bench ?? null }) }
}
