/**
 * What the type check must refuse, tried by the type check itself: it takes an `@ts-expect-error` with nothing to expect for an error.
 * Nobody runs this.
 */
import { taskQueueName } from '../../domain/task-queue.ts'
import type { WorkflowStart, WorkflowType } from '../../domain/workflow-start.ts'
import { openWorkflows } from '../../platform/find-workflows.ts'
import type { Temporal } from '../../platform/temporal.ts'
import type { queueOptions } from '../../workers/queues.ts'
import type * as workflows from '../../workflows/index.ts'
import { setSearchAttributes } from '../../workflows/shared/stage.ts'
import { taskQueue } from '../../workflows/shared/task-queue.ts'
import { type Service, startService } from '../support/service.ts'
import { startWorker } from '../support/worker.ts'

/** `WorkflowType` names exactly the workflows that `workflows/index.ts` exports. */
export const typeOf = (name: keyof typeof workflows): WorkflowType => name
export const workflowOf = (type: WorkflowType): keyof typeof workflows => type

export function misspelt(
  temporal: Temporal,
  start: WorkflowStart,
  service: Service,
  served: ReturnType<typeof queueOptions>,
) {
  return [
    // @ts-expect-error no such task queue, where the API asks whether it is served
    temporal.isServed('cor'),
    // @ts-expect-error nor where a full name is made
    taskQueueName('prefix', 'documnts'),
    // @ts-expect-error nor where a workflow puts an activity
    taskQueue('modle'),
    // @ts-expect-error nor that of a source
    taskQueue('source-atestr'),
    // @ts-expect-error nor where workers say what they serve
    served.get('sumaries'),
    // @ts-expect-error nor in a test that serves some of them
    startService({}, ['cor']),
    // @ts-expect-error
    startWorker(service, ['webhoks']),
    // @ts-expect-error no such workflow
    temporal.start({ ...start, type: 'caseLokup' }),
    // @ts-expect-error nor in a query
    openWorkflows(temporal, 'prefix', 'caseReveiw'),
    // @ts-expect-error no such signal
    temporal.start({ ...start, signal: 'replya' }),
    // @ts-expect-error no such search attribute, where a workflow shows it
    setSearchAttributes({ acountId: '' }),
    // @ts-expect-error nor where it is started
    temporal.start({ ...start, attributes: { stage: '', courtTyp: 'HC' } }),
  ]
}
