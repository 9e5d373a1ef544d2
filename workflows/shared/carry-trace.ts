import { defaultPayloadConverter, type Headers } from '@temporalio/common'
import { proxySinks, type WorkflowInterceptors, workflowInfo } from '@temporalio/workflow'
import { headerOfRun, TRACE_HEADER, type TraceSinks } from '../../domain/trace-header.ts'
import { outcomeOf } from './outcome.ts'

/**
 * Passes the trace of a workflow's start on to its activities, its child workflows and its next run. A workflow without
 * a trace runs exactly as without this. A traced one gets no additional command, promise or random number, so that
 * histories replay with and without traces.
 */
export function interceptors(): WorkflowInterceptors {
  const { traces } = proxySinks<TraceSinks>()
  let carried: Headers = {}

  return {
    inbound: [
      {
        execute(input, next) {
          const received = input.headers[TRACE_HEADER]
          if (!received) return next(input)
          const header = defaultPayloadConverter.fromPayload<string>(received)
          carried = { [TRACE_HEADER]: defaultPayloadConverter.toPayload(headerOfRun(header, workflowInfo().runId)) }
          const running = next(input)
          running.then(
            () => traces.ended(header, 'completed'),
            (error: unknown) => traces.ended(header, outcomeOf(error)),
          )
          return running
        },
      },
    ],
    outbound: [
      {
        scheduleActivity: (input, next) => next({ ...input, headers: { ...input.headers, ...carried } }),
        startChildWorkflowExecution: (input, next) => next({ ...input, headers: { ...input.headers, ...carried } }),
        continueAsNew: (input, next) => next({ ...input, headers: { ...input.headers, ...carried } }),
      },
    ],
  }
}
