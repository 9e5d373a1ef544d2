import { z } from 'zod'
import type { EndpointSettings } from '../../db/events/webhook-endpoints.ts'
import { SUBSCRIBABLE_EVENT_TYPES } from '../../domain/events/event.ts'
import { AddressRefused, askNameServers, checkedAddresses, NameNotResolved } from '../../platform/checked-addresses.ts'
import { refuse } from '../errors/refusal.ts'
import type { Services } from '../http/services.ts'

export const MAX_URL_LENGTH = 2048
/** Enough for most of two attempts at a name server; a name that takes longer is resolved again at delivery. */
const RESOLVE_TIMEOUT_MS = 2_500
/** Simultaneous requests must not time out simultaneously: they would all need the database at once. */
const RESOLVE_JITTER_MS = 1_500

/** The settings that a client sends when it creates or changes an endpoint. */
export const WebhookSettings = z.strictObject({
  url: z
    .url()
    .max(MAX_URL_LENGTH)
    .regex(/^\s*https?:\/\//i, 'The URL must start with https://.')
    .meta({
      description: `An https URL on the public internet. At most ${MAX_URL_LENGTH} characters, counted after percent-encoding.`,
      pattern: '^https?://',
    }),
  events: z
    .array(z.enum(SUBSCRIBABLE_EVENT_TYPES))
    .min(1)
    .transform((types) => [...new Set(types)])
    .meta({ description: 'The types of events that are sent to this endpoint.' }),
  description: z.string().max(255).default('').meta({ description: 'A description for people.' }),
  enabled: z.boolean().default(true).meta({ description: 'A disabled endpoint receives no messages.' }),
})

/** Returns the settings to store, with the address as it will be called. Refuses as `callableUrl`. */
export async function settingsOf(
  { url, ...settings }: z.infer<typeof WebhookSettings>,
  services: Services,
): Promise<EndpointSettings> {
  return { url: await callableUrl('url', url, services), ...settings }
}

/**
 * Returns the URL of a field as it will be called. A public name that cannot be resolved now is accepted; its
 * deliveries will report the failure.
 * @throws Refusal 400 for an address that must never be called
 */
export async function callableUrl(field: string, url: string, { configuration }: Services): Promise<string> {
  const address = new URL(url)
  // The URL is percent-encoded here, in which letters of other scripts take up to nine times the length.
  if (address.href.length > MAX_URL_LENGTH)
    throw unfit(field, `The URL must have at most ${MAX_URL_LENGTH} characters.`)
  try {
    const signal = AbortSignal.timeout(RESOLVE_TIMEOUT_MS + Math.floor(Math.random() * RESOLVE_JITTER_MS))
    const resolve = askNameServers(configuration.DNS_SERVERS, signal)
    await checkedAddresses(address, configuration.WEBHOOK_ALLOWED_HOSTS, resolve)
  } catch (error) {
    if (error instanceof AddressRefused) throw unfit(field, error.message)
    if (!(error instanceof NameNotResolved)) throw error
  }
  return address.href
}

function unfit(path: string, message: string) {
  return refuse('MALFORMED', { issues: [{ path, message }] })
}
