import type { CourtCase } from '../case.ts'
import { printDate } from '../dates.ts'
import type { DatedName } from '../matching/name-history.ts'
import { type MoreOfCase, moreOf } from '../more-of-case.ts'
import type { TrackedCase, WatchlistEntity } from './watchlist.ts'

/** An entity in responses and exports (Specification, "Watchlist entity"), with all its known data. */
export type EntityRecord = Omit<WatchlistEntity, 'id' | 'birthDate' | 'nameHistory'> & {
  _id: string
  birthDate: string | null
  /** Absent if no change of name is known. */
  nameHistory?: { name: string; from: string | null; until: string | null }[]
}

/** A tracked case in responses and exports (Specification, "Tracked case"), without its identity key. */
export type CaseRecord = Omit<TrackedCase, 'id' | 'identityKey' | 'notFoundSince'> & {
  _id: string
  /** Absent unless no court knows the case under its numbers. */
  notFoundSince?: number
}

/** Puts the fields in the order of the Specification. */
export function entityRecord(entity: WatchlistEntity): EntityRecord {
  const { id, birthDate, ...rest } = entity
  return {
    _id: id,
    number: rest.number,
    accountId: rest.accountId,
    name: rest.name,
    entityType: rest.entityType,
    fatherName: rest.fatherName,
    birthDate: birthDate === null ? null : printDate(birthDate),
    location: rest.location,
    registrationNumber: rest.registrationNumber,
    monitoredCourts: rest.monitoredCourts,
    status: rest.status,
    nameVariations: rest.nameVariations,
    ...(rest.nameHistory.length > 0 ? { nameHistory: rest.nameHistory.map(printed) } : {}),
    lastCourtSyncAt: rest.lastCourtSyncAt,
    sharedWith: rest.sharedWith,
    created: rest.created,
    createdBy: rest.createdBy,
    updated: rest.updated,
    updatedBy: rest.updatedBy,
  }
}

function printed({ name, from, until }: DatedName) {
  return { name, from: from === null ? null : printDate(from), until: until === null ? null : printDate(until) }
}

/** A tracked case in an export as JSON: with what its court's record says beyond the snapshot, where that is anything. */
export type ExportedCase = CaseRecord & { courtRecord?: MoreOfCase }

export function exportedCase(tracked: TrackedCase, courtCase: CourtCase | undefined): ExportedCase {
  const courtRecord = courtCase && moreOf(courtCase)
  const isTold = courtRecord && Object.keys(courtRecord).length > 0
  return { ...caseRecord(tracked), ...(isTold && { courtRecord }) }
}

/** Puts the fields in the order of the Specification. */
export function caseRecord({ id, ...tracked }: TrackedCase): CaseRecord {
  return {
    _id: id,
    number: tracked.number,
    accountId: tracked.accountId,
    watchlistEntityIds: tracked.watchlistEntityIds,
    caseIdentifier: tracked.caseIdentifier,
    snapshot: tracked.snapshot,
    riskLevel: tracked.riskLevel,
    status: tracked.status,
    ...(tracked.notFoundSince === null ? {} : { notFoundSince: tracked.notFoundSince }),
    reviewedAt: tracked.reviewedAt,
    sharedWith: tracked.sharedWith,
    created: tracked.created,
    createdBy: tracked.createdBy,
    updated: tracked.updated,
    updatedBy: tracked.updatedBy,
  }
}
