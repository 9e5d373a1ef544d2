import type { IsoDate } from '../case.ts'
import { caseRef } from '../courts/case-ref.ts'
import type { CaseIdentifier } from '../courts/types.ts'
import { type FoundCase, type FoundCourtType, filingYear, partiesOf, placeOf } from '../found-cases/found-case.ts'
import { type IdentifierStatus, identityOf } from '../found-cases/identity.ts'
import { findCompany, type TargetCompany } from '../found-cases/party.ts'
import { passesFilters } from './filters.ts'
import type { PartyType, SearchFilters } from './search.ts'

/** The most names that a historical result lists of each side (Specification, "Limits": party lists in a result). */
export const MAX_LISTED_PARTIES = 25

/** One case as a client sees it (Specification, "Historical search result"). */
export interface HistoricalResult {
  caseRef: string
  caseIdentifier: CaseIdentifier | null
  identifierStatus: IdentifierStatus
  courtType: FoundCourtType
  court: string | null
  state: string | null
  district: string | null
  bench: string | null
  caseType: string | null
  caseTypeName: string | null
  caseNature: string | null
  caseNumber: string | null
  filingNumber: string | null
  registrationNumber: string | null
  caseStatus: string | null
  natureOfDisposal: string | null
  cnrNumber: string | null
  filingDate: IsoDate | null
  registrationDate: IsoDate | null
  nextHearingDate: IsoDate | null
  decisionDate: IsoDate | null
  filingYear: number | null
  petitioner: string | null
  respondent: string | null
  partyRole: PartyType | null
  matchedParty: string | null
  petitioners: string[]
  respondents: string[]
  partyCountTruncated: boolean
}

/** A result with its keys, by which another source's copy of the case is recognised. */
export interface CollectedCase {
  key: string
  aliases: string[]
  result: HistoricalResult
}

/**
 * Converts a found case to a result; undefined if the company is not on the searched side or a filter is not met,
 * whatever the source decided.
 */
export function collectCase(
  found: FoundCase,
  target: TargetCompany,
  filters: SearchFilters,
): CollectedCase | undefined {
  if (!passesFilters(found, filters)) return undefined
  const petitioners = partiesOf(found.petitioners)
  const respondents = partiesOf(found.respondents)
  const place = placeOf(found)
  const party = findCompany(target, { petitioners, respondents, ...(place === undefined ? {} : { place }) })
  if (!party) return undefined

  const { key, aliases, identifier, identifierStatus } = identityOf(found)
  const result: HistoricalResult = {
    caseRef: caseRef(key),
    caseIdentifier: identifier ?? null,
    identifierStatus,
    courtType: found.courtType,
    court: found.court ?? null,
    state: found.state ?? null,
    district: found.district ?? null,
    bench: found.bench ?? null,
    caseType: found.caseType ?? null,
    caseTypeName: found.caseTypeName ?? null,
    caseNature: found.caseNature ?? null,
    caseNumber: found.caseNumber ?? null,
    filingNumber: found.filingNumber ?? null,
    registrationNumber: found.registrationNumber ?? null,
    caseStatus: found.status ?? null,
    natureOfDisposal: found.natureOfDisposal ?? null,
    cnrNumber: found.cnr ?? null,
    filingDate: found.filingDate ?? null,
    registrationDate: found.registrationDate ?? null,
    nextHearingDate: found.nextHearingDate ?? null,
    decisionDate: found.decisionDate ?? null,
    filingYear: filingYear(found) ?? null,
    petitioner: petitioners[0] ?? null,
    respondent: respondents[0] ?? null,
    partyRole: party.role,
    matchedParty: party.matchedParty,
    petitioners: petitioners.slice(0, MAX_LISTED_PARTIES),
    respondents: respondents.slice(0, MAX_LISTED_PARTIES),
    partyCountTruncated: petitioners.length > MAX_LISTED_PARTIES || respondents.length > MAX_LISTED_PARTIES,
  }
  return { key, aliases, result }
}
