import type { IsoDate } from '../case.ts'

/** The kinds of lists that name a day long before. They are not binding: the day's own list decides. */
export const EARLY_KINDS = ['MONTHLY', 'WEEKLY', 'ADVANCE'] as const
/** The kinds of cause lists: early ones, the day's own, and supplementary ones. A later kind wins. */
export const LIST_KINDS = [...EARLY_KINDS, 'DAILY', 'SUPPLEMENTARY'] as const
export type ListKind = (typeof LIST_KINDS)[number]

/** The kinds of documents: lists, and notes that only take matters off. */
export type DocumentKind = ListKind | 'DELETION_NOTE'

/** Returns whether a document is an early list, which does not affect the state of a day. */
export function isEarly({ kind }: { kind: DocumentKind }): boolean {
  return EARLY_KINDS.some((early) => early === kind)
}

/** A document that a court names for a day. Its address is its slot: courts put newer versions at the same one. */
export interface NamedDocument {
  slot: string
  kind: DocumentKind
  /** The court's own number; null without one. */
  number: number | null
  /** The sitting judges, as written. */
  bench: string | null
  /** Whether the bench sits, if the court says so next to the document. It applies to all rows. */
  sitting?: boolean
}

/** When and where a bench sits, if a list says so. `detailsOf` validates and limits it. */
export interface PrintedSitting {
  /** The bench's time, `HH:MM` in India. */
  sittingTime?: string | null
  /** False if the list says that the bench does not sit, for example on leave. */
  sitting?: boolean | null
  /** An https link. */
  videoLink?: string | null
}

/**
 * One matter of a list, as printed. A matter heard with it is a separate row. Only rows of tracked cases and watched
 * names are stored.
 */
export interface ListRow extends PrintedSitting {
  item: string | null
  /** The numbers of the matter; the one it was filed in comes first. A range is followed by each of its numbers. */
  numbers: string[]
  /** The number as printed, with its range or application; by default the first of `numbers`. */
  numberAsListed?: string | null
  /** The printed number of the matter that it is heard with. */
  connectedTo?: string | null
  /** Whether the list names an application in the matter. */
  viaApplication?: boolean
  courtRoom: string | null
  stage: string | null
  /** The parties of each side, as written; empty if the list does not name them. */
  petitioners: string[]
  respondents: string[]
  /** Whether a note takes it off the list. */
  isDeleted: boolean
}

/** A note that takes a matter off an item of a list. */
export interface Deletion {
  item: string
  /** Like those of a row. */
  numbers: string[]
}

/** A line of a list that was not understood. */
export interface UnknownLine {
  /** From 1; null if it is on no page. */
  page: number | null
  text: string
}

/** The content of a document. */
export interface ListReading {
  /**
   * The day in its header; undefined without one. For a list of several days the requested one, if it is among them.
   */
  day: IsoDate | undefined
  rows: ListRow[]
  /** Deletions from this list or from another one of the day. */
  deletions: Deletion[]
  /** Whether rows may be missing: part of the list is unknown, or it ends early. */
  isCut: boolean
  /** Lines that look like a matter but were not read as one, and the rows that follow a missing one. */
  unknown?: UnknownLine[]
  /** False if it says that the bench of all its rows does not sit. Such a list may have no rows. */
  sitting?: boolean
}

/** Why a list was not read in full. */
export type Unread = 'NOT_FETCHED' | 'WRONG_DAY' | 'CUT' | 'FEWER_ROWS'

/** The last reading of a document of a day. */
export interface ListDocument extends NamedDocument {
  /** The hash of the bytes that were read, in hex; null before the first reading. */
  sha256: string | null
  rows: number
  /** Null if it was read in full. */
  unread: Unread | null
  firstSeenAt: number
  /** Since when the court no longer names it, epoch ms. */
  missingSince: number | null
}

/** The state of the lists of one court for one day. */
export interface ListDay {
  court: string
  day: IsoDate
  documents: ListDocument[]
  /** The start of the last poll with certain answers about the day and each document; epoch ms. */
  sureAt: number | null
}
