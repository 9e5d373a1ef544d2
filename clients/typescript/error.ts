import type { ApiError } from './generated/errors.ts'

/** Every code with which the service refuses. */
export type ErrorCode = ApiError['code']

/** The fields of `details` for a code. */
export type DetailsOf<Code extends ErrorCode> = NonNullable<Extract<ApiError, { code: Code }>['details']>

/** A refusal of the service: its status, code and details, and the `requestId` by which its operators find it. */
export class CourtPulseError extends Error {
  override name = 'CourtPulseError'
  readonly status: number
  /**
   * Undefined when something other than the service answered, such as a proxy. `GET /v1/errors/{code}` says what to do.
   */
  readonly code: number | undefined
  readonly label: string | undefined
  readonly details: Record<string, unknown>
  readonly requestId: string | null

  constructor(response: Response, body: unknown) {
    const { code, message, details } = isObject(body) ? body : {}
    super(typeof message === 'string' ? message : `The service responded with HTTP ${response.status}.`)
    this.status = response.status
    this.code = typeof code === 'number' ? code : undefined
    this.details = isObject(details) ? details : {}
    this.label = typeof this.details.label === 'string' ? this.details.label : undefined
    this.requestId = response.headers.get('x-request-id')
  }

  /** Returns whether it is the error with this code; if so, its `details` are typed. */
  is<Code extends ErrorCode>(code: Code): this is CourtPulseError & { code: Code; details: DetailsOf<Code> } {
    return this.code === code
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
