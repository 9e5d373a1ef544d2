import { Webhook } from 'standardwebhooks'
import type { Event } from './generated/types.ts'

/**
 * Checks that a message comes from the service, and parses it. Its `type` determines the type of its `data`.
 * @param body the body as it arrived, byte by byte; do not parse it before
 * @param headers the request's headers, as an object or as `Headers`
 * @param secrets the endpoint's secret, or several during a rotation
 * @throws WebhookVerificationError when no secret fits, or the message is older than five minutes
 */
export function verifyWebhook(
  body: string,
  headers: Headers | Record<string, string | string[] | undefined>,
  secrets: string | readonly string[],
): Event {
  const known = headersOf(headers)
  const candidates = typeof secrets === 'string' ? [secrets] : secrets
  for (const [index, secret] of candidates.entries())
    try {
      const message = new Webhook(secret).verify(body, known) as Omit<Event, 'id'>
      return { ...message, id: known['webhook-id'] } as Event
    } catch (error) {
      if (index === candidates.length - 1) throw error
    }
  throw new TypeError('at least one webhook secret is required')
}

function headersOf(headers: Headers | Record<string, string | string[] | undefined>): Record<string, string> {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers)
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value ?? '')]))
}
