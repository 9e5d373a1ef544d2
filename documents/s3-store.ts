import { Readable } from 'node:stream'
import { bytesOf, contentKey, contentPath } from './content-key.ts'
import type { DocumentStore } from './store.ts'

export interface S3Settings {
  bucket: string
  region: string
  /** The server's address, for everything but Amazon's own. Buckets are then part of the path. */
  endpoint?: string
  /** Without them the SDK looks where it always does: its variables, its files, the machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
  /** What keys begin with, such as `courtpulse/`. */
  prefix?: string
}

/**
 * A store in a private bucket of an S3-compatible server. An upload there becomes visible whole or not at all, and two
 * of the same bytes leave the same bytes.
 */
export async function s3Store({
  bucket,
  region,
  endpoint,
  credentials,
  prefix = '',
}: S3Settings): Promise<DocumentStore> {
  // Loaded only where it is used: the SDK costs 25 MB of memory, and most installations keep a folder.
  const { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } = await import(
    '@aws-sdk/client-s3'
  )
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  })
  const place = (key: string) => ({ Bucket: bucket, Key: `${prefix}${contentPath(key)}` })

  const asDocument = (key: string) => ({
    ...place(key),
    ContentType: 'application/pdf',
    ChecksumSHA256: Buffer.from(key, 'hex').toString('base64'),
  })

  async function find(key: string) {
    try {
      return await client.send(new GetObjectCommand(place(key)))
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }

  return {
    async put(bytes) {
      const key = contentKey(bytes)
      await client.send(new PutObjectCommand({ ...asDocument(key), Body: bytes }))
      return key
    },
    // One request, which may have 5 GB, and not several parts: so it is whole or not at all, without leftovers to be cleared away.
    async putStream(name, pieces) {
      // The SDK does not listen for errors of a body.
      const broken = new AbortController()
      const Body = Readable.from(bytesOf(name, pieces), { objectMode: false }).once('error', () => broken.abort())
      const document = { ...asDocument(name.key), Body, ContentLength: name.sizeBytes }
      await client.send(new PutObjectCommand(document), { abortSignal: broken.signal })
    },
    async read(key) {
      return (await find(key))?.Body?.transformToByteArray()
    },
    async stream(key) {
      const found = await find(key)
      // In Node the SDK's bodies are streams of Node's; its type names those of browsers too.
      return found?.Body instanceof Readable ? { sizeBytes: found.ContentLength ?? 0, body: found.Body } : undefined
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)))
    },
  }
}
