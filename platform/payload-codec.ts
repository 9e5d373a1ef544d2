import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { DataConverter, Payload, PayloadCodec } from '@temporalio/common'
import proto from '@temporalio/proto'

/** The key that encrypts, and those that still decrypt, by their ids. */
export interface PayloadKeys {
  current: string
  keys: ReadonlyMap<string, Buffer>
}

/** AES-256-GCM: a nonce and a tag precede the text. */
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The encoding that marks an encrypted payload; other SDKs use the same word. */
const ENCODING = 'binary/encrypted'
const KEY_ID = 'key-id'

/** A payload was encrypted with a key that this process does not have. */
export class UnknownPayloadKeyError extends Error {
  override name = 'UnknownPayloadKeyError'
}

/**
 * Encrypts the inputs and results of workflows and activities, signals, queries, memos, summaries and details. The id
 * of the key is authenticated, so that no payload passes for one of another key. Unencrypted payloads pass unchanged,
 * so that workflows that began before the keys were set continue.
 */
export function createPayloadCodec({ current, keys }: PayloadKeys): PayloadCodec {
  const { Payload } = proto.temporal.api.common.v1

  function encrypt(payload: Payload): Payload {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, keyOf(current), nonce)
    cipher.setAAD(Buffer.from(current))
    const text = Buffer.concat([cipher.update(Payload.encode(payload).finish()), cipher.final()])
    const metadata = { encoding: Buffer.from(ENCODING), [KEY_ID]: Buffer.from(current) }
    return { metadata, data: Buffer.concat([nonce, cipher.getAuthTag(), text]) }
  }

  function decrypt(payload: Payload): Payload {
    const { metadata, data } = payload
    if (textOf(metadata?.encoding) !== ENCODING) return payload
    const id = textOf(metadata?.[KEY_ID])
    const bytes = Buffer.from(data ?? [])
    const textAt = NONCE_BYTES + TAG_BYTES
    const decipher = createDecipheriv(CIPHER, keyOf(id), bytes.subarray(0, NONCE_BYTES))
    decipher.setAAD(Buffer.from(id))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, textAt))
    return Payload.decode(Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]))
  }

  function keyOf(id: string): Buffer {
    const key = keys.get(id)
    if (!key) throw new UnknownPayloadKeyError(`TEMPORAL_PAYLOAD_KEYS has no key with the ID ${id}.`)
    return key
  }

  return {
    encode: async (payloads) => payloads.map(encrypt),
    decode: async (payloads) => payloads.map(decrypt),
  }
}

function textOf(bytes: Uint8Array | null | undefined): string {
  return Buffer.from(bytes ?? []).toString('utf8')
}

/**
 * Returns how payloads and failures are written for Temporal: encrypted if there are keys, otherwise in clear. Clients,
 * workers and replays need the same.
 * @param keys undefined when nothing is encrypted
 */
export function dataConverterOf(keys: PayloadKeys | undefined): DataConverter {
  if (!keys) return {}
  return {
    payloadCodecs: [createPayloadCodec(keys)],
    failureConverterPath: new URL('./encoded-failures.ts', import.meta.url).pathname,
  }
}
