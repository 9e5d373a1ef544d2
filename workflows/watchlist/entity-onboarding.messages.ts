import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface EntityOnboardingInput {
  entityId: string
}

/**
 * Prepares an entity that was added or renamed. It may run again for each new name; a start joins a running workflow,
 * which then uses the current name.
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
