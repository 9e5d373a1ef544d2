import type { Sequelize } from 'sequelize'
import type { Reviewer } from '../../../domain/account/account.ts'
import type { IsoDate } from '../../../domain/case.ts'
import type { CourtType } from '../../../domain/courts/types.ts'
import type { PartyType } from '../../../domain/historical-search/search.ts'
import type {
  CandidateStatus,
  CustomerDecision,
  DiscoveryMode,
  MatchVerdict,
} from '../../../domain/review/candidate.ts'
import { type IdentifierColumns, identifierColumns } from '../../base/identifier-columns.ts'
import { type Columns, column, selectList, table } from '../../base/table.ts'

export interface CandidateRow extends IdentifierColumns {
  id: string
  accountId: string
  watchlistEntityId: string
  number: number
  identityKey: string
  courtType: CourtType
  /** The court's normalised name; null where the source does not name one. */
  courtKey: string | null
  found: string
  matchedParty: string | null
  partyRole: PartyType | null
  score: number
  verdict: MatchVerdict
  reasons: string
  conflicts: string
  discoveryMode: DiscoveryMode
  /** The day of the cause list with the case; null if a search found it. */
  listDay: IsoDate | null
  status: CandidateStatus
  customerDecision: CustomerDecision | null
  /**
   * The reviewer of the account's new cases, by its setting; a row of an earlier version may hold `OPERATOR` for a
   * customer.
   */
  reviewer: Reviewer
  promotedCaseId: string | null
  reviewedAt: number | null
  reviewedBy: string | null
  reviewReason: string | null
  decidedAt: number | null
  decidedBy: string | null
  decisionReason: string | null
  created: number
  updated: number | null
}

interface KeyRow {
  watchlistEntityId: string
  identityKey: string
  caseCandidateId: string
}

const COLUMNS = {
  ...identifierColumns,
  id: column.id,
  accountId: column.id,
  watchlistEntityId: column.id,
  number: column.whole,
  identityKey: column.key,
  courtType: column.text(10),
  courtKey: column.id,
  found: column.long,
  matchedParty: column.long,
  partyRole: column.text(10),
  score: column.whole,
  verdict: column.text(10),
  reasons: column.long,
  conflicts: column.long,
  discoveryMode: column.text(10),
  listDay: column.day,
  status: column.text(20),
  customerDecision: column.text(10),
  reviewer: column.text(20),
  promotedCaseId: column.id,
  reviewedAt: column.time,
  reviewedBy: column.key,
  reviewReason: column.text(1000),
  decidedAt: column.time,
  decidedBy: column.key,
  decisionReason: column.text(1000),
  created: column.time,
  updated: column.time,
} satisfies Columns<CandidateRow>

/** Columns that only additions, decisions and the comparison of courts read. */
const NOT_READ = [
  'courtKey',
  'listDay',
  'reviewer',
  'reviewedAt',
  'reviewedBy',
  'reviewReason',
  'decidedAt',
  'decidedBy',
  'decisionReason',
] as const

/** The SQL columns that are read of a candidate. */
export const CANDIDATE_COLUMNS = selectList(COLUMNS, NOT_READ)

/** A candidate as `CANDIDATE_COLUMNS` reads it. */
export type ReadCandidate = Omit<CandidateRow, (typeof NOT_READ)[number]>

export type CandidateTables = ReturnType<typeof candidateTables>

/** Declares the tables of candidates. */
export function candidateTables(sequelize: Sequelize) {
  const candidates = table<CandidateRow>(sequelize, 'case_candidates', ['watchlistEntityId', 'id'], COLUMNS)
  const keys = table<KeyRow>(sequelize, 'case_candidate_keys', ['watchlistEntityId', 'identityKey'], {
    watchlistEntityId: column.id,
    identityKey: column.key,
    caseCandidateId: column.id,
  })
  return { candidates, keys }
}
