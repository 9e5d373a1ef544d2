interface Line {
  running: number
  /** Those who wait, in the order in which they came. */
  waiting: (() => void)[]
}

/** Does work when fewer than `atOnce` of that name are under way. */
export type KeyedLimiter = <T>(name: string, atOnce: number, work: () => Promise<T>) => Promise<T>

/** Lines of work, each with a name: of each so much is under way at once, the rest begins in the order in which it came. */
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
      // Whoever is next takes over the place; nobody can come between.
      const next = line.waiting.shift()
      if (next) next()
      else if (--line.running === 0) lines.delete(name)
    }
  }
}
