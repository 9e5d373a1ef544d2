import type { Mailer } from '../../activities/events/mailer.ts'
import { createNoticeDeliveryActivities } from '../../activities/events/notice-delivery.ts'
import type { WorkerServices } from '../services.ts'
import { noticeSettings } from './notice-settings.ts'
import type { QueueOptions } from './queue-options.ts'

/** The server takes one message at a time. The next ones are written while it does, and wait for less than their time. */
const MAILS_AT_ONCE = 4

/** `mail`: notices by e-mail. */
export function mailQueue(services: WorkerServices, mailer: Mailer): QueueOptions {
  return {
    activities: createNoticeDeliveryActivities({ ...noticeSettings(services), mailer }),
    maxConcurrentActivityTaskExecutions: MAILS_AT_ONCE,
  }
}
