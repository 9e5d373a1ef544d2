import type { Headers, WorkflowClientInterceptor } from '@temporalio/client'
import { defaultPayloadConverter } from '@temporalio/common'
import { TRACE_HEADER } from '../domain/trace-header.ts'
import { tracing } from './traces.ts'

/** Makes a span of each workflow start, and passes the trace on to the workflow. */
export const traceStarts: WorkflowClientInterceptor = {
  start: (input, next) =>
    inSpanOfStart(input.workflowType, (header) => next({ ...input, headers: { ...input.headers, ...header } })),
  startWithDetails: (input, next) =>
    inSpanOfStart(input.workflowType, (header) => next({ ...input, headers: { ...input.headers, ...header } })),
  signalWithStart: (input, next) =>
    inSpanOfStart(input.workflowType, (header) => next({ ...input, headers: { ...input.headers, ...header } })),
  startUpdateWithStart: (input, next) =>
    inSpanOfStart(input.workflowType, (header) =>
      next({ ...input, workflowStartHeaders: { ...input.workflowStartHeaders, ...header } }),
    ),
}

function inSpanOfStart<T>(workflowType: string, start: (header: Headers) => Promise<T>): Promise<T> {
  const spans = tracing()
  if (!spans) return start({})
  return spans.inSpan(`start ${workflowType}`, { kind: 'PRODUCER' }, () => {
    const header = spans.header()
    return start(header === undefined ? {} : { [TRACE_HEADER]: defaultPayloadConverter.toPayload(header) })
  })
}
