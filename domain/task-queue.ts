import { CASE_SOURCES, type CaseSource } from './case-sources.ts'

/**
 * A task queue, by its name without the deployment's prefix. Workflows run on `core`; each source has a separate queue.
 */
export type TaskQueue =
  | 'core'
  | 'documents'
  | 'lists'
  | 'webhooks'
  | 'mail'
  | 'model'
  | 'summaries'
  | `source-${CaseSource}`

/** All task queues; a deployment has none for a disabled source. */
export const TASK_QUEUES: readonly TaskQueue[] = [
  'core',
  'documents',
  'lists',
  'webhooks',
  'mail',
  'model',
  'summaries',
  ...CASE_SOURCES.map((source): TaskQueue => `source-${source}`),
]

/** Returns the full name of a task queue. Deployments may share a namespace, so each has a prefix. */
export function taskQueueName(prefix: string, queue: TaskQueue): string {
  return `${prefix}-${queue}`
}
