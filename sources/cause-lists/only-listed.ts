import { wholeOf } from './items.ts'
import { type PrintedMatter, type PrintedNumber, plainNumber } from './printed-matter.ts'
import { readNumbers } from './printed-numbers.ts'

/** `Only CA No. 8980/2026 is listed under this item`, in brackets or not. */
const REMARK = /^\W{0,3}only\b(.{1,300}?)\b(?:is|are)\s+(?:to\s+be\s+)?listed\b/i
const BEGINNING = /^\W{0,3}(?:only|to\s+be)\b/i
/** On so many lines a narrow column prints one. */
const MAX_LINES = 4
/** `[TO BE TAKEN UP ALONG WITH ITEM NO. 5 I.E. W.P.(C) 9/2024]`: a matter of another item. */
const ALONGSIDE = /^[[({]\s*to\s+be\s+(?:taken|heard)\b.{0,300}[\])}]/i

/** The lines with each remark on a line of its own. Its numbers are no matters that are heard with the item's. */
export function withWholeRemarks(lines: readonly string[]): string[] {
  const whole: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const count = BEGINNING.test(line) ? linesOfRemark(lines, at) : 1
    whole.push(lines.slice(at, at + count).join(' '))
    at += count - 1
  }
  return whole
}

function linesOfRemark(lines: readonly string[], at: number): number {
  for (let count = 1; count <= MAX_LINES; count++) if (isRemark(lines.slice(at, at + count).join(' '))) return count
  return 1
}

export function isRemark(line: string): boolean {
  return REMARK.test(line) || ALONGSIDE.test(line)
}

/**
 * Whether an item's remark leaves a number of it out: it names others of the item as the only ones that are listed. A remark that names none
 * of them, as an application in the item's own matter, leaves nothing out. The parts of an item (`3`, `3.1`) have their remarks together.
 */
export function leftOut(matters: readonly PrintedMatter[]): (named: PrintedNumber) => boolean {
  const left = new Set<PrintedNumber>()
  for (const item of items(matters)) {
    const listed = new Set(item.flatMap(({ lines }) => lines.flatMap(({ text }) => numbersInRemark(text))))
    if (listed.size === 0) continue
    const named = item.flatMap((matter) => matter.named)
    const isListed = ({ numbers }: PrintedNumber) => numbers.some((number) => listed.has(plainNumber(number)))
    if (named.some(isListed)) for (const other of named) if (!isListed(other)) left.add(other)
  }
  return (named) => left.has(named)
}

/** Matters that stand one behind the other at one item before one bench. */
function items(matters: readonly PrintedMatter[]): PrintedMatter[][] {
  const all: PrintedMatter[][] = []
  for (const matter of matters) {
    const last = all.at(-1)
    if (last?.[0] && isSameItem(last[0], matter)) last.push(matter)
    else all.push([matter])
  }
  return all
}

function isSameItem(one: PrintedMatter, other: PrintedMatter): boolean {
  return one.courtRoom === other.courtRoom && wholeOf(one.item) === wholeOf(other.item)
}

function numbersInRemark(line: string): string[] {
  return (readNumbers(REMARK.exec(line)?.[1] ?? '')?.named ?? []).flatMap(({ numbers }) => numbers.map(plainNumber))
}
