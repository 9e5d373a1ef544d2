import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { listsOf, type StoredHearing } from '../../db/hearings/hearings.ts'
import { COURT_TYPES } from '../../domain/courts/types.ts'
import { LIST_KINDS } from '../../domain/hearings/cause-list.ts'
import { HEARING_REASONS } from '../../domain/hearings/hearing.ts'
import { HEARING_STATES, shownState } from '../../domain/hearings/shown-state.ts'

const Other = z.strictObject({ hearingId: z.string(), hearingDate: z.iso.date() }).nullable()

/** A hearing as answers show it. It names no party. */
export const HearingAnswer = z
  .strictObject({
    hearingId: z.string(),
    caseId: z.string(),
    watchlistEntityIds: z.array(z.string()),
    hearingDate: z.iso.date(),
    state: z.enum(HEARING_STATES).meta({
      description:
        'More states can be added. `EXPECTED`: the case record names this day. `LISTED`: a cause list for this day carries the case. The next five come once the lists for the day are due. `NOT_LISTED`: every list that the court names was read in full, and none carries the case. `LIST_NOT_PUBLISHED`: the court has no list yet. `LIST_UNREADABLE`: a list is there, but was not read in full. `SOURCE_DOWN`: the court has given no sure answer for 30 minutes. `NOT_COVERED`: the service does not read the cause lists of this court. `MOVED`: another day took its place. `REMOVED`: the hearing was taken off. `PAST`: the day is over.',
    }),
    reason: z.enum(HEARING_REASONS).nullable(),
    courtType: z.enum(COURT_TYPES),
    court: z.string().nullable(),
    bench: z.string().nullable(),
    stage: z.string().nullable(),
    listKind: z
      .enum(LIST_KINDS)
      .nullable()
      .meta({ description: 'The cause list that carries the case. Null while none does.' }),
    listNumber: z.int().nullable().meta({ description: 'The number that the court gave to this list.' }),
    courtRoom: z.string().nullable().meta({ description: 'The court room, as printed on the cause list.' }),
    item: z.string().nullable().meta({ description: 'The item on the list, as printed.' }),
    movedTo: Other,
    movedFrom: Other,
    asOf: z.int().meta({ description: 'When the case record or the cause list was last read. Epoch milliseconds.' }),
    revision: z.int().meta({ description: 'Rises with every change of the hearing.' }),
    updated: z.int().meta({ description: 'When the hearing was created or last changed. Epoch milliseconds.' }),
  })
  .meta({ id: 'Hearing' })

/** Hearings in their order, as they stand at an instant (epoch ms). */
export async function presentHearings(db: Database, hearings: StoredHearing[], at: number) {
  const entities = await db.hearings.entitiesOf([...new Set(hearings.map(({ trackedCaseId }) => trackedCaseId))])
  return hearings.map((hearing) => ({
    hearingId: hearing.id,
    caseId: hearing.trackedCaseId,
    watchlistEntityIds: entities.get(hearing.trackedCaseId) ?? [],
    hearingDate: hearing.hearingDate,
    state: shownState(hearing, listsOf(hearing), at),
    reason: hearing.reason,
    courtType: hearing.courtType,
    court: hearing.court,
    bench: hearing.bench,
    stage: hearing.stage,
    listKind: hearing.listKind,
    listNumber: hearing.listNumber,
    courtRoom: hearing.courtRoom,
    item: hearing.item,
    movedTo: other(hearing.movedToId, hearing.movedToDate),
    movedFrom: other(hearing.movedFromId, hearing.movedFromDate),
    asOf: hearing.asOf,
    revision: hearing.revision,
    updated: hearing.updated,
  }))
}

function other(hearingId: string | null, hearingDate: string | null) {
  return hearingId === null || hearingDate === null ? null : { hearingId, hearingDate }
}
