import type { PDF } from '@libpdf/core'
import { contentStreams, type Page } from '../open-pdf.ts'
import { operationsOf, UnreadableContent } from './content-lexer.ts'
import { decode } from './decode.ts'
import { hasItsOperands } from './operands.ts'

/**
 * The operators that close what a page's content leaves open, and a state saved before it; `undefined` when that cannot be known: the
 * content cannot be decoded or read, makes viewers stop, or goes on after restoring a state it never saved.
 */
export function closingOf(pdf: PDF, page: Page): string | undefined {
  const parts = (contentStreams(pdf, page) ?? []).map(decode)
  if (!parts.every((part) => part !== undefined)) return undefined
  let [inText, marked, saved] = [false, 0, 0]
  try {
    for (const operation of operationsOf(Buffer.concat(parts.flatMap((part) => [part, NEW_LINE])))) {
      const { operator } = operation
      if (operator === 'BT' || operator === 'ET') inText = operator === 'BT'
      else if (operator === 'BMC' || operator === 'BDC') marked += 1
      else if (operator === 'EMC') marked = Math.max(0, marked - 1)
      else if (operator === 'q' && saved >= 0) saved += 1
      else if (operator === 'Q') saved = Math.max(-1, saved - 1)
      const isOver = saved < 0 && !AFTER_THE_END.has(operator)
      if (isOver || Math.max(saved, marked) > MOST_OPEN || !hasItsOperands(operation)) return undefined
    }
  } catch (error) {
    if (error instanceof UnreadableContent) return undefined
    throw error
  }
  return `${inText ? 'ET ' : ''}${'EMC '.repeat(marked)}${'Q '.repeat(saved + 1)}`
}

/** Between two streams of one page no token runs on (ISO 32000-1, table 30). */
const NEW_LINE = Buffer.from('\n')

/** What may follow when content has restored more than it saved and is still over: nothing that draws or changes the state. */
const AFTER_THE_END = new Set(['Q', 'ET', 'EMC'])

/** Far beyond what content nests. */
const MOST_OPEN = 10_000
