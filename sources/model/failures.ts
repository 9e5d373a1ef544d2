import { APIConnectionError, APIConnectionTimeoutError, APIError, RateLimitError } from 'openai/error'
import type { ModelFailure, ModelFailureClass } from '../../domain/model-answer.ts'
import { readRetryAfter } from '../http-answer.ts'

/**
 * The failure that an error of the library stands for; undefined when it is not an error of the wire but a defect of
 * ours. The library's texts may repeat the question, so every sentence here is ours.
 */
export function failureOfError(error: unknown): ModelFailure | undefined {
  if (error instanceof APIConnectionTimeoutError)
    return { class: 'Upstream', message: 'No complete answer within the time limit.' }
  if (error instanceof APIConnectionError) return { class: 'Upstream', message: 'The connection to the model broke.' }
  if (error instanceof APIError) return failureOfStatus(error)
  // The library does not catch errors of its JSON parser.
  if (error instanceof SyntaxError)
    return { class: 'Malformed', message: 'The answer of the model is not complete JSON.' }
  return undefined
}

function failureOfStatus(error: APIError): ModelFailure {
  const status = Number(error.status)
  // An account without credit answers with the status of "too many calls", but waiting does not help.
  if (error.code === 'insufficient_quota')
    return { class: 'AccountProblem', message: "The model account's credit is used up." }
  const retryAfterMs = readRetryAfter(error.headers?.get('retry-after') ?? null)
  return {
    class: error instanceof RateLimitError ? 'RateLimited' : classOfStatus(status),
    message: `The model refused the call with HTTP ${status}${wordOf(error.code)}.`,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  }
}

function classOfStatus(status: number): ModelFailureClass {
  // 404 names a model that the account does not have.
  if (status === 401 || status === 402 || status === 403 || status === 404) return 'AccountProblem'
  if (status === 408 || status === 409 || status >= 500) return 'Upstream'
  return 'InvalidInput'
}

/** A server's own code, when it is one word rather than a sentence. */
function wordOf(code: unknown): string {
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? ` (${code})` : ''
}
