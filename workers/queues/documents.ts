import { createStampActivities } from '../../activities/orders/order-fetch.ts'
import { createDocumentTextActivities } from '../../activities/summaries/order-summary.ts'
import { openPdfJobs } from '../../documents/pdf-jobs.ts'
import type { WorkerServices } from '../services.ts'
import type { QueueOptions } from './queue-options.ts'

/** Each is a process of up to 400 MB and one core's work; a third one would only slow the two down. */
const DOCUMENTS_AT_ONCE = 2

/** `documents`: work on PDFs, in separate processes. */
export function documentsQueue({ db, documents: store, log }: WorkerServices): QueueOptions {
  const pdfJobs = openPdfJobs()
  return {
    activities: {
      ...createStampActivities({ db, store, pdfJobs }),
      ...createDocumentTextActivities({ db, store, pdfJobs, log }),
    },
    maxConcurrentActivityTaskExecutions: DOCUMENTS_AT_ONCE,
  }
}
