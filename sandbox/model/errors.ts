import type { Call, SourceErrors } from '../simulated-source.ts'

/** The model's own words for troubles that any of its operations can have. */
export const ERRORS: SourceErrors = {
  internal: (call) =>
    answerError(call, 500, 'server_error', null, 'The server had an error while processing your request.'),
  rateLimited(call) {
    call.set('Retry-After', '1')
    answerError(call, 429, 'requests', 'rate_limit_exceeded', 'Rate limit reached for requests.')
  },
  noCredit: (call) =>
    answerError(call, 429, 'insufficient_quota', 'insufficient_quota', 'You exceeded your current quota.'),
}

/** Answers an error as OpenAI words it. */
export function answerError(call: Call, status: number, type: string, code: string | null, message: string): void {
  call.status = status
  call.body = { error: { message, type, param: null, code } }
}
