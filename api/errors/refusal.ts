import { ERRORS, type ErrorEntry, type ErrorName } from './catalogue.ts'

/**
 * An answer that refuses a request: an entry of the catalogue with its details. The frame turns it into an HTTP answer.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly entry: ErrorEntry
  readonly details: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(entry: ErrorEntry, details: Record<string, unknown>, headers: Record<string, string>) {
    // A refusal is not a fault, so its stack is never read. Without it a flood of refusals costs a twentieth less.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(entry.message)
    Error.stackTraceLimit = stackTraceLimit
    this.entry = entry
    this.details = details
    this.headers = headers
  }
}

/** Refuses the request: `throw refuse('CASE_NOT_FOUND')`. */
export function refuse(
  name: ErrorName,
  details: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Refusal {
  return new Refusal(ERRORS[name], details, headers)
}

/** Refuses with the seconds after which the same request may be sent again, in `Retry-After` and in the details. */
export function refuseForNow(
  name: ErrorName,
  retryAfterSeconds: number,
  details: Record<string, unknown> = {},
): Refusal {
  return refuse(name, { retryAfterSeconds, ...details }, { 'Retry-After': String(retryAfterSeconds) })
}

/** The body of every error answer (Specification, "Errors"). */
export function errorBody({ entry, details }: Refusal) {
  const all = entry.label ? { label: entry.label, ...details } : details
  return {
    httpStatusCode: entry.status,
    code: entry.code,
    message: entry.message,
    appError: true as const,
    ...(Object.keys(all).length > 0 ? { details: all } : {}),
  }
}
