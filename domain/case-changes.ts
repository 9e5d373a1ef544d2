import type { CourtCase, CourtOrder } from './case.ts'

/** What stays the same of an order over fetches and sources: its day, its number and its type. */
export function orderKey({ orderDate, number, orderType }: CourtOrder): string {
  return [orderDate, number, orderType ?? ''].join('|')
}

/** Merges a fetched case into the stored one: what the fetch leaves blank stays as stored. */
export function mergeCase(stored: CourtCase, fetched: CourtCase): { merged: CourtCase } {
  const known = new Set(fetched.orders.map(orderKey))
  const orders = [...stored.orders.filter((order) => !known.has(orderKey(order))), ...fetched.orders]
  return { merged: { ...stored, ...fetched, identifier: { ...stored.identifier, ...fetched.identifier }, orders } }
}
