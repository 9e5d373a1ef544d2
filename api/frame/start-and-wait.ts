import { isGrpcDeadlineError, WorkflowFailedError } from '@temporalio/client'
import { ApplicationFailure } from '@temporalio/common'
import type { WorkflowStart } from '../../domain/workflow-start.ts'
import type { Services } from './services.ts'

/** How a wait for a workflow ended: with its result, still running at the deadline, or failed with a type. */
export type Waited<Result> =
  | { kind: 'done'; result: Result }
  | { kind: 'running' }
  | { kind: 'failed'; failureType: string }

/**
 * Starts a workflow, or joins the running one of the same id, and waits for its result. The start is promised in the outbox
 * first: if this process or Temporal dies in between, the workflow is started later all the same.
 * @throws a Temporal error when the server cannot be reached (60503)
 */
export async function startAndWait<Result>(
  { db, temporal }: Services,
  start: WorkflowStart,
  waitMs: number,
): Promise<Waited<Result>> {
  const until = Date.now() + waitMs
  const promised = await db.outbox.promise(start)
  const handle = await temporal.start(start)
  await db.outbox.kept(promised)
  try {
    const result = await temporal.connection.withDeadline(until, () => handle.result())
    return { kind: 'done', result: result as Result }
  } catch (error) {
    if (isGrpcDeadlineError(error) || isGrpcDeadlineError(causeOf(error))) return { kind: 'running' }
    if (error instanceof WorkflowFailedError) return { kind: 'failed', failureType: typeOf(error) }
    throw error
  }
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined
}

function typeOf({ cause }: WorkflowFailedError): string {
  if (cause instanceof ApplicationFailure) return cause.type ?? 'Error'
  return cause?.constructor.name ?? 'Error'
}
