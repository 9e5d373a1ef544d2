import type { LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Readable } from 'node:stream'
import type { SourceFailure } from '../domain/source-failure.ts'
import { type HttpAnswer, jsonOf } from './http-answer.ts'

/** One request to a source as it goes over the wire. */
export interface WireRequest {
  method: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as a form instead of a body. */
  form?: URLSearchParams
  /** The limit from the first byte sent to the last byte read, redirects included. */
  timeoutMs: number
  /** The limit for the body after decompression. */
  maxBytes: number
  /** The source's own origin, the only one that receives its headers; by default the address's origin. */
  ownOrigin?: string
  /** Resolves a host outside that origin; fails for a host that may not be called. Without it no other host may be. */
  addressesOf?: ((url: URL) => Promise<LookupAddress[]>) | undefined
}

/** A whole answer, or the failure with the part of the answer that came before it. */
export type Exchange =
  | { answer: HttpAnswer; failure?: undefined }
  | { answer?: HttpAnswer | undefined; failure: SourceFailure }

/** Servers of documents redirect once or twice; more is a loop. */
const MAX_REDIRECTS = 5

/**
 * Sends a request and reads its whole answer. Redirects are followed by hand, because each new address has to be
 * checked.
 */
export async function exchange(request: WireRequest, signal: AbortSignal | undefined): Promise<Exchange> {
  const deadline = AbortSignal.timeout(request.timeoutMs)
  const until = signal ? AbortSignal.any([signal, deadline]) : deadline
  const chunks: Uint8Array[] = []
  let response: Response | undefined
  try {
    response = await follow(request, until)
    await collect(response, chunks, request.maxBytes)
    return { answer: answerOf(response, chunks) }
  } catch (error) {
    const failure = failureOf(error, request, { isCancelled: signal?.aborted === true, isLate: deadline.aborted })
    return { answer: response && answerOf(response, chunks), failure }
  }
}

/** Makes an answer of stored bytes. */
export function answerFrom(status: number, contentType: string, body: Uint8Array, headers = new Headers()): HttpAnswer {
  return { status, headers, contentType, body, json: jsonOf(body) }
}

class BodyTooLarge extends Error {}
class LeadsNowhere extends Error {}

async function follow(request: WireRequest, signal: AbortSignal): Promise<Response> {
  let { url } = request
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await sendTo(url, request, signal)
    const location = response.headers.get('location')
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return response
    await response.body?.cancel()
    if (request.method !== 'GET' || !URL.canParse(location, url)) throw new LeadsNowhere()
    url = new URL(location, url)
  }
  throw new LeadsNowhere()
}

async function sendTo(url: URL, request: WireRequest, signal: AbortSignal): Promise<Response> {
  const { method, headers, body, form, addressesOf } = request
  if (url.origin !== (request.ownOrigin ?? request.url.origin)) {
    if (!addressesOf) throw new LeadsNowhere()
    return getForeign(url, await addressesOf(url), headers['User-Agent'], signal)
  }
  return fetch(url, {
    method,
    headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    // The content type of a form follows from the form.
    body: form ?? (body === undefined ? null : JSON.stringify(body)),
    redirect: 'manual',
    signal,
  })
}

/**
 * Calls another host than the source's, without its token, at one of the addresses that were checked: a second look-up
 * of the name may give others.
 */
function getForeign(
  url: URL,
  addresses: LookupAddress[],
  userAgent: string | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sending = send(url, {
      signal,
      agent: false,
      headers: { 'Accept-Encoding': 'identity', ...(userAgent !== undefined && { 'User-Agent': userAgent }) },
      lookup: (_host, { all }, done) =>
        all ? done(null, addresses) : done(null, addresses[0]?.address ?? '', addresses[0]?.family),
    })
    sending.on('error', reject)
    sending.on('response', (message) => {
      const headers = new Headers()
      for (const [name, value] of Object.entries(message.headers))
        if (value !== undefined) headers.set(name, String(value))
      const status = message.statusCode ?? 0
      // Some statuses may not have a body, not even an empty one.
      const body = [204, 205, 304].includes(status) ? null : (Readable.toWeb(message) as ReadableStream)
      resolve(new Response(body, { status, headers }))
    })
    sending.end()
  })
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
  const contentType = (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return answerFrom(response.status, contentType, new Uint8Array(Buffer.concat(chunks)), response.headers)
}

/**
 * Only errors of the network and the addresses are failures of the source; any other error is a defect of ours and is
 * thrown.
 */
function failureOf(
  error: unknown,
  { maxBytes, timeoutMs }: WireRequest,
  { isCancelled, isLate }: { isCancelled: boolean; isLate: boolean },
): SourceFailure {
  if (isCancelled) return { class: 'Upstream', message: 'The caller ended the call.' }
  if (error instanceof BodyTooLarge)
    return { class: 'ParseGap', message: `The answer is larger than ${maxBytes} bytes.` }
  if (error instanceof LeadsNowhere || (error instanceof Error && error.name === 'AddressRefused'))
    return { class: 'ParseGap', message: 'The source redirects to an address that is not allowed.' }
  if (isLate) return { class: 'Upstream', message: `No complete answer within ${timeoutMs} ms.` }
  const broken = error instanceof TypeError && error.cause instanceof Error ? error.cause : error
  if (broken instanceof Error && broken !== error && !('code' in broken))
    return { class: 'Upstream', message: `The connection broke (${broken.name}).` }
  if (broken instanceof Error && 'code' in broken)
    return { class: 'Upstream', message: `The connection broke (${broken.code}).` }
  throw error
}
