import type { Payload } from '@temporalio/common'
import { z } from 'zod'
import type { Configuration } from '../../platform/configuration.ts'
import { createPayloadCodec } from '../../platform/payload-codec.ts'
import { check } from '../http/check.ts'
import { malformed } from '../http/malformed.ts'

/** The form in which other SDKs write them; the command line sends `{}` if there are none. */
const Body = z.object({
  payloads: z
    .array(z.object({ metadata: z.record(z.string(), z.base64()).default({}), data: z.base64().default('') }))
    .default([]),
})

/**
 * Decrypts the payloads of a body as Temporal's tools send it.
 * @throws Refusal 400 for payloads that were not encrypted with one of our keys
 */
export type DecodePayloads = (body: unknown) => Promise<z.output<typeof Body>>

/** Returns undefined if nothing is encrypted. */
export function decoderOf({ TEMPORAL_PAYLOAD_KEYS: keys }: Configuration): DecodePayloads | undefined {
  if (!keys) return undefined
  const codec = createPayloadCodec(keys)
  return async function decodePayloads(body) {
    const { payloads } = check(Body, body) as z.output<typeof Body>
    const decoded = await codec.decode(payloads.map(asPayload)).catch(() => {
      throw malformed('The payloads were not encrypted with a key in TEMPORAL_PAYLOAD_KEYS.')
    })
    return { payloads: decoded.map(asJson) }
  }
}

type JsonPayload = z.output<typeof Body>['payloads'][number]

function asPayload({ metadata, data }: JsonPayload): Payload {
  return {
    metadata: mapValues(metadata, (text) => Buffer.from(text, 'base64')),
    data: Buffer.from(data, 'base64'),
  }
}

function asJson({ metadata, data }: Payload): JsonPayload {
  return { metadata: mapValues(metadata ?? {}, inBase64), data: inBase64(data) }
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}

function inBase64(bytes: Uint8Array | null | undefined): string {
  return Buffer.from(bytes ?? []).toString('base64')
}
