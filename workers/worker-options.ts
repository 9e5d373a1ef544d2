import type { WorkerOptions } from '@temporalio/worker'
import { HEARTBEAT_EVERY_MS } from '../domain/heartbeat.ts'
import type { Configuration } from '../platform/configuration.ts'
import { WORKFLOWS_PATH } from './bundle.ts'

/** The options of every worker. */
export const COMMON = {
  /** The workflows of a killed worker wait this long before another takes them; clients notice the default of 10 s. */
  stickyQueueScheduleToStartTimeout: '3s',
  /** Running activities may take this long to finish at a stop; below the 30 s that container platforms allow. */
  shutdownGraceTime: '10s',
  shutdownForceTime: '25s',
  /**
   * The SDK's own throttle delays a heartbeat until 80 % of its timeout: one that came 3 s late would cost a paid call.
   */
  maxHeartbeatThrottleInterval: HEARTBEAT_EVERY_MS,
} satisfies Partial<WorkerOptions>

/**
 * With a build ID, Temporal gives work only to the current version of the deployment. Every workflow moves to that
 * version with its next task, so that no worker of an old version must stay.
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

/** Returns the code of the workflows, bundled beforehand or at the start. */
export function workflowCode({ WORKFLOW_BUNDLE, WORKFLOW_CACHE_SIZE }: Configuration): Partial<WorkerOptions> {
  return {
    maxCachedWorkflows: WORKFLOW_CACHE_SIZE,
    ...(WORKFLOW_BUNDLE ? { workflowBundle: { codePath: WORKFLOW_BUNDLE } } : { workflowsPath: WORKFLOWS_PATH }),
  }
}
