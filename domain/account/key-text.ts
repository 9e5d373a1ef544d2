import { hash } from 'node:crypto'
import bs58 from 'bs58'

/** The beginning of an API key: scanners for leaked keys recognise it, and people see its purpose. */
export const KEY_PREFIXES = { live: 'cpk_live_', test: 'cpk_test_', operator: 'cpk_ops_' } as const
export type KeyKind = keyof typeof KEY_PREFIXES

/** Long enough to rule out guessing. */
export const KEY_SECRET_BYTES = 32
const CHECKSUM_BYTES = 4
/** The longest prefix and 36 bytes in base58, whose letters hold a little less than six bits each. */
const MAX_KEY_LENGTH = 9 + 50

/** Writes a key: prefix, then secret and checksum in base58. Shown to its owner once; only `hashOfKey` is stored. */
export function writeApiKey(kind: KeyKind, secret: Uint8Array): string {
  const prefix = KEY_PREFIXES[kind]
  return prefix + bs58.encode(Buffer.concat([secret, checksum(prefix, secret)]))
}

/**
 * Returns whether a text can be a key: known prefix, right length, correct checksum. Typing errors are rejected without
 * a query.
 */
export function isWellFormedKey(text: string): boolean {
  // Checked before decoding, which takes quadratic time, because a request may send 16 KiB.
  if (text.length > MAX_KEY_LENGTH) return false
  const prefix = Object.values(KEY_PREFIXES).find((prefix) => text.startsWith(prefix))
  const bytes = prefix && bs58.decodeUnsafe(text.slice(prefix.length))
  if (bytes?.length !== KEY_SECRET_BYTES + CHECKSUM_BYTES) return false
  return checksum(prefix ?? '', bytes.subarray(0, KEY_SECRET_BYTES)).equals(bytes.subarray(KEY_SECRET_BYTES))
}

/** Returns the SHA-256 under which a key is stored and found. */
export function hashOfKey(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}

function checksum(prefix: string, secret: Uint8Array): Buffer {
  return hash('sha256', Buffer.concat([Buffer.from(prefix), secret]), 'buffer').subarray(0, CHECKSUM_BYTES)
}
