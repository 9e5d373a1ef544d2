import type { StartedPart } from './infrastructure.ts'
import type { Part, Parts } from './process.ts'
import type { Progress } from './progress.ts'

/** A part that ends this often within the time below will end again. */
const MAX_RESTARTS = 5
const RESTARTS_WITHIN_MS = 60_000

/**
 * Starts a part again whenever it ends by itself, as a cluster would. Its data lasts, so work continues. Resolves when
 * `parts` are being stopped.
 * @throws when the part ends again and again, or cannot be restarted
 */
export async function keepRunning(
  parts: Parts,
  { part, restart }: StartedPart,
  { progress, restarted }: { progress: Progress; restarted(part: Part): void },
): Promise<void> {
  const restarts: number[] = []
  for (let current = part; ; ) {
    await current.ended
    if (parts.isStopping) return
    restarts.push(Date.now())
    if (restarts.filter((at) => at > Date.now() - RESTARTS_WITHIN_MS).length > MAX_RESTARTS) {
      throw new Error(`The ${part.name} exited ${MAX_RESTARTS + 1} times within one minute`)
    }
    progress(`The ${part.name} exited unexpectedly and is being restarted`)
    current = await restart()
    restarted(current)
  }
}
