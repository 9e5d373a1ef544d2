import type { IsoDate } from '../case.ts'

/** The kinds of lists that name a day long before. They bind nobody: the day's own list decides. */
export const EARLY_KINDS = ['MONTHLY', 'WEEKLY', 'ADVANCE'] as const
/** The kinds of cause lists: early ones, the day's own, and those that are added to it. A later kind knows better. */
export const LIST_KINDS = [...EARLY_KINDS, 'DAILY', 'SUPPLEMENTARY'] as const
export type ListKind = (typeof LIST_KINDS)[number]

/** What a document can be: a list, or a note that is none and only takes matters off. */
export type DocumentKind = ListKind | 'DELETION_NOTE'

/** Whether a document is an early list. Where a day stands is known by the others alone. */
export function isEarly({ kind }: { kind: DocumentKind }): boolean {
  return EARLY_KINDS.some((early) => early === kind)
}

/** A document that a court names for a day. Its address is its slot: courts put newer versions at the same one. */
export interface NamedDocument {
  slot: string
  kind: DocumentKind
  /** Counted by the court; null where it counts nothing. */
  number: number | null
  /** Who sits, as written. */
  bench: string | null
  /** Whether the bench sits, where the court says so beside the document. It counts for all its rows. */
  sitting?: boolean
}

/** When and where a bench sits, as far as a list says so. `detailsOf` checks and bounds it. */
export interface PrintedSitting {
  /** `HH:MM` in India, of the bench. */
  sittingTime?: string | null
  /** False where the list says that the bench does not sit, as on leave. */
  sitting?: boolean | null
  /** By https. */
  videoLink?: string | null
}

/** One matter of a list, as printed. One that is heard with another is a row of its own. Only those of tracked cases and watched names are kept. */
export interface ListRow extends PrintedSitting {
  item: string | null
  /** Of the matter; the one that it was filed in comes first. A range is itself, then each of its numbers. */
  numbers: string[]
  /** The number as printed, with the range or the application that it stands in; the first of `numbers` where it is left out. */
  numberAsListed?: string | null
  /** The number, as printed, of the matter that it is heard with. */
  connectedTo?: string | null
  /** Whether the list names an application in the matter. */
  viaApplication?: boolean
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

/** A line of a list that was not read. */
export interface UnknownLine {
  /** From 1; null where it is on none. */
  page: number | null
  text: string
}

/** What a document says. */
export interface ListReading {
  /** The day in its header; undefined when none is there. Of a list of several days the one that was asked for, if it is among them. */
  day: IsoDate | undefined
  rows: ListRow[]
  /** Of this list's matters or those of another one of the day. */
  deletions: Deletion[]
  /** Whether rows may be missing: something of the list is unknown, or it ends early. */
  isCut: boolean
  /** What looks like a part of a matter and was not read as one, and the rows before which one is missing. */
  unknown?: UnknownLine[]
  /** False where it says that the bench of all its rows does not sit. Such a list may have no rows. */
  sitting?: boolean
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
