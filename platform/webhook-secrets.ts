import { createHmac } from 'node:crypto'
import type { WebhookEndpoint } from '../domain/events/webhook.ts'

/** The secrets an endpoint's messages are signed with, the present one first. */
export type WebhookSecrets = (endpoint: WebhookEndpoint, now: number) => [present: string, ...previous: string[]]

/**
 * Derives the secrets of endpoints from the service's own secret, so that the database holds none: who reads it can forge
 * nothing. A rotation moves on to the next generation, and the one before signs along for a while.
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
