import { createHmac, timingSafeEqual } from 'node:crypto'

/** Bytes of the signature in a token: enough to rule out guessing. */
const SIGNATURE_BYTES = 16

/** Returns the opaque name of a page (from 1) of one search; the same page always has the same name. */
export function pageToken(secret: string, searchId: string, page: number): string {
  const number = Buffer.alloc(4)
  number.writeUInt32BE(page)
  return Buffer.concat([number, signature(secret, searchId, page)]).toString('base64url')
}

/** Returns the page of a token, undefined for a token not issued for this search. */
export function readPageToken(secret: string, searchId: string, token: string): number | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 4 + SIGNATURE_BYTES || bytes.toString('base64url') !== token) return undefined
  const page = bytes.readUInt32BE()
  return timingSafeEqual(bytes.subarray(4), signature(secret, searchId, page)) ? page : undefined
}

function signature(secret: string, searchId: string, page: number): Buffer {
  return createHmac('sha256', secret)
    .update(`historical page ${searchId} ${page}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
}
