import { ApplicationFailure } from '@temporalio/common'
import { EXPECTED_FAILURES, RETRYABLE_FAILURES, type SourceFailure } from '../../domain/source.ts'

/**
 * A source's failure as Temporal takes it: retried only if asking again can succeed, and not before the source said; neither logged nor
 * counted as a failure where it belongs to a source's usual day. Its first detail is the reason that a client is told, where there is one.
 * @param isFinal asking again is not worth it any more, whatever the failure
 */
export function sourceFailure(
  { class: type, message, retryAfterMs, reason }: SourceFailure,
  { isFinal = false }: { isFinal?: boolean } = {},
): ApplicationFailure {
  return ApplicationFailure.create({
    type,
    message,
    ...(EXPECTED_FAILURES.includes(type) ? { category: 'BENIGN' } : {}),
    nonRetryable: isFinal || !RETRYABLE_FAILURES.includes(type),
    ...(retryAfterMs === undefined ? {} : { nextRetryDelay: retryAfterMs }),
    ...(reason === undefined ? {} : { details: [reason] }),
  })
}
