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

/** A verdict is applied by one statement of the database; if that takes longer, the database or the workers are away. */
const WAIT_MS = 20_000
/** When to come again then: as long as for any part that is down. */
const RETRY_SECONDS = 5
/** A verdict that the review does not take is another's turn, over within milliseconds: how often the row is read meanwhile, and for how long. */
const LOOK_EVERY_MS = 100
const LOOK_FOR_MS = 2_000

/** A verdict on its way. */
export interface Verdict<Outcome, Given, Sent> {
  /** The review that takes it; started where it is not open. */
  review: WorkflowStart
  update: UpdateDefinition<Sent, [Given]>
  given: Given & VerdictInput
  /** What makes the thing's present wait another one than an earlier wait, so that an old verdict is not taken for this one. */
  since: number
  /**
   * What the database says has become of this verdict; undefined while the thing waits for one.
   * @throws Refusal when it was decided otherwise
   */
  told(): Promise<Outcome | undefined>
}

/**
 * Gives a verdict through the review that waits for it, and answers with what the database then says: only the row tells whether
 * something is decided. A review that was terminated, cancelled or reset is started or joined in the same step. While workers or
 * database are away the answer is 503 60503, and the same verdict again joins the one under way.
 */
export async function submitVerdict<Outcome, Given, Sent>(
  services: Services,
  verdict: Verdict<Outcome, Given, Sent>,
): Promise<Outcome> {
  const until = Date.now() + WAIT_MS
  noteWorkflow(verdict.review)
  for (let attempt = 0; Date.now() < until; attempt++) {
    const told =
      attempt === 0 ? await verdict.told() : await toldSoon(verdict, Math.min(until, Date.now() + LOOK_FOR_MS))
    if (told !== undefined) return told
    // It waits, and the review took no verdict for it: what that knows of it may be older than the row.
    if (attempt > 0) await tellToLook(services, verdict.review)
    await send(services, verdict, attempt, until)
  }
  throw refuseForNow('UNAVAILABLE', RETRY_SECONDS)
}

async function toldSoon<Outcome>({ told }: { told(): Promise<Outcome | undefined> }, until: number) {
  for (;;) {
    const outcome = await told()
    if (outcome !== undefined || Date.now() >= until) return outcome
    await passTime(LOOK_EVERY_MS)
  }
}

/** What the review answers does not matter: the row tells. */
async function send<Outcome, Given, Sent>(
  { temporal, configuration }: Services,
  { review, update, given, since }: Verdict<Outcome, Given, Sent>,
  attempt: number,
  until: number,
): Promise<void> {
  const said = { verb: update.name, workflowId: review.workflowId, ...given }
  const seal = createVerdictSeals(configuration.SIGNING_SECRET).seal(said)
  // The outcome of an id is kept for good, so that one that came to nothing is tried under another.
  const updateId = `${idOf(said, since)}${attempt === 0 ? '' : `-${attempt}`}`
  const sent = { update, given: { ...given, seal }, updateId }
  try {
    await updateWithStart(temporal, configuration.TASK_QUEUE_PREFIX, review, sent, until)
  } catch (error) {
    if (error instanceof WorkflowUpdateRPCTimeoutOrCancelledError) throw refuseForNow('UNAVAILABLE', RETRY_SECONDS)
    if (!(error instanceof WorkflowUpdateFailedError) && !hasEndedMeanwhile(error)) throw error
  }
}

/** What the server says of a run that ends, or is reset, while it is asked. gRPC: cancelled, unknown, failed precondition, aborted, internal. */
const RUN_ENDS = [1, 2, 9, 10, 13]

/** Whether the review's run ended while it was asked: another one is begun by the next attempt. */
function hasEndedMeanwhile(error: unknown): boolean {
  if (error instanceof WorkflowNotFoundError) return true
  const status = error instanceof ServiceError ? error.cause : error
  return isGrpcServiceError(status) && RUN_ENDS.includes(status.code)
}

async function tellToLook({ temporal }: Services, { workflowId }: WorkflowStart): Promise<void> {
  try {
    await temporal.client.workflow.getHandle(workflowId).signal(lookAgain)
  } catch (error) {
    if (!hasEndedMeanwhile(error)) throw error
  }
}

/** The same verdict of the same person, repeated, has the same id. */
function idOf(said: { verb: string; actor?: string; decision?: string }, since: number): string {
  const { verb, actor, decision } = said
  return createHash('sha256')
    .update(JSON.stringify([verb, actor, decision, since]))
    .digest('base64url')
}
