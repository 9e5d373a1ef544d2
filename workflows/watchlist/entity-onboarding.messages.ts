import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface EntityOnboardingInput {
  entityId: string
}

/**
 * What follows once an entity stands on the watchlist or got another name. It may run again: each new name is onboarded
 * anew; a start during a run joins it, and that run takes the name as it is then.
 */
export function startEntityOnboarding(
  input: EntityOnboardingInput,
  { accountId, requestId }: { accountId: string; requestId: string },
): WorkflowStart {
  return {
    type: 'entityOnboarding',
    workflowId: `entity-onboarding/${input.entityId}`,
    input,
    summary: 'Generate name variations of a new or renamed entity',
    attributes: { accountId, entityId: input.entityId, requestId, stage: 'generating name variations' },
    reusePolicy: 'ALLOW_DUPLICATE',
  }
}
