import type { WorkerOptions } from '@temporalio/worker'
import { HEARTBEAT_EVERY_MS } from '../domain/heartbeat.ts'
import type { Configuration } from '../platform/configuration.ts'
import { WORKFLOWS_PATH } from './bundle.ts'

/** What every worker has in common. */
export const COMMON = {
  /** A killed worker's workflows wait so long for it before another takes them; the default of 10 s is felt by clients. */
  stickyQueueScheduleToStartTimeout: '3s',
  /** Running activities may finish for so long at a stop; under the 30 s that container platforms give. */
  shutdownGraceTime: '10s',
  shutdownForceTime: '25s',
  /** The SDK's own throttle lets a heartbeat through after 80 % of its timeout: one that came 3 s late would cost a paid call. */
  maxHeartbeatThrottleInterval: HEARTBEAT_EVERY_MS,
} satisfies Partial<WorkerOptions>

/**
 * With a build ID, Temporal gives work to the current version of the deployment only. Every workflow moves to that version with its next task, so
 * that no worker of an old version has to be kept.
 */
export function versionOf({ BUILD_ID, TASK_QUEUE_PREFIX }: Configuration): Partial<WorkerOptions> {
  if (BUILD_ID === undefined) return {}
  return {
    workerDeploymentOptions: {
      version: { deploymentName: TASK_QUEUE_PREFIX, buildId: BUILD_ID },
      useWorkerVersioning: true,
      defaultVersioningBehavior: 'AUTO_UPGRADE',
    },
  }
}

/** The code of the workflows, bundled before or at the start. */
export function workflowCode({ WORKFLOW_BUNDLE, WORKFLOW_CACHE_SIZE }: Configuration): Partial<WorkerOptions> {
  return {
    maxCachedWorkflows: WORKFLOW_CACHE_SIZE,
    ...(WORKFLOW_BUNDLE ? { workflowBundle: { codePath: WORKFLOW_BUNDLE } } : { workflowsPath: WORKFLOWS_PATH }),
  }
}
