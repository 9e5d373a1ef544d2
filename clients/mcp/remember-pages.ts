import type { OpenDocument, OrderPages } from './order-pages.ts'

/** How a server gets the documents of orders. */
export interface OrderReading {
  open: OpenDocument
  /** Returns the pages of an order from the cache, or reads and stores them. */
  remembered(order: string, read: () => Promise<OrderPages>): Promise<OrderPages>
}

/** Orders whose pages are cached, so that reading on fetches nothing and, at district courts, is not charged again. */
const MAX_REMEMBERED = 20

/**
 * Caches the pages of the last orders: an order's document never changes.
 * @param keptMs how long after they were read; a document may be erased
 */
export function rememberPages(keptMs: number, now = Date.now): OrderReading['remembered'] {
  const known = new Map<string, { pages: OrderPages; readAt: number }>()
  return async function remembered(order, read) {
    const kept = known.get(order)
    const isKept = kept !== undefined && now() - kept.readAt < keptMs
    const { pages, readAt } = isKept ? kept : { pages: await read(), readAt: now() }
    known.delete(order)
    known.set(order, { pages, readAt })
    for (const oldest of [...known.keys()].slice(0, -MAX_REMEMBERED)) known.delete(oldest)
    return pages
  }
}
