import { defaultPayloadConverter } from '@temporalio/common'
import type { temporal } from '@temporalio/proto'

export type Payload = temporal.api.common.v1.IPayload
export type Failure = temporal.api.failure.v1.IFailure

export function toPayload(value: unknown): Payload {
  return defaultPayloadConverter.toPayload(value)
}

export function fromPayloads(payloads: Payload[] | null | undefined): unknown[] {
  return (payloads ?? []).map(fromPayload)
}

export function fromPayload(payload: Payload | null | undefined): unknown {
  // Bytes that were made inside of the VM are of its own classes.
  const text = Buffer.from(payload?.data ?? []).toString()
  return text === '' ? undefined : JSON.parse(text)
}

/** The failure of an activity or child workflow as its workflow is told it. */
export function failureOf(
  about: Failure,
  cause: { failure: string; details?: unknown[] } | { timeout: number } | { cancelled: true },
): Failure {
  return { message: 'failed', ...about, cause: causeOf(cause) }
}

function causeOf(cause: Parameters<typeof failureOf>[1]): Failure {
  if ('cancelled' in cause) return { message: 'cancelled', canceledFailureInfo: {} }
  if ('timeout' in cause) return { message: 'timed out', timeoutFailureInfo: { timeoutType: cause.timeout } }
  return {
    message: cause.failure,
    applicationFailureInfo: {
      type: cause.failure,
      nonRetryable: true,
      details: { payloads: (cause.details ?? []).map(toPayload) },
    },
  }
}

/** The type of the failure that a workflow ended with. */
export function typeOfFailure(failure: Failure | null | undefined): string {
  if (failure?.applicationFailureInfo) return failure.applicationFailureInfo.type ?? 'Error'
  const activityType =
    failure?.activityFailureInfo?.activityType ?? failure?.childWorkflowExecutionFailureInfo?.workflowType
  const why = failure?.cause?.applicationFailureInfo?.type ?? (failure?.cause?.timeoutFailureInfo ? 'Timeout' : 'Error')
  return activityType ? `${activityType.name} ${why}` : 'Error'
}

/** Commands as one text, by which two activations are compared. */
export function inOneLine(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    ArrayBuffer.isView(part) ? Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('latin1') : part,
  )
}
