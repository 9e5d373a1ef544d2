import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import type { StoredHearing } from '../../db/hearings/hearings.ts'
import { COURT_TYPES } from '../../domain/courts/types.ts'
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
        'More states will be added. `EXPECTED`: the case record names this day. `NOT_COVERED`: the cause list for this day is due, and the service does not read the cause lists of this court. `MOVED`: another day took its place. `REMOVED`: the hearing was taken off. `PAST`: the day is over.',
    }),
    reason: z.enum(HEARING_REASONS).nullable(),
    courtType: z.enum(COURT_TYPES),
    court: z.string().nullable(),
    bench: z.string().nullable(),
    stage: z.string().nullable(),
    movedTo: Other,
    movedFrom: Other,
    asOf: z.int().meta({ description: 'When the case record was last read. Epoch milliseconds.' }),
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
    state: shownState(hearing, at),
    reason: hearing.reason,
    courtType: hearing.courtType,
    court: hearing.court,
    bench: hearing.bench,
    stage: hearing.stage,
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
