import type { CourtSite } from '../../domain/case-sources.ts'
import type { CallOutcome, RawAnswer, SourceName, SpendVerdict, StoredAnswer } from '../../domain/source.ts'
import type { Caller } from './queue.ts'

/** A source's limits over all workers: calls at once, calls a minute and, for some sources, calls in any hour. */
export interface Limits {
  concurrency: number
  perMinute: number
  perHour?: number
}

/** The work under way that calls a source. */
export interface CallingWork extends Caller {
  isNight: boolean
  /** Aborted when the work was cancelled: it begins no more calls. */
  cancelled: AbortSignal
}

export interface Slot {
  release(): Promise<void>
}

/** A cost that differs from what was booked when the call was requested. */
export interface SettledCost {
  costPaise: number
  refundPaise: number
  /** Epoch ms. */
  requestedAt: number
}

/** The gateway's state outside its process, so that the limits hold over all workers. */
export interface GatewayStore {
  limits(source: SourceName): Limits
  work(): CallingWork
  isPaused(sources: SourceName[]): Promise<boolean>
  /** Whether the breaker of a court's site lets a call through. */
  allowsCall(site: CourtSite): Promise<boolean>
  /** Reports to the breaker whether a call showed that the site fails. */
  noteHealth(site: CourtSite, isFailing: boolean): Promise<void>
  /** The answer to the same question that an earlier attempt at the same work received. */
  recall(question: string): Promise<StoredAnswer | undefined>
  /** Takes a free one of the slots `from` to `most`, counted from 1. */
  takeSlot(source: SourceName, slots: { from: number; most: number }): Promise<Slot | undefined>
  /** Takes one call of a rate limit; returns 0, or the ms to wait. A patient caller takes none ahead of its time. */
  takeRate(name: string, pace: { perMinute: number; isPatient: boolean }): Promise<number>
  /**
   * Takes one call of an hour's quota, which is never given back; returns 0, or the ms until one is free. The nightly
   * run leaves some to clients, and searches get only a part.
   */
  takeQuota(source: SourceName, quota: { perHour: number; isNight: boolean; isSearch: boolean }): Promise<number>
  /** Counts a tenth of an hour's quota as used now. */
  useUpTenth(source: SourceName, perHour: number): Promise<void>
  /** Stops all calls to a source for this time. */
  backOff(source: SourceName, forMs: number): Promise<void>
  /** Books a price against the source's daily cap (India's day) and the budget of the account behind the work. */
  reserve(source: SourceName, paise: number): Promise<SpendVerdict>
  /** Returns a booking whose call cost nothing, and has no entry in the log yet. */
  refund(source: SourceName, paise: number): Promise<void>
  /** Logs a call with its raw answer; returns the call's id. */
  record(answer: RawAnswer): Promise<string>
  /** Adds the outcome of a call, and its cost where that differs from the booking, and returns the rest of it. Once. */
  settle(callId: string, end: { source: SourceName; outcome: CallOutcome; cost?: SettledCost }): Promise<void>
  /** Does work inside a span of the trace, where there is one. */
  inSpan<T>(name: string, work: () => Promise<T>): Promise<T>
}
