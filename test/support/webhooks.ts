import { randomUUID } from 'node:crypto'
import type { EventType, NewEvent, RaisedEvent } from '../../domain/events/event.ts'
import type { Service, TestAccount } from './service.ts'

/** A receiver of webhooks in the sandbox, with what it got so far. */
export interface Sink {
  url: string
  received(): Promise<ReceivedMessage[]>
}

export interface ReceivedMessage {
  headers: Record<string, string>
  body: string
}

export function aSink({ control }: Service): Sink {
  const url = `${control.url}/webhooks/${randomUUID()}`
  return {
    url,
    async received() {
      const { received } = (await (await fetch(url)).json()) as { received: ReceivedMessage[] }
      return received
    },
  }
}

export interface TestWebhook {
  webhookId: string
  secret: string
}

/** An endpoint of the account, made through the API. */
export async function aWebhook(
  service: Service,
  { key }: TestAccount,
  url: string,
  events: EventType[] = ['case.updated'],
): Promise<TestWebhook> {
  const { status, body } = await service.call('POST /webhooks', { key, body: { url, events } })
  if (status !== 200) throw new Error(`an endpoint was refused: ${JSON.stringify(body)}`)
  return body as TestWebhook
}

/** Raises an event in a separate transaction. Returns its id. */
export function raise(
  { db }: Service,
  accountId: string,
  type: EventType = 'case.updated',
  data: RaisedEvent['data'] = { caseId: 'c1', origin: 'COURT', fields: 'status' },
): Promise<string> {
  return db.transaction((tx) => db.events.raise({ accountId, type, data } as NewEvent, tx))
}

export interface Delivery {
  deliveryId: string
  eventId: string
  status: string
  attempts: number
  lastStatus: number | null
  problem: string | null
}

/** The deliveries of an endpoint, as the API lists them. */
export async function deliveriesOf(service: Service, { key }: TestAccount, webhookId: string): Promise<Delivery[]> {
  const { body } = await service.call(`GET /webhooks/${webhookId}/deliveries?limit=100`, { key })
  return (body as { deliveries: Delivery[] }).deliveries
}
