import { createHmac } from 'node:crypto'
import type { LookupAddress } from 'node:dns'
import type { CourtCase } from '../../domain/case.ts'
import type { Provider, SourceName } from '../../domain/source.ts'
import type { Gateway } from '../gateway/gateway.ts'
import type { HttpRequest } from '../http.ts'

/** An operator's configuration of a provider; each provider exports defaults. */
export interface ProviderConfig<Operation extends string> {
  /** Without the path that all operations share; may include another path. */
  baseUrl: string
  token: string
  /** Names the product and a contact. */
  userAgent: string
  /** The key of the hash that replaces a searched name in the call log. */
  subjectKey: string
  /** For one call, or for each case where an operation takes several. */
  pricesPaise: Record<Operation, number>
  timeoutsMs: Record<Operation, number>
  /** Resolves another host that a link or redirect leads to; fails for one that may not be called. */
  addressesOf: (url: URL) => Promise<LookupAddress[]>
}

/** The settings that an operator may configure for any provider. */
export type ProviderSettings = Omit<ProviderConfig<never>, 'pricesPaise' | 'timeoutsMs'> & {
  /** By operation, where a price differs from the provider's list. */
  pricesPaise: Record<string, number>
}

/** The context of every operation of a provider. */
export interface ProviderContext<Operation extends string> {
  config: ProviderConfig<Operation>
  gateway: Gateway
}

/** One call in an operation's terms; the rest comes from the configuration. */
export interface ProviderCall<Operation extends string> {
  operation: Operation
  subject: string
  method: 'GET' | 'POST'
  path: string
  query?: URLSearchParams
  body?: unknown
  /** How many times the price is charged; 1 by default. */
  units?: number
  maxBytes?: number
}

export interface CallOptions {
  /** Ends the call when its caller is cancelled. */
  signal?: AbortSignal | undefined
}

/** A case as a provider gives it. */
export interface CaseReading {
  courtCase: CourtCase
  /** Parties, hearings, orders and the like that could not be read and were left out. */
  omittedRows: number
  /** When the provider last changed its record, epoch ms; absent where it asks the court itself. */
  modifiedAt?: number
}

/** Case details with the text of long orders reach some megabytes. */
const MAX_JSON_BYTES = 32 * 1024 * 1024

/** The largest orders seen are scans of several hundred pages; base64 adds a third. */
export const MAX_DOCUMENT_BYTES = 96 * 1024 * 1024

/** Builds a call from an operation's terms and the provider's configuration. */
export function requestOf<Operation extends string>(
  source: Provider,
  authorization: string,
  config: ProviderConfig<Operation>,
  call: ProviderCall<Operation>,
): Omit<HttpRequest, 'requestIdOf'> {
  const url = new URL(config.baseUrl.replace(/(?<!\/)\/+$/, '') + call.path)
  url.search = call.query?.toString() ?? ''
  return {
    source,
    operation: call.operation,
    subject: call.subject,
    costPaise: config.pricesPaise[call.operation] * (call.units ?? 1),
    method: call.method,
    url,
    headers: { Accept: 'application/json', Authorization: authorization, 'User-Agent': config.userAgent },
    ...(call.body !== undefined && { body: call.body }),
    timeoutMs: config.timeoutsMs[call.operation],
    maxBytes: call.maxBytes ?? MAX_JSON_BYTES,
    addressesOf: config.addressesOf,
  }
}

/** Throws when a token is not a valid header value: `fetch` would print it in its error. */
export function checkToken(source: SourceName, token: string): void {
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new Error(`The token of ${source} is empty or contains spaces or non-ASCII characters.`)
}

/** The form of searched names in the call log: the same names give the same text, from which none can be recovered. */
export function nameSubject(key: string, names: readonly string[]): string {
  const normalised = names.map((name) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toUpperCase())
  const hash = createHmac('sha256', key).update(JSON.stringify(normalised)).digest('hex')
  return `name:${hash.slice(0, 32)}`
}
