import type { IsoDate } from '../case.ts'
import { type CaseIdentifier, COURT_TYPES } from '../courts/types.ts'
import type { DatedName } from '../matching/name-history.ts'
import type { RiskLevel } from '../risk/levels.ts'
import type { Share } from './sharing.ts'

export const ENTITY_TYPES = ['PERSON', 'BUSINESS'] as const
export type EntityType = (typeof ENTITY_TYPES)[number]

export const ENTITY_STATUSES = ['ACTIVE', 'PAUSED', 'ARCHIVED'] as const
export type EntityStatus = (typeof ENTITY_STATUSES)[number]

/** The courts in which an entity may be watched; `ALL` excludes others. */
export const MONITORED_COURTS = ['ALL', ...COURT_TYPES] as const
export type MonitoredCourt = (typeof MONITORED_COURTS)[number]

/** The details of a company or person from the customer. */
export interface EntityDetails {
  name: string
  entityType: EntityType
  /** For persons only. */
  fatherName: string | null
  /** For persons only. */
  birthDate: IsoDate | null
  location: string | null
  registrationNumber: string | null
  monitoredCourts: MonitoredCourt[]
}

export interface NewEntity extends EntityDetails {
  sharedWith: Share[]
  /** Whether a one-time backfill is requested; a person has none. */
  fetchHistoricalCases: boolean
}

/** A company or person on a watchlist (Specification, "Watchlist entity"). */
export interface WatchlistEntity extends EntityDetails {
  id: string
  number: number
  accountId: string
  status: EntityStatus
  nameVariations: string[]
  /**
   * The variations that the entity's name or a court's record states as a present or former name, with their periods.
   */
  nameHistory: DatedName[]
  lastCourtSyncAt: number | null
  sharedWith: Share[]
  created: number
  createdBy: string
  updated: number | null
  updatedBy: string | null
}

export const CASE_STATUSES = ['ACTIVE', 'PENDING_BACKOFFICE_REVIEW', 'REJECTED', 'ARCHIVED'] as const
export type TrackedCaseStatus = (typeof CASE_STATUSES)[number]

/** A case on a watchlist (Specification, "Tracked case"). */
export interface TrackedCase {
  id: string
  number: number
  accountId: string
  watchlistEntityIds: string[]
  identityKey: string
  caseIdentifier: CaseIdentifier
  snapshot: Record<string, unknown> | null
  riskLevel: RiskLevel
  status: TrackedCaseStatus
  /**
   * Since when no court has known it under its numbers, epoch ms; null while one does, and before the first request.
   */
  notFoundSince: number | null
  reviewedAt: number | null
  sharedWith: Share[]
  created: number
  createdBy: string | null
  updated: number | null
  updatedBy: string | null
}

/** Returns whether a new entity gets a backfill of its past cases: only companies can be identified by name alone. */
export function wantsBackfill({
  entityType,
  fetchHistoricalCases,
}: Pick<NewEntity, 'entityType' | 'fetchHistoricalCases'>): boolean {
  return entityType === 'BUSINESS' && fetchHistoricalCases
}
