import { z } from 'zod'
import type { EndpointSettings } from '../../db/events/webhook-endpoints.ts'
import type { Caller } from '../../domain/account/account.ts'
import { type EventType, SUBSCRIBABLE_EVENT_TYPES } from '../../domain/events/event.ts'
import type { WebhookFilter } from '../../domain/events/webhook.ts'
import { isAboutRecord } from '../../domain/events/webhook-filter.ts'
import { AddressRefused, askNameServers, checkedAddresses, NameNotResolved } from '../../platform/checked-addresses.ts'
import { refuse } from '../errors/refusal.ts'
import { Id } from '../http/id.ts'
import { type Issue, malformed } from '../http/malformed.ts'
import type { Services } from '../http/services.ts'

export const MAX_URL_LENGTH = 2048
/** Enough for most of two attempts at a name server; a name that takes longer is resolved again at delivery. */
const RESOLVE_TIMEOUT_MS = 2_500
/** Simultaneous requests must not time out simultaneously: they would all need the database at once. */
const RESOLVE_JITTER_MS = 1_500

/** Enough for the cases of one matter; an endpoint for more of them gets all events. */
const MAX_IDS = 100

function Ids(description: string) {
  return z.array(Id).min(1).max(MAX_IDS).optional().meta({ description })
}

export const WebhookFilterFields = z
  .strictObject({
    entityIds: Ids('Only events about one of these entities of your account, or a case that is linked to one.'),
    caseIds: Ids('Only events about one of these tracked cases of your account.'),
    teamIds: Ids('Only events about an entity or a case that is shared with one of these teams of your account.'),
  })
  .meta({
    id: 'WebhookFilter',
    description:
      'Restricts the endpoint to events about records that meet all of it. Events about no entity or case are then not sent.',
  })

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
  filter: WebhookFilterFields.optional(),
  description: z.string().max(255).default('').meta({ description: 'A description for people.' }),
  enabled: z.boolean().default(true).meta({ description: 'A disabled endpoint receives no messages.' }),
})

/**
 * Returns the settings to store, with the address as it will be called.
 * @throws Refusal 400 as `callableUrl`, and for a filter that nothing can meet
 */
export async function settingsOf(
  { url, filter, ...settings }: z.infer<typeof WebhookSettings>,
  { accountId }: Pick<Caller, 'accountId'>,
  services: Services,
): Promise<EndpointSettings> {
  if (filter) await requireKnown(filter, settings.events, accountId, services.db)
  return { url: await callableUrl('url', url, services), ...settings, filter: filter ?? null }
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

/** Refuses a filter that no event can meet. Records of other accounts, also shared ones, raise no events here. */
async function requireKnown(
  filter: WebhookFilter,
  events: readonly EventType[],
  accountId: string,
  db: Services['db'],
): Promise<void> {
  const issues: Issue[] = []
  if (!Object.values(filter).some(Boolean)) issues.push({ path: 'filter', message: 'Name at least one list of IDs.' })
  if (!events.some(isAboutRecord)) issues.push({ path: 'events', message: 'No event of these types meets a filter.' })
  const { entityIds = [], caseIds = [], teamIds = [] } = filter
  const found = {
    entityIds: await Promise.all(entityIds.map((id) => db.watchlistEntities.find(id))),
    caseIds: await Promise.all(caseIds.map((id) => db.trackedCases.find(id))),
    teamIds: await Promise.all(teamIds.map((id) => db.teams.find(accountId, id))),
  }
  for (const [list, records] of Object.entries(found))
    for (const [index, record] of records.entries())
      if (record?.accountId !== accountId)
        issues.push({ path: `filter.${list}.${index}`, message: 'Your account has no such record.' })
  if (issues.length > 0) throw malformed(issues)
}

function unfit(path: string, message: string) {
  return refuse('MALFORMED', { issues: [{ path, message }] })
}
