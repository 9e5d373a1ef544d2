/**
 * The header in which a trace goes from a workflow's start through the workflow to its activities. Its value is that of W3C Trace Context:
 * `00-<trace id>-<span id>-<flags>`.
 */
export const TRACE_HEADER = 'traceparent'

/**
 * The span of a workflow's run, by the run's id: the same however often the workflow is replayed, so that a workflow needs no random number
 * for it.
 */
export function spanIdOfRun(runId: string): string {
  return runId.replaceAll('-', '').slice(-16)
}

/** The header for what a workflow's run begins: of the same trace, with the run as parent. */
export function headerOfRun(header: string, runId: string): string {
  const [version, traceId, , flags] = header.split('-')
  return [version, traceId, spanIdOfRun(runId), flags].join('-')
}

/** What a workflow that is part of a trace tells its worker. */
export type TraceSinks = {
  traces: {
    /**
     * Its run has ended.
     * @param header that of what started it
     * @param outcome `completed`, `continued` (by its next run), or the type of the failure
     */
    ended(header: string, outcome: string): void
  }
}
