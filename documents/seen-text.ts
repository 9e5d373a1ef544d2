import { area, intersect, isEmpty, NOWHERE, type Rectangle, surround } from './geometry.ts'
import type { PageObject } from './pdfium/object.ts'
import { type PdfiumPage, type Picture, TEXT_AS_DOTS } from './pdfium/page.ts'

/** A letter as the engine reads it, in the order of reading. */
export interface Letter {
  text: string
  /** Put there by the engine: a blank between words, a line end. */
  isMadeUp: boolean
  /** The text object that shows it; 0 for what is made up. */
  object: number
  size: number
  box: Rectangle
  /** How far the pen moves between two letters, of what is made up there or the first letter of another text object. */
  gap: number
  isSeen: boolean
}

export interface SeenPage {
  letters: Letter[]
  /** Whether anything is to be seen on the page, and how much of it pictures cover, from 0 to 1. */
  isDrawn: boolean
  pictured: number
}

/**
 * The letters of a page, each with whether a person sees it. Where nothing lies that could hide a letter, it is seen. For the others the page
 * is drawn: once as it is, and once with each text object in a colour of its own, which shows whatever is not clipped, covered, transparent,
 * or in a layer that is off.
 */
export function seenPage(page: PdfiumPage, hasLayers: boolean): SeenPage {
  const objects = page.objects()
  const letters = shownLetters(page, objects)
  const shapes = letters.filter(({ isMadeUp, text }) => !isMadeUp && text.trim() !== '')
  const pictured = picturedShare(page, objects)
  const visible = page.box
  for (const letter of shapes) letter.isSeen = isLarge(letter) && !isEmpty(intersect(letter.box, visible))
  const shown = shapes.filter(({ isSeen }) => isSeen)
  const doubtful = hasLayers ? shown : doubtfulOf(shown, objects)
  if (doubtful.length > 0) findSeen(page, { shapes: doubtful, letters, objects, isScan: pictured >= LARGE_PICTURE })
  const isDrawn = shapes.some(({ isSeen }) => isSeen) || (objects.length > 0 && isInked(page))
  return { letters, isDrawn, pictured }
}

/** The letters that something may hide: their own text object, or one that lies on them. */
function doubtfulOf(shapes: Letter[], objects: readonly PageObject[]): Letter[] {
  const hiding = objects.filter(({ mayHideText }) => mayHideText)
  const own = new Set(hiding.map(({ handle }) => handle))
  const boxes = hiding.map(({ shown }) => shown)
  const isUnder = ({ left, bottom, right, top }: Rectangle) =>
    boxes.some((box) => box.left <= right && box.right >= left && box.bottom <= top && box.top >= bottom)
  // The engine has no shapes for letters in fonts that only viewers have.
  const plain = new Set(objects.flatMap((it) => (!own.has(it.handle) && it.lacksFont ? it.handle : [])))
  return shapes.filter(({ object, box, size }) => {
    if (plain.has(object) && box.top - box.bottom < NO_SHAPE * size) return false
    return own.has(object) || isUnder(box)
  })
}

/** A picture this large is the page, or half of it: letters that nobody sees are then those of the picture where it has ink. */
export const LARGE_PICTURE = 0.5

/** How much of a page pictures cover, each counted for itself. */
function picturedShare(page: PdfiumPage, objects: readonly PageObject[]): number {
  const visible = page.box
  const shown = objects
    .filter(({ kind }) => kind === 'picture')
    .map((picture) => area(intersect(picture.shown, visible)))
  return Math.min(1, shown.reduce((sum, each) => sum + each, 0) / area(visible))
}

function isInked(page: PdfiumPage): boolean {
  const { width, height } = page.size
  return page.look(Math.ceil(width / 2), Math.ceil(height / 2), ({ dots }) => dots.some((dot) => (dot & RGB) !== RGB))
}

/** How the part of a page that has some letters is drawn, and from the page's own coordinates to the dots of that part. */
function drawingOf(page: PdfiumPage, shapes: Letter[]) {
  const { width, height } = page.size
  const heights = shapes.map(({ box }) => box.top - box.bottom).sort((one, other) => one - other)
  const wanted = Math.min(MOST_PER_UNIT, Math.max(LEAST_PER_UNIT, LETTER_DOTS / (heights[heights.length >> 2] || 1)))
  const scale = Math.min(wanted, Math.sqrt(MOST_DOTS / (width * height)))
  const [across, down] = [Math.ceil(width * scale), Math.ceil(height * scale)]
  const boxes = shapes.map(({ box }) => intersect(box, page.box))
  const hull = page.toDots(across, down)(boxes.reduce(surround, NOWHERE))
  const [left, top] = [Math.max(0, Math.floor(hull.left)), Math.max(0, Math.floor(hull.bottom))]
  const [right, bottom] = [Math.min(across, Math.ceil(hull.right) + 1), Math.min(down, Math.ceil(hull.top) + 1)]
  const part = { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
  return {
    draw: (flags?: number) => page.draw(across, down, { part, flags }),
    toDots: page.toDots(across, down, part),
  }
}

function findSeen(
  page: PdfiumPage,
  { shapes, letters, objects, isScan }: { shapes: Letter[]; letters: Letter[]; objects: PageObject[]; isScan: boolean },
): void {
  const { draw, toDots } = drawingOf(page, shapes)
  const shown = draw()
  const codes = new Map([...new Set(shapes.map(({ object }) => object))].map((object, at) => [object, codeOf(at + 1)]))
  // Text that repeats other text at its place has no letters.
  const lettered = new Set(letters.map(({ object }) => object))
  for (const { handle, kind } of objects) if (kind === 'text' && !lettered.has(handle)) page.hide(handle)
  for (const [object, code] of codes) page.paintText(object, code)
  const coded = draw(TEXT_AS_DOTS)
  const unpainted = shapes.filter((letter) => {
    const look = lookAt(shown, coded, codes.get(letter.object) ?? 0, toDots(letter.box))
    letter.isSeen = look.isSeen
    return !look.isPainted
  })
  // Some show in another colour than they were given: drawings with colours of their own, and what lies under a marker or a watermark. These
  // are seen where the page has ink and changes without them.
  for (const object of new Set(unpainted.map(({ object }) => object))) page.hide(object)
  const without = unpainted.length > 0 ? draw(TEXT_AS_DOTS) : coded
  for (const letter of unpainted) {
    const box = toDots(letter.box)
    let changes = false
    eachDot(coded, box, (at) => {
      changes ||= coded.dots[at] !== without.dots[at]
    })
    letter.isSeen = changes && hasInk(shown, box, LEAST_CONTRAST)
  }
  if (isScan) for (const letter of shapes) letter.isSeen ||= hasInk(shown, toDots(letter.box), LEAST_INK)
}

/** The letters of a page; what its texts are marked to be read as counts where it spells all that they show, such as a ligature. */
function shownLetters(page: PdfiumPage, objects: readonly PageObject[]): Letter[] {
  const told = lettersOf(page)
  if (objects.filter((object) => object.dropReplacement()).length === 0) return told
  const shown = lettersOf(page)
  const left = Map.groupBy(spelling(told), (letter) => letter)
  return spelling(shown).every((letter) => left.get(letter)?.pop()) ? told : shown
}

function spelling(letters: Letter[]): string[] {
  const text = letters
    .map((letter) => letter.text)
    .join('')
    .normalize('NFKC')
  return text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? []
}

/** Whether a letter is large enough to be read on paper. One in a font that only viewers have has a size, but no shape. */
function isLarge({ size, box: { left, bottom, right, top } }: Letter): boolean {
  return size >= LEAST_SIZE && (right - left >= NO_SHAPE * size || top - bottom < NO_SHAPE * size)
}

function lettersOf(page: PdfiumPage): Letter[] {
  return page.withText((text) => {
    const letters = Array.from({ length: text.length }, (_, at) => text.letter(at))
    let last = 0
    for (const [at, letter] of letters.entries()) {
      if (letter.isMadeUp && letters[at + 1]?.isMadeUp === false) letter.gap = text.gap(last, at + 1)
      else if (last === at - 1 && letters[last]?.object !== letter.object) letter.gap = text.gap(last, at)
      if (!letter.isMadeUp) last = at
    }
    return letters
  })
}

/** Gives the places of a picture's dots within a box; a box between two dots has one. */
function eachDot({ width, dots }: Picture, box: Rectangle, take: (at: number) => void): void {
  const [left, right] = [Math.max(0, Math.floor(box.left)), Math.min(width, Math.ceil(box.right))]
  const [top, bottom] = [Math.max(0, Math.floor(box.bottom)), Math.min(dots.length / width, Math.ceil(box.top))]
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) take(row * width + column)
}

/** Whether a letter paints dots of its own, and enough of them are of another colour than most of those around them. */
function lookAt(shown: Picture, coded: Picture, code: number, box: Rectangle) {
  const inside: number[] = []
  const around: number[] = []
  eachDot(shown, box, (at) => {
    const dots = ((coded.dots[at] ?? 0) & RGB) === code ? inside : around
    dots.push(shown.dots[at] ?? 0)
  })
  const differing = [0, 8, 16].map((shift) => {
    const ground = median(around.map((dot) => (dot >>> shift) & 255))
    return inside.filter((dot) => Math.abs(((dot >>> shift) & 255) - ground) > LEAST_CONTRAST).length
  })
  const isSeen = around.length === 0 || Math.max(...differing) >= LEAST_SHARE * inside.length
  return { isPainted: inside.length > 0, isSeen: inside.length > 0 && isSeen }
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[values.length >> 1] ?? 0
}

function hasInk(shown: Picture, box: Rectangle, least: number): boolean {
  let [darkest, brightest] = [255, 0]
  eachDot(shown, box, (at) => {
    const green = ((shown.dots[at] ?? 0) >>> 8) & 255
    darkest = Math.min(darkest, green)
    brightest = Math.max(brightest, green)
  })
  return brightest - darkest > least
}

/** In user units. */
const LEAST_SIZE = 1
/** In ems: a shape that is lower is none. */
const NO_SHAPE = 0.01
/** A small letter is as many dots high; of fewer, thin strokes fall between the dots. */
const LETTER_DOTS = 8
const LEAST_PER_UNIT = 1
const MOST_PER_UNIT = 3
const MOST_DOTS = 4_000_000
/** Of 255. */
const LEAST_CONTRAST = 12
/** Of a letter's dots: where it is small, the smooth drawing has its strokes half beside them. */
const LEAST_SHARE = 0.25
const LEAST_INK = 40
const RGB = 0xffffff

/** A colour that no neighbour has, and that is neither black nor white. */
function codeOf(number: number): number {
  return (number * 0x9e3779) & RGB
}
