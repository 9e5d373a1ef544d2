import type { IsoDate } from '../case.ts'

/** The kinds of cause lists: the day's own, and those that are added to it. */
export const LIST_KINDS = ['DAILY', 'SUPPLEMENTARY'] as const
export type ListKind = (typeof LIST_KINDS)[number]

/** What a document can be: a list, or a note that is none and only takes matters off. */
export type DocumentKind = ListKind | 'DELETION_NOTE'

/** A document that a court names for a day. Its address is its slot: courts put newer versions at the same one. */
export interface NamedDocument {
  slot: string
  kind: DocumentKind
  /** Counted by the court; null where it counts nothing. */
  number: number | null
  /** Who sits, as written. */
  bench: string | null
}

/** One matter of a list, as printed. Only those of tracked cases and watched names are kept. */
export interface ListRow {
  item: string | null
  /** The numbers of the matter, the one it was filed in first, and of those heard with it. */
  numbers: string[]
  courtRoom: string | null
  stage: string | null
  /** The parties of each side, as written; empty where the list does not name them. */
  petitioners: string[]
  respondents: string[]
  /** Whether a note takes it off the list. */
  isDeleted: boolean
}

/** A note that takes a matter off the item at which a list has it. */
export interface Deletion {
  item: string
  /** As of a row. */
  numbers: string[]
}

/** What a document says. */
export interface ListReading {
  /** The day in its header; undefined when none is there. */
  day: IsoDate | undefined
  rows: ListRow[]
  /** Of this list's matters or those of another one of the day. */
  deletions: Deletion[]
  /** Whether rows may be missing: a gap in the numbering, a page without text. */
  isCut: boolean
}

/** Why a list was not read in full. */
export type Unread = 'NOT_FETCHED' | 'WRONG_DAY' | 'CUT' | 'FEWER_ROWS'

/** A document of a day as it was last read. */
export interface ListDocument extends NamedDocument {
  /** Of the bytes that were read, in hex; null before the first reading. */
  sha256: string | null
  rows: number
  /** Null when it was read in full. */
  unread: Unread | null
  firstSeenAt: number
  /** Since when the court names it no more, epoch ms. */
  missingSince: number | null
}

/** What is known of the lists of one court for one day. */
export interface ListDay {
  court: string
  day: IsoDate
  documents: ListDocument[]
  /** When the last look began that got a sure answer about the day and each document; epoch ms. */
  sureAt: number | null
}
