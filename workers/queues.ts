import type { Mailer } from '../activities/events/mailer.ts'
import type { TaskQueue } from '../domain/task-queue.ts'
import { readsLists } from '../platform/configuration.ts'
import type { Browser } from '../sources/court-sites/browser.ts'
import { openGateway } from './gateway.ts'
import { openModel } from './model.ts'
import { coreQueue } from './queues/core.ts'
import { documentsQueue } from './queues/documents.ts'
import { listsQueue } from './queues/lists.ts'
import { mailQueue } from './queues/mail.ts'
import { modelQueue } from './queues/model.ts'
import type { QueueOptions } from './queues/queue-options.ts'
import { courtSiteQueues } from './queues/source-courts.ts'
import { providerQueues } from './queues/source-providers.ts'
import { summariesQueue } from './queues/summaries.ts'
import { webhooksQueue } from './queues/webhooks.ts'
import type { WorkerServices } from './services.ts'

/** Returns the task queues and what runs on each, without those of disabled sources. */
export function queueOptions(
  services: WorkerServices,
  browser: Browser,
  mailer: Mailer | undefined,
): Map<TaskQueue, QueueOptions> {
  const { configuration } = services
  const gateway = openGateway(services)
  const model = openModel(configuration, gateway)
  const queues = new Map<TaskQueue, QueueOptions>([
    ['core', coreQueue(services)],
    ['documents', documentsQueue(services)],
    ['webhooks', webhooksQueue(services)],
    ['model', modelQueue(services, model)],
    ['summaries', summariesQueue(services, model)],
    ...providerQueues(services, gateway),
  ])
  if (mailer) queues.set('mail', mailQueue(services, mailer))
  if (readsLists(configuration)) queues.set('lists', listsQueue(services, gateway))
  if (configuration.COURT_SITES)
    for (const [queue, options] of courtSiteQueues(services, gateway, browser)) queues.set(queue, options)
  return queues
}
