import type { Provider } from '../source.ts'
import { isEnded, type Merging, nextToMerge, type SourceProgress } from './merge.ts'

/** The progress of a search that its workflow needs to continue. */
export interface SearchProgress {
  /** Cases in the list. */
  collected: number
  /** Whether the list is complete, or the search was cancelled or has expired. */
  ended: boolean
  /** The source page that goes into the list next, and whether it is stored; absent at the end. */
  next?: { source: Provider; page: number; isKept: boolean }
  /** In the order in which their cases are listed. */
  sources: SourceReading[]
}

/** The progress of one source. */
export type SourceReading = Pick<SourceProgress, 'source' | 'state' | 'pages' | 'hasMore'>

/** The result of reading one page of a source. */
export interface PageRead {
  standing: SearchProgress
  /** The total of the search at this source; absent if the source does not state it. */
  pagesInAll?: number
}

/**
 * Returns the progress of a search while its sources are merged.
 * @param isNextStored whether the page to merge next is stored
 */
export function progressOfSearch(merging: Merging, isNextStored: boolean): SearchProgress {
  const next = nextToMerge(merging)
  return {
    collected: merging.collected,
    ended: isEnded(merging),
    ...(next ? { next: { ...next, isKept: isNextStored } } : {}),
    sources: merging.sources.map(({ source, state, pages, hasMore }) => ({ source, state, pages, hasMore })),
  }
}
