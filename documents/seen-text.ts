import { area, intersect, isEmpty, type Rectangle } from './geometry.ts'
import { type PageObject, type PdfiumPage, type Picture, TEXT_AS_DOTS } from './pdfium.ts'

/** A letter as the engine reads it, in the order of reading. */
export interface Letter {
  text: string
  /** Put there by the engine: a blank between words, a line end. */
  isMadeUp: boolean
  /** The text object that shows it; 0 for what is made up. */
  object: number
  size: number
  box: Rectangle
  /** Of what is made up between two letters: how far the pen moves from the one to the other. */
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
 * The letters of a page, each with whether a person sees it. Most pages have nothing that could hide a letter. The others are drawn: once
 * as they are, and once with each text object in a colour of its own, which shows whatever is not clipped, covered, transparent, or in a
 * layer that is off.
 */
export function seenPage(page: PdfiumPage, hasLayers: boolean): SeenPage {
  const objects = page.objects()
  const letters = shownLetters(page, objects)
  const shapes = letters.filter(({ isMadeUp, text }) => !isMadeUp && text.trim() !== '')
  const pictured = picturedShare(page, objects)
  const isDoubtful = hasLayers || objects.some((object) => page.mayHideText(object))
  const visible = page.box
  for (const letter of shapes) letter.isSeen = isLarge(letter) && !isEmpty(intersect(letter.box, visible))
  const drawn = !isDoubtful || hasLayers ? shapes : drawnHere(page, shapes, objects)
  if (isDoubtful && drawn.length > 0) findSeen(page, { shapes: drawn, objects, isScan: pictured >= LARGE_PICTURE })
  const isDrawn = shapes.some(({ isSeen }) => isSeen) || (objects.length > 0 && isInked(page))
  return { letters, isDrawn, pictured }
}

/** All letters but those in fonts that only viewers have, for which the engine has no shapes, of texts that nothing of their own hides. */
function drawnHere(page: PdfiumPage, shapes: Letter[], objects: readonly PageObject[]): Letter[] {
  const plain = objects.filter(
    (object) => object.kind === 'text' && page.lacksFont(object) && !page.mayHideText(object),
  )
  const handles = new Set(plain.map(({ handle }) => handle))
  return shapes.filter(({ object, box, size }) => box.top - box.bottom >= NO_SHAPE * size || !handles.has(object))
}

/** A picture this large is the page, or half of it: letters that nobody sees are then those of the picture where it has ink. */
export const LARGE_PICTURE = 0.5

/** How much of a page pictures cover, each counted for itself. */
function picturedShare(page: PdfiumPage, objects: readonly PageObject[]): number {
  const visible = page.box
  const shown = objects
    .filter(({ kind }) => kind === 'picture')
    .map((picture) => area(intersect(intersect(page.boxOf(picture), page.clipOf(picture)), visible)))
  return Math.min(1, shown.reduce((sum, each) => sum + each, 0) / area(visible))
}

function isInked(page: PdfiumPage): boolean {
  const { width, height } = page.size
  return page.look(Math.ceil(width / 2), Math.ceil(height / 2), ({ dots }) => dots.some((dot) => (dot & RGB) !== RGB))
}

function findSeen(
  page: PdfiumPage,
  { shapes, objects, isScan }: { shapes: Letter[]; objects: PageObject[]; isScan: boolean },
): void {
  const { width, height } = page.size
  const heights = shapes.map(({ box }) => box.top - box.bottom).sort((one, other) => one - other)
  const wanted = Math.min(MOST_PER_UNIT, Math.max(LEAST_PER_UNIT, LETTER_DOTS / (heights[heights.length >> 2] || 1)))
  const scale = Math.min(wanted, Math.sqrt(MOST_DOTS / (width * height)))
  const [across, down] = [Math.ceil(width * scale), Math.ceil(height * scale)]
  const shown = page.draw(across, down)
  const lettered = [...new Set(shapes.map(({ object }) => object))]
  const codes = new Map(lettered.map((object, at) => [object, codeOf(at + 1)]))
  // Text that repeats other text at its place has no letters.
  for (const { handle, kind } of objects) if (kind === 'text' && !codes.has(handle)) page.hide(handle)
  for (const [object, code] of codes) page.paintText(object, code)
  const coded = page.draw(across, down, TEXT_AS_DOTS)
  const toDots = page.toDots(across, down)
  const doubtful = shapes.filter((letter) => {
    const look = lookAt(shown, coded, codes.get(letter.object) ?? 0, toDots(letter.box))
    letter.isSeen = look.isSeen
    return !look.isPainted
  })
  lookAgain(page, doubtful, { shown, coded, toDots })
  if (isScan) for (const letter of shapes) letter.isSeen ||= hasInk(shown, toDots(letter.box), LEAST_INK)
}

/**
 * Some letters show in another colour than they were given: drawings with colours of their own, and what lies under a marker or a
 * watermark. These are seen where the page has ink and changes without them.
 */
function lookAgain(
  page: PdfiumPage,
  doubtful: Letter[],
  { shown, coded, toDots }: { shown: Picture; coded: Picture; toDots: (box: Rectangle) => Rectangle },
): void {
  if (doubtful.length === 0) return
  for (const object of new Set(doubtful.map(({ object }) => object))) page.hide(object)
  const without = page.draw(coded.width, coded.dots.length / coded.width, TEXT_AS_DOTS)
  for (const letter of doubtful) {
    const box = toDots(letter.box)
    let changes = false
    eachDot(coded, box, (at) => {
      changes ||= coded.dots[at] !== without.dots[at]
    })
    letter.isSeen = changes && hasInk(shown, box, LEAST_CONTRAST)
  }
}

/** The letters of a page; what its texts are marked to be read as counts where it spells all that they show, such as a ligature. */
function shownLetters(page: PdfiumPage, objects: readonly PageObject[]): Letter[] {
  const told = lettersOf(page)
  if (!page.dropReplacements(objects)) return told
  const shown = lettersOf(page)
  const left = Map.groupBy(spelling(told), (letter) => letter)
  return spelling(shown).every((letter) => left.get(letter)?.pop()) ? told : shown
}

function spelling(letters: Letter[]): string[] {
  const text = letters.map((letter) => letter.text).join('')
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]/gu) ?? []
  )
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
      if (!letter.isMadeUp) last = at
      else if (letters[at + 1]?.isMadeUp === false) letter.gap = text.gap(last, at + 1)
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
