interface Line {
  running: number
  /** The waiting calls, in the order of arrival. */
  waiting: (() => void)[]
}

/** Runs work while fewer than `atOnce` calls of that name are running. */
export type KeyedLimiter = <T>(name: string, atOnce: number, work: () => Promise<T>) => Promise<T>

/** Creates a limiter that runs limited calls per name at once, and starts the rest in the order of arrival. */
export function createKeyedLimiter(): KeyedLimiter {
  const lines = new Map<string, Line>()
  return async function limit(name, atOnce, work) {
    const line = lines.get(name) ?? { running: 0, waiting: [] }
    lines.set(name, line)
    if (line.running < atOnce) line.running++
    else await new Promise<void>((resolve) => line.waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The next call takes over the permit directly, so that no other can overtake it.
      const next = line.waiting.shift()
      if (next) next()
      else if (--line.running === 0) lines.delete(name)
    }
  }
}
