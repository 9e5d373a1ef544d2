import type { CourtType } from '../courts/types.ts'
import type { RelationKind } from '../families/statements.ts'
import type { DigestCounts } from '../hearings/digest.ts'
import type { KeptState } from '../hearings/hearing.ts'
import type { MissingState } from '../hearings/list-watch.ts'
import type { CandidateStatus, CustomerDecision, DiscoveryMode } from '../review/candidate.ts'
import type { DueDirection } from '../summaries/brief/due-directions.ts'

/** The types of events. `historical_search.finished` is the contract's; the others are this service's own. */
export const EVENT_TYPES = [
  'historical_search.finished',
  'candidate.created',
  'candidate.updated',
  'case.updated',
  'order.available',
  'case.related',
  'hearing.listed',
  'hearing.changed',
  'hearing.list_missing',
  'hearing.list_read',
  'hearing.digest',
  'entity.synced',
  'source.degraded',
  'source.recovered',
  'webhook.disabled',
  'webhook.test',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

/**
 * Event types that a webhook can subscribe to: all except the test message, which is sent to one endpoint on request.
 */
export const SUBSCRIBABLE_EVENT_TYPES = EVENT_TYPES.filter((type) => type !== 'webhook.test')

/** The data of an event, by its type: ids and states, never names. Receivers read the rest. */
export interface EventData {
  'historical_search.finished': { searchId: string; status: 'COMPLETE' | 'FAILED'; collected: number }
  'candidate.created': { candidateId: string; entityId: string; discoveryMode: DiscoveryMode; status: CandidateStatus }
  'candidate.updated': {
    candidateId: string
    entityId: string
    status: CandidateStatus
    customerDecision: CustomerDecision | null
    caseId: string | null
  }
  /** `fields`: what changed, separated by commas, as the changes of the case name it. */
  'case.updated': { caseId: string; origin: 'CUSTOMER' | 'OPERATOR' | 'COURT'; fields: string }
  'case.related': { caseId: string; relationId: string; kind: RelationKind; state: 'KNOWN' | 'SUGGESTED' }
  'order.available': { caseId: string; changeId: string }
  'hearing.listed': {
    hearingId: string
    caseId: string
    hearingDate: string
    state: KeptState
    /** Whether only a non-binding early list carries it. */
    tentative: boolean
  }
  'hearing.changed': {
    hearingId: string
    caseId: string
    hearingDate: string
    state: KeptState
    revision: number
    fields: string
  }
  'hearing.list_missing': { court: string; courtType: CourtType; day: string; state: MissingState; hearings: number }
  'hearing.list_read': { court: string; courtType: CourtType; day: string; hearings: number }
  'hearing.digest': { day: string; due: DueDirection[] } & DigestCounts
  'entity.synced': { entityId: string; status: 'COMPLETE' | 'PARTIAL'; newCandidates: number; lastCourtSyncAt: number }
  'source.degraded': { courtType: CourtType }
  'source.recovered': { courtType: CourtType }
  'webhook.disabled': { webhookId: string; reason: 'GONE' | 'UNREACHABLE' }
  'webhook.test': { webhookId: string }
}

/** An event's type with the data of this type. */
export type Happening = { [Type in EventType]: { type: Type; data: EventData[Type] } }[EventType]

/** An event about an account's records. */
export type NewEvent = Happening & { accountId: string }

/** An event as stored in the log; an older one may lack fields of its type. */
export interface RaisedEvent {
  id: string
  accountId: string
  type: EventType
  data: Record<string, unknown>
  /** Epoch milliseconds. */
  created: number
}
