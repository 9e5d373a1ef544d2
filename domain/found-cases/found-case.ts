import type { CaseStatus, IsoDate } from '../case.ts'
import { COURT_TYPES } from '../courts/types.ts'

/** The court types a search can find cases of (Specification, "Historical search result"); the last five have no live lookup. */
export const FOUND_COURT_TYPES = [...COURT_TYPES, 'ITAT', 'APTEL', 'NGT', 'SAT', 'OTHER'] as const
export type FoundCourtType = (typeof FOUND_COURT_TYPES)[number]

/**
 * One result of a search by name or number, as its source returns it: far less than a `CourtCase`, and not checked with
 * a court. Numbers are spelled as by the source; their parts decide whether they identify the case. A field without a
 * value in the source is absent.
 */
export interface FoundCase {
  courtType: FoundCourtType
  cnr?: string
  registrationNumber?: string
  filingNumber?: string
  diaryNumber?: string
  establishmentCode?: string
  court?: string
  state?: string
  district?: string
  bench?: string
  caseType?: string
  caseTypeName?: string
  /** Civil, criminal, writ and the like, in the source's word. */
  caseNature?: string
  /** The case's number as the court prints it, e.g. `CS/12/2024`. */
  caseNumber?: string
  status?: CaseStatus
  natureOfDisposal?: string
  filingDate?: IsoDate
  registrationDate?: IsoDate
  nextHearingDate?: IsoDate
  decisionDate?: IsoDate
  /** In the court's order, as the court wrote them. */
  petitioners: string[]
  respondents: string[]
  /** The source's confidence that this is the requested party, 0 to 100. */
  matchScore?: number
}
