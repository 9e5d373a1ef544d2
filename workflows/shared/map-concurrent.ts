import { CancellationScope } from '@temporalio/workflow'

/**
 * Runs work on every item, with limited concurrency, and returns the outcomes in the items' order. The first failure
 * ends it: running work is cancelled, and the failure thrown.
 */
export function mapConcurrent<Item, Outcome>(
  items: readonly Item[],
  size: number,
  work: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
  return CancellationScope.cancellable(async () => {
    const scope = CancellationScope.current()
    const outcomes: Outcome[] = []
    const waiting = items.entries()
    const workThrough = async () => {
      for (const [index, item] of waiting) outcomes[index] = await work(item)
    }
    try {
      await Promise.all(Array.from({ length: Math.min(size, items.length) }, workThrough))
    } catch (error) {
      scope.cancel()
      throw error
    }
    return outcomes
  })
}
