import { type SourceName, slotsOfNightlyRuns, WAIT_FOR_SOURCE_MS } from '../../domain/source.ts'
import { createSourceQueue } from './queue.ts'
import type { GatewayStore, Slot } from './store.ts'

/** The value of admitted work, or the time after which to ask again when the source allowed no call in time. */
export type Admitted<T> = { kind: 'done'; value: T } | { kind: 'too busy'; retryAfterMs: number }

export type Admit = <T>(caller: Admittee, work: () => Promise<T>, signal?: AbortSignal) => Promise<Admitted<T>>

interface Admittee {
  source: SourceName
  /** Whether it searches, for which an hour's quota has only a part. */
  isSearch?: boolean | undefined
}

/** How often a waiting position checks whether it is next, unless it is woken first. */
const QUEUE_INTERVAL_MS = 250
/**
 * How often the next position checks for a slot that another process released; a slot stays empty for half of that on
 * average.
 */
const SLOT_INTERVAL_MS = 50

/**
 * Admits calls to sources one after another: a call waits until it is the first of its process, then for a slot, then
 * for the rate limit. The nightly run waits for minutes and leaves clients a slot; a client's wait leaves some seconds
 * for its call. Searches have a queue of their own: one that waits for its part of the quota delays nothing else.
 */
export function createAdmission(store: GatewayStore): Admit {
  const queues = new Map<string, ReturnType<typeof createSourceQueue>>()

  return async function admit({ source, isSearch = false }, work, signal) {
    const { isNight, cancelled, ...caller } = store.work()
    const ended = AbortSignal.any([cancelled, ...(signal ? [signal] : [])])
    const until = Date.now() + WAIT_FOR_SOURCE_MS[isNight ? 'night' : 'client']
    const queue = queueOf(isSearch ? `${source} searches` : source)
    const position = queue.join(caller)
    try {
      for (;;) {
        ended.throwIfAborted()
        const isNext = position.isNext(store.limits(source).concurrency)
        const entry = isNext ? await enter(source, { isNight, isSearch }) : { waitMs: QUEUE_INTERVAL_MS }
        if ('release' in entry) {
          const endCall = position.beginCall()
          try {
            return { kind: 'done', value: await store.inSpan(`call ${source}`, work) }
          } finally {
            endCall()
            // The caller need not wait until the slot is free.
            void entry.release().then(() => queue.wakeFirst())
          }
        }
        if (Date.now() + entry.waitMs > until) return { kind: 'too busy', retryAfterMs: entry.waitMs }
        await position.pause(entry.waitMs, ended)
      }
    } finally {
      position.leave()
    }
  }

  /**
   * Takes a slot within the rate limit, or returns when to try again. A call that waits for the rate limit holds no
   * slot.
   */
  async function enter(
    source: SourceName,
    { isNight, isSearch }: { isNight: boolean; isSearch: boolean },
  ): Promise<Slot | { waitMs: number }> {
    const { concurrency, perMinute, perHour } = store.limits(source)
    // The first slots are never the nightly run's.
    const from = isNight ? concurrency - slotsOfNightlyRuns(concurrency) + 1 : 1
    const slot = await store.takeSlot(source, { from, most: concurrency })
    if (!slot) return { waitMs: SLOT_INTERVAL_MS }
    const waitMs = await takeCall().catch(async (error: unknown) => {
      await slot.release()
      throw error
    })
    if (waitMs === 0) return slot
    await slot.release()
    return { waitMs }

    // The quota comes last, because it is never given back.
    async function takeCall(): Promise<number> {
      const ms = await store.takeRate(source, { perMinute, isPatient: isNight })
      return ms > 0 || perHour === undefined ? ms : store.takeQuota(source, { perHour, isNight, isSearch })
    }
  }

  function queueOf(name: string) {
    const queue = queues.get(name) ?? createSourceQueue()
    queues.set(name, queue)
    return queue
  }
}
