import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { Call } from '../simulated-source.ts'

/** The keys of the one subscription that the sandbox knows. */
export const SUBSCRIPTION = {
  key: 'sandbox-key',
  secret: 'sandbox-secret',
  department: 'sandbox',
  aesKey: 'sandbox-aes-key',
  aesIv: 'sandbox-aes-iv',
  hmacKey: 'sandbox-hmac',
}

/** The plain text of a request: its values by name. Undefined where it does not open, or its signature does not fit. */
export function openRequest(call: {
  query: Call['query']
  state: { text: string }
}): Record<string, string> | undefined {
  const form = new URLSearchParams(call.state.text)
  const valueAt = (name: string) => [call.query[name] ?? form.get(name)].flat()[0] ?? ''
  if (valueAt('dept_id') !== SUBSCRIPTION.department || valueAt('version') !== 'v1.0') return undefined
  try {
    const decipher = createDecipheriv('aes-128-cbc', sixteen(SUBSCRIPTION.aesKey), sixteen(SUBSCRIPTION.aesIv))
    const bytes = Buffer.from(valueAt('request_str'), 'base64')
    const plain = Buffer.concat([decipher.update(bytes), decipher.final()]).toString('utf8')
    if (sign(plain) !== valueAt('request_token')) return undefined
    return Object.fromEntries(plain.split('|').map((part) => part.split('=', 2) as [string, string]))
  } catch {
    return undefined
  }
}

/** Answers in the envelope. */
export function answerSealed(call: Call, content: unknown, { token }: { token?: string } = {}): void {
  const plain = Buffer.isBuffer(content) ? content : JSON.stringify(content)
  call.body = { response_str: encrypt(plain), response_token: token ?? sign(plain), version: 'v1.0' }
}

export function encrypt(plain: string | Buffer, keys = SUBSCRIPTION): string {
  const cipher = createCipheriv('aes-128-cbc', sixteen(keys.aesKey), sixteen(keys.aesIv))
  return Buffer.concat([cipher.update(plain), cipher.final()]).toString('base64')
}

function sign(plain: string | Buffer): string {
  return createHmac('sha256', SUBSCRIPTION.hmacKey).update(plain).digest('hex')
}

function sixteen(key: string): Buffer {
  return Buffer.concat([Buffer.from(key), Buffer.alloc(16)]).subarray(0, 16)
}
