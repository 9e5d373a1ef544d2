import { cancellationSignal } from '@temporalio/activity'
import { ApplicationFailure } from '@temporalio/common'
import type { Database } from '../../db/database.ts'
import type { ModelAnswer, ModelFailure } from '../../domain/model-answer.ts'
import type { SummaryFailure } from '../../domain/summaries/summary-failure.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'

/** The result of a question to the model that did not fail: something to store, or nothing usable. */
export type SummaryAttempt<Kept extends object = object> =
  | ({ kind: 'kept' } & Kept)
  | { kind: 'unusable'; reason: Extract<SummaryFailure, 'NOT_SUPPORTED' | 'MODEL_UNUSABLE'> }

/**
 * Asks the model for a summary and books at once what the answer cost; undefined for one that cannot be read and is worth asking for
 * again.
 * @throws ApplicationFailure of the failure's class; only what can succeed is retried, and not before the server said
 */
export async function askModel<Draft>(
  db: Database,
  summaryId: string,
  ask: (options: { signal: AbortSignal }) => Promise<ModelAnswer<Draft>>,
): Promise<Draft | undefined> {
  const answer = await withHeartbeat(() => ask({ signal: cancellationSignal() }))
  await db.caseSummaries.addUsage(summaryId, answer.usage)
  if (answer.kind === 'answered') return answer.value
  if (answer.failure.class === 'Malformed') return undefined
  throw modelFailure(answer.failure)
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
