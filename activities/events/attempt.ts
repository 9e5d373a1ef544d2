import type { AttemptRecord } from '../../db/events/webhook-deliveries.ts'
import type { DisabledReason, WebhookDelivery } from '../../domain/events/webhook.ts'
import type { SendOutcome } from './send-webhook.ts'

export type DisablingReason = Exclude<DisabledReason, 'BY_OWNER'>

/** What an attempt means for its delivery and its endpoint. */
export interface AttemptEnd {
  record: AttemptRecord
  /** How long to wait for the next one; null when there is none. */
  waitMs: number | null
  /** Why the endpoint gets nothing any more. */
  disabled?: DisablingReason
}

/** The longest a receiver's `Retry-After` is obeyed: as long as the longest wait of the schedule. */
const MAX_RETRY_AFTER_MS = 24 * 3_600_000
/** By this status a receiver says that it wants nothing more, ever. */
const GONE = 410

/** @param plannedMs the wait planned until the next attempt; null when this was the last */
export function endOf(
  { eventType }: Pick<WebhookDelivery, 'eventType'>,
  outcome: SendOutcome,
  at: number,
  plannedMs: number | null,
): AttemptEnd {
  if (isTaken(outcome)) return { record: record(outcome, at, 'DELIVERED'), waitMs: null }
  // A trial is not tried again, and its failing says nothing of events.
  const isTrial = eventType === 'webhook.test'
  const isGone = outcome.kind === 'answered' && outcome.status === GONE
  if (plannedMs !== null && !isGone && !isTrial) {
    const waitMs = Math.max(plannedMs, retryAfterOf(outcome))
    return { record: record(outcome, at, 'PENDING', at + waitMs), waitMs }
  }
  const failed = { record: record(outcome, at, 'FAILED'), waitMs: null }
  if (isGone) return { ...failed, disabled: 'GONE' }
  return isTrial ? failed : { ...failed, disabled: 'UNREACHABLE' }
}

/**
 * Whether the end of an attempt still says how its delivery stands. While an endpoint takes its time, a replay, or a copy of this attempt whose
 * worker was taken for dead, may have attempted the delivery, too: then only that it was taken is news.
 * @param before the delivery as it was before the attempt
 * @param now as it is now
 */
export function isNews(
  { record }: AttemptEnd,
  before: Pick<WebhookDelivery, 'attempts'>,
  now: Pick<WebhookDelivery, 'status' | 'attempts'> | undefined,
): boolean {
  return now?.status === 'PENDING' && (record.status === 'DELIVERED' || now.attempts === before.attempts)
}

function isTaken(outcome: SendOutcome): boolean {
  return outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 300
}

function retryAfterOf(outcome: SendOutcome): number {
  return Math.min(outcome.kind === 'answered' ? (outcome.retryAfterMs ?? 0) : 0, MAX_RETRY_AFTER_MS)
}

function record(
  outcome: SendOutcome,
  at: number,
  status: AttemptRecord['status'],
  nextAttemptAt: number | null = null,
): AttemptRecord {
  const answered = outcome.kind === 'answered' ? outcome : undefined
  return {
    at,
    status,
    nextAttemptAt,
    lastStatus: answered?.status ?? null,
    lastAnswer: answered?.answer ?? null,
    problem: outcome.kind === 'failed' ? outcome.problem : null,
  }
}
