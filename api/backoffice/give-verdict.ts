import { WorkflowNotFoundError, WorkflowUpdateFailedError } from '@temporalio/client'
import { ApplicationFailure, type UpdateDefinition } from '@temporalio/common'
import type { WorkflowStart } from '../../domain/workflow-start.ts'
import { ALREADY_DECIDED } from '../../workflows/case-review.messages.ts'
import { refuse } from '../errors/refusal.ts'
import type { Services } from '../frame/services.ts'

/** A verdict is applied by one statement of the database; if that takes longer, the database or the workers are away. */
const WAIT_MS = 20_000

/**
 * Hands an operator's verdict to the review that waits for it, and answers once it has been applied. The review is started
 * first if its start is still only promised. Refuses a second verdict with 400 60415.
 */
export async function giveVerdict<Outcome, Given>(
  { temporal }: Services,
  review: WorkflowStart,
  verdict: UpdateDefinition<Outcome, [Given]>,
  given: Given,
): Promise<Outcome> {
  try {
    const handle = await temporal.start(review)
    const args: [Given] = [given]
    return await temporal.connection.withDeadline(Date.now() + WAIT_MS, () => handle.executeUpdate(verdict, { args }))
  } catch (error) {
    if (error instanceof WorkflowNotFoundError || isAlreadyDecided(error)) throw refuse('ALREADY_DECIDED')
    throw error
  }
}

function isAlreadyDecided(error: unknown): boolean {
  if (!(error instanceof WorkflowUpdateFailedError) || !(error.cause instanceof ApplicationFailure)) return false
  // The second type is the server's own, for a review that ended while the verdict was on its way.
  return error.cause.type === ALREADY_DECIDED || error.cause.type === 'AcceptedUpdateCompletedWorkflow'
}
