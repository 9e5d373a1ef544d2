import type { Sequelize } from 'sequelize'
import type { CourtType } from '../../domain/courts/types.ts'
import type { TrackedHearing } from '../../domain/hearings/hearing.ts'
import type { ListingDetails } from '../../domain/hearings/listing-details.ts'
import { type Columns, column, table } from '../base/table.ts'

export interface HearingRow extends TrackedHearing {
  accountId: string
  trackedCaseId: string
  courtType: CourtType
  /**
   * The court whose lists may carry it, and since when its case is searched on them, epoch ms; null where no lists are
   * read or no account watches it.
   */
  listCourt: string | null
  watchedSince: number | null
  created: number
  updated: number
}

interface ChangeRow {
  id: string
  hearingId: string
  revision: number
  field: string
  fromValue: string | null
  toValue: string | null
  created: number
}

export type HearingTables = ReturnType<typeof hearingTables>

/** The tables of hearings and of their changes. */
export function hearingTables(sequelize: Sequelize) {
  const hearings = table<HearingRow>(sequelize, 'hearings', ['id'], HEARING_COLUMNS)
  const changes = table<ChangeRow>(sequelize, 'hearing_changes', ['id'], {
    id: column.id,
    hearingId: column.id,
    revision: column.whole,
    field: column.text(30),
    fromValue: column.text(255),
    toValue: column.text(255),
    created: column.time,
  })
  return { hearings, changes }
}

/** The data that a hearing copies from its case. */
export interface FollowedCase {
  id: string
  accountId: string
  courtType: CourtType
}

/** How a list names a case, and when and how its bench sits. */
export const SITTING_COLUMNS = {
  numberAsListed: column.text(100),
  connectedTo: column.text(100),
  viaApplication: column.flag,
  sittingTime: column.text(5),
  sitting: column.flag,
  videoLink: column.text(255),
} as const

/** Converts the flags of a listing to booleans: the driver returns numbers. */
export function withFlags<Place extends Pick<ListingDetails, 'viaApplication' | 'sitting'>>(place: Place): Place {
  const { viaApplication, sitting } = place
  return { ...place, viaApplication: Boolean(viaApplication), sitting: sitting === null ? null : Boolean(sitting) }
}

export const HEARING_COLUMNS = {
  id: column.id,
  uid: column.id,
  accountId: column.id,
  trackedCaseId: column.id,
  courtType: column.text(10),
  listCourt: column.text(20),
  watchedSince: column.time,
  hearingDate: column.day,
  state: column.text(20),
  reason: column.text(30),
  court: column.text(255),
  bench: column.text(255),
  stage: column.text(255),
  listKind: column.text(20),
  listNumber: column.whole,
  courtRoom: column.text(40),
  item: column.text(20),
  ...SITTING_COLUMNS,
  firstListedAt: column.time,
  movedToId: column.id,
  movedFromId: column.id,
  asOf: column.time,
  revision: column.whole,
  created: column.time,
  updated: column.time,
} satisfies Columns<HearingRow>
