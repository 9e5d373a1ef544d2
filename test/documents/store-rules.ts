import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ExecutionContext } from 'ava'
import { contentName } from '../../documents/content-key.ts'
import type { DocumentStore } from '../../documents/store.ts'

/** What every kind of store must hold. */
export const STORE_RULES: [rule: string, holds: (t: ExecutionContext, store: DocumentStore) => Promise<void>][] = [
  [
    'a document comes back byte for byte under its SHA-256',
    async (t, store) => {
      const order = aDocument()
      const key = await store.put(order)
      t.is(key, createHash('sha256').update(order).digest('hex'))
      t.deepEqual(Buffer.from((await store.read(key)) ?? []), order)
    },
  ],
  [
    'a document is sent on as a stream, with its size',
    async (t, store) => {
      const order = aDocument()
      const stored = await store.stream(await store.put(order))
      t.is(stored?.sizeBytes, order.length)
      t.deepEqual(stored && (await buffer(stored.body)), order)
    },
  ],
  [
    'a document too large for memory is stored piece by piece, under the same key as in one piece',
    async (t, store) => {
      const pieces = () => Readable.from(Array.from({ length: 40 }, (_, nth) => `${nth} é ${'x'.repeat(100_000)}`))
      const name = await contentName(pieces())
      await store.putStream(name, pieces())
      const whole = Buffer.from((await Array.fromAsync(pieces())).join(''))
      t.is(name.sizeBytes, whole.length)
      t.true(whole.equals((await store.read(name.key)) ?? Buffer.alloc(0)))
      t.is(await store.put(whole), name.key)
    },
  ],
  [
    'pieces that are not those of the name are not stored',
    async (t, store) => {
      const name = await contentName(Readable.from(['one', randomBytes(8).toString('hex')]))
      await t.throwsAsync(store.putStream(name, Readable.from(['two', 'x'.repeat(name.sizeBytes - 3)])))
      t.is(await store.read(name.key), undefined)
    },
  ],
  [
    'the same document stored by many at once is stored once and never seen in part',
    async (t, store) => {
      const order = aDocument()
      const key = createHash('sha256').update(order).digest('hex')
      const seen: (Uint8Array | undefined)[] = []
      const writers = Array.from({ length: 8 }, () => store.put(order))
      const readers = Array.from({ length: 8 }, async () => seen.push(await store.read(key)))
      t.deepEqual(
        await Promise.all(writers),
        Array.from({ length: 8 }, () => key),
      )
      await Promise.all(readers)
      for (const bytes of seen) if (bytes) t.deepEqual(Buffer.from(bytes), order)
      t.deepEqual(Buffer.from((await store.read(key)) ?? []), order)
    },
  ],
  [
    'what is not there is undefined, and removing it is no error',
    async (t, store) => {
      const key = await store.put(aDocument())
      await store.remove(key)
      await store.remove(key)
      t.is(await store.read(key), undefined)
      t.is(await store.stream(key), undefined)
    },
  ],
  [
    'anything but a SHA-256 is no key',
    async (t, store) => {
      for (const key of ['', '../../etc/passwd', 'A'.repeat(64), `${'a'.repeat(63)}/`])
        await t.throwsAsync(async () => store.read(key), { instanceOf: RangeError })
    },
  ],
]

/** Large enough to be written in several pieces. */
function aDocument(): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)])
}
