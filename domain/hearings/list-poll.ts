import type { IsoDate } from '../case.ts'
import type { ListDay, ListDocument, ListReading, NamedDocument, Unread } from './cause-list.ts'
import { WITHDRAWN_AFTER_MS } from './list-times.ts'

/**
 * A court's answer about the lists of a day. `none` is certain. `other-day`: it keeps the lists of one day at a time,
 * and now shows those of another one. Then a day without lists stays unpublished, and known lists are not withdrawn.
 */
export type NamedDocuments =
  | { kind: 'found'; value: NamedDocument[] }
  | { kind: 'none' }
  | { kind: 'other-day' }
  | { kind: 'failed' }

/** A day after a poll of the court's index, and the slots of the lists withdrawn. */
export interface NamedDay {
  day: ListDay
  withdrawn: string[]
}

/**
 * Updates a day from a court's index. A new document is unread. A missing one is withdrawn only when a certain poll ten
 * minutes later misses it too. A failed poll, or one that shows another day, changes nothing.
 */
export function nameDocuments(day: ListDay, answer: NamedDocuments, at: number): NamedDay {
  if (answer.kind === 'failed' || answer.kind === 'other-day') return { day, withdrawn: [] }
  const named = new Map(
    answer.kind === 'found' ? answer.value.map((document) => [document.slot, document] as const) : [],
  )
  const known = day.documents.map((document) => {
    const again = named.get(document.slot)
    return again
      ? { ...document, ...again, missingSince: null }
      : { ...document, missingSince: document.missingSince ?? at }
  })
  const isWithdrawn = ({ missingSince }: ListDocument) =>
    missingSince !== null && at - missingSince >= WITHDRAWN_AFTER_MS
  const slots = new Set(known.map(({ slot }) => slot))
  const fresh = [...named.values()]
    .filter(({ slot }) => !slots.has(slot))
    .map((document) => ({
      ...document,
      sha256: null,
      rows: 0,
      unread: 'NOT_FETCHED' as const,
      firstSeenAt: at,
      missingSince: null,
    }))
  return {
    day: { ...day, documents: [...known.filter((document) => !isWithdrawn(document)), ...fresh] },
    withdrawn: known.filter(isWithdrawn).map(({ slot }) => slot),
  }
}

/**
 * Updates a document with a new reading. A note of deletion has no rows, and the day for which it is named. Rows of a
 * list of another day do not count. A list with fewer than half the rows of its last version, or with possibly missing
 * ones, takes nothing off: only its rows count.
 */
export function withReading(before: ListDocument, reading: ListReading, sha256: string, day: IsoDate): ListDocument {
  const unread = whyUnread(before, reading, day)
  // The rows of the last full version stay the measure.
  return { ...before, sha256, unread, rows: unread === null ? reading.rows.length : before.rows }
}

function whyUnread({ kind, rows }: ListDocument, reading: ListReading, day: IsoDate): Unread | null {
  if (kind === 'DELETION_NOTE') return null
  if (reading.day !== day) return 'WRONG_DAY'
  if (reading.isCut) return 'CUT'
  if (reading.rows.length === 0) return reading.sitting === false ? null : 'CUT'
  return reading.rows.length * 2 < rows ? 'FEWER_ROWS' : null
}
