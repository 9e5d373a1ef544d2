import { Context } from '@temporalio/activity'

/**
 * Aborts when the activity under way is cancelled, or its worker stops; not when its workflow has ended without it. For an answer that is
 * paid for, and serves whoever asks next.
 */
export function cancelledUnlessGone(): AbortSignal {
  const context = Context.current()
  const cancelled = new AbortController()
  const { cancellationSignal } = context
  const passOn = () => {
    if (!context.cancellationDetails?.notFound) cancelled.abort(cancellationSignal.reason)
  }
  if (cancellationSignal.aborted) passOn()
  else cancellationSignal.addEventListener('abort', passOn)
  return cancelled.signal
}
