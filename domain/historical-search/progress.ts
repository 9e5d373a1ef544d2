import type { Provider } from '../source.ts'
import { isEnded, type Merging, nextToMerge, type SourceProgress } from './merge.ts'

/** How far a search is, as its workflow needs to know it to go on. */
export interface SearchProgress {
  /** Cases in the list. */
  collected: number
  /** Nothing more will come, or the search was cancelled or has expired meanwhile. */
  ended: boolean
  /** The source page that goes into the list next, and whether it is kept already; absent at the end. */
  next?: { source: Provider; page: number; isKept: boolean }
  /** In the order in which their cases follow each other. */
  sources: SourceReading[]
}

/** How far one source was read. */
export type SourceReading = Pick<SourceProgress, 'source' | 'state' | 'pages' | 'hasMore'>

/** What reading one page of a source brings its workflow. */
export interface PageRead {
  standing: SearchProgress
  /** Of the whole search at this source; absent when the source does not say. */
  pagesInAll?: number
}

/**
 * How far a search is while its sources are merged.
 * @param isNextStored whether the page that is to be merged next is kept already
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
