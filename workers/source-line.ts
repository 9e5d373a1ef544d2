import { setTimeout as passTime } from 'node:timers/promises'
import { NIGHT_PRIORITY } from '../domain/asker.ts'

/** Who wants to call a source. */
export interface Asking {
  /** The work that the call is for. */
  workId: string
  /** Lower goes first. */
  priority: number
  accountId: string
  /** When the work was begun, epoch ms. */
  since: number
}

/** One who waits in a line. */
interface InLine {
  /** Whether it is their turn, at a source that takes so many calls at once. */
  isNext(atOnce: number): boolean
  /** Until it is worth looking again: somebody says so, or so much time has passed. */
  pause(ms: number, signal: AbortSignal | undefined): Promise<void>
  /** Makes room for the next one. */
  leave(): void
  /** Leaves with a call under way. Says what to do at its end. */
  beginCall(): () => void
}

interface Waiting extends Asking {
  /** Lower goes first of the same priority. */
  turn: number
  wake: (() => void) | undefined
  /** Whether they were woken since they last looked. */
  isWoken: boolean
}

/**
 * For so long after a call the next one is expected of whoever made it: more than a client takes to ask again, or the night to store an answer
 * and to prepare its next question, which is 50 ms, and up to 300 on a busy machine.
 */
const NEXT_CALL_MS = 500

/**
 * The line of those in this process who wait to call one source. Of the same priority the accounts take turns: one that has just begun to ask goes
 * before all but the first of another one's many. The night has the accounts in turn by its plan; of it goes first what was begun first, so that
 * what was begun ends. While clients call, the night begins no work that would take the place of a call which is about to come: whoever it is
 * taken from waits until another call ends.
 */
export function createSourceLine() {
  const waiting: Waiting[] = []
  /** Whose calls are under way or were until moments ago, and until when that counts, in ms of this process. */
  const callers = new Map<string, { isNight: boolean; until: number }>()

  function turnOf({ priority, accountId, since }: Asking): number {
    if (priority === NIGHT_PRIORITY) return since
    const alike = waiting.filter((other) => other.priority === priority)
    const last = alike.findLast((other) => other.accountId === accountId)
    return last ? last.turn + 1 : (alike[0]?.turn ?? 0)
  }

  function isHeldBack({ workId, priority }: Asking, atOnce: number): boolean {
    const now = performance.now()
    for (const [caller, { until }] of callers) if (until < now) callers.delete(caller)
    if (priority !== NIGHT_PRIORITY || callers.has(workId)) return false
    return callers.size >= atOnce && callers.values().some(({ isNight }) => !isNight)
  }

  function forgetEndedClient(): void {
    const [caller] = callers.entries().find(([, { isNight, until }]) => !isNight && Number.isFinite(until)) ?? []
    if (caller !== undefined) callers.delete(caller)
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
      const own: Waiting = { ...asking, turn: turnOf(asking), wake: undefined, isWoken: false }
      const behind = waiting.findIndex((other) => isBefore(own, other))
      waiting.splice(behind < 0 ? waiting.length : behind, 0, own)

      function leave(): void {
        const place = waiting.indexOf(own)
        if (place < 0) return
        waiting.splice(place, 1)
        if (place === 0) wakeFirst()
      }

      return {
        isNext: (atOnce) => waiting[0] === own && !isHeldBack(asking, atOnce),
        async pause(ms, signal) {
          const { promise: woken, resolve } = Promise.withResolvers<void>()
          own.wake = resolve
          if (!own.isWoken) await Promise.race([woken, passTime(ms, undefined, { signal, ref: false })])
          own.isWoken = false
        },
        leave,
        beginCall() {
          const isNight = asking.priority === NIGHT_PRIORITY
          // The next call of a client is for other work.
          if (!isNight) forgetEndedClient()
          callers.set(asking.workId, { isNight, until: Number.POSITIVE_INFINITY })
          leave()
          return () => callers.set(asking.workId, { isNight, until: performance.now() + NEXT_CALL_MS })
        },
      }
    },
    wakeFirst,
  }
}

function isBefore(one: Waiting, other: Waiting): boolean {
  return one.priority === other.priority ? one.turn < other.turn : one.priority < other.priority
}
