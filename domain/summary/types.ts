import type { CourtCase } from '../case.ts'
import type { RiskLevel } from '../risk/levels.ts'
import type { Voice } from './grounding/voice.ts'

/** One page of an order as it was read; `text` is empty where it could not be. */
export interface ReadPage {
  /** Counted from 1, as readers count. */
  page: number
  text: string
  isRead: boolean
}

/** Words of an order, as they stand on one of its pages. */
export interface Evidence {
  quote: string
  page: number
}

/** One thing that a summary says, and what it stands on. */
export interface Statement {
  field: 'SUMMARY' | 'OUTCOME' | 'KEY_POINT'
  text: string
  /** The order's own sentence, framed, where no sentence of the model follows from one of the order. */
  isQuotation: boolean
  /** Whose words it tells. */
  voice: Voice
  /** Places in the summary's `evidence`. */
  evidence: number[]
  /** Where the summary of the case says it, too. */
  usedIn: CaseField[]
}

export type CaseField = 'CASE_SUMMARY' | 'RISK_JUSTIFICATION'

/** What one order says, every sentence with the sentence of the order that it stands on (Specification, "Summary object"). */
export interface OrderSummary {
  summary: string
  /** What the court decided or directed, in its own words; empty when it did neither. */
  outcome: string
  keyPoints: string[]
  evidence: Evidence[]
  statements: Statement[]
}

/** An order's summary as a model drafts it. Nothing of it is shown before it is checked. */
export interface OrderDraft {
  statements: readonly {
    part: 'SUMMARY' | 'KEY_POINT'
    /** Empty where the quotes should be shown themselves. */
    sentence: string
    quotes: readonly Evidence[]
  }[]
}

/** What a case is about and how much is at stake for the party that is sued (Specification, "Summary object"). */
export interface CaseSummary {
  caseSummary: string
  riskJustification: string
  riskLevel: RiskLevel
}

/** A case's summary as a model drafts it: the numbers of statements that are checked, and a level. It writes no sentence. */
export interface CaseDraft {
  statements: readonly number[]
  riskStatements: readonly number[]
  riskLevel: RiskLevel
}

/** What the case record says beside the orders; a case summary may state it without a quote. */
export type CaseFacts = Pick<
  CourtCase,
  | 'courtType'
  | 'court'
  | 'caseType'
  | 'caseTypeName'
  | 'caseNumber'
  | 'status'
  | 'stage'
  | 'natureOfDisposal'
  | 'filingDate'
  | 'nextHearingDate'
  | 'decisionDate'
  | 'petitioners'
  | 'respondents'
  | 'acts'
>

/** An order's checked summary beside the day it was passed, as the case summary is made from it. */
export interface DatedOrderSummary extends OrderSummary {
  orderId: string
  orderDate: string
}
