import type { Browser } from '../sources/court-sites/browser.ts'
import { createCallContext } from './call-context.ts'
import { openModel } from './model.ts'
import { coreQueue } from './queues/core.ts'
import { documentsQueue } from './queues/documents.ts'
import { modelQueue } from './queues/model.ts'
import type { QueueOptions } from './queues/queue-options.ts'
import { courtSiteQueues } from './queues/source-courts.ts'
import { providerQueues } from './queues/source-providers.ts'
import { summariesQueue } from './queues/summaries.ts'
import { webhooksQueue } from './queues/webhooks.ts'
import type { WorkerServices } from './start.ts'

/** The task queues and what runs on each; those of sources that are switched off are left out. */
export function queueOptions(services: WorkerServices, browser: Browser): Record<string, QueueOptions> {
  const { configuration } = services
  const calls = createCallContext(services)
  const model = openModel(configuration, calls)
  return {
    core: coreQueue(services),
    documents: documentsQueue(services),
    webhooks: webhooksQueue(services),
    model: modelQueue(services, model),
    summaries: summariesQueue(services, model),
    ...providerQueues(services, calls),
    ...(configuration.COURT_SITES && courtSiteQueues(services, calls, browser)),
  }
}
