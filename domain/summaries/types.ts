import type { CourtCase } from '../case.ts'
import type { RiskLevel } from '../risk/levels.ts'
import type { Voice } from './grounding/voice.ts'

/** One page of an order as it was read; `text` is empty where it could not be. */
export interface ReadPage {
  /** Counted from 1, as readers count. */
  page: number
  text: string
  isRead: boolean
  /** Whether its text was recognised from an image: digits of other scripts than ours are often wrong there. */
  isRecognised?: boolean
}

/** Words of an order, as they stand on one of its pages. */
export interface Evidence {
  quote: string
  page: number
}

/** The part that a model sees a sentence of an order in. */
export const SENTENCE_PARTS = ['OUTCOME', 'FACT', 'CLAIM', 'DEFENCE', 'DIRECTION'] as const
export type SentencePart = (typeof SENTENCE_PARTS)[number]

/** A sentence of an order that its summary repeats. */
export interface Statement {
  field: 'SUMMARY' | 'OUTCOME' | 'KEY_POINT'
  text: string
  /** That it is the order's own sentence: always, since no model writes one. */
  isQuotation: boolean
  /** Whose words it is. */
  voice: Voice
  /** Indexes in the summary's `evidence`: the sentence, behind the one that a pronoun at its beginning needs. */
  evidence: number[]
  /** The texts about the case that repeat it. */
  usedIn: CaseField[]
  /** What a model chose it as; absent where code did, and in summaries of earlier versions. */
  part?: SentencePart
}

export type CaseField = 'CASE_SUMMARY' | 'RISK_JUSTIFICATION'

/** What one order says, in its own sentences (Specification, "Summary object"). */
export interface OrderSummary {
  summary: string
  /** What the court decided and directed; empty when it did neither. */
  outcome: string
  keyPoints: string[]
  evidence: Evidence[]
  statements: Statement[]
}

/** What a model points at in an order: numbers of its sentences, counted from 1, the most important first. It writes no sentence. */
export type OrderDraft = readonly { number: number; part: SentencePart }[]

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
