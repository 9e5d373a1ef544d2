import { type PDF, PdfArray, PdfNumber, type PdfObject } from '@libpdf/core'
import { area, intersect, type Matrix, type Rectangle, surround } from './geometry.ts'
import { type Page, readBox } from './open-pdf.ts'

/**
 * How a page is shown. Lengths are user units, of which one is `unit` / 72 inch; the displayed page has its lower left
 * corner at 0, 0 after the viewer has turned it.
 */
export interface PageFrame {
  /** What is visible, in the page's own coordinates: the crop box within the media box. */
  visible: Rectangle
  rotation: 0 | 90 | 180 | 270
  width: number
  height: number
  unit: number
  /** From the page's own coordinates to those of the displayed page. */
  toDisplay: Matrix
}

/**
 * Reads media box, crop box, rotation and unit of a page as viewers do, with their defaults where an entry is broken.
 */
export function pageFrame(pdf: PDF, page: Page): PageFrame {
  const media = readBox(pdf, page.inherited('MediaBox')) ?? LETTER
  const crop = readBox(pdf, page.inherited('CropBox')) ?? media
  const shared = intersect(media, crop)
  const visible = area(shared) > 0 ? shared : media
  const rotation = readRotation(page.inherited('Rotate'))
  const [across, up] = [visible.right - visible.left, visible.top - visible.bottom]
  const upright = rotation === 0 || rotation === 180
  const unit = page.dict.getNumber('UserUnit', (ref) => pdf.getObject(ref))?.value ?? 1
  return {
    visible,
    rotation,
    width: upright ? across : up,
    height: upright ? up : across,
    unit: unit > 0 ? unit : 1,
    toDisplay: toDisplay(visible, rotation),
  }
}

/**
 * Makes the page wider by so many user units on the side that is displayed on the left. Everything on it keeps its
 * coordinates, so that links and bookmarks still point where they did. Gives the frame as it is now.
 */
export function growLeft(pdf: PDF, page: Page, frame: PageFrame, by: number): PageFrame {
  const grown = { ...frame.visible }
  if (frame.rotation === 0) grown.left -= by
  else if (frame.rotation === 90) grown.bottom -= by
  else if (frame.rotation === 180) grown.right += by
  else grown.top += by
  const media = readBox(pdf, page.inherited('MediaBox')) ?? LETTER
  page.dict.set('MediaBox', writeBox(surround(media, grown)))
  if (page.inherited('CropBox') !== undefined) page.dict.set('CropBox', writeBox(grown))
  return { ...frame, visible: grown, width: frame.width + by, toDisplay: toDisplay(grown, frame.rotation) }
}

/** The map back, from the displayed page to the page's own coordinates. */
export function fromDisplay({ toDisplay: [a, b, c, d, e, f] }: PageFrame): Matrix {
  // The inverse of a rotation is its transpose.
  return [a, c, b, d, -(a * e + b * f), -(c * e + d * f)]
}

/** Viewers show a page without a usable media box as US Letter. */
const LETTER: Rectangle = { left: 0, bottom: 0, right: 612, top: 792 }

function toDisplay({ left, bottom, right, top }: Rectangle, rotation: PageFrame['rotation']): Matrix {
  if (rotation === 90) return [0, -1, 1, 0, -bottom, right]
  if (rotation === 180) return [-1, 0, 0, -1, right, top]
  if (rotation === 270) return [0, 1, -1, 0, top, -left]
  return [1, 0, 0, 1, -left, -bottom]
}

function readRotation(entry: PdfObject | undefined): PageFrame['rotation'] {
  const degrees = entry instanceof PdfNumber ? ((entry.value % 360) + 360) % 360 : 0
  return degrees === 90 || degrees === 180 || degrees === 270 ? degrees : 0
}

export function writeBox({ left, bottom, right, top }: Rectangle): PdfArray {
  return PdfArray.of(...[left, bottom, right, top].map((value) => PdfNumber.of(value)))
}
