import { setTimeout } from 'node:timers/promises'
import type { Sandbox } from './sandbox.ts'
import type { Call } from './simulated-source.ts'

/** Waits, at most until the caller disconnects, the sandbox closes, or the call is released. */
export async function wait({ closing }: Sandbox, call: Call, ms: number, held?: AbortSignal): Promise<void> {
  const hungUp = new AbortController()
  const hangUp = () => hungUp.abort()
  call.res.once('close', hangUp)
  const over = AbortSignal.any([closing, hungUp.signal, ...(held ? [held] : [])])
  try {
    await setTimeout(ms, undefined, { signal: over })
  } catch (error) {
    if (!over.aborted) throw error
  } finally {
    call.res.off('close', hangUp)
  }
}
