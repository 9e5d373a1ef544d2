import { readFileSync } from 'node:fs'
import { STRIP_WIDTH } from '../../documents/strip/strip.ts'
import { canonicalLines } from './canonical.ts'
import { type PageSize, type Picture, pageSizes, qpdfCheck, renderPage, type Word, words } from './tools.ts'

export interface Comparison {
  /** The court's file and the stamped one. */
  before: string
  after: string
  /** A word that must stand in the strip of every page. */
  word: string
  /** The pages to draw, counted from 1. */
  pages: number[]
}

/** What a stamp changed that it must not have changed: a sentence for each. */
export async function faultsOf({ before, after, word, pages }: Comparison): Promise<string[]> {
  const [sizesBefore, sizesAfter] = [pageSizes(before), pageSizes(after)]
  const wordsBefore = words(before)
  const wordsAfter = words(after)
  return [
    ...qpdfFaults(qpdfCheck(before), qpdfCheck(after)),
    ...(await objectFaults(before, after)),
    ...(sizesBefore.length === sizesAfter.length ? [] : [`${sizesBefore.length} pages became ${sizesAfter.length}`]),
    ...sizesBefore.flatMap((size, at) => sizeFaults(size, sizesAfter[at], at + 1)),
    ...sizesBefore.flatMap((size, at) =>
      wordFaults(wordsBefore[at] ?? [], wordsAfter[at] ?? [], growth(size, sizesAfter[at]), word, at + 1),
    ),
    ...pages.flatMap((page) => pictureFaults(before, after, page)),
  ]
}

function qpdfFaults(before: number, after: number): string[] {
  return after === 0 || after === before ? [] : [`qpdf says ${after} where it said ${before}`]
}

async function objectFaults(before: string, after: string): Promise<string[]> {
  const [old, now] = await Promise.all([before, after].map((file) => canonicalLines(withoutMark(readFileSync(file)))))
  const lost = old?.filter((line, at) => line !== now?.[at]) ?? []
  return lost.length === 0 ? [] : [`${lost.length} objects are not as they were, first ${lost[0]?.slice(0, 200)}`]
}

function withoutMark(bytes: Buffer): Uint8Array {
  return new Uint8Array(bytes.subarray(bytes.indexOf('%PDF-')))
}

/**
 * Points by which the page grew. pdfinfo gives sizes before the page is turned, so growth may be in either direction.
 */
function growth(before: PageSize, after: PageSize = before): number {
  return after.width - before.width + (after.height - before.height)
}

function sizeFaults(before: PageSize, after: PageSize | undefined, page: number): string[] {
  if (!after) return []
  const [across, up] = [after.width - before.width, after.height - before.height]
  const isGrowth =
    (Math.abs(across) < 0.01 || Math.abs(up) < 0.01) && across > -0.01 && up > -0.01 && across + up < STRIP_WIDTH + 0.51
  return isGrowth ? [] : [`page ${page} changed its size by ${across.toFixed(2)} x ${up.toFixed(2)}`]
}

/** Poppler rounds a word's place when a page is wider; by less than this, in points. */
const SAME_PLACE = 0.2

function wordFaults(before: Word[], after: Word[], grown: number, word: string, page: number): string[] {
  const strip = grown > 0 ? grown : STRIP_WIDTH
  const missing = after.some(({ text, left }) => text.includes(word) && left < strip)
    ? []
    : [`page ${page} has no searchable strip`]
  const left = after
    .filter((each) => each.left >= strip - SAME_PLACE)
    .map((each) => ({ ...each, left: each.left - grown }))
  const lost = before.filter((each) => !take(left, each))
  const changes = [...lost.map(({ text }) => `lost ${text}`), ...left.map(({ text }) => `gained ${text}`)]
  return changes.length === 0
    ? missing
    : [...missing, `on page ${page} text ${changes.slice(0, 5).join(', ')} (${changes.length} changes)`]
}

/** Takes one word that is the same and stands at the same place out of a list; whether there was one. */
function take(list: Word[], { text, left, top }: Word): boolean {
  const at = list.findIndex(
    (each) => each.text === text && Math.abs(each.left - left) < SAME_PLACE && Math.abs(each.top - top) < SAME_PLACE,
  )
  if (at >= 0) list.splice(at, 1)
  return at >= 0
}

/** The strip is this wide at 144 dots per inch. */
const STRIP_PIXELS = 2 * STRIP_WIDTH

/**
 * A page that grew is compared with the old one drawn at the same place on as large a canvas. Poppler puts glyphs on
 * quarters of a pixel; one that falls on the border of two may still go either way then, which changes a pixel by at
 * most a quarter of its range.
 */
function pictureFaults(before: string, after: string, page: number): string[] {
  const [old, now] = [renderPage(before, page), renderPage(after, page)]
  const grown = now.width - old.width
  if (now.height !== old.height || grown < 0) return [`page ${page} is drawn in another size`]
  const clipping = { left: -grown, width: now.width, height: now.height }
  const different =
    grown > 0
      ? differences(renderPage(before, page, clipping), now, grown, QUARTER)
      : differences(old, now, Math.min(STRIP_PIXELS, now.width), 0)
  return different === 0 ? [] : [`page ${page} is drawn differently in ${different} places`]
}

const QUARTER = 64

/** How many colour values of two pictures of one size differ by more than so much, right of a column. */
function differences(one: Picture, other: Picture, from: number, tolerance: number): number {
  let count = 0
  for (let row = 0; row < one.height; row += 1) {
    const part = [3 * (row * one.width + from), 3 * (row + 1) * one.width] as const
    const [left, right] = [one.pixels.subarray(...part), other.pixels.subarray(...part)]
    if (left.equals(right)) continue
    count += left.filter((value, at) => Math.abs(value - (right[at] ?? 0)) > tolerance).length
  }
  return count
}
