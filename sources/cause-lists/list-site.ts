import type { IsoDate } from '../../domain/case.ts'
import type { ListReading, NamedDocument } from '../../domain/hearings/cause-list.ts'
import type { Reading } from '../http-answer.ts'
import type { ListVisit } from './list-visit.ts'

/** Reads the text of a PDF, page by page; a page that cannot be read is empty, a file that cannot be opened has none. */
export type ReadPdf = (bytes: Uint8Array) => Promise<string[]>

export type ListIndex = Reading<NamedDocument[]> | { kind: 'other-day' }

/** Where a court publishes its cause lists. */
export interface ListSite {
  /** Where the site stands, without a slash at its end. */
  address: string
  /** How many days before a day its first list may come. */
  daysAhead: number
  /**
   * The documents that the court names for a day, each by its path on the site; `none` when it surely has none, `other-day` when the site
   * keeps the lists of one day at a time and shows another one.
   */
  readIndex(visit: ListVisit, day: IsoDate, readPdf: ReadPdf): Promise<ListIndex>
  /** Reads a document of a day. */
  readDocument(bytes: Uint8Array, day: IsoDate, readPdf: ReadPdf): Promise<ListReading>
}
