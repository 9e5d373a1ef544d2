import type { ReadPage } from './types.ts'

/**
 * Splits an order's pages into parts that one call can read, in their order; most orders are one part. Unread pages are left out, and
 * a page that is too long by itself becomes several with the same number.
 */
export declare function partsOf(pages: readonly ReadPage[], budgetTokens: number): ReadPage[][]
