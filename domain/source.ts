import type { ModelFailureClass } from './model-answer.ts'
import { LIVE_ANSWER_MS } from './service-limits.ts'
import type { FailureClass, SourceFailure } from './source-failure.ts'

/** What all outside sources share: how an answer ends, how a failure is classed, and the log of calls. */

/** The sources by their internal names; these never leave in an API answer. */
export const PROVIDERS = ['ecourtsindia', 'attestr', 'napix'] as const
export type Provider = (typeof PROVIDERS)[number]

export function isProvider(source: string): source is Provider {
  return PROVIDERS.some((provider) => provider === source)
}

/** `courts/<court type>` is that court's own web site, `lists/<place>` the site that a place publishes its cause lists on. */
export type SourceName = Provider | `courts/${string}` | `lists/${string}` | 'model'

/** How many slots of a source the nightly run may hold: all but one, so that a client does not wait for the end of its calls. */
export function slotsOfNight(concurrency: number): number {
  return Math.max(1, concurrency - 1)
}

/** How long a call waits for its source: a client's wait leaves some seconds for the call, the nightly run's does no harm. */
export const WAIT_FOR_SOURCE_MS = { client: LIVE_ANSWER_MS - 5_000, night: 10 * 60_000 }

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

export type CallOutcome = 'found' | 'none' | FailureClass | ModelFailureClass
