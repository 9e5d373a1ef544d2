import type { CourtOrder } from '../case.ts'
import { printDate } from '../dates.ts'
import type { CaseChange } from './merge-case.ts'

/** One difference as clients see it, in the format of lookups; `from` is null where there was no value. */
export interface ShownChange {
  field: string
  from: unknown
  to: unknown
}

/**
 * Formats a change for clients. The court's `status` is called as in lookups, because a tracked case has its own
 * status.
 */
export function showChange({ field, from, to }: CaseChange): ShownChange {
  return { field: field === 'status' ? 'caseStatus' : field, from: show(from), to: show(to) }
}

/** Formats a new order for clients. */
export function showNewOrder(order: CourtOrder): ShownChange {
  return { field: 'orders', from: null, to: show(order) }
}

/** The stored format of a day. */
export const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

/** Formats days as `DD-MM-YYYY`; removes a source's internal reference. */
export function show(value: unknown): unknown {
  if (typeof value === 'string') return ISO_DATE.test(value) ? printDate(value) : value
  if (typeof value !== 'object' || value === null) return value ?? null
  const shown = Object.entries(value).filter(([key]) => key !== 'reference')
  return Object.fromEntries(shown.map(([key, text]) => [key === 'businessDate' ? 'date' : key, show(text)]))
}
