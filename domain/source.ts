import type { ModelFailureClass } from './model-answer.ts'
import { LIVE_ANSWER_MS } from './service-limits.ts'
import type { FailureClass, SourceFailure } from './source-failure.ts'

/**
 * What all outside sources share: how an answer ends, how a failure is classed, and the book every call is written into.
 * A source knows neither the database nor Temporal; what it needs of them is handed in as a `CallContext`.
 */

/** The sources by their internal names; these never leave in an API answer. */
export const PROVIDERS = ['ecourtsindia', 'attestr'] as const
export type Provider = (typeof PROVIDERS)[number]

export function isProvider(source: string): source is Provider {
  return PROVIDERS.some((provider) => provider === source)
}

/** `courts/<court type>` is that court's own web site, `lists/<place>` the site that a place publishes its cause lists on. */
export type SourceName = Provider | `courts/${string}` | `lists/${string}` | 'model'

/** How many of the places of a source the night's work may hold: all but one, so that a client need not wait for the end of its calls. */
export function placesOfNight(atOnce: number): number {
  return Math.max(1, atOnce - 1)
}

/** For how long a turn is waited for: a client's wait leaves some seconds for the call, the night waits for as long as it does no harm. */
export const TURN_PATIENCE_MS = { client: LIVE_ANSWER_MS - 5_000, night: 10 * 60_000 }

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
  /** The hash of what was asked, for answers that are to be found again when the same is asked once more. */
  question?: string
  /** The call whose kept answer was used in place of a new call. */
  repeatOf?: string
}

/** A whole answer that an earlier call was given. */
export interface StoredAnswer {
  callId: string
  httpStatus: number
  contentType: string
  body: Uint8Array
}

/** Whether a price was booked; nothing is booked beyond a limit. */
export type SpendVerdict = 'reserved' | 'over the cap' | 'over the budget'

/** A call that was made in its turn, or in how many ms a turn may come: none did while it was waited for. */
export type Turn<T> = { kind: 'done'; value: T } | { kind: 'too busy'; retryAfterMs: number }

export type CallOutcome = 'found' | 'none' | FailureClass | ModelFailureClass

/**
 * What a call needs of the rest of the service: its turn at the source, leave to spend, and the call log, in which the raw answer
 * is kept before it is parsed and the outcome is added after.
 */
export interface CallContext {
  /** Whether an operator has paused the source: it is not called then. */
  isPaused(source: SourceName): Promise<boolean>
  /** The answer that an earlier attempt at the same work was given to the same question, so that it is not paid for twice. */
  recall(question: string): Promise<StoredAnswer | undefined>
  /** Does work with one of the source's places, when it may be called again. The wait is no part of the work's own time. */
  inTurn<T>(source: SourceName, work: () => Promise<T>, signal?: AbortSignal): Promise<Turn<T>>
  /** Waits until one more request may go to a court's site. */
  nextRequest(source: SourceName, signal?: AbortSignal): Promise<void>
  /** The source has asked not to be called for so long: nobody calls it. */
  backOff(source: SourceName, forMs: number): Promise<void>
  /** Books the price of a call against the source's daily cap (India's day) and the budget of the account it is for. */
  reserve(source: SourceName, costPaise: number): Promise<SpendVerdict>
  /** Takes back what was booked for a call and is not charged. */
  refund(source: SourceName, costPaise: number): Promise<void>
  /** Keeps the raw answer and returns the call's id. */
  record(answer: RawAnswer): Promise<string>
  /** Writes down how the call ended, for the source's health, and what it cost where that is not what was booked. */
  settle(callId: string, end: { source: SourceName; outcome: CallOutcome; costPaise?: number }): Promise<void>
}
