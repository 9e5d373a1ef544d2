/** What clients can be told of. `historical_search.finished` is the contract's; the others are this service's own. */
export const EVENT_TYPES = [
  'historical_search.finished',
  'candidate.created',
  'case.updated',
  'order.available',
  'entity.synced',
  'source.degraded',
  'source.recovered',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** Something that happened to an account's things. `data` holds ids and states, never names: receivers read the rest. */
export interface NewEvent {
  accountId: string
  type: EventType
  data: Record<string, string | number | null>
}
