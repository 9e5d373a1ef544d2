import type { Sequelize } from 'sequelize'
import type { IsoDate } from '../../../domain/case.ts'
import type { CourtType } from '../../../domain/courts/types.ts'
import type { RiskLevel } from '../../../domain/risk/levels.ts'
import type { TrackedCaseStatus } from '../../../domain/watchlist/watchlist.ts'
import { type IdentifierColumns, identifierColumns } from '../../base/identifier-columns.ts'
import { type Columns, column, table } from '../../base/table.ts'

export interface CaseRow extends IdentifierColumns {
  id: string
  accountId: string
  number: number
  identityKey: string
  courtType: CourtType
  riskLevel: RiskLevel
  status: TrackedCaseStatus
  /** The court whose lists may carry it; null where none is known. */
  listCourt: string | null
  /**
   * Since when no court has known it under its numbers, epoch ms, how often that was answered, and when to ask again.
   */
  notFoundSince: number | null
  notFoundTimes: number
  notFoundDueOn: IsoDate | null
  reviewedAt: number | null
  reviewedBy: string | null
  reviewReason: string | null
  created: number
  createdBy: string | null
  updated: number | null
  updatedBy: string | null
}

interface KeyRow {
  accountId: string
  identityKey: string
  trackedCaseId: string
}

interface SnapshotRow {
  trackedCaseId: string
  snapshot: string
}

interface LinkRow {
  trackedCaseId: string
  watchlistEntityId: string
  accountId: string
  created: number
}

export interface ChangeRow {
  id: string
  trackedCaseId: string
  field: string
  fromValue: string
  toValue: string
  origin: ChangeOrigin
  created: number
}

/** The last record of a case from its court; see `CaseRecord`. */
interface RecordRow {
  trackedCaseId: string
  courtCase: string
  source: string
  listedOn: string | null
  lastRunId: string
  lastFetchedAt: number
  dueOn: string
  stateSeen: string | null
  stateHadNews: boolean | null
}

/** The author of a change: a user of an account, the operator's review, or the court. */
export type ChangeOrigin = 'CUSTOMER' | 'OPERATOR' | 'COURT'

export const CASE_COLUMNS = {
  id: column.id,
  accountId: column.id,
  number: column.whole,
  identityKey: column.key,
  courtType: column.text(10),
  ...identifierColumns,
  riskLevel: column.text(20),
  status: column.text(30),
  listCourt: column.text(20),
  notFoundSince: column.time,
  notFoundTimes: column.whole,
  notFoundDueOn: column.day,
  reviewedAt: column.time,
  reviewedBy: column.key,
  reviewReason: column.text(1000),
  created: column.time,
  createdBy: column.id,
  updated: column.time,
  updatedBy: column.id,
} satisfies Columns<CaseRow>

export type TrackedCaseTables = ReturnType<typeof trackedCaseTables>

/** Declares the tables of tracked cases. */
export function trackedCaseTables(sequelize: Sequelize) {
  const cases = table<CaseRow>(sequelize, 'tracked_cases', ['accountId', 'id'], CASE_COLUMNS)
  const keys = table<KeyRow>(sequelize, 'tracked_case_keys', ['accountId', 'identityKey', 'trackedCaseId'], {
    accountId: column.id,
    identityKey: column.key,
    trackedCaseId: column.id,
  })
  const snapshots = table<SnapshotRow>(sequelize, 'tracked_case_snapshots', ['trackedCaseId'], {
    trackedCaseId: column.id,
    snapshot: column.long,
  })
  const links = table<LinkRow>(sequelize, 'tracked_case_entities', ['trackedCaseId', 'watchlistEntityId'], {
    trackedCaseId: column.id,
    watchlistEntityId: column.id,
    accountId: column.id,
    created: column.time,
  })
  const changes = table<ChangeRow>(sequelize, 'tracked_case_changes', ['id'], {
    id: column.id,
    trackedCaseId: column.id,
    field: column.text(100),
    fromValue: column.long,
    toValue: column.long,
    origin: column.text(10),
    created: column.time,
  })
  const records = table<RecordRow>(sequelize, 'tracked_case_records', ['trackedCaseId'], {
    trackedCaseId: column.id,
    courtCase: column.long,
    source: column.text(30),
    listedOn: column.day,
    lastRunId: column.text(36),
    lastFetchedAt: column.time,
    dueOn: column.day,
    stateSeen: column.text(64),
    stateHadNews: column.flag,
  })
  return { cases, keys, snapshots, links, changes, records }
}
