import { setTimeout as sleep } from 'node:timers/promises'

/** The keys that the suite knows, by purpose. `npm start` writes a file with all of them to `.dev/keys.json`. */
export const KEY_NAMES = [
  'owner',
  'reader',
  'outsider',
  'operatorReviewed',
  'allowanceUsedUp',
  'noSource',
  'noAsync',
  'noProducts',
  'operator',
] as const
export type KeyName = (typeof KEY_NAMES)[number]
export type Keys = Partial<Record<KeyName, string>>

/** A title needs something that this run lacks. It is reported as not checked. */
export class NotChecked extends Error {
  override name = 'NotChecked'
}

export type Body = Record<string, unknown>

export interface Answer {
  status: number
  headers: Headers
  body: Body
}

/** One request with its answer, as a report prints them: with the name of its key, never the key. */
export interface Exchange {
  sent: string
  received: string
}

export interface CallOptions {
  /** The key to send: `owner` when undefined, none when null. */
  key?: KeyName | null
  /** A text to send as the key. */
  keyText?: string
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown
  headers?: Record<string, string>
  /** Accepts an answer over the rate limit. All other calls wait and repeat. */
  takesRateLimit?: boolean
}

export type Call = (request: string, options?: CallOptions) => Promise<Answer>

/** The longest wait of the API is 60 seconds. */
const TIMEOUT_MS = 90_000
const MAX_REPEATS = 5
const RATE_LIMITED = 61457

/**
 * Returns a function that sends `METHOD /path` to the service and parses its answer as JSON.
 * @param target ends in the version segment `/v1`
 * @param record gets each request with its answer
 * @throws NotChecked when the key file has no key of this name
 * @throws Error when the body of an answer is not a JSON object
 */
export function callerOf(target: string, keys: Keys, record: (exchange: Exchange) => void): Call {
  return async function call(request, options = {}) {
    const [method = '', path = ''] = request.split(' ')
    const { key = 'owner', keyText, body, headers, takesRateLimit } = options
    const credential = keyText ?? (key === null ? undefined : keys[key])
    if (credential === undefined && key !== null) throw new NotChecked(`needs the key "${key}"`)
    for (let repeats = 0; ; repeats++) {
      const response = await fetch(target + path, {
        method,
        headers: {
          ...(credential === undefined ? {} : { 'X-Service-Api-Key': credential }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = await response.text()
      const by = keyText === undefined ? (key ?? 'no key') : 'another key'
      record({
        sent: `${request} (${by})${body === undefined ? '' : ` ${typeof body === 'string' ? body : JSON.stringify(body)}`}`,
        received: `${response.status} ${text}`,
      })
      const answer = { status: response.status, headers: response.headers, body: readObject(text) }
      if (takesRateLimit || answer.body.code !== RATE_LIMITED || repeats === MAX_REPEATS) return answer
      await sleep(Number(response.headers.get('retry-after') ?? 1) * 1000)
    }
  }
}

function readObject(text: string): Body {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error('the body of the answer is not JSON')
  }
  if (!isObject(value)) throw new Error('the body of the answer is not a JSON object')
  return value
}

export function isObject(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
