import { createHmac, timingSafeEqual } from 'node:crypto'

/** Bytes of a cursor's signature: enough that it cannot be guessed. */
const SIGNATURE_BYTES = 12

/** The list and its owner: `['users', accountId]`. A cursor belongs to one list. */
export type ListName = readonly string[]

/** Returns the opaque cursor of a position in a list. */
export function cursorAt(secret: string, list: ListName, place: string): string {
  return Buffer.concat([signature(secret, list, place), Buffer.from(place)]).toString('base64url')
}

/** Returns the position in a cursor; undefined if it was not issued for this list. */
export function readCursor(secret: string, list: ListName, cursor: string): string | undefined {
  const bytes = Buffer.from(cursor, 'base64url')
  if (bytes.length <= SIGNATURE_BYTES || bytes.toString('base64url') !== cursor) return undefined
  const place = bytes.toString('utf8', SIGNATURE_BYTES)
  return timingSafeEqual(bytes.subarray(0, SIGNATURE_BYTES), signature(secret, list, place)) ? place : undefined
}

function signature(secret: string, list: ListName, place: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['cursor', ...list, place]))
    .digest()
    .subarray(0, SIGNATURE_BYTES)
}
