import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto'

/** The subscriber's keys, as the gateway's operators gave them out. */
export interface Keys {
  aesKey: string
  aesIv: string
  hmacKey: string
}

const BLOCK_BYTES = 16

/** The keys of an answer to a department that the courts' side does not know. */
export const ZERO_KEYS: Keys = { aesKey: '', aesIv: '', hmacKey: '' }

/** Encrypts a request and signs its plain text. */
export function seal(plain: string, { aesKey, aesIv, hmacKey }: Keys): { text: string; token: string } {
  const cipher = createCipheriv('aes-128-cbc', padded(aesKey), padded(aesIv))
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]).toString('base64')
  return { text, token: signature(Buffer.from(plain), hmacKey) }
}

/** The plain bytes of a Base64 text, in either alphabet and with `+` that became blanks; undefined when the keys do not open it. */
export function unseal(text: string, { aesKey, aesIv }: Keys): Buffer | undefined {
  const base64 = text
    .trim()
    .replace(/[\r\n]/g, '')
    .replaceAll(' ', '+')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length === 0 || bytes.length % BLOCK_BYTES !== 0) return undefined
  const decipher = createDecipheriv('aes-128-cbc', padded(aesKey), padded(aesIv)).setAutoPadding(false)
  return withoutPadding(Buffer.concat([decipher.update(bytes), decipher.final()]))
}

/** Whether a signature is that of the plain bytes. */
export function isSignedBy(plain: Uint8Array, token: string, hmacKey: string): boolean {
  const [own, other] = [Buffer.from(signature(plain, hmacKey)), Buffer.from(token.trim().toLowerCase())]
  return own.length === other.length && timingSafeEqual(own, other)
}

/** Always 64 digits: a signature that is printed as a number loses its first zeros. */
function signature(plain: Uint8Array, hmacKey: string): string {
  return createHmac('sha256', hmacKey).update(plain).digest('hex')
}

/** Short keys are filled up with zero bytes. */
function padded(key: string): Buffer {
  const bytes = Buffer.alloc(BLOCK_BYTES)
  bytes.write(key, 'utf8')
  return bytes
}

function withoutPadding(bytes: Buffer): Buffer | undefined {
  const count = bytes.at(-1) ?? 0
  const isPadding = count >= 1 && count <= BLOCK_BYTES && bytes.subarray(-count).every((byte) => byte === count)
  return isPadding ? bytes.subarray(0, -count) : undefined
}
