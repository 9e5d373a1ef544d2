import type { CourtCase } from '../case.ts'
import type { RiskLevel } from '../risk/levels.ts'

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

/** What one order says, every date, amount, name, statute and outcome with a quote (Specification, "Summary object"). */
export interface OrderSummary {
  summary: string
  /** What the court decided or directed; empty when no quote says so. */
  outcome: string
  keyPoints: string[]
  evidence: Evidence[]
}

/** What a case is about and how much is at stake for the party that is sued (Specification, "Summary object"). */
export interface CaseSummary {
  caseSummary: string
  riskJustification: string
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
