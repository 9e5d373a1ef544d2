import type { CaseIdentifier, CourtType } from './courts/types.ts'

/** A calendar day in India, `YYYY-MM-DD`. The API turns it into the form its contract asks for. */
export type IsoDate = string

export type CaseStatus = 'PENDING' | 'DISPOSED'

/** A side of a case. */
export type Side = 'PETITIONER' | 'RESPONDENT'

export interface Party {
  name: string
  advocate?: string
}

/** One row of a case's history. `businessDate` is the day it was heard, `nextDate` the day it was put off to. */
export interface Hearing {
  businessDate?: IsoDate
  nextDate?: IsoDate
  judge?: string
  purpose?: string
  business?: string
  /** Which of the day's lists it stood on, in the court's words. */
  causeListType?: string
}

/** The day of a hearing, heard or ahead. */
export function dayOfHearing({ businessDate, nextDate }: Hearing): IsoDate | undefined {
  return businessDate ?? nextDate
}

/**
 * One order of a court. `number` is the court's own numbering, as text. `reference` is how the source that named the order
 * finds its document again; it never leaves in an API answer (Specification, "Order element").
 */
export interface CourtOrder {
  number: string
  orderDate: IsoDate
  judge?: string
  orderType?: string
  reference?: string
}

export interface InterlocutoryApplication {
  number: string
  filedBy?: string
  filingDate?: IsoDate
  nextDate?: IsoDate
  status?: string
}

/** What the registry found wanting in the papers, and when that was made good. */
export interface Objection {
  objection: string
  scrutinyDate?: IsoDate
  complianceDate?: IsoDate
  receiptDate?: IsoDate
}

/** How a case belongs to another, as a court's record says. */
export const CASE_RELATIONS = ['LINKED', 'TAGGED', 'MAIN', 'EARLIER_COURT', 'SUBORDINATE_COURT', 'TRANSFER'] as const

export interface LinkedCase {
  number: string
  /** Where its source names the case by its CNR. */
  cnr?: string
  court?: string
  decisionDate?: IsoDate
  relation: (typeof CASE_RELATIONS)[number]
}

/**
 * A court case as every source is mapped to it (PROVIDERS section 3). A field is absent when its source says nothing: blank
 * strings, `--` and `UNKNOWN` never get this far. Names stand as the court wrote them.
 */
export interface CourtCase {
  /** Everything the source says that identifies the case, normalised. */
  identifier: CaseIdentifier
  courtType: CourtType
  court: string
  state?: string
  district?: string
  bench?: string
  judge?: string
  caseType?: string
  caseTypeName?: string
  /** The case's number as the court prints it, e.g. `CS/12/2024`. */
  caseNumber?: string
  /** The number it was filed under, as the court prints it; where that names a case, the identifier has it too. */
  filingNumber?: string
  status?: CaseStatus
  /** The court's own word for the stage of the case: a stage of a pending case, or its purpose. */
  stage?: string
  natureOfDisposal?: string
  /** The registry's class of the case, with its number: `ORDINARY CIVIL ( 30 )`. */
  category?: string
  subCategory?: string
  objections?: Objection[]
  filingDate?: IsoDate
  registrationDate?: IsoDate
  firstHearingDate?: IsoDate
  previousHearingDate?: IsoDate
  nextHearingDate?: IsoDate
  decisionDate?: IsoDate
  petitioners: Party[]
  respondents: Party[]
  acts: string[]
  hearings: Hearing[]
  orders: CourtOrder[]
  interlocutoryApplications: InterlocutoryApplication[]
  linkedCases: LinkedCase[]
  /** The sides whose names the court hides, none where it shows all; absent where a source does not say. */
  hiddenSides?: Side[]
}
