import type { ModelFailureClass } from './model-answer.ts'

/**
 * What all outside sources share: how an answer ends, how a failure is classed, and the book every call is written into.
 * A source knows neither the database nor Temporal; what it needs of them is handed in as a `SourceDesk`.
 */

/** The sources by their internal names; these never leave in an API answer. */
export const PROVIDERS = ['ecourtsindia', 'attestr'] as const
export type Provider = (typeof PROVIDERS)[number]

/** `courts/<court type>` is that court's own web site. */
export type SourceName = Provider | `courts/${string}` | 'model'

/** Why a source gave no answer. Only `RateLimited`, `Upstream` and `Pending` can succeed when tried again. */
export type FailureClass =
  | 'InvalidInput'
  | 'NotIndexed'
  | 'RateLimited'
  | 'DailyLimit'
  | 'SpendCap'
  | 'Paused'
  | 'AccountProblem'
  | 'Upstream'
  | 'ParseGap'
  | 'Pending'
  | 'Unsupported'

export const RETRYABLE_FAILURES: readonly FailureClass[] = ['RateLimited', 'Upstream', 'Pending']

/** What a source says on a good day: come back later. */
export const EXPECTED_FAILURES: readonly FailureClass[] = ['RateLimited', 'Pending']

export interface SourceFailure {
  class: FailureClass
  /** One sentence for operators, free of personal data and secrets. */
  message: string
  retryAfterMs?: number
  httpStatus?: number
  /** Something came in place of an order, but no PDF (Specification, order download, `details.reason`). */
  reason?: 'NOT_A_PDF'
}

/** How every call to a source ends. `none` is only ever a sure answer: "this source knows that there is nothing". */
export type SourceAnswer<T> =
  | { kind: 'found'; value: T; callId: string }
  | { kind: 'none'; callId: string }
  | { kind: 'failed'; failure: SourceFailure; callId: string }

/** What is written down of one call, before its answer is parsed. Bodies are kept byte for byte, but for contacts. */
export interface RawAnswer {
  source: SourceName
  operation: string
  /** What was asked for: a case number, CNR, order or a keyed hash of a name; never a name itself. */
  subject: string
  requestedAt: number
  tookMs: number
  httpStatus?: number
  contentType?: string
  /** The source's own id of this call, for disputes and support. */
  providerRequestId?: string
  costPaise: number
  body?: Uint8Array
}

export type CallOutcome = 'found' | 'none' | FailureClass | ModelFailureClass

/** The book of calls: spend is allowed before a call, the raw answer is kept before it is parsed, the outcome is added after. */
export interface SourceDesk {
  /** Whether an operator has paused the source: it is not called then. */
  isPaused(source: SourceName): Promise<boolean>
  /** Books the price of a call against the source's daily cap (India's day); false when the cap would be passed. */
  maySpend(source: SourceName, costPaise: number): Promise<boolean>
  /** Keeps the raw answer and returns the call's id. */
  keep(answer: RawAnswer): Promise<string>
  /** Writes down how the call ended, for the source's health. */
  settle(callId: string, outcome: CallOutcome): Promise<void>
}
