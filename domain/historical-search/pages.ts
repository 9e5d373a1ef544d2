/** Cases on a page of a historical search (Specification, "Limits": historical page size). */
export const HISTORICAL_PAGE_SIZE = 100

/** The positions in the list, from 0, that a page (from 1) holds. */
export function positionsOf(page: number): { from: number; to: number } {
  return { from: (page - 1) * HISTORICAL_PAGE_SIZE, to: page * HISTORICAL_PAGE_SIZE }
}

/**
 * Whether a page can be given out: it is full and the list is known to go on, or nothing more will come. Knowing of one case more is
 * what makes a last page the last one, also when it is full.
 */
export function isPageReady(page: number, { collected, ended }: { collected: number; ended: boolean }): boolean {
  return ended || collected > positionsOf(page).to
}

/** Whether a page is the last of a list to which nothing more will come. */
export function isLastPage(page: number, { collected, ended }: { collected: number; ended: boolean }): boolean {
  return ended && collected <= positionsOf(page).to
}
