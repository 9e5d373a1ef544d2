import { createHash } from 'node:crypto'
import { setTimeout as passTime } from 'node:timers/promises'
import {
  isGrpcServiceError,
  ServiceError,
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
  WorkflowUpdateRPCTimeoutOrCancelledError,
} from '@temporalio/client'
import type { UpdateDefinition } from '@temporalio/common'
import type { WorkflowStart } from '../../domain/workflow-start.ts'
import { updateWithStart } from '../../platform/update-with-start.ts'
import { createVerdictSeals } from '../../platform/verdict-seals.ts'
import { lookAgain, type VerdictInput } from '../../workflows/review/case-review.messages.ts'
import { refuseForNow } from '../errors/refusal.ts'
import type { Services } from '../http/services.ts'
import { noteWorkflow } from '../http/workflows-of-request.ts'

/** One database statement applies a verdict. If that takes longer, the database or the workers are down. */
const WAIT_MS = 20_000
/** The client retries after this time, as for any part that is down. */
const RETRY_SECONDS = 5
/** A review that applies another verdict, within milliseconds, refuses this one; the row is polled this often. */
const POLL_INTERVAL_MS = 100
const POLL_FOR_MS = 2_000

/** A verdict to submit. */
export interface Verdict<Outcome, Input, Sent> {
  /** The review that applies it, started unless it runs. */
  review: WorkflowStart
  update: UpdateDefinition<Sent, [Input]>
  input: Input & VerdictInput
  /**
   * Distinguishes this wait from an earlier one of the same record, so that an old verdict is not taken for this one.
   */
  since: number
  /**
   * Returns the outcome of this verdict in the database; undefined while the record still waits.
   * @throws Refusal when it was decided otherwise
   */
  outcome(): Promise<Outcome | undefined>
}

/**
 * Submits a verdict to its review and answers with the outcome in the database, because only the row is reliable. One
 * step starts the review or joins it, also after it was terminated, cancelled or reset. While workers or database are
 * down the answer is 503 60503; the same verdict sent again joins the pending one.
 */
export async function submitVerdict<Outcome, Input, Sent>(
  services: Services,
  verdict: Verdict<Outcome, Input, Sent>,
): Promise<Outcome> {
  const until = Date.now() + WAIT_MS
  noteWorkflow(verdict.review)
  for (let attempt = 0; Date.now() < until; attempt++) {
    const outcome =
      attempt === 0 ? await verdict.outcome() : await outcomeSoon(verdict, Math.min(until, Date.now() + POLL_FOR_MS))
    if (outcome !== undefined) return outcome
    // The row still waits, but the review refused: its own state may be older than the row.
    if (attempt > 0) await signalCaseReview(services, verdict.review)
    await send(services, verdict, attempt, until)
  }
  throw refuseForNow('UNAVAILABLE', RETRY_SECONDS)
}

async function outcomeSoon<Outcome>(verdict: { outcome(): Promise<Outcome | undefined> }, until: number) {
  for (;;) {
    const outcome = await verdict.outcome()
    if (outcome !== undefined || Date.now() >= until) return outcome
    await passTime(POLL_INTERVAL_MS)
  }
}

/** Ignores the answer of the review: the row decides. */
async function send<Outcome, Input, Sent>(
  { temporal, configuration }: Services,
  { review, update, input, since }: Verdict<Outcome, Input, Sent>,
  attempt: number,
  until: number,
): Promise<void> {
  const verdict = { verb: update.name, workflowId: review.workflowId, ...input }
  const seal = createVerdictSeals(configuration.SIGNING_SECRET).seal(verdict)
  // Temporal stores the outcome of an update id, so each further attempt needs another id.
  const updateId = `${idOf(verdict, since)}${attempt === 0 ? '' : `-${attempt}`}`
  const sent = { update, input: { ...input, seal }, updateId }
  try {
    await updateWithStart(temporal, configuration.TASK_QUEUE_PREFIX, review, sent, until)
  } catch (error) {
    if (error instanceof WorkflowUpdateRPCTimeoutOrCancelledError) throw refuseForNow('UNAVAILABLE', RETRY_SECONDS)
    if (!(error instanceof WorkflowUpdateFailedError) && !hasEndedMeanwhile(error)) throw error
  }
}

/**
 * Errors of the server when a run ends or is reset during the call. gRPC: cancelled, unknown, failed precondition,
 * aborted, internal.
 */
const RUN_ENDS = [1, 2, 9, 10, 13]

/** Returns whether the run of the review ended during the call. The next attempt starts another one. */
function hasEndedMeanwhile(error: unknown): boolean {
  if (error instanceof WorkflowNotFoundError) return true
  const status = error instanceof ServiceError ? error.cause : error
  return isGrpcServiceError(status) && RUN_ENDS.includes(status.code)
}

/** Signals a review to read its row again. One that has ended needs no signal: the next verdict starts another. */
export async function signalCaseReview(
  { temporal }: Pick<Services, 'temporal'>,
  { workflowId }: WorkflowStart,
): Promise<void> {
  try {
    await temporal.client.workflow.getHandle(workflowId).signal(lookAgain)
  } catch (error) {
    if (!hasEndedMeanwhile(error)) throw error
  }
}

/** Returns the same id for the same verdict of the same person. */
function idOf(verdict: { verb: string; actor?: string; decision?: string }, since: number): string {
  const { verb, actor, decision } = verdict
  return createHash('sha256')
    .update(JSON.stringify([verb, actor, decision, since]))
    .digest('base64url')
}
