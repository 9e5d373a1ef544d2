import { workflowInfo } from '@temporalio/workflow'
import type { TaskQueue } from '../../domain/task-queue.ts'

/** The full name of a task queue of this workflow's own deployment: workflows run on `<prefix>-core`. */
export function taskQueue(queue: TaskQueue): string {
  return workflowInfo().taskQueue.replace(/core$/, queue)
}
