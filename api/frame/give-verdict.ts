import { WorkflowNotFoundError, WorkflowUpdateFailedError } from '@temporalio/client'
import { ApplicationFailure, type UpdateDefinition } from '@temporalio/common'
import type { WorkflowStart } from '../../domain/workflow-start.ts'
import { NOT_APPROVED } from '../../workflows/candidate-review.messages.ts'
import { ALREADY_DECIDED } from '../../workflows/case-review.messages.ts'
import type { ErrorName } from '../errors/catalogue.ts'
import { refuse } from '../errors/refusal.ts'
import type { Services } from './services.ts'

/** A verdict is applied by one statement of the database; if that takes longer, the database or the workers are away. */
const WAIT_MS = 20_000

/** What a review refuses a verdict with. The second type is the server's own, for a review that ended while it was on its way. */
const REFUSALS: Record<string, ErrorName> = {
  [ALREADY_DECIDED]: 'ALREADY_DECIDED',
  AcceptedUpdateCompletedWorkflow: 'ALREADY_DECIDED',
  [NOT_APPROVED]: 'CANDIDATE_NOT_APPROVED',
}

/**
 * Hands a verdict or decision to the review that waits for it, and answers once it has been applied. The review is started first if
 * its start is still only promised. Refuses a second verdict with 400 60415, a decision before the approval with 400 60416.
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
    const refusal = refusalOf(error)
    throw refusal ? refuse(refusal) : error
  }
}

function refusalOf(error: unknown): ErrorName | undefined {
  if (error instanceof WorkflowNotFoundError) return 'ALREADY_DECIDED'
  if (!(error instanceof WorkflowUpdateFailedError) || !(error.cause instanceof ApplicationFailure)) return undefined
  return REFUSALS[error.cause.type ?? '']
}
