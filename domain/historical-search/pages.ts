/** Cases on a page of a historical search (Specification, "Limits": historical page size). */
export const HISTORICAL_PAGE_SIZE = 100

/** Returns the positions in the list, from 0, of a page (from 1). */
export function positionsOf(page: number): { from: number; to: number } {
  return { from: (page - 1) * HISTORICAL_PAGE_SIZE, to: page * HISTORICAL_PAGE_SIZE }
}

/**
 * Returns whether a page can be delivered: it is full and followed by another case, or the list is complete. The
 * additional case shows whether a full page is the last one.
 */
export function isPageReady(page: number, { collected, ended }: { collected: number; ended: boolean }): boolean {
  return ended || collected > positionsOf(page).to
}

/** Returns whether a page is the last of a complete list. */
export function isLastPage(page: number, { collected, ended }: { collected: number; ended: boolean }): boolean {
  return ended && collected <= positionsOf(page).to
}
