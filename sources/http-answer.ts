import type { FailureClass, SourceFailure } from '../domain/source-failure.ts'
import type { Reading as GatewayReading } from './gateway/gateway.ts'

/** One answer as it came over the wire. */
export interface HttpAnswer {
  status: number
  headers: Headers
  /** The media type in lower case without its parameters; empty when the source sent none. */
  contentType: string
  body: Uint8Array
  /** The body as JSON, also when it was sent as JSON inside a JSON string; undefined when it is not JSON. */
  json: unknown
}

/** The meaning of an answer: a `SourceAnswer` before it has the id of its call. */
export type Reading<T> = GatewayReading<T, SourceFailure>

/** A reading that says why there is no answer. `message` goes to operators: no personal data, no secrets. */
export function failed(
  failureClass: FailureClass,
  message: string,
  more: Omit<SourceFailure, 'class' | 'message'> = {},
): { kind: 'failed'; failure: SourceFailure } {
  return { kind: 'failed', failure: { class: failureClass, message, ...more } }
}

/**
 * Parses a value that is JSON in a string, also twice encoded; other values, and text that is not a JSON object, array
 * or string, stay as they are.
 */
export function decoded(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*["[{]/.test(value)) return value
  try {
    return decoded(JSON.parse(value))
  } catch {
    return value
  }
}

/** The JSON of a body, or undefined when it holds none. Some servers put a byte order mark first; `TextDecoder` drops it. */
export function jsonOf(body: Uint8Array): unknown {
  // A document of many megabytes is not decoded only to see that it is not JSON.
  if (!/^\s*["[{]/.test(beginningOf(body))) return undefined
  const value = decoded(new TextDecoder().decode(body))
  return typeof value === 'object' && value !== null ? value : undefined
}

/**
 * The failure that an answer's status and form show; undefined when the answer is a 2xx with JSON in it. Sources with
 * their own error codes check those first. `Retry-After` is honoured in both its forms, seconds and a date.
 */
export function failureOfForm(answer: HttpAnswer): SourceFailure | undefined {
  const { status, headers } = answer
  const retryAfterMs = readRetryAfter(headers.get('retry-after'))
  const failure = (failureClass: FailureClass, message: string): SourceFailure => ({
    class: failureClass,
    message,
    httpStatus: status,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  })
  // A gateway's 429 is an HTML page, so the status is checked before the form.
  if (status === 429) return failure('RateLimited', 'The source asks for fewer calls.')
  if (answer.body.length === 0) return failure('Upstream', `An empty answer with HTTP ${status}.`)
  if (answer.json === undefined) return failure('Upstream', `${formOf(answer)} instead of JSON with HTTP ${status}.`)
  if (status >= 200 && status < 300) return undefined
  return failure(classOfStatus(status), `The source refused the call with HTTP ${status}.`)
}

function classOfStatus(status: number): FailureClass {
  if (status === 401 || status === 402 || status === 403) return 'AccountProblem'
  // The source does not have this operation, or no longer: not the same as not having the case.
  if (status === 404 || status === 405 || status === 410) return 'Unsupported'
  if (status >= 400 && status < 500 && status !== 408) return 'InvalidInput'
  return 'Upstream'
}

function formOf(answer: HttpAnswer): string {
  return answer.contentType === 'text/html' || /^\s*</.test(beginningOf(answer.body))
    ? 'An HTML page'
    : 'Something else'
}

function beginningOf(body: Uint8Array): string {
  return new TextDecoder().decode(body.subarray(0, 64))
}

/** The wait that a `Retry-After` asks for, in seconds or as a date. */
export function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  const written = header.trim()
  // Some servers send fractions.
  if (/^\d+(?:\.\d+)?$/.test(written)) return Math.ceil(Number(written) * 1000)
  // `Date.parse` reads `-1` as a day of the year 2001.
  const at = /^[A-Za-z]{3,}/.test(written) ? Date.parse(written) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now())
}
