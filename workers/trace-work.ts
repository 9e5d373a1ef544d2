import { defaultPayloadConverter } from '@temporalio/common'
import type { ActivityInterceptorsFactory, InjectedSinks } from '@temporalio/worker'
import { spanIdOfRun, TRACE_HEADER, type TraceSinks } from '../domain/trace-header.ts'
import { tracing } from '../platform/traces.ts'

/** Makes a span of each attempt of an activity whose workflow is part of a trace. */
export const traceActivities: ActivityInterceptorsFactory = ({ info }) => ({
  inbound: {
    execute(input, next) {
      const spans = tracing()
      const header = input.headers[TRACE_HEADER]
      if (!spans || !header) return next(input)
      const parent = defaultPayloadConverter.fromPayload<string>(header)
      const attributes = { 'courtpulse.attempt': info.attempt, 'courtpulse.task_queue': info.taskQueue }
      return spans.inSpan(`activity ${info.activityType}`, { kind: 'CONSUMER', parent, attributes }, () => next(input))
    },
  },
})

/**
 * Makes a span of each ended run of a workflow that is part of a trace. Its id is predetermined, so that work started
 * by the run refers to it.
 */
export const traceSinks: InjectedSinks<TraceSinks> = {
  traces: {
    ended: {
      fn({ workflowType, runId, runStartTime }, parent, outcome) {
        tracing()?.writePast(`workflow ${workflowType}`, {
          parent,
          spanId: spanIdOfRun(runId),
          startedAt: runStartTime.getTime(),
          attributes: { 'courtpulse.run_id': runId, 'courtpulse.outcome': outcome },
          hasFailed: outcome !== 'completed' && outcome !== 'continued',
        })
      },
      callDuringReplay: false,
    },
  },
}
