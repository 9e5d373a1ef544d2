import type { Call, SourceErrors } from '../simulated-source.ts'

/** Answers an error in the service's envelope. `details` is an array in one version and an object in another. */
export function answerError(call: Call, status: number, code: string, message: string): void {
  call.status = status
  call.body = {
    error: { code, message, details: status < 500 ? [] : {} },
    meta: { request_id: '400006a5-0010-d800-b63f-000000000000' },
  }
}

export const ERRORS: SourceErrors = {
  internal: (call) => answerError(call, 500, 'INTERNAL_ERROR', 'An unexpected error occurred'),
  noCredit: (call) =>
    answerError(call, 402, 'INSUFFICIENT_CREDITS', 'Insufficient credits. Required: ₹1.50, Available: ₹1.10'),
  rateLimited(call) {
    call.set('Retry-After', '1')
    answerError(call, 429, 'RATE_LIMIT_EXCEEDED', 'Rate limit exceeded')
  },
}

export function caseNotFound(call: Call): void {
  answerError(call, 404, 'CASE_NOT_FOUND', 'Case not found')
}

export function invalidCnr(call: Call): void {
  answerError(call, 400, 'INVALID_CNR', 'CNR format is invalid')
}
