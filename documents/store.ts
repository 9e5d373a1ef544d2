import type { Readable } from 'node:stream'
import type { ContentName } from './content-key.ts'

/**
 * Where documents are kept, originals and stamped ones. A file's key is the SHA-256 of its bytes, so that the same
 * document is kept once, two workers that store it at the same time do no harm to each other, and what is read can be
 * proved to be what was written.
 */
export interface DocumentStore {
  /**
   * Stores bytes and gives their key. Once it has answered they are there whole; before, nothing can be read under the
   * key.
   */
  put(bytes: Uint8Array): Promise<string>
  /** The same for a document too large for memory, piece by piece; fails, and stores nothing, when they are not those of its name. */
  putStream(name: ContentName, pieces: AsyncIterable<string>): Promise<void>
  /** The stored bytes; `undefined` when there are none under the key. */
  read(key: string): Promise<Uint8Array | undefined>
  /**
   * The same as a stream, for sending on, with its length; the stream ends with an error should reading fail midway.
   */
  stream(key: string): Promise<StoredFile | undefined>
  /** Removes a document; one that is not there is removed already. */
  remove(key: string): Promise<void>
}

export interface StoredFile {
  sizeBytes: number
  body: Readable
}
