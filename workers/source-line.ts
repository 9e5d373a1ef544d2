import { setTimeout as passTime } from 'node:timers/promises'
import { NIGHT_PRIORITY } from '../domain/asker.ts'

/** Who wants to call a source. */
export interface Asking {
  /** Lower goes first. */
  priority: number
  accountId: string
  /** When the work was begun, epoch ms. */
  since: number
}

/** One who waits in a line. */
interface InLine {
  isFirst(): boolean
  /** Until it is worth looking again: somebody says so, or so much time has passed. */
  pause(ms: number, signal: AbortSignal | undefined): Promise<void>
  /** Makes room for the next one. */
  leave(): void
}

interface Waiting {
  priority: number
  accountId: string
  /** Lower goes first of the same priority. */
  turn: number
  wake: (() => void) | undefined
  /** Whether it was woken since it last looked. */
  isWoken: boolean
}

/**
 * The line of those in this process who wait to call one source. Of the same priority the accounts take turns: one that has just begun to ask goes
 * before all but the first of another one's many. The night has the accounts in turn by its plan; of it goes first what was begun first, so that
 * what was begun ends.
 */
export function createSourceLine() {
  const waiting: Waiting[] = []

  function turnOf({ priority, accountId, since }: Asking): number {
    if (priority === NIGHT_PRIORITY) return since
    const alike = waiting.filter((other) => other.priority === priority)
    const last = alike.findLast((other) => other.accountId === accountId)
    return last ? last.turn + 1 : (alike[0]?.turn ?? 0)
  }

  /** The first one looks again at once. */
  function wakeFirst(): void {
    const [first] = waiting
    if (!first) return
    first.isWoken = true
    first.wake?.()
  }

  return {
    join(asking: Asking): InLine {
      const { priority, accountId } = asking
      const own: Waiting = { priority, accountId, turn: turnOf(asking), wake: undefined, isWoken: false }
      const behind = waiting.findIndex((other) => isBefore(own, other))
      waiting.splice(behind < 0 ? waiting.length : behind, 0, own)
      return {
        isFirst: () => waiting[0] === own,
        async pause(ms, signal) {
          const { promise: woken, resolve } = Promise.withResolvers<void>()
          own.wake = resolve
          if (!own.isWoken) await Promise.race([woken, passTime(ms, undefined, { signal, ref: false })])
          own.isWoken = false
        },
        leave() {
          const place = waiting.indexOf(own)
          if (place < 0) return
          waiting.splice(place, 1)
          if (place === 0) wakeFirst()
        },
      }
    },
    wakeFirst,
  }
}

function isBefore(one: Waiting, other: Waiting): boolean {
  return one.priority === other.priority ? one.turn < other.turn : one.priority < other.priority
}
