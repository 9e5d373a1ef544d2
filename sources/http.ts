import type { RawAnswer, SourceAnswer, SourceDesk, SourceFailure, SourceName } from '../domain/source.ts'
import { withoutContacts } from './contacts.ts'
import { type HttpAnswer, jsonOf, type Reading } from './http-answer.ts'

export interface HttpRequest {
  source: SourceName
  operation: string
  /** What is asked for, as it may be written down: a case number, CNR, order or a keyed hash of a name. */
  subject: string
  costPaise: number
  method: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** From the first byte sent to the last byte read. A slow answer is waited for so long and never asked again here. */
  timeoutMs: number
  /** Of the body after decompression. */
  maxBytes: number
  /** Finds the source's own id of the call; must not throw, whatever came. */
  requestIdOf?: (answer: HttpAnswer) => string | undefined
}

/**
 * The one way to call a source: a paused source is not called, spend is allowed first, the raw answer is kept, without contacts, before
 * `read` looks at it, the outcome is written down after. A pause, a refused spend, a silence, a broken connection and a body over the
 * limit are `failed` answers.
 * When the caller's own `signal` ends the call, what came so far is kept without an outcome and the signal's reason is thrown.
 * Nothing is tried twice: whether a failure is worth another call is the workflow's to know.
 */
export async function callSource<T>(
  desk: SourceDesk,
  request: HttpRequest,
  read: (answer: HttpAnswer) => Reading<T>,
  signal?: AbortSignal,
): Promise<SourceAnswer<T>> {
  signal?.throwIfAborted()
  if (await desk.isPaused(request.source)) {
    return refuseCall(desk, request, { class: 'Paused', message: 'An operator has paused this source.' })
  }
  if (!(await desk.maySpend(request.source, request.costPaise))) {
    return refuseCall(desk, request, { class: 'SpendCap', message: 'The daily spend cap of this source is reached.' })
  }
  const requestedAt = Date.now()
  const exchange = await send(request, signal)
  const callId = await desk.keep(rawAnswer(request, requestedAt, exchange.answer))
  // A whole answer is read even so: it was paid for.
  if (exchange.failure) signal?.throwIfAborted()
  const reading: Reading<T> = exchange.failure ? { kind: 'failed', failure: exchange.failure } : read(exchange.answer)
  await desk.settle(callId, reading.kind === 'failed' ? reading.failure.class : reading.kind)
  return { ...reading, callId }
}

/** Writes down a call that was not made, because it could only fail, and answers with the reason. It costs nothing. */
export async function refuseCall(
  desk: SourceDesk,
  { source, operation, subject }: Pick<HttpRequest, 'source' | 'operation' | 'subject'>,
  failure: SourceFailure,
): Promise<Extract<SourceAnswer<never>, { kind: 'failed' }>> {
  const callId = await desk.keep({ source, operation, subject, requestedAt: Date.now(), tookMs: 0, costPaise: 0 })
  await desk.settle(callId, failure.class)
  return { kind: 'failed', failure, callId }
}

/** A whole answer, or the failure with as much of an answer as came before it. */
type Exchange =
  | { answer: HttpAnswer; failure?: undefined }
  | { answer?: HttpAnswer | undefined; failure: SourceFailure }

class BodyTooLarge extends Error {}

async function send(request: HttpRequest, signal: AbortSignal | undefined): Promise<Exchange> {
  const deadline = AbortSignal.timeout(request.timeoutMs)
  const chunks: Uint8Array[] = []
  let response: Response | undefined
  try {
    response = await fetch(request.url, {
      method: request.method,
      headers:
        request.body === undefined ? request.headers : { ...request.headers, 'Content-Type': 'application/json' },
      body: request.body === undefined ? null : JSON.stringify(request.body),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
    await collect(response, chunks, request.maxBytes)
    return { answer: answerOf(response, chunks) }
  } catch (error) {
    return { answer: response && answerOf(response, chunks), failure: failureOfExchange(error, request, signal) }
  }
}

async function collect(response: Response, chunks: Uint8Array[], maxBytes: number): Promise<void> {
  let sizeBytes = 0
  for await (const chunk of response.body ?? []) {
    sizeBytes += chunk.length
    if (sizeBytes > maxBytes) throw new BodyTooLarge()
    chunks.push(chunk)
  }
}

function answerOf(response: Response, chunks: Uint8Array[]): HttpAnswer {
  const body = new Uint8Array(Buffer.concat(chunks))
  const contentType = (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return { status: response.status, headers: response.headers, contentType, body, json: jsonOf(body) }
}

/** Only what the network does is a failure of the source; anything else is a defect of ours and flies on. */
function failureOfExchange(error: unknown, request: HttpRequest, signal: AbortSignal | undefined): SourceFailure {
  if (signal?.aborted) return { class: 'Upstream', message: 'The caller ended the call.' }
  if (error instanceof BodyTooLarge) {
    return { class: 'ParseGap', message: `The answer is larger than ${request.maxBytes} bytes.` }
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return { class: 'Upstream', message: `No whole answer within ${request.timeoutMs} ms.` }
  }
  if (error instanceof TypeError && error.cause instanceof Error) {
    const code = 'code' in error.cause ? error.cause.code : error.cause.name
    return { class: 'Upstream', message: `The connection broke (${code}).` }
  }
  throw error
}

function rawAnswer(request: HttpRequest, requestedAt: number, answer: HttpAnswer | undefined): RawAnswer {
  const providerRequestId = answer && request.requestIdOf?.(answer)
  return {
    source: request.source,
    operation: request.operation,
    subject: request.subject,
    requestedAt,
    tookMs: Date.now() - requestedAt,
    costPaise: request.costPaise,
    ...(answer && {
      httpStatus: answer.status,
      contentType: answer.contentType,
      body: withoutContacts(answer.body, answer.json),
    }),
    ...(providerRequestId !== undefined && { providerRequestId }),
  }
}
