import { courtOf } from '../../domain/courts/index.ts'
import type { CourtType } from '../../domain/courts/types.ts'
import { forumOf } from '../../domain/hearings/list-court.ts'

/** Returns the name of the court that publishes the lists; without one, of the kind of court. */
export function courtName(courtType: CourtType, place: string | null): string {
  const { name, establishments } = courtOf(courtType)
  const code = place === null ? undefined : forumOf(place).establishmentCode
  return establishments.find((bench) => bench.code === code)?.name ?? name
}
