import type { CaseIdentifier, CourtType } from './courts/types.ts'

/** A calendar day in India, `YYYY-MM-DD`. The API converts it to the contract's format. */
export type IsoDate = string

export type CaseStatus = 'PENDING' | 'DISPOSED'

/** A side of a case. */
export type Side = 'PETITIONER' | 'RESPONDENT'

export interface Party {
  name: string
  advocate?: string
}

/** One row of a case's history. `businessDate` is the day of the hearing, `nextDate` the day it was adjourned to. */
export interface Hearing {
  businessDate?: IsoDate
  nextDate?: IsoDate
  judge?: string
  purpose?: string
  business?: string
  /** The day's list that it was on, in the court's words. */
  causeListType?: string
}

/** Returns the day of a hearing, past or future. */
export function dayOfHearing({ businessDate, nextDate }: Hearing): IsoDate | undefined {
  return businessDate ?? nextDate
}

/**
 * One order of a court. `number` is the court's own numbering, as text. `reference` is its source's key to the
 * document; it never appears in a response (Specification, "Order element").
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

/** A defect that the registry found in the papers, and when it was cured. */
export interface Objection {
  objection: string
  scrutinyDate?: IsoDate
  complianceDate?: IsoDate
  receiptDate?: IsoDate
}

/** The relation between two cases, according to a court's record. */
export const CASE_RELATIONS = ['LINKED', 'TAGGED', 'MAIN', 'EARLIER_COURT', 'SUBORDINATE_COURT', 'TRANSFER'] as const

export interface LinkedCase {
  number: string
  /** Set if the source names the case by its CNR. */
  cnr?: string
  court?: string
  decisionDate?: IsoDate
  relation: (typeof CASE_RELATIONS)[number]
}

/**
 * A court case as every source is mapped to it (PROVIDERS section 3). A field without a value in the source is absent:
 * blank strings, `--` and `UNKNOWN` are removed before. Names are spelled as by the court.
 */
export interface CourtCase {
  /** Everything in the source's answer that identifies the case, normalised. */
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
  /** The number it was filed under, as the court prints it; if that identifies a case, the identifier has it too. */
  filingNumber?: string
  status?: CaseStatus
  /** The court's own word for the stage of a pending case, or its purpose. */
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
  /** The sides whose names the court hides, none where it shows all; absent if a source does not state it. */
  hiddenSides?: Side[]
}
