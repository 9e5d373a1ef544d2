import type { CourtCase } from '../case.ts'
import { caseRef } from '../courts/case-ref.ts'
import { recogniseCase } from '../courts/index.ts'
import { type CaseIdentifier, type CaseIdentity, COURT_TYPES } from '../courts/types.ts'
import type { FoundCase } from '../found-cases/found-case.ts'
import { identityOf } from '../found-cases/identity.ts'
import type { PartyType } from '../historical-search/search.ts'
import type { SharedTrait } from '../matching/cases.ts'
import type { Reason } from '../matching/reasons.ts'

/** The origin of a candidate: the one-time backfill, or the daily or on-demand search. */
export const DISCOVERY_MODES = ['HISTORICAL', 'ONGOING'] as const
export type DiscoveryMode = (typeof DISCOVERY_MODES)[number]

/** The service's check of whether a match is real and usable (Specification, "Case candidate"). */
export const CANDIDATE_STATUSES = ['PENDING_REVIEW', 'APPROVED', 'REJECTED', 'PROMOTED'] as const
export type CandidateStatus = (typeof CANDIDATE_STATUSES)[number]

export const CUSTOMER_DECISIONS = ['ADDED', 'DECLINED'] as const
export type CustomerDecision = (typeof CUSTOMER_DECISIONS)[number]

/**
 * The verdict of a match's score. Below both there is no candidate, except a `sample` of near misses, by which
 * reviewers measure what is dropped.
 */
export const MATCH_VERDICTS = ['match', 'possible', 'sample'] as const
export type MatchVerdict = (typeof MATCH_VERDICTS)[number]

/** A found court record that matches a watched entity. */
export interface Discovered {
  /** All keys of the case, the first its identity; see `identifyFound`. */
  identityKeys: string[]
  /** At least the court type; complete if the case can be looked up live. */
  caseIdentifier: CaseIdentifier
  /** The source's record; nothing in it names the source. */
  found: FoundCase
  /** 0 to 100. */
  score: number
  verdict: MatchVerdict
  reasons: Reason[]
  /** The matching party, as the court wrote it. */
  matchedParty?: string
  partyRole?: PartyType
}

/** A possible duplicate of a found case: a candidate or tracked case of the account, and their common facts. */
export interface MatchConflict {
  candidateId?: string
  caseId?: string
  shared: SharedTrait[]
}

/** A case discovered for a watched entity (Specification, "Case candidate"). */
export interface CaseCandidate {
  id: string
  number: number
  accountId: string
  watchlistEntityId: string
  rawMatch: Record<string, unknown>
  caseIdentifier: CaseIdentifier
  status: CandidateStatus
  discoveryMode: DiscoveryMode
  customerDecision: CustomerDecision | null
  promotedCaseId: string | null
  created: number
  updated: number | null
}

/** The length of columns for keys, in ASCII characters. */
const MAX_KEY_LENGTH = 190
const PLAIN = /^[\x21-\x7e]+$/

/**
 * Identifies a found case for a candidate. Undefined for courts that only historical search covers: a watchlist's case
 * identifier has no court type for them. A case whose numbers are insufficient for an identifier keeps the readable
 * ones.
 */
export function identifyFound(found: FoundCase): Pick<Discovered, 'identityKeys' | 'caseIdentifier'> | undefined {
  const courtType = COURT_TYPES.find((known) => known === found.courtType)
  if (!courtType) return undefined
  const { key, aliases, identifier } = identityOf(found)
  return {
    identityKeys: [key, ...aliases].map((written) => storableKey(courtType, written)),
    caseIdentifier: identifier ?? recogniseCase(courtType, found).identifier,
  }
}

/** A key made of a source's own words can hold letters of any script, in any number. */
function storableKey(courtType: string, key: string): string {
  return PLAIN.test(key) && key.length <= MAX_KEY_LENGTH ? key : `${courtType}:found:${caseRef(key)}`
}

/** Returns the identity for a list of keys. */
export function identityOfKeys([key = '', ...aliases]: readonly string[]): CaseIdentity {
  return { key, aliases }
}

/** Returns the record as clients see it, in the format of historical results, with the recognised party. */
export function rawMatchOf({
  found,
  matchedParty,
  partyRole,
}: Pick<Discovered, 'found' | 'matchedParty' | 'partyRole'>): Record<string, unknown> {
  const { status, matchScore: _, ...rest } = found
  const matched = { partyRole: partyRole ?? null, matchedParty: matchedParty ?? null }
  return { ...rest, ...(status === undefined ? {} : { caseStatus: status }), ...matched }
}

/** Returns the facts of a found record, in the form of a fetched case. */
export function courtCaseOf(found: FoundCase, identifier: CaseIdentifier): CourtCase {
  return {
    ...pickFacts(found),
    identifier,
    courtType: identifier.courtType,
    court: found.court ?? '',
    petitioners: found.petitioners.map((name) => ({ name })),
    respondents: found.respondents.map((name) => ({ name })),
    acts: [],
    hearings: [],
    orders: [],
    interlocutoryApplications: [],
    linkedCases: [],
  }
}

/** The common facts of found and fetched cases, besides court and parties. */
const FACTS = [
  'state',
  'district',
  'bench',
  'caseType',
  'caseTypeName',
  'caseNumber',
  'status',
  'natureOfDisposal',
  'filingDate',
  'registrationDate',
  'nextHearingDate',
  'decisionDate',
] as const satisfies (keyof FoundCase & keyof CourtCase)[]

function pickFacts(found: FoundCase): Pick<FoundCase, (typeof FACTS)[number]> {
  return Object.fromEntries(FACTS.flatMap((fact) => (found[fact] === undefined ? [] : [[fact, found[fact]]])))
}

/** The limit for counting an operator's queue: counting a long one takes longer than reading a page of it. */
export const MAX_COUNTED = 1_000
