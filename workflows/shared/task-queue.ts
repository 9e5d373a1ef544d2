import { workflowInfo } from '@temporalio/workflow'

/** The task queue of that name in this workflow's own deployment: workflows run on `<prefix>-core`. */
export function taskQueue(name: string): string {
  return workflowInfo().taskQueue.replace(/core$/, name)
}
