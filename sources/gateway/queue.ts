import { setTimeout as passTime } from 'node:timers/promises'
import { NIGHT_PRIORITY } from '../../domain/asker.ts'

/** Work that calls a source. */
export interface Caller {
  workId: string
  /** Lower goes first. */
  priority: number
  accountId: string
  /** When the work began, epoch ms. */
  since: number
}

/** A position in the queue of a source. */
export interface QueuePosition {
  /** Whether it is first in a source of this concurrency, which has room for its call. */
  isNext(concurrency: number): boolean
  /** Waits until the position is woken or this time has passed. */
  pause(ms: number, signal: AbortSignal | undefined): Promise<void>
  leave(): void
  /** Leaves the queue with a call under way; the returned function ends the call. */
  beginCall(): () => void
}

interface Waiting extends Caller {
  /** Lower goes first of the same priority. */
  order: number
  wake: (() => void) | undefined
  /** Whether it was woken since its last pause. */
  isWoken: boolean
}

/**
 * How long after a call the same caller is expected to call again: a client's next request, or the nightly run that stores an answer and
 * prepares its next question in 50 ms, and up to 300 on a busy machine.
 */
const NEXT_CALL_MS = 500

/**
 * The calls of this process that wait for one source. Accounts of the same priority go round-robin; the nightly run's work goes by its age,
 * so that what was begun ends. While clients call, the nightly run begins no work that would take the slot of a call that is about to come.
 */
export function createSourceQueue() {
  const waiting: Waiting[] = []
  /** The callers whose calls are under way or ended moments ago, and until when they count, in ms of this process. */
  const callers = new Map<string, { isNight: boolean; until: number }>()

  function orderOf({ priority, accountId, since }: Caller): number {
    if (priority === NIGHT_PRIORITY) return since
    const alike = waiting.filter((other) => other.priority === priority)
    const last = alike.findLast((other) => other.accountId === accountId)
    return last ? last.order + 1 : (alike[0]?.order ?? 0)
  }

  function isHeldBack({ workId, priority }: Caller, concurrency: number): boolean {
    const now = performance.now()
    for (const [caller, { until }] of callers) if (until < now) callers.delete(caller)
    if (priority !== NIGHT_PRIORITY || callers.has(workId)) return false
    return callers.size >= concurrency && callers.values().some(({ isNight }) => !isNight)
  }

  function forgetEndedClient(): void {
    const [caller] = callers.entries().find(([, { isNight, until }]) => !isNight && Number.isFinite(until)) ?? []
    if (caller !== undefined) callers.delete(caller)
  }

  /** Ends the pause of the first position. */
  function wakeFirst(): void {
    const [first] = waiting
    if (!first) return
    first.isWoken = true
    first.wake?.()
  }

  return {
    join(caller: Caller): QueuePosition {
      const own: Waiting = { ...caller, order: orderOf(caller), wake: undefined, isWoken: false }
      const behind = waiting.findIndex((other) => isBefore(own, other))
      waiting.splice(behind < 0 ? waiting.length : behind, 0, own)

      function leave(): void {
        const index = waiting.indexOf(own)
        if (index < 0) return
        waiting.splice(index, 1)
        if (index === 0) wakeFirst()
      }

      return {
        isNext: (concurrency) => waiting[0] === own && !isHeldBack(caller, concurrency),
        async pause(ms, signal) {
          const { promise: woken, resolve } = Promise.withResolvers<void>()
          own.wake = resolve
          if (!own.isWoken) await Promise.race([woken, passTime(ms, undefined, { signal, ref: false })])
          own.isWoken = false
        },
        leave,
        beginCall() {
          const isNight = caller.priority === NIGHT_PRIORITY
          // The client's next call is for other work.
          if (!isNight) forgetEndedClient()
          callers.set(caller.workId, { isNight, until: Number.POSITIVE_INFINITY })
          leave()
          return () => callers.set(caller.workId, { isNight, until: performance.now() + NEXT_CALL_MS })
        },
      }
    },
    wakeFirst,
  }
}

function isBefore(one: Waiting, other: Waiting): boolean {
  return one.priority === other.priority ? one.order < other.order : one.priority < other.priority
}
