import { createHmac } from 'node:crypto'
import type { WebhookEndpoint } from '../domain/events/webhook.ts'

/** The secrets that sign an endpoint's messages, the current one first. */
export type WebhookSecrets = (endpoint: WebhookEndpoint, now: number) => [present: string, ...previous: string[]]

/**
 * Derives the secrets of endpoints from the service's own secret, so that a copy of the database is not enough to forge
 * a message. A rotation moves on to the next generation, and the previous one signs as well for a while.
 */
export function createWebhookSecrets(signingSecret: string): WebhookSecrets {
  function secretOf(id: string, generation: number): string {
    const bytes = createHmac('sha256', signingSecret).update(`webhook ${id} ${generation}`).digest()
    return `whsec_${bytes.toString('base64')}`
  }
  return ({ id, secretGeneration, previousSecretUntil }, now) => [
    secretOf(id, secretGeneration),
    ...(previousSecretUntil > now ? [secretOf(id, secretGeneration - 1)] : []),
  ]
}
