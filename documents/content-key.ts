import { createHash } from 'node:crypto'

/** The key of a document: the SHA-256 of its bytes in hexadecimal. */
export function contentKey(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * Where a document lies in a folder or bucket: `3f/a2/3fa2….pdf`, so that no directory grows large. Throws `RangeError`
 * for anything but a key; this is also what keeps a crafted key from leading out of the folder.
 */
export function contentPath(key: string): string {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new RangeError('A document key is a SHA-256 in hexadecimal.')
  return `${key.slice(0, 2)}/${key.slice(2, 4)}/${key}.pdf`
}
