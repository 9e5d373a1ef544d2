import { QueryTypes, type Sequelize } from 'sequelize'
import type { FoundCase } from '../../../domain/found-cases/found-case.ts'
import type { Reason } from '../../../domain/matching/reasons.ts'
import {
  type CaseCandidate,
  type MatchConflict,
  type MatchVerdict,
  rawMatchOf,
} from '../../../domain/review/candidate.ts'
import { identifierOf } from '../../base/identifier-columns.ts'
import type { Tx } from '../../base/table.ts'
import { CANDIDATE_COLUMNS, type ReadCandidate } from './tables.ts'

/** A candidate with its evidence. */
export interface CandidateEvidence extends CaseCandidate {
  identityKey: string
  /** 0 to 100. */
  score: number
  verdict: MatchVerdict
  reasons: Reason[]
}

/** Converts a row to its candidate. */
export function candidateOf(row: ReadCandidate): CandidateEvidence {
  const { id, number, accountId, watchlistEntityId, identityKey, status, discoveryMode, score, verdict } = row
  const { customerDecision, promotedCaseId, created, updated } = row
  return {
    id,
    number,
    accountId,
    watchlistEntityId,
    rawMatch: rawMatch(row),
    caseIdentifier: identifierOf(row),
    status,
    discoveryMode,
    customerDecision,
    promotedCaseId,
    created,
    updated,
    identityKey,
    score,
    verdict,
    reasons: JSON.parse(row.reasons) as Reason[],
  }
}

/**
 * Returns what customers see of a match: the record, how sure the match is, because not every match is reviewed, and
 * what it may duplicate.
 */
function rawMatch(row: ReadCandidate): Record<string, unknown> {
  const possibleMatchConflict = JSON.parse(row.conflicts) as MatchConflict[]
  return {
    ...recordOf(row),
    matchScore: row.score,
    matchVerdict: row.verdict === 'sample' ? 'possible' : row.verdict,
    ...(possibleMatchConflict.length > 0 ? { possibleMatchConflict } : {}),
  }
}

/** Returns the court record of a candidate, as found. */
export function recordOf({
  found,
  matchedParty,
  partyRole,
}: Pick<ReadCandidate, 'found' | 'matchedParty' | 'partyRole'>): Record<string, unknown> {
  return rawMatchOf({
    found: JSON.parse(found) as FoundCase,
    ...(matchedParty === null ? {} : { matchedParty }),
    ...(partyRole === null ? {} : { partyRole }),
  })
}

/** Reads candidates of any account by their ids. */
export async function readCandidates(
  sequelize: Sequelize,
  ids: string[],
  tx?: Tx,
): Promise<Map<string, CandidateEvidence>> {
  if (ids.length === 0) return new Map()
  const options = { replacements: { ids }, type: QueryTypes.SELECT, transaction: tx ?? null } as const
  const rows = await sequelize.query<ReadCandidate>(READ_CANDIDATES, options)
  return new Map(rows.map((row) => [row.id, candidateOf(row)]))
}

const READ_CANDIDATES = `SELECT ${CANDIDATE_COLUMNS} FROM case_candidates t WHERE t.id IN (:ids)`
