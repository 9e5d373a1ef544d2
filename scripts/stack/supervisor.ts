import type { StartedPart } from './infrastructure.ts'
import type { Part, Parts } from './process.ts'
import type { Say } from './progress.ts'

/** A part that ends this often within the time below will end again. */
const MAX_RESTARTS = 5
const RESTARTS_WITHIN_MS = 60_000

/**
 * Starts a part again whenever it ends by itself, as a cluster would: everything the parts do lasts, so work goes on where it
 * stood. Resolves when `parts` are being stopped.
 * @throws when the part ends again and again, or cannot be started any more
 */
export async function keepRunning(
  parts: Parts,
  { part, restart }: StartedPart,
  { say, restarted }: { say: Say; restarted(part: Part): void },
): Promise<void> {
  const restarts: number[] = []
  for (let current = part; ; ) {
    await current.ended
    if (parts.stopping) return
    restarts.push(Date.now())
    if (restarts.filter((at) => at > Date.now() - RESTARTS_WITHIN_MS).length > MAX_RESTARTS) {
      throw new Error(`The ${part.name} exited ${MAX_RESTARTS + 1} times within one minute`)
    }
    say(`The ${part.name} exited unexpectedly and is being restarted`)
    current = await restart()
    restarted(current)
  }
}
