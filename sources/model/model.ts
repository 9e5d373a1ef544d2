import type { ModelAnswer } from '../../domain/model-answer.ts'
import type { RiskBounds } from '../../domain/risk/bounds.ts'
import type { SourceDesk } from '../../domain/source.ts'
import type { CaseFacts, CaseSummary, DatedOrderSummary, OrderSummary, ReadPage } from '../../domain/summary/types.ts'
import type { ModelConfig } from './config.ts'

/** A part of one order; most orders are one part (`partsOf(pages, model.partTokens)`). */
export interface PartQuestion {
  orderId: string
  orderDate: string
  pages: readonly ReadPage[]
  /** Asked once more, because too little of the first answer was carried by its quotes. */
  isSecondTry?: boolean
}

/** The checked summaries of an order's parts, to be made one. */
export interface PartsQuestion extends Omit<PartQuestion, 'pages'> {
  parts: readonly OrderSummary[]
}

export interface CaseQuestion {
  searchId: string
  facts: CaseFacts
  /** Checked; in the order of their dates. */
  orders: readonly DatedOrderSummary[]
  bounds: RiskBounds
  isSecondTry?: boolean
}

export interface AskOptions {
  signal?: AbortSignal
}

/** The questions the service asks a language model. Answers are drafts: what they say is checked by code before anyone sees it. */
export interface Model {
  /** The prompt and model behind each kind of answer. The same pages and the same version need not be asked twice. */
  readonly versions: Readonly<Record<'order' | 'case' | 'names', string>>
  /** The most tokens of an order's text that one call reads. */
  readonly partTokens: number
  readPart(question: PartQuestion, options?: AskOptions): Promise<ModelAnswer<OrderSummary>>
  combineParts(question: PartsQuestion, options?: AskOptions): Promise<ModelAnswer<OrderSummary>>
  summariseCase(question: CaseQuestion, options?: AskOptions): Promise<ModelAnswer<CaseSummary>>
  /** Other spellings of a company's name. */
  suggestNames(name: string, options?: AskOptions): Promise<ModelAnswer<string[]>>
}

/** What the model needs of the book of calls: a call is booked at the most it can cost, and what it did not use is given back. */
export interface ModelDesk extends SourceDesk {
  giveBack(source: 'model', costPaise: number): Promise<void>
}

export declare function createModel(config: ModelConfig, desk: ModelDesk): Model
