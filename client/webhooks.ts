import { Webhook } from 'standardwebhooks'
import type { Event } from './generated/types.ts'

/** The content of a message, with the id by which a receiver recognises a repetition. */
export type WebhookEvent = Pick<Event, 'type' | 'timestamp' | 'data'> & { id: string }

/**
 * Checks that a message comes from the service, and parses it.
 * @param body the body as it arrived, byte by byte; do not parse it before
 * @param headers the request's headers, as an object or as `Headers`
 * @param secrets the endpoint's secret, or several during a rotation
 * @throws WebhookVerificationError when no secret fits, or the message is older than five minutes
 */
export function verifyWebhook(
  body: string,
  headers: Headers | Record<string, string | string[] | undefined>,
  secrets: string | readonly string[],
): WebhookEvent {
  const known = headersOf(headers)
  const candidates = typeof secrets === 'string' ? [secrets] : secrets
  for (const [index, secret] of candidates.entries())
    try {
      const event = new Webhook(secret).verify(body, known) as Omit<WebhookEvent, 'id'>
      return { id: known['webhook-id'] ?? '', ...event }
    } catch (error) {
      if (index === candidates.length - 1) throw error
    }
  throw new TypeError('at least one webhook secret is required')
}

function headersOf(headers: Headers | Record<string, string | string[] | undefined>): Record<string, string> {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers)
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value ?? '')]))
}
