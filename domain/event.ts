/** The types of events. `historical_search.finished` is the contract's; the others are this service's own. */
export const EVENT_TYPES = [
  'historical_search.finished',
  'candidate.created',
  'candidate.updated',
  'case.updated',
  'order.available',
  'hearing.changed',
  'entity.synced',
  'source.degraded',
  'source.recovered',
  'webhook.disabled',
  'webhook.test',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** What a webhook can be subscribed to: all but the trial that one endpoint was sent on request. */
export const SUBSCRIBABLE_EVENT_TYPES = EVENT_TYPES.filter((type) => type !== 'webhook.test')

/** Something that happened to an account's things. `data` holds ids and states, never names: receivers read the rest. */
export interface NewEvent {
  accountId: string
  type: EventType
  data: Record<string, string | number | null>
}

/** An event as stored in the log. */
export interface RaisedEvent extends NewEvent {
  id: string
  /** Epoch milliseconds. */
  created: number
}
