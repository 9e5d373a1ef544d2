import { setTimeout } from 'node:timers/promises'
import type { Call } from './mount.ts'
import type { Sandbox } from './sandbox.ts'

/** Waits, but not longer than the caller stays on the line and the sandbox open. */
export async function wait({ closing }: Sandbox, call: Call, ms: number): Promise<void> {
  const hungUp = new AbortController()
  const hangUp = () => hungUp.abort()
  call.res.once('close', hangUp)
  try {
    await setTimeout(ms, undefined, { signal: AbortSignal.any([closing, hungUp.signal]) })
  } catch (error) {
    if (!closing.aborted && !hungUp.signal.aborted) throw error
  } finally {
    call.res.off('close', hangUp)
  }
}
