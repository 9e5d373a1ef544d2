import type { EventData, EventType, RaisedEvent } from './event.ts'
import type { WebhookEndpoint } from './webhook.ts'

/** The records that an event is about. */
export interface EventSubject {
  /** The entity, or those that the case is linked to. */
  entityIds: string[]
  /** The case, under every id that it has had. */
  caseIds: string[]
  /** The teams with which the record is shared now. */
  teamIds: string[]
}

/** The types of events about an entity or a case; no other meets a filter. */
const ABOUT_RECORDS: Record<TypeAboutRecord, true> = {
  'candidate.created': true,
  'candidate.updated': true,
  'case.updated': true,
  'case.related': true,
  'order.available': true,
  'hearing.listed': true,
  'hearing.changed': true,
  'entity.synced': true,
}

type TypeAboutRecord = {
  [Type in EventType]: EventData[Type] extends { caseId: string } | { entityId: string } ? Type : never
}[EventType]

/** Returns whether a type of events is about an entity or a case. */
export function isAboutRecord(type: EventType): boolean {
  return type in ABOUT_RECORDS
}

/**
 * Returns whether an endpoint may get an event: with a filter, only one about a record that meets all of it, or a test
 * message.
 */
export function meetsFilter(
  { type }: Pick<RaisedEvent, 'type'>,
  { filter }: Pick<WebhookEndpoint, 'filter'>,
  subject: EventSubject | undefined,
): boolean {
  if (!filter || type === 'webhook.test') return true
  if (!subject) return false
  return (['entityIds', 'caseIds', 'teamIds'] as const).every(
    (ids) => filter[ids]?.some((id) => subject[ids].includes(id)) ?? true,
  )
}
