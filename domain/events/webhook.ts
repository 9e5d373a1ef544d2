import type { EventType } from './event.ts'

export type WebhookStatus = 'ENABLED' | 'DISABLED'

/** Why an endpoint is disabled: by its owner, by its answer 410, or because a delivery failed to the last attempt. */
export type DisabledReason = 'BY_OWNER' | 'GONE' | 'UNREACHABLE'

/** The records about which an endpoint gets events; an absent list does not restrict it. */
export interface WebhookFilter {
  entityIds?: string[] | undefined
  caseIds?: string[] | undefined
  teamIds?: string[] | undefined
}

/** An address of an account that receives events. */
export interface WebhookEndpoint {
  id: string
  accountId: string
  url: string
  events: EventType[]
  /** Null if it gets events about all records. */
  filter: WebhookFilter | null
  description: string
  status: WebhookStatus
  disabledReason: DisabledReason | null
  /** The number of the endpoint's current secret; each rotation increments it. */
  secretGeneration: number
  /** Until when the previous secret also signs; epoch ms. */
  previousSecretUntil: number
  created: number
  updated: number
}

export const DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** Why an attempt got no response, or was not made. */
export type DeliveryProblem =
  | 'ADDRESS_REFUSED'
  | 'NAME_NOT_RESOLVED'
  | 'CONNECTION_FAILED'
  | 'TLS_FAILED'
  | 'TIMED_OUT'
  | 'ENDPOINT_DISABLED'

/** The delivery of one event to one endpoint. */
export interface WebhookDelivery {
  id: string
  webhookId: string
  accountId: string
  eventId: string
  eventType: EventType
  status: DeliveryStatus
  attempts: number
  lastAttemptAt: number | null
  nextAttemptAt: number | null
  /** The HTTP status and the first bytes of the endpoint's last response. */
  lastStatus: number | null
  lastAnswer: string | null
  problem: DeliveryProblem | null
  created: number
}
