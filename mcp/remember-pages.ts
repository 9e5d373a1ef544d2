import type { OpenDocument, OrderPages } from './order-pages.ts'

/** How a server comes to the documents of orders. */
export interface OrderReading {
  open: OpenDocument
  /** Gives the pages of an order as they were read before, or reads and keeps them. */
  remembered(order: string, read: () => Promise<OrderPages>): Promise<OrderPages>
}

/** Orders whose pages are kept, so that reading on fetches nothing and, at district courts, is not charged again. */
const MAX_REMEMBERED = 20

/** Keeps the pages of the last orders: an order's document never changes. */
export function rememberPages(): OrderReading['remembered'] {
  const known = new Map<string, OrderPages>()
  return async function remembered(order, read) {
    const pages = known.get(order) ?? (await read())
    known.delete(order)
    known.set(order, pages)
    for (const oldest of [...known.keys()].slice(0, -MAX_REMEMBERED)) known.delete(oldest)
    return pages
  }
}
