import { createNoticeDeliveryActivities } from '../../activities/events/notice-delivery.ts'
import { createWebhookBatchActivities } from '../../activities/events/webhook-batch.ts'
import { createWebhookDeliveryActivities } from '../../activities/events/webhook-delivery.ts'
import { createWebhookSecrets } from '../../platform/webhook-secrets.ts'
import type { WorkerServices } from '../services.ts'
import { noticeSettings } from './notice-settings.ts'
import type { QueueOptions } from './queue-options.ts'

/** Batches or single deliveries. Endpoints that hold a message for 15 s must not delay the others' messages. */
const WEBHOOKS_AT_ONCE = 50

/** `webhooks`: the messages to clients' endpoints, and notices to chat programs. */
export function webhooksQueue(services: WorkerServices): QueueOptions {
  const { configuration, db } = services
  const dependencies = {
    db,
    secrets: createWebhookSecrets(configuration.SIGNING_SECRET),
    settings: { allowedHosts: configuration.WEBHOOK_ALLOWED_HOSTS, nameServers: configuration.DNS_SERVERS },
  }
  return {
    activities: {
      ...createWebhookDeliveryActivities(dependencies),
      ...createWebhookBatchActivities(dependencies),
      ...createNoticeDeliveryActivities(noticeSettings(services)),
    },
    maxConcurrentActivityTaskExecutions: WEBHOOKS_AT_ONCE,
  }
}
