import type { AttemptRecord } from '../../db/events/webhook-deliveries.ts'
import type { DisabledReason, WebhookDelivery } from '../../domain/events/webhook.ts'
import type { SendOutcome } from './send-webhook.ts'

export type DisablingReason = Exclude<DisabledReason, 'BY_OWNER'>

/** The effect of an attempt on its delivery and its endpoint. */
export interface AttemptEnd {
  record: AttemptRecord
  /** The wait before the next attempt; null when there is none. */
  waitMs: number | null
  /** Why the endpoint is disabled. */
  disabled?: DisablingReason
}

/** The maximum of a receiver's `Retry-After`: the longest wait of the schedule. */
const MAX_RETRY_AFTER_MS = 24 * 3_600_000
/** By this status a receiver refuses all further messages. */
const GONE = 410

/** @param plannedMs the wait planned until the next attempt; null when this was the last */
export function endOf(
  { eventType }: Pick<WebhookDelivery, 'eventType'>,
  outcome: SendOutcome,
  at: number,
  plannedMs: number | null,
): AttemptEnd {
  if (isTaken(outcome)) return { record: record(outcome, at, 'DELIVERED'), waitMs: null }
  // A test message is not retried, and its failure does not disable the endpoint.
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
 * Returns whether the end of an attempt still determines the state of its delivery. While an endpoint is slow, a replay
 * or a copy of this attempt, whose worker was taken for dead, may have made another attempt: then only success counts.
 * @param before the delivery before the attempt
 * @param now its current state
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
