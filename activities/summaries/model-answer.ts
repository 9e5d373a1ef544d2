import { cancellationSignal } from '@temporalio/activity'
import { ApplicationFailure } from '@temporalio/common'
import type { Database } from '../../db/database.ts'
import type { ModelAnswer, ModelFailure, ModelUsage } from '../../domain/model-answer.ts'
import type { SummaryFailure } from '../../domain/summaries/summary-failure.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'

/** The result of a question to the model that did not fail: something to store, or nothing usable. */
export type SummaryAttempt<Kept extends object = object> =
  | ({ kind: 'kept' } & Kept)
  | { kind: 'unusable'; reason: Extract<SummaryFailure, 'NOT_SUPPORTED' | 'MODEL_UNUSABLE'> }

/** An answer of the model with what it cost. */
export interface Answered<Draft> {
  draft: Draft
  usage: ModelUsage
}

/**
 * Asks the model for a summary; undefined for an answer that cannot be read and is worth asking for again. The caller books what another
 * answer cost when it stores its result, in one transaction: an attempt that reads the stored answer again must not book it twice.
 * @throws ApplicationFailure of the failure's class; only what can succeed is retried, and not before the server said
 */
export async function askModel<Draft>(
  db: Database,
  summaryId: string,
  ask: (options: { signal: AbortSignal }) => Promise<ModelAnswer<Draft>>,
): Promise<Answered<Draft> | undefined> {
  const answer = await withHeartbeat(() => ask({ signal: cancellationSignal() }))
  if (answer.kind === 'answered') return { draft: answer.value, usage: answer.usage }
  await db.caseSummaries.addUsage(summaryId, answer.usage)
  if (answer.failure.class === 'Malformed') return undefined
  throw modelFailure(answer.failure)
}

/** The failure of work for a model that was switched off after the work began. */
export function modelIsOff(): ApplicationFailure {
  return ApplicationFailure.nonRetryable('The model is switched off', 'MODEL_OFF' satisfies SummaryFailure)
}

/** A model's failure as Temporal takes it: retried only if asking again can succeed, and not before the server said. */
export function modelFailure({ class: type, message, retryAfterMs }: ModelFailure): ApplicationFailure {
  return ApplicationFailure.create({
    type,
    message,
    ...(type === 'RateLimited' ? { category: 'BENIGN' } : {}),
    nonRetryable: type !== 'RateLimited' && type !== 'Upstream',
    ...(retryAfterMs === undefined ? {} : { nextRetryDelay: retryAfterMs }),
  })
}
