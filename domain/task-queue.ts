import { CASE_SOURCES, type CaseSource } from './case-sources.ts'

/** A task queue, by its name without the deployment's prefix. Workflows run on `core`; each source has a queue of its own. */
export type TaskQueue = 'core' | 'documents' | 'lists' | 'webhooks' | 'model' | 'summaries' | `source-${CaseSource}`

/** All of them; a deployment has no queue for a source that is switched off. */
export const TASK_QUEUES: readonly TaskQueue[] = [
  'core',
  'documents',
  'lists',
  'webhooks',
  'model',
  'summaries',
  ...CASE_SOURCES.map((source): TaskQueue => `source-${source}`),
]

/** The full name of a task queue. Deployments may share a namespace, so the names of each begin with its prefix. */
export function taskQueueName(prefix: string, queue: TaskQueue): string {
  return `${prefix}-${queue}`
}
