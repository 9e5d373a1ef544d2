import { Context } from '@temporalio/activity'

/** As long as a worker that is stopped lets work end by itself: nothing may hold it up for longer. */
const GOES_ON_MS = 10_000

/**
 * Aborts when the activity under way is cancelled, or its worker stops. When its workflow has ended without it there are some seconds
 * more: for an answer that is paid for, and serves whoever asks next.
 */
export function cancelledUnlessGone(): AbortSignal {
  const context = Context.current()
  const cancelled = new AbortController()
  const { cancellationSignal } = context
  const passOn = () => {
    const abort = () => cancelled.abort(cancellationSignal.reason)
    // What has ended by then is not held up by the timer.
    if (context.cancellationDetails?.notFound) setTimeout(abort, GOES_ON_MS).unref()
    else abort()
  }
  if (cancellationSignal.aborted) passOn()
  else cancellationSignal.addEventListener('abort', passOn)
  return cancelled.signal
}
