import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { readDatabaseAddress } from '../domain/database-address.ts'
import { RETENTION_SETTINGS, type RetentionSetting } from '../domain/retention.ts'
import type { PayloadKeys } from './payload-codec.ts'

/* The types of settings. Each reads the text of an environment variable. */

export const Text = z.string().trim().min(1)
export const Switch = z.enum(['on', 'off']).transform((value) => value === 'on')
export const Whole = z.coerce.number<string>().int()
export const Address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))
export const DatabaseUrl = Text.superRefine(refusing(readDatabaseAddress))
export const List = z.string().transform((text) => text.split(/[\s,]+/).filter((item) => item !== ''))
export const Networks = List.pipe(
  z.array(
    z
      .string()
      .refine(
        (text) => isIP(text) !== 0 || ipaddr.isValidCIDR(text),
        'must be IP addresses or networks, such as 10.0.0.0/8',
      ),
  ),
)
export const NameServers = List.pipe(
  z.array(
    z
      .string()
      .refine((text) => isIP(text.replace(/^\[(.*)\]:\d+$|^([\d.]+):\d+$/, '$1$2')) !== 0, 'must be IP addresses'),
  ),
)
export const PayloadKeysText = List.pipe(
  z
    .array(
      z.string().regex(/^[\w.-]{1,40}:[A-Za-z0-9+/]{43}=$/, 'must be keys such as 2026a:<32 random bytes in base64>'),
    )
    .min(1),
).transform((texts, context): PayloadKeys => {
  const entries = texts.map((text) => text.split(':') as [id: string, key: string])
  const keys = new Map(entries.map(([id, key]) => [id, Buffer.from(key, 'base64')]))
  if (keys.size < entries.length) context.addIssue('each key needs its own ID')
  return { current: entries[0]?.[0] ?? '', keys }
})
const Paise = z.number().int().nonnegative()
export const Prices = jsonLike('{"caseDetail": 150}, prices in paise').pipe(z.record(z.string(), Paise))
export const TokenPrices = jsonLike('{"gpt-6-luna": {"input": 900, "output": 4500}}, prices in paise').pipe(
  z.record(z.string(), z.strictObject({ input: Paise, output: Paise })),
)

export function retentionDays(setting: RetentionSetting) {
  const { initial, least } = RETENTION_SETTINGS[setting]
  return Whole.min(least).max(36_500).default(initial)
}

/** Returns a check of an address by the function that reads it. */
export function refusing(read: (url: string) => unknown) {
  return (url: string, context: z.RefinementCtx): void => {
    try {
      read(url)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      context.addIssue(error.message)
    }
  }
}

/** Returns the address in `Name <address>`. */
export function bareAddress(sender: string): string {
  return /^[^<>\r\n"]*<([^<>]*)>$/.exec(sender)?.[1] ?? sender
}

function jsonLike(example: string) {
  return z.string().transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue(`must be JSON such as ${example}`)
      return z.NEVER
    }
  })
}
