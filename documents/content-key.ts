import { createHash } from 'node:crypto'

/** The key of a document: the SHA-256 of its bytes in hexadecimal. */
export function contentKey(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** What a document too large for memory is known by. */
export interface ContentName {
  key: string
  sizeBytes: number
}

/** The name of a document that comes in pieces. */
export async function contentName(pieces: AsyncIterable<string>): Promise<ContentName> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  for await (const piece of pieces) {
    hash.update(piece)
    sizeBytes += Buffer.byteLength(piece)
  }
  return { key: hash.digest('hex'), sizeBytes }
}

/** The pieces of a document as bytes. Fails at their end when they are not those of its key, so that nothing else is stored under it. */
export async function* bytesOf({ key }: ContentName, pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece)
    hash.update(bytes)
    yield bytes
  }
  if (hash.digest('hex') !== key) throw new Error('the pieces do not have the hash of the announced document')
}

/**
 * Where a document lies in a folder or bucket: `3f/a2/3fa2….pdf`, so that no directory grows large. Throws `RangeError`
 * for anything but a key; this is also what keeps a crafted key from leading out of the folder.
 */
export function contentPath(key: string): string {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new RangeError('A document key must be a SHA-256 hash in hexadecimal.')
  return `${key.slice(0, 2)}/${key.slice(2, 4)}/${key}.pdf`
}
