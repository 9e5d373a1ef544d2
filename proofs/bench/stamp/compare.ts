import { readFileSync } from 'node:fs'
import { STRIP_WIDTH } from '../../../documents/strip/strip.ts'
import { canonicalLines } from './canonical.ts'
import {
  type PageSize,
  type Picture,
  pageSizes,
  qpdfCheck,
  RENDERERS,
  type Renderer,
  type Word,
  words,
} from './tools.ts'

export interface Comparison {
  /** The court's file and the stamped one. */
  before: string
  after: string
  /** A word that must stand in the strip of every page. */
  word: string
  /** The pages to draw, counted from 1. */
  pages: number[]
}

/** The forbidden changes that a stamp made: a sentence for each. */
export async function faultsOf(comparison: Comparison): Promise<string[]> {
  const { before, after } = comparison
  return [
    ...qpdfFaults(qpdfCheck(before), qpdfCheck(after)),
    ...(await objectFaults(before, after)),
    ...shownFaults(comparison),
  ]
}

/** The visible ones: sizes, words and drawings of pages. */
export function shownFaults({ before, after, word, pages }: Comparison): string[] {
  const [sizesBefore, sizesAfter] = [pageSizes(before), pageSizes(after)]
  const wordsBefore = words(before)
  const wordsAfter = words(after)
  return [
    ...(sizesBefore.length === sizesAfter.length ? [] : [`${sizesBefore.length} pages became ${sizesAfter.length}`]),
    ...sizesBefore.flatMap((size, at) => sizeFaults(size, sizesAfter[at], at + 1)),
    ...sizesBefore.flatMap((size, at) =>
      wordFaults(wordsBefore[at] ?? [], wordsAfter[at] ?? [], growth(size, sizesAfter[at]), word, at + 1),
    ),
    ...Object.entries(RENDERERS).flatMap(([name, draw]) =>
      pages.flatMap((page) =>
        pictureFaults(draw, before, after, page).map((fault) => `${name}: page ${page} ${fault}`),
      ),
    ),
  ]
}

function qpdfFaults(before: number, after: number): string[] {
  return after === 0 || after === before || before === 2 ? [] : [`qpdf says ${after} where it said ${before}`]
}

async function objectFaults(before: string, after: string): Promise<string[]> {
  const [old, now] = await Promise.all([before, after].map((file) => canonicalLines(readFileSync(file))))
  const lost = old?.filter((line, at) => line !== now?.[at]) ?? []
  return lost.length === 0 ? [] : [`${lost.length} objects are not as they were, first ${lost[0]?.slice(0, 200)}`]
}

/**
 * Points by which the page grew. pdfinfo gives sizes before the page is turned, so growth may be in either direction.
 */
function growth(before: PageSize, after: PageSize = before): number {
  return after.width - before.width + (after.height - before.height)
}

/** The strip's width and what rounds it up, for units of down to half a point; Poppler does not count them. */
const MOST_GROWTH = 2 * STRIP_WIDTH + 0.51

function sizeFaults(before: PageSize, after: PageSize | undefined, page: number): string[] {
  if (!after) return []
  const [across, up] = [after.width - before.width, after.height - before.height]
  const isGrowth =
    (Math.abs(across) < 0.01 || Math.abs(up) < 0.01) && across > -0.01 && up > -0.01 && across + up < MOST_GROWTH
  return isGrowth ? [] : [`page ${page} changed its size by ${across.toFixed(2)} x ${up.toFixed(2)}`]
}

/** Poppler rounds a word's position when a page is wider; by less than this, in points. */
const SAME_PLACE = 0.2

function wordFaults(before: Word[], after: Word[], grown: number, word: string, page: number): string[] {
  const strip = grown > 0 ? grown : STRIP_WIDTH
  const missing = after.some(({ text, left }) => text.includes(word) && left < strip)
    ? []
    : [`page ${page} has no searchable strip`]
  const left = after.map((each) => ({ ...each, left: each.left - grown }))
  const lost = before.filter((each) => !take(left, each))
  const gained = left.filter((each) => each.left + grown >= strip - SAME_PLACE)
  // Poppler may divide the same letters into other words on a wider page.
  if (grown > 0 && lettersOf(lost) === lettersOf(gained)) return missing
  const changes = [...lost.map(({ text }) => `lost ${text}`), ...gained.map(({ text }) => `gained ${text}`)]
  return changes.length === 0
    ? missing
    : [...missing, `on page ${page} text ${changes.slice(0, 5).join(', ')} (${changes.length} changes)`]
}

function lettersOf(all: Word[]): string {
  return [...all.map(({ text }) => text).join('')].sort().join('')
}

/** Removes one equal word at the same position from a list; returns whether there was one. */
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
 * A page that did not grow must be drawn as before, but for two of 255 in a colour value. A page that grew is compared with the old one drawn at the same
 * place on as large a canvas. Renderers put glyphs and edges on parts of a pixel; one that falls on the border of two may go either way
 * then. So a colour value is as before when it differs by at most a quarter of its range from the old one there, or lies that near to
 * the range of the eight pixels around it.
 */
function pictureFaults(draw: Renderer, before: string, after: string, page: number): string[] {
  const drawn = [before, after].map((file) => attempt(() => draw(file, page)))
  const [old, now] = drawn
  if (!old) return []
  if (!now) return ['is not drawn any more']
  const grown = now.width - old.width
  if (now.height !== old.height || grown < 0) return ['is drawn in another size']
  const canvas = { left: -grown, width: now.width, height: now.height }
  const same = grown > 0 ? draw(before, page, canvas) : old
  const edge = grown > 0 ? grown : Math.min(STRIP_PIXELS, now.width)
  const different = differences(same, now, edge, grown > 0)
  return [
    ...(different === 0 ? [] : [`is drawn differently in ${different} places`]),
    ...(hasNewInk(same, now, edge) ? [] : ['shows no strip']),
  ]
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

const QUARTER = 64
/** The rounding error of a renderer's arithmetic. */
const LAST_BITS = 2

/** How many colour values of two images of one size differ, right of a column. */
function differences(one: Picture, other: Picture, from: number, isRounded: boolean): number {
  let count = 0
  for (let row = 0; row < one.height; row += 1) {
    const [start, end] = [3 * (row * one.width + from), 3 * (row + 1) * one.width]
    if (one.pixels.subarray(start, end).equals(other.pixels.subarray(start, end))) continue
    for (let at = start; at < end; at += 1)
      if (
        Math.abs((one.pixels[at] ?? 0) - (other.pixels[at] ?? 0)) > LAST_BITS &&
        !(isRounded && isRounding(one, at, other.pixels[at] ?? 0))
      )
        count += 1
  }
  return count
}

function isRounding({ pixels, width }: Picture, at: number, value: number): boolean {
  if (Math.abs((pixels[at] ?? 0) - value) <= QUARTER) return true
  const rows = [at - 3 * width, at, at + 3 * width]
  const around = rows
    .flatMap((place) => [pixels[place - 3], pixels[place], pixels[place + 3]])
    .filter((each) => each !== undefined)
  return value >= Math.min(...around) - QUARTER && value <= Math.max(...around) + QUARTER
}

/** At least this many values of the strip are darker. */
const LEAST_INK = 20
/** An inch at 144 dots: on a lower page the strip is too small to be drawn dark, and is not checked. */
const LOWEST_LOOKED_AT = 144

/** Whether the strip's area shows new dark text. */
function hasNewInk(one: Picture, other: Picture, width: number): boolean {
  let count = 0
  for (let row = 0; row < one.height; row += 1)
    for (let at = 3 * row * one.width; at < 3 * (row * one.width + width); at += 1)
      if ((one.pixels[at] ?? 0) - (other.pixels[at] ?? 0) > QUARTER) count += 1
  return count >= LEAST_INK || one.height < LOWEST_LOOKED_AT
}
