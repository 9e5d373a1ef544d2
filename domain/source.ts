import type { ModelFailureClass } from './model-answer.ts'
import { LIVE_ANSWER_MS } from './service-limits.ts'
import type { FailureClass, SourceFailure } from './source-failure.ts'

/** Shared by all outside sources: the outcome of a call, the classes of failures, and the log of calls. */

/** The sources by their internal names, which never appear in a response. */
export const PROVIDERS = ['ecourtsindia', 'attestr', 'napix'] as const
export type Provider = (typeof PROVIDERS)[number]

export function isProvider(source: string): source is Provider {
  return PROVIDERS.some((provider) => provider === source)
}

/**
 * `courts/<court type>` is that court's own web site, `lists/<court>` the site on which a court publishes its cause
 * lists.
 */
export type SourceName = Provider | `courts/${string}` | `lists/${string}` | 'model'

/**
 * Returns how many slots of a source the nightly run may hold: all but one, so that a client does not wait for its
 * calls, but at least one.
 */
export function slotsOfNightlyRuns(concurrency: number): number {
  return Math.max(1, concurrency - 1)
}

/**
 * How long a call waits for its source: a client's wait leaves some seconds for the call, the nightly run may wait
 * longer.
 */
export const WAIT_FOR_SOURCE_MS = { client: LIVE_ANSWER_MS - 5_000, night: 10 * 60_000 }

/** The outcome of every call to a source. `none` is always certain: the source knows that there is nothing. */
export type SourceAnswer<T> =
  | { kind: 'found'; value: T; callId: string }
  | { kind: 'none'; callId: string }
  | { kind: 'failed'; failure: SourceFailure; callId: string }

/** The log entry of one call, before its answer is parsed. Bodies are stored byte for byte, except contacts. */
export interface RawAnswer {
  source: SourceName
  operation: string
  /** The request: a case number, CNR, order or a keyed hash of a name; never a name itself. */
  subject: string
  requestedAt: number
  tookMs: number
  httpStatus?: number
  contentType?: string
  /** The source's own id of this call, for disputes and support. */
  providerRequestId?: string
  costPaise: number
  body?: Uint8Array
  /** The hash of the request, for answers that are reused for the same request. */
  question?: string
  /** The call whose stored answer was reused. */
  repeatOf?: string
}

/** The complete answer to an earlier call. */
export interface StoredAnswer {
  callId: string
  /** Epoch ms. */
  requestedAt: number
  /** False where the work that got it ended before it was settled. */
  isSettled: boolean
  httpStatus: number
  contentType: string
  body: Uint8Array
}

/** Whether a price was booked; none is booked beyond a limit. */
export type SpendVerdict = 'reserved' | 'over the cap' | 'over the budget'

export type CallOutcome = 'found' | 'none' | FailureClass | ModelFailureClass
