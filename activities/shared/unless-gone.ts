import { Context } from '@temporalio/activity'

/** As long as a stopping worker lets work end by itself: nothing may delay it for longer. */
const GOES_ON_MS = 10_000

/**
 * Returns a signal that aborts when the running activity is cancelled, or its worker stops. If its workflow has ended
 * without it, the signal waits some seconds more: for a paid answer that serves the next request.
 */
export function cancelledUnlessGone(): AbortSignal {
  const context = Context.current()
  const cancelled = new AbortController()
  const { cancellationSignal } = context
  const passOn = () => {
    const abort = () => cancelled.abort(cancellationSignal.reason)
    // The timer keeps no process alive.
    if (context.cancellationDetails?.notFound) setTimeout(abort, GOES_ON_MS).unref()
    else abort()
  }
  if (cancellationSignal.aborted) passOn()
  else cancellationSignal.addEventListener('abort', passOn)
  return cancelled.signal
}
