/**
 * The header that carries a trace from a workflow's start through the workflow to its activities. Its value is that of
 * W3C Trace Context: `00-<trace id>-<span id>-<flags>`.
 */
export const TRACE_HEADER = 'traceparent'

/**
 * Returns the span of a workflow's run, derived from the run's id: the same in every replay, without a random number.
 */
export function spanIdOfRun(runId: string): string {
  return runId.replaceAll('-', '').slice(-16)
}

/** Returns the header for steps of a workflow's run: the same trace, with the run as parent. */
export function headerOfRun(header: string, runId: string): string {
  const [version, traceId, , flags] = header.split('-')
  return [version, traceId, spanIdOfRun(runId), flags].join('-')
}

/** The messages of a traced workflow to its worker. */
export type TraceSinks = {
  traces: {
    /**
     * Its run has ended.
     * @param header that of its starter
     * @param outcome `completed`, `continued` (by its next run), or the type of the failure
     */
    ended(header: string, outcome: string): void
  }
}
