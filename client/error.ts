/** A refusal of the service: its status, code and details; `requestId` is what its operators find it by. */
export class CourtPulseError extends Error {
  override name = 'CourtPulseError'
  readonly status: number
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
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
