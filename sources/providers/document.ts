import type { Provider, SourceAnswer } from '../../domain/source.ts'
import { callSource } from '../http.ts'
import { failed, failureOfForm, type HttpAnswer, type Reading } from '../http-answer.ts'
import { type CallOptions, MAX_DOCUMENT_BYTES, type ProviderContext } from './provider-call.ts'

/** An order as its source delivered it, byte for byte. The document store checks whether the PDF is whole. */
export interface OrderDocument {
  bytes: Uint8Array
}

/** Readers accept a PDF whose header is anywhere in its first kilobyte; courts put a byte order mark before it. */
const HEADER_WITHIN_BYTES = 1024

/** Whether bytes claim to be a PDF. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, HEADER_WITHIN_BYTES)).includes('%PDF-')
}

/** Reads an answer that must be a PDF: a page or JSON is a failure, whatever the status says. */
export function readDocument(answer: HttpAnswer): Reading<OrderDocument> {
  const { status, body } = answer
  if (status !== 200 || body.length === 0) {
    const failure = failureOfForm(answer)
    return failure
      ? { kind: 'failed', failure }
      : failed('Upstream', `The source sent HTTP ${status} instead of the order.`)
  }
  return isPdf(body) ? { kind: 'found', value: { bytes: body } } : notAPdf(status)
}

/** The failure of an order whose document is not a PDF. */
export function notAPdf(httpStatus: number) {
  return failed('Upstream', 'The source sent something other than a PDF instead of the order.', {
    httpStatus,
    reason: 'NOT_A_PDF',
  })
}

/**
 * Fetches a document from a link that a provider gave. The provider's token goes only to the provider's own address;
 * other addresses must be https. Free: the call that gave the link was paid.
 */
export function fetchLink<Operation extends string>(
  source: Provider,
  { config, gateway }: ProviderContext<Operation>,
  authorization: string,
  link: { operation: Operation; subject: string; url: URL },
  { signal }: CallOptions,
): Promise<SourceAnswer<OrderDocument>> {
  return callSource(
    gateway,
    {
      source,
      operation: link.operation,
      subject: link.subject,
      costPaise: 0,
      method: 'GET',
      url: link.url,
      headers: { 'User-Agent': config.userAgent, Authorization: authorization },
      ownOrigin: new URL(config.baseUrl).origin,
      addressesOf: config.addressesOf,
      timeoutMs: config.timeoutsMs[link.operation],
      maxBytes: MAX_DOCUMENT_BYTES,
    },
    readLinked,
    signal,
  )
}

/** Links expire, and some never led to a document; either way the source has no document to give. */
function readLinked(answer: HttpAnswer): Reading<OrderDocument> {
  const isGone = answer.status === 404 || answer.status === 410
  if (!isGone) return readDocument(answer)
  return failed('NotIndexed', 'There is no document at this URL.', { httpStatus: answer.status })
}

/** The address a provider gave, when it may be followed: https, or the provider's own. */
export function followable(baseUrl: string, link: string | undefined): URL | undefined {
  if (link === undefined || !URL.canParse(link, baseUrl)) return undefined
  const url = new URL(link, baseUrl)
  return url.protocol === 'https:' || url.origin === new URL(baseUrl).origin ? url : undefined
}
