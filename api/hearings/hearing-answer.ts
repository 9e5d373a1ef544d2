import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { listsOf, type StoredHearing } from '../../db/hearings/hearing-reader.ts'
import { COURT_TYPES } from '../../domain/courts/types.ts'
import { indianDay } from '../../domain/dates.ts'
import { LIST_KINDS } from '../../domain/hearings/cause-list.ts'
import { EVIDENCE, evidenceOf, HEARING_REASONS, isTentative } from '../../domain/hearings/hearing.ts'
import { HEARING_STATES, isFinal, shownState } from '../../domain/hearings/hearing-state.ts'

const Other = z.strictObject({ hearingId: z.string(), hearingDate: z.iso.date() }).nullable()

/** A field of hearings and of events about them. */
export const Tentative = z.boolean().meta({
  description:
    'True while no cause list of the day carries the case: the day stands in the case record or on an early list. False for a hearing that was moved or taken off.',
})

/** A hearing as answers show it. It names no party. */
export const HearingAnswer = z
  .strictObject({
    hearingId: z.string(),
    caseId: z.string(),
    watchlistEntityIds: z.array(z.string()),
    hearingDate: z.iso.date(),
    state: z.enum(HEARING_STATES).meta({
      description:
        'More states can be added. `EXPECTED`: the case record or an early list (advance, weekly, monthly) names this day. `LISTED`: a cause list for this day carries the case. The next five come once the lists for the day are due. `NOT_LISTED`: every list that the court names was read in full, and none carries the case. `LIST_NOT_PUBLISHED`: the court has no list yet. `LIST_UNREADABLE`: a list is there, but was not read in full. `SOURCE_DOWN`: the court has given no sure answer for 30 minutes. `NOT_COVERED`: the service does not read the cause lists of this court. `COURT_CLOSED`: the calendar of the court says that it is closed or in vacation on this day, and it has no list. `MOVED`: another day took its place. `REMOVED`: the hearing was taken off. `PAST`: the day is over.',
    }),
    reason: z.enum(HEARING_REASONS).nullable().meta({
      description:
        '`CASE_DISPOSED`: the court disposed of the case before that day. `TAKEN_OFF_LIST`: a newer list or a note took it off. `CARRIED_OVER`: the bench of the day before does not sit, and its list is taken up on this day. Null in most states.',
    }),
    tentative: Tentative,
    final: z.boolean().meta({
      description:
        'True with `NOT_LISTED` once the lists were read after 15:00 (in India) on the day. No list is looked for after that.',
    }),
    evidence: z.enum(EVIDENCE).meta({ description: 'Whether a cause list or only the case record names the day.' }),
    courtType: z.enum(COURT_TYPES),
    court: z.string().nullable(),
    bench: z.string().nullable(),
    stage: z.string().nullable(),
    listKind: z.enum(LIST_KINDS).nullable().meta({
      description:
        'The cause list that carries the case. Null while none does. `MONTHLY`, `WEEKLY` and `ADVANCE` lists come early and bind nobody.',
    }),
    listNumber: z.int().nullable().meta({ description: 'The number that the court gave to this list.' }),
    courtRoom: z.string().nullable().meta({ description: 'The court room, as printed on the cause list.' }),
    item: z.string().nullable().meta({ description: 'The item on the list, as printed.' }),
    numberAsListed: z.string().nullable().meta({ description: 'The number of the case, as printed on the list.' }),
    connectedTo: z
      .string()
      .nullable()
      .meta({ description: 'The number of the matter with which the case is heard, as printed.' }),
    viaApplication: z.boolean().meta({ description: 'Whether the list names an application in the case.' }),
    sittingTime: z.string().nullable().meta({
      description:
        'When the bench begins to sit, `HH:MM` in India, as far as the list says so. When the case is called is not known.',
    }),
    sitting: z
      .boolean()
      .nullable()
      .meta({ description: 'False where the court says that the bench does not sit. Null where it says nothing.' }),
    videoLink: z.url().nullable().meta({ description: 'The link to the hearing by video that the list gives.' }),
    movedTo: Other,
    movedFrom: Other,
    asOf: z.int().meta({ description: 'When the case record or the cause list was last read. Epoch milliseconds.' }),
    revision: z.int().meta({ description: 'Rises with every change of the hearing.' }),
    updated: z.int().meta({ description: 'When the hearing was created or last changed. Epoch milliseconds.' }),
  })
  .meta({ id: 'Hearing' })

/** Returns hearings in the given order, with their state at an instant (epoch ms). */
export async function presentHearings(db: Database, hearings: StoredHearing[], at: number) {
  const entities = await db.hearings.entitiesOf([...new Set(hearings.map(({ trackedCaseId }) => trackedCaseId))])
  const courts = hearings.map(({ listCourt }) => listCourt)
  const days = [indianDay(at), ...hearings.map(({ hearingDate }) => hearingDate)]
  const holidaysOf = await db.courtHolidays.around(courts, days)
  return hearings.map((hearing) => {
    const lists = listsOf(hearing)
    const state = shownState(hearing, lists, at, holidaysOf(hearing.listCourt))
    return {
      hearingId: hearing.id,
      caseId: hearing.trackedCaseId,
      watchlistEntityIds: entities.get(hearing.trackedCaseId) ?? [],
      hearingDate: hearing.hearingDate,
      state,
      reason: hearing.reason,
      tentative: isTentative(hearing),
      final: isFinal(state, hearing.hearingDate, lists),
      evidence: evidenceOf(hearing),
      courtType: hearing.courtType,
      court: hearing.court,
      bench: hearing.bench,
      stage: hearing.stage,
      listKind: hearing.listKind,
      listNumber: hearing.listNumber,
      courtRoom: hearing.courtRoom,
      item: hearing.item,
      numberAsListed: hearing.numberAsListed,
      connectedTo: hearing.connectedTo,
      viaApplication: hearing.viaApplication,
      sittingTime: hearing.sittingTime,
      sitting: hearing.sitting,
      videoLink: hearing.videoLink,
      movedTo: other(hearing.movedToId, hearing.movedToDate),
      movedFrom: other(hearing.movedFromId, hearing.movedFromDate),
      asOf: hearing.asOf,
      revision: hearing.revision,
      updated: hearing.updated,
    }
  })
}

function other(hearingId: string | null, hearingDate: string | null) {
  return hearingId === null || hearingDate === null ? null : { hearingId, hearingDate }
}
