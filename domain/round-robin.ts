/** Yields the first item of every list, then the second of every list, and so on until the longest is exhausted. */
export function* roundRobin<T>(lines: readonly T[][]): Generator<T> {
  let waiting = lines.filter((line) => line.length > 0)
  for (let turn = 0; waiting.length > 0; turn++) {
    for (const line of waiting) yield* line.slice(turn, turn + 1)
    waiting = waiting.filter((line) => line.length > turn + 1)
  }
}
