import type { Call, SourceErrors } from '../simulated-source.ts'

/** Answers an error: its code is a number, never a name. */
export function answerError(call: Call, status: number, code: number, message: string): void {
  call.status = status
  call.body = { code, message }
}

export const ERRORS: SourceErrors = {
  internal: (call) => answerError(call, 500, 5001, 'Unable to process this record at source'),
  // An empty account is a bad request here, not a 402.
  noCredit: (call) => answerError(call, 400, 4005, 'Low credit balance'),
  rateLimited(call) {
    call.set('Retry-After', '1')
    answerError(call, 429, 4291, 'Too many requests')
  },
}

export function malformed(call: Call, message: string): void {
  answerError(call, 400, 4001, message)
}
