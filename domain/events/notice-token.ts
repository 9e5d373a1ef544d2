import { createHash } from 'node:crypto'

const PREFIX = 'cpn_'

/** Writes the secret part of the links in e-mails. Only `hashOfNoticeToken` is stored. */
export function writeNoticeToken(secret: Buffer): string {
  return PREFIX + secret.toString('base64url')
}

/** Returns whether a text can be such a token: 32 bytes. */
export function isNoticeToken(text: string): boolean {
  return /^cpn_[\w-]{43}$/.test(text)
}

/** Returns the SHA-256 under which a token is stored and found. */
export function hashOfNoticeToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
