import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, type Body, isObject } from './call.ts'

/** Fails unless the answer has this status; returns its body. */
export function succeeds(answer: Answer, status = 200): Body {
  strictEqual(answer.status, status, `the status is ${answer.status}, not ${status}`)
  return answer.body
}

/** Fails unless the answer is this refusal, in the shape of every refusal; returns its details. */
export function refuses(answer: Answer, status: number, code?: number): Body {
  const { httpStatusCode, code: actual, message, appError, details = {}, ...others } = answer.body
  strictEqual(answer.status, status, `the status is ${answer.status}, not ${status}`)
  strictEqual(httpStatusCode, status, `\`httpStatusCode\` is ${httpStatusCode}, not ${status}`)
  ok(Number.isInteger(actual), `\`code\` is ${JSON.stringify(actual)}, not an integer`)
  if (code !== undefined) strictEqual(actual, code, `\`code\` is ${actual}, not ${code}`)
  ok(typeof message === 'string' && message !== '', '`message` is not a text')
  strictEqual(appError, true, `\`appError\` is ${appError}, not true`)
  deepStrictEqual(Object.keys(others), [], `the refusal also has ${Object.keys(others)}`)
  return asObject(details)
}

/** Fails unless the answer is 200 with an object without fields. */
export function isEmpty(answer: Answer): void {
  deepStrictEqual(succeeds(answer), {}, 'the object is not empty')
}

export function asObject(value: unknown): Body {
  ok(isObject(value), `${JSON.stringify(value)} is not an object`)
  return value
}

export function asList(value: unknown): Body[] {
  ok(Array.isArray(value), `${JSON.stringify(value)} is not an array`)
  return value.map(asObject)
}

export function asText(value: unknown): string {
  ok(typeof value === 'string', `${JSON.stringify(value)} is not a string`)
  return value
}

/** How long background work on the sandbox may take. */
export const PATIENCE_MS = 90_000

/** Reads until the answer is good; fails when it stays bad. */
export async function until(read: () => Promise<Body>, isGood: (body: Body) => boolean): Promise<Body> {
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(300)) {
    const body = await read()
    if (isGood(body)) return body
    ok(Date.now() < end, `this did not come within ${PATIENCE_MS / 1000} seconds`)
  }
}

/** Eight letters that no other run uses. */
export function unique(): string {
  return Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')
}
