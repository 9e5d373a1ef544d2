import { ApplicationFailure } from '@temporalio/common'
import { SOURCE_FAILURES, type SourceFailure } from '../../domain/source-failure.ts'

/**
 * Converts a source's failure for Temporal: retried only if a retry can succeed, and not before the time the source
 * named; expected failures are neither logged nor counted. Its first detail is the reason for the client, if any.
 * @param isFinal a retry is not worth it any more, whatever the failure
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
