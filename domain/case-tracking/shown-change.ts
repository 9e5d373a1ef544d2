import type { CourtOrder } from '../case.ts'
import { printDate } from '../dates.ts'
import type { CaseChange } from './case-changes.ts'

/** One difference as clients see it: values as lookups write them, `from` null where there was no value. */
export interface ShownChange {
  field: string
  from: unknown
  to: unknown
}

/** A change as clients see it. The court's `status` is called as in lookups, for a tracked case has a status of its own. */
export function showChange({ field, from, to }: CaseChange): ShownChange {
  return { field: field === 'status' ? 'caseStatus' : field, from: show(from), to: show(to) }
}

/** A new order as clients see it. */
export function showNewOrder(order: CourtOrder): ShownChange {
  return { field: 'orders', from: null, to: show(order) }
}

/** A day as cases hold it. */
export const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

/** Days become `DD-MM-YYYY`; how a source finds a document again stays inside. */
export function show(value: unknown): unknown {
  if (typeof value === 'string') return ISO_DATE.test(value) ? printDate(value) : value
  if (typeof value !== 'object' || value === null) return value ?? null
  const shown = Object.entries(value).filter(([key]) => key !== 'reference')
  return Object.fromEntries(shown.map(([key, text]) => [key === 'businessDate' ? 'date' : key, show(text)]))
}
