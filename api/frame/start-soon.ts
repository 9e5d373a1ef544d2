import type { Promised } from '../../db/outbox.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'
import type { Services } from './services.ts'

/**
 * Starts a workflow that was promised in the outbox, without keeping the client waiting for Temporal: when it is away, the
 * sweeper starts the workflow once it is back.
 */
export function startSoon({ db, temporal, log }: Services, start: WorkflowStart, promised: Promised): void {
  temporal
    .start(start)
    .then(() => db.outbox.kept(promised))
    .catch((error: unknown) => {
      log.warn({ err: error, workflowId: start.workflowId }, 'a promised workflow is left to the sweeper')
    })
}
