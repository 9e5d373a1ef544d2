import type { EventType } from './event.ts'

export type WebhookStatus = 'ENABLED' | 'DISABLED'

/** Why an endpoint gets nothing any more: its owner disabled it, it answered 410, or a delivery failed to the last attempt. */
export type DisabledReason = 'BY_OWNER' | 'GONE' | 'UNREACHABLE'

/** An address of an account that receives events. */
export interface WebhookEndpoint {
  id: string
  accountId: string
  url: string
  events: EventType[]
  description: string
  status: WebhookStatus
  disabledReason: DisabledReason | null
  /** Which of the endpoint's secrets is the present one; each rotation counts it up. */
  secretGeneration: number
  /** Until when the secret before the present one signs as well; epoch milliseconds. */
  previousSecretUntil: number
  created: number
  updated: number
}

export const DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** Why an attempt brought no answer, or why none was made. */
export type DeliveryProblem =
  | 'ADDRESS_REFUSED'
  | 'NAME_NOT_RESOLVED'
  | 'CONNECTION_FAILED'
  | 'TLS_FAILED'
  | 'TIMED_OUT'
  | 'ENDPOINT_DISABLED'

/** One event on its way to one endpoint. */
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
  /** The HTTP status and the first bytes of what the endpoint answered last. */
  lastStatus: number | null
  lastAnswer: string | null
  problem: DeliveryProblem | null
  created: number
}
