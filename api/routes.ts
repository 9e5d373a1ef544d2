import { listCaseTypes } from './case-lookup/list-case-types.ts'
import { lookUpCase } from './case-lookup/look-up-case.ts'
import { readLookup } from './case-lookup/read-lookup.ts'
import { listEvents } from './events/list-events.ts'
import type { AnyEndpoint } from './frame/endpoint.ts'
import { changeWebhook } from './webhooks/change-webhook.ts'
import { createWebhook } from './webhooks/create-webhook.ts'
import { listDeliveries } from './webhooks/list-deliveries.ts'
import { listWebhooks } from './webhooks/list-webhooks.ts'
import { readWebhook } from './webhooks/read-webhook.ts'
import { removeWebhook } from './webhooks/remove-webhook.ts'
import { replayDelivery } from './webhooks/replay-delivery.ts'
import { replaySince } from './webhooks/replay-since.ts'
import { rotateSecret } from './webhooks/rotate-secret.ts'
import { testWebhook } from './webhooks/test-webhook.ts'

/** Every endpoint that needs a key, fixed paths before those with parameters. */
export const ENDPOINTS: readonly AnyEndpoint[] = [
  // Live case lookup
  lookUpCase,
  listCaseTypes,
  readLookup,

  // Events and webhooks
  listEvents,
  createWebhook,
  listWebhooks,
  readWebhook,
  changeWebhook,
  removeWebhook,
  rotateSecret,
  testWebhook,
  listDeliveries,
  replayDelivery,
  replaySince,
]
