import { ApplicationFailure } from '@temporalio/common'
import { SOURCE_FAILURES, type SourceFailure } from '../../domain/source-failure.ts'

/**
 * A source's failure as Temporal takes it: retried only if asking again can succeed, and not before the source said; neither logged nor
 * counted as a failure where it belongs to a source's usual day. Its first detail is the reason that a client is told, where there is one.
 * @param isFinal asking again is not worth it any more, whatever the failure
 */
export function sourceFailure(
  { class: type, message, retryAfterMs, reason }: SourceFailure,
  { isFinal = false }: { isFinal?: boolean } = {},
): ApplicationFailure {
  const { isRetried, isOrdinary } = SOURCE_FAILURES[type]
  return ApplicationFailure.create({
    type,
    message,
    ...(isOrdinary ? { category: 'BENIGN' } : {}),
    nonRetryable: isFinal || !isRetried,
    ...(retryAfterMs === undefined ? {} : { nextRetryDelay: retryAfterMs }),
    ...(reason === undefined ? {} : { details: [reason] }),
  })
}
