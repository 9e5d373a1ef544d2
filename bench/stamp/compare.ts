import { readFileSync } from 'node:fs'
import { STRIP_WIDTH } from '../../documents/strip/strip.ts'
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
    ...Object.entries(RENDERERS).flatMap(([name, draw]) =>
      pages.flatMap((page) =>
        pictureFaults(draw, before, after, page).map((fault) => `${name}: page ${page} ${fault}`),
      ),
    ),
  ]
}

function qpdfFaults(before: number, after: number): string[] {
  return after === 0 || after === before ? [] : [`qpdf says ${after} where it said ${before}`]
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
 * A page that did not grow must be drawn as before, to the last bit. A page that grew is compared with the old one drawn at the same
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

/** How many colour values of two pictures of one size differ, right of a column. */
function differences(one: Picture, other: Picture, from: number, isRounded: boolean): number {
  let count = 0
  for (let row = 0; row < one.height; row += 1) {
    const [start, end] = [3 * (row * one.width + from), 3 * (row + 1) * one.width]
    if (one.pixels.subarray(start, end).equals(other.pixels.subarray(start, end))) continue
    for (let at = start; at < end; at += 1)
      if (one.pixels[at] !== other.pixels[at] && !(isRounded && isRounding(one, at, other.pixels[at] ?? 0))) count += 1
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

/** So many values of the strip are dark at least; a page of some points has room for a few only. */
const LEAST_INK = 20

/** Whether the strip's place shows dark text that was not there. */
function hasNewInk(one: Picture, other: Picture, width: number): boolean {
  let count = 0
  for (let row = 0; row < one.height; row += 1)
    for (let at = 3 * row * one.width; at < 3 * (row * one.width + width); at += 1)
      if ((one.pixels[at] ?? 0) - (other.pixels[at] ?? 0) > QUARTER) count += 1
  return count >= Math.min(LEAST_INK, (width * one.height) / 100)
}
