import { AsyncLocalStorage } from 'node:async_hooks'
import type { StartedWorkflow } from '../../platform/temporal.ts'

/** A workflow that a request has started, joined or signalled, with its run where the server named it. */
interface WorkflowOfRequest {
  workflowId: string
  runId?: string
}

const storage = new AsyncLocalStorage<Map<string, WorkflowOfRequest>>()

/** Does the work of a request and returns the workflows it used. Several requests may share one. */
export async function noticingWorkflows(work: () => Promise<void>): Promise<WorkflowOfRequest[]> {
  const noticed = new Map<string, WorkflowOfRequest>()
  await storage.run(noticed, work)
  return [...noticed.values()]
}

/** Records that the current request used a workflow. */
export function noteWorkflow({ workflowId }: { workflowId: string }): void {
  storage.getStore()?.set(workflowId, { workflowId })
}

/** Records that the current request has just started or joined a workflow. */
export function noteStarted(handle: StartedWorkflow): void {
  const runId = 'signaledRunId' in handle ? handle.signaledRunId : handle.firstExecutionRunId
  storage.getStore()?.set(handle.workflowId, { workflowId: handle.workflowId, runId })
}
