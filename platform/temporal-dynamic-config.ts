import { SOURCES } from '../domain/case-sources.ts'
import { type TaskQueue, taskQueueName } from '../domain/task-queue.ts'

/**
 * Returns the dynamic configuration of a self-hosted Temporal cluster, as YAML: fairness between accounts, and one
 * partition for each queue of an outside source. Temporal matches whole queue names, so each is named.
 */
export function dynamicConfig(taskQueuePrefix: string): string {
  const partitions = pacedQueues().map((queue) => {
    const name = taskQueueName(taskQueuePrefix, queue)
    return `  - { value: 1, constraints: { taskQueueName: "${name}" } }`
  })
  return [
    '# Accounts that wait at the same source are served in turn.',
    'matching.enableFairness:',
    '  - { value: true }',
    '# The turns, and the rates of sources, are exact with one partition of a queue only.',
    'matching.numTaskqueueReadPartitions:',
    ...partitions,
    'matching.numTaskqueueWritePartitions:',
    ...partitions,
    '# A workflow that continues as new soon after its start does not wait a second.',
    'history.workflowIdReuseMinimalInterval:',
    '  - { value: 0s }',
    '# A history node that comes back under its old address waits until its peers have let go of their old connections.',
    'history.startupMembershipJoinDelay:',
    '  - { value: 12s }',
  ].join('\n')
}

/** Returns the queues whose work is calls to outside sources. */
function pacedQueues(): TaskQueue[] {
  return SOURCES.map((source): TaskQueue => (source === 'model' ? 'model' : `source-${source}`))
}
