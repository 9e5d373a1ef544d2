import { isGrpcDeadlineError, WorkflowFailedError, type WorkflowHandle } from '@temporalio/client'
import { ApplicationFailure } from '@temporalio/common'
import type { Promised } from '../../db/outbox.ts'
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
  services: Services,
  start: WorkflowStart,
  waitMs: number,
): Promise<Waited<Result>> {
  const until = Date.now() + waitMs
  const promised = await services.db.outbox.promise(start)
  return keepPromiseAndWait(services, start, promised, until)
}

/** The same for a start that was promised before, in the transaction of other rows; waits until an instant, epoch ms. */
export async function keepPromiseAndWait<Result>(
  services: Services,
  start: WorkflowStart,
  promised: Promised,
  until: number,
): Promise<Waited<Result>> {
  const { db, temporal } = services
  const handle = await temporal.start(start)
  try {
    const [result] = await Promise.all([
      temporal.connection.withDeadline(until, () => handle.result()),
      db.outbox.kept(promised),
    ])
    return { kind: 'done', result: result as Result }
  } catch (error) {
    if (isGrpcDeadlineError(error) || isGrpcDeadlineError(causeOf(error))) return { kind: 'running' }
    if (error instanceof WorkflowFailedError) return { kind: 'failed', failureType: typeOf(error) }
    throw error
  }
}

/** Starts a workflow that was promised. When this fails the outbox starts it later all the same. */
export async function keepPromise(
  { db, temporal }: Services,
  start: WorkflowStart,
  promised: Promised,
): Promise<WorkflowHandle> {
  const handle = await temporal.start(start)
  await db.outbox.kept(promised)
  return handle
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined
}

function typeOf({ cause }: WorkflowFailedError): string {
  if (cause instanceof ApplicationFailure) return cause.type ?? 'Error'
  return cause?.constructor.name ?? 'Error'
}
