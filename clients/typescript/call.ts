import { CourtPulseError } from './error.ts'
import { type Listed, listed } from './listed.ts'
import { type RetrySettings, retrying, type Send } from './retrying.ts'

export interface CallSettings extends RetrySettings {
  /** Ends in `/v1`. */
  baseUrl: string
  apiKey: string
}

export interface CallOptions {
  /** Makes a repeated POST safe, even from another process. By default each POST gets its own. */
  idempotencyKey?: string
  signal?: AbortSignal
}

export type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Ids, filters and body fields in one object; or a body that is not an object: rows or CSV. */
export type Parameters = object | string

/**
 * Calls an operation and returns its answer, typed by the OpenAPI document.
 * @param path with the names of its parameters in braces
 * @throws CourtPulseError when the service refused it
 */
export type Call = <Answer>(verb: Verb, path: string, parameters: Parameters, options?: CallOptions) => Promise<Answer>

/**
 * The operations of one group, which share how they are sent.
 * @public the generated classes extend it
 */
export class Group {
  protected readonly call: Call

  constructor(call: Call) {
    this.call = call
  }

  /** A list: its first page when awaited, every item when iterated. */
  protected listed<Page extends object, Item>(
    verb: Verb,
    path: string,
    parameters: object,
    options?: CallOptions,
  ): Listed<Page, Item> {
    return listed((more) => this.call<Page>(verb, path, { ...parameters, ...more }, options), parameters)
  }
}

export function caller({ baseUrl, apiKey, ...retries }: CallSettings, userAgent: string): Call {
  const send: Send = retrying(retries)
  const root = baseUrl.replace(/\/+$/, '')
  return async function call<Answer>(verb: Verb, path: string, parameters: Parameters, options: CallOptions = {}) {
    const { address, body } = requestOf(verb, path, parameters)
    const headers = new Headers({ 'X-Service-Api-Key': apiKey, 'User-Agent': userAgent, Accept: 'application/json' })
    if (body !== undefined)
      headers.set('Content-Type', typeof parameters === 'string' ? 'text/csv' : 'application/json')
    if (options.idempotencyKey !== undefined) headers.set('Idempotency-Key', options.idempotencyKey)
    const { response, text } = await send(root + address, { method: verb, headers, body: body ?? null }, options.signal)
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    const answer: unknown = isJson ? JSON.parse(text) : text
    if (!response.ok) throw new CourtPulseError(response, answer)
    return answer as Answer
  }
}

/** Parameters in braces go into the path. The others go into the query, or into the body of a request that has one. */
function requestOf(verb: Verb, path: string, parameters: Parameters): { address: string; body?: string } {
  if (typeof parameters === 'string') return { address: path, body: parameters }
  if (Array.isArray(parameters)) return { address: path, body: JSON.stringify(parameters) }
  const rest = new Map<string, unknown>(Object.entries(parameters).filter(([, value]) => value !== undefined))
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = rest.get(name)
    rest.delete(name)
    // An empty part would change the address.
    if (typeof id !== 'string' || id === '') throw new TypeError(`${name} is required`)
    return encodeURIComponent(id)
  })
  if (verb === 'POST' || verb === 'PUT')
    return rest.size > 0 ? { address, body: JSON.stringify(Object.fromEntries(rest)) } : { address }
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]))
  return { address: query.size > 0 ? `${address}?${query}` : address }
}
