import type { ExecutionContext } from 'ava'
import { type RunningSandbox, startSandbox } from '../../sandbox/start.ts'

/** The day on which the worlds of these tests begin, so that nothing in them depends on the calendar. */
export const FIRST_DAY = '2026-03-02'

export interface Answer {
  status: number
  headers: Headers
  bytes: Uint8Array
  text: string
  /** The body as JSON; undefined when it is none. */
  json: unknown
}

/** A running sandbox with a caller for each of its parts, who has the right token. */
export interface Callers {
  sandbox: RunningSandbox
  call(path: string, init?: RequestInit): Promise<Answer>
  ecourtsindia(path: string, body?: unknown): Promise<Answer>
  attestr(path: string, body?: unknown): Promise<Answer>
  control(path: string, body?: unknown): Promise<Answer>
}

/** Starts a sandbox for one test, and closes it when the test is over. */
export async function callersFor(t: ExecutionContext, seed?: string): Promise<Callers> {
  const callers = await startCallers(seed)
  t.teardown(callers.sandbox.close)
  return callers
}

/** Starts a sandbox for several tests; whoever starts it closes it. */
export async function startCallers(seed = 'test'): Promise<Callers> {
  const sandbox = await startSandbox({ seed, today: FIRST_DAY })
  const call = async (path: string, init: RequestInit = {}) => readAnswer(await fetch(sandbox.url + path, init))
  return {
    sandbox,
    call,
    ecourtsindia: (path, body) =>
      call(`/ecourtsindia/api/partner${path}`, { headers: { Authorization: 'Bearer eci_live_test' }, ...posted(body) }),
    attestr: (path, body) =>
      call(`/attestr/api/v2/public${path}`, { headers: { Authorization: 'Basic dGVzdA==' }, ...posted(body) }),
    control: (path, body) => call(`/control${path}`, posted(body)),
  }
}

/** The value that lies at the end of the given keys, undefined where the way breaks off. */
export function at(value: unknown, ...keys: (string | number)[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value)
}

/** The list at the end of the given keys; throws when none is there. */
export function listAt(value: unknown, ...keys: (string | number)[]): unknown[] {
  const list = at(value, ...keys)
  if (!Array.isArray(list)) throw new Error(`No list at ${keys.join('.')} of ${JSON.stringify(value)}`)
  return list
}

function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null
}

/** A body makes a call a POST. */
function posted(body: unknown): RequestInit {
  return body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
}

async function readAnswer(response: Response): Promise<Answer> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = new TextDecoder().decode(bytes)
  return { status: response.status, headers: response.headers, bytes, text, json: jsonOf(text) }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
