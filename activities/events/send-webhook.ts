import type { LookupAddress } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Webhook } from 'standardwebhooks'
import type { RaisedEvent } from '../../domain/events/event.ts'
import type { DeliveryProblem } from '../../domain/events/webhook.ts'
import { AddressRefused, askNameServers, checkedAddresses, NameNotResolved } from '../../platform/checked-addresses.ts'
import { readRetryAfter } from '../../sources/http-answer.ts'
import { type CheckedRequest, keptConnections } from './kept-connections.ts'

/** The response of an endpoint, or why there is none. */
export type SendOutcome =
  | { kind: 'answered'; status: number; answer: string; retryAfterMs: number | undefined }
  | { kind: 'failed'; problem: DeliveryProblem }

export interface WebhookMessage {
  url: string
  event: RaisedEvent
  /** All of them sign: there are several while a secret is being rotated. */
  secrets: string[]
}

export interface SendSettings {
  /** Hosts exempt from the address check, also without TLS. */
  allowedHosts: readonly string[]
  /** The servers that resolve all other hosts; the system's own by default. */
  nameServers: readonly string[]
  timeoutMs?: number
}

const USER_AGENT = 'CourtPulse-Webhooks/1.0'
/** A receiver should accept a message and respond at once, and process it later (Standard Webhooks, "Operational"). */
const TIMEOUT_MS = 15_000
/** Bytes of a response body to store: enough for an error message. The rest is not read. */
const MAX_ANSWER_BYTES = 4096
/** A body usually comes with its status. A later one is not waited for: the status alone decides. */
const ANSWER_WITHIN_MS = 1_000
/** Eight times Node's own limit: the headers of a receiver behind several proxies do not lose its acceptance. */
const MAX_HEADER_BYTES = 128 * 1024

/**
 * Sends one message, signed according to Standard Webhooks, to an address that is checked now and connected to as
 * checked. Does not follow redirects. A status counts from its arrival, whatever happens to its body. Never throws for
 * errors of the endpoint.
 */
export async function sendWebhook(
  { url, event, secrets }: WebhookMessage,
  settings: SendSettings,
): Promise<SendOutcome> {
  const body = messageBody(event)
  const now = new Date()
  const headers = {
    'webhook-id': event.id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(event.id, now, body)).join(' '),
  }
  return postJson(url, { body, headers }, settings)
}

/** Sends JSON to an address that a client named, as above. */
export async function postJson(
  url: string,
  message: { body: string; headers?: Record<string, string> },
  settings: SendSettings,
): Promise<SendOutcome> {
  const { body } = message
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': USER_AGENT,
    ...message.headers,
  }
  // One deadline for resolving the address, connecting, sending, and waiting for the status.
  const signal = AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT_MS)
  try {
    const target = new URL(url)
    const resolve = askNameServers(settings.nameServers, signal)
    const addresses = await checkedAddresses(target, settings.allowedHosts, resolve)
    return await post(target, addresses, { headers, body, signal })
  } catch (error) {
    const status = statusBefore(error)
    if (status !== undefined) return { kind: 'answered', status, answer: '', retryAfterMs: undefined }
    return { kind: 'failed', problem: problemOf(error, signal) }
  }
}

/** The body is thin: ids and states. The receiver reads the current data through the API. */
function messageBody({ type, created, data }: RaisedEvent): string {
  return JSON.stringify({ type, timestamp: new Date(created).toISOString(), data })
}

async function post(
  url: URL,
  addresses: LookupAddress[],
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
): Promise<SendOutcome> {
  const lookup = lookUpIn(addresses)
  const agent = keptConnections(url)
  const options = { method: 'POST', headers, signal, agent, lookup, addresses, maxHeaderSize: MAX_HEADER_BYTES }
  const response = await responseTo(url, options, body)
  return {
    kind: 'answered',
    status: response.statusCode ?? 0,
    answer: await readStart(response),
    retryAfterMs: readRetryAfter(response.headers['retry-after'] ?? null),
  }
}

/**
 * Sends until there is a response or a new connection fails: a receiver may close a kept connection just as it is
 * reused.
 */
async function responseTo(url: URL, options: CheckedRequest, body: string): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  for (;;) {
    const sending = request(url, options)
    try {
      return await new Promise((resolve, reject) => {
        sending.on('error', reject)
        sending.on('response', resolve)
        sending.end(body)
      })
    } catch (error) {
      if (!sending.reusedSocket || !isEnded(error)) throw error
    }
  }
}

/** Returns whether the receiver has closed the connection. */
function isEnded(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
}

/** Returns a resolver that knows only the checked addresses. */
function lookUpIn(addresses: LookupAddress[]) {
  const [first] = addresses
  return (
    _host: string,
    { all }: { all?: boolean | undefined },
    done: (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void,
  ): void => {
    if (all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family)
  }
}

/** Returns the beginning of a body, or the part that came before it broke off or timed out. Never rejects. */
async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  const enough = setTimeout(() => response.destroy(), ANSWER_WITHIN_MS)
  try {
    for await (const chunk of response) {
      chunks.push(Buffer.from(chunk))
      length += chunk.length
      if (length >= MAX_ANSWER_BYTES) break
    }
  } catch {
    // The status has arrived, and decides.
  } finally {
    clearTimeout(enough)
  }
  return Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES).toString()
}

/** Returns the status of a response that Node's parser rejects, such as one with two lengths; undefined before any. */
function statusBefore(error: unknown): number | undefined {
  if (!(error instanceof Error && 'rawPacket' in error && Buffer.isBuffer(error.rawPacket))) return undefined
  const [, status] = STATUS_LINE.exec(error.rawPacket.toString('latin1')) ?? []
  return status === undefined ? undefined : Number(status)
}

/** Matches the first status that is not provisional (1xx). */
const STATUS_LINE = /^(?:HTTP\/1\.[01] 1\d\d [\s\S]*?\r?\n\r?\n)*HTTP\/1\.[01] ([2-9]\d\d)\b/

function problemOf(error: unknown, { aborted }: AbortSignal): DeliveryProblem {
  if (error instanceof AddressRefused) return 'ADDRESS_REFUSED'
  if (error instanceof NameNotResolved) return 'NAME_NOT_RESOLVED'
  if (!(error instanceof Error)) throw error
  if (aborted) return 'TIMED_OUT'
  const code = 'code' in error ? String(error.code) : ''
  if (/^(ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO|EPROTO)/.test(code)) return 'TLS_FAILED'
  return 'CONNECTION_FAILED'
}
