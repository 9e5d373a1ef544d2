import type { OpenDocument, OrderPages } from './order-pages.ts'

/** How a server comes to the documents of orders. */
export interface OrderReading {
  open: OpenDocument
  /** Gives the pages of an order as they were read before, or reads and keeps them. */
  remembered(order: string, read: () => Promise<OrderPages>): Promise<OrderPages>
}

/** Orders whose pages are kept, so that reading on fetches nothing and, at district courts, is not charged again. */
const MAX_REMEMBERED = 20

/**
 * Keeps the pages of the last orders: an order's document never changes.
 * @param keptMs for how long after they were read; a document may be erased
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
