import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface ErasureInput {
  erasureId: string
}

export function erasureId(id: string): string {
  return `erasure/${id}`
}

/** An erasure runs once. It carries no account, so that the erasure of an account does not delete its own history. */
export function startErasure(input: ErasureInput, requestId: string): WorkflowStart {
  return {
    type: 'erasure',
    workflowId: erasureId(input.erasureId),
    input,
    summary: 'Erase personal data',
    attributes: { requestId, stage: 'counting' },
    reusePolicy: 'REJECT_DUPLICATE',
  }
}
