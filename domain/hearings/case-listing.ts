import type { IsoDate } from '../case.ts'
import type { Sighting } from './follow-lists.ts'
import { detailsOf } from './listing-details.ts'

/** The next time a case stands on a cause list, as a provider that reads the lists says it. Texts are as the court wrote them. */
export interface CaseListing {
  day: IsoDate
  item?: string
  courtRoom?: string
  bench?: string
  stage?: string
  /** The number of the case as the list prints it. */
  number?: string
}

/** The same as seen on a list of the day. Which of its lists it was is not known, so it counts as the day's own. */
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
