import type { ReadPage } from './types.ts'

/**
 * Splits an order's pages into parts that one call can read, in their order; most orders are one part. Unread pages are left out, and
 * a page that is too long by itself becomes several with the same number.
 */
export function partsOf(pages: readonly ReadPage[], budgetTokens: number): ReadPage[][] {
  const parts: ReadPage[][] = []
  let left = 0
  for (const page of pages.filter(({ isRead }) => isRead).flatMap((long) => piecesOf(long, budgetTokens))) {
    const tokens = tokensOf(page.text)
    if (tokens > left || parts.length === 0) {
      parts.push([])
      left = budgetTokens
    }
    parts.at(-1)?.push(page)
    left -= tokens
  }
  return parts
}

/**
 * How many tokens a text has at most, for budgets. Tokenizers make one token of some four Latin letters and of one to two letters of
 * Indian scripts; three and one leave room for figures and names.
 */
export function tokensOf(text: string): number {
  const latin = text.match(/[\0-\x7f]/g)?.length ?? 0
  return Math.ceil(latin / 3 + (text.length - latin))
}

/** A page that fits, or its lines in as many pieces as it needs; a line that is too long by itself is cut. */
function piecesOf(page: ReadPage, budgetTokens: number): ReadPage[] {
  if (tokensOf(page.text) <= budgetTokens) return [page]
  const pieces: string[] = []
  for (const line of page.text.split(/(?<=\n)/).flatMap((long) => cut(long, budgetTokens))) {
    const last = pieces.at(-1)
    if (last !== undefined && tokensOf(last + line) <= budgetTokens) pieces[pieces.length - 1] = last + line
    else pieces.push(line)
  }
  return pieces.map((text) => ({ ...page, text }))
}

function cut(line: string, budgetTokens: number): string[] {
  if (tokensOf(line) <= budgetTokens) return [line]
  const size = Math.max(1, Math.floor(budgetTokens))
  return Array.from({ length: Math.ceil(line.length / size) }, (_, i) => line.slice(i * size, (i + 1) * size))
}
