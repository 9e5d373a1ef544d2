import { createHash } from 'node:crypto'
import { area, intersect, type Rectangle } from './geometry.ts'
import type { OpenedPdf } from './open-pdf.ts'
import { PdfiumDocument } from './pdfium/document.ts'
import { openPdfium } from './pdfium/engine.ts'
import type { PageObject } from './pdfium/object.ts'
import type { PdfiumPage, Picture } from './pdfium/page.ts'

/** Where the strip of a page is to be, along the left edge of the displayed page. Lengths are user units. */
export interface StripPosition {
  width: number
  /** How far its text reaches at least, and how many user units a point of a full-size strip is. */
  length: number
  scale: number
  /** Whether it is known that the page has to grow for it. */
  isTaken: boolean
}

/** How a page looks as the court filed it. */
export interface FiledLook {
  place: StripPosition
  /** Whether nothing is drawn in the strip's place, nor may be by other viewers. */
  isFree: boolean
  /** Its visible box in its own coordinates, its size as it is displayed, and that of its picture in dots. */
  box: Rectangle
  width: number
  height: number
  across: number
  down: number
  /** A hash of the picture; where the strip's place is free, of what is right of it. */
  hash: string
}

/**
 * Draws each page of a document as it was filed, with an engine that does not stamp it, up to the first page that the engine cannot draw;
 * none when it finds other pages than there are, both in the document as it came and in its mended copy.
 */
export async function looksOf(
  { bytes, filedLength, hasLayers }: Pick<OpenedPdf, 'bytes' | 'filedLength' | 'hasLayers'>,
  strips: readonly { place: StripPosition }[],
): Promise<FiledLook[]> {
  const pdfium = await openPdfium()
  using held = pdfium.hold(bytes)
  const open = (length: number) => withPages(strips.length, PdfiumDocument.open(pdfium, held, length))
  using document = open(filedLength) ?? open(bytes.length)
  const looks: FiledLook[] = []
  for (const { place } of strips) {
    using page = document?.page(looks.length)
    if (!page) break
    looks.push(lookOf(page, place, hasLayers))
  }
  return looks
}

/** A page of a stamped document that cannot be delivered, counted from 1: its strip is not seen, or the rest is not as the court filed it. */
export interface SpoiltPage {
  page: number
  lacks: 'STRIP' | 'CONTENT'
}

/** The first page of a stamped document that does not look as it was filed, but for its strip. */
export async function spoiltPage(stamped: Uint8Array, filed: readonly FiledLook[]): Promise<SpoiltPage | undefined> {
  const pdfium = await openPdfium()
  using held = pdfium.hold(stamped)
  using document = withPages(filed.length, PdfiumDocument.open(pdfium, held, stamped.length))
  for (const [at, look] of filed.entries()) {
    using page = document?.page(at)
    const lacks = page ? lackOf(page, look) : 'CONTENT'
    if (lacks) return { page: at + 1, lacks }
  }
  return undefined
}

/** The document, unless the engine finds other pages in its structure than there are. */
function withPages(count: number, document: PdfiumDocument | undefined): PdfiumDocument | undefined {
  if (document?.pageCount === count) return document
  document?.[Symbol.dispose]()
  return undefined
}

function lookOf(page: PdfiumPage, place: StripPosition, hasLayers: boolean): FiledLook {
  const { width, height } = page.size
  const perUnit = Math.min(DOTS_PER_POINT / place.scale, Math.sqrt(MOST_DOTS / (width * height)))
  const [across, down] = [Math.ceil(width * perUnit), Math.ceil(height * perUnit)]
  const columns = Math.ceil((place.width * across) / width)
  const margin: Rectangle = { left: 0, bottom: 0, right: columns, top: down }
  const toDots = page.toDots(across, down)
  const isInMargin = (box: Rectangle) => area(intersect(toDots(box), margin)) > 0
  const isTaken = place.isTaken || unsureObjects(page, hasLayers).some((object) => isInMargin(object.shown))
  return page.look(across, down, (picture) => {
    const isFree = !isTaken && inkedRows(picture, columns) === 0
    return { place, isFree, box: page.box, width, height, across, down, hash: hashOf(picture, isFree ? columns : 0) }
  })
}

/**
 * Content that other viewers may show in another way: a picture, whatever it shows here; text in a font that the engine lacks;
 * anything at all where layers can be switched on.
 */
function unsureObjects(page: PdfiumPage, hasLayers: boolean): PageObject[] {
  return page.objects().filter(({ kind, lacksFont }) => hasLayers || kind === 'picture' || lacksFont)
}

function lackOf(page: PdfiumPage, filed: FiledLook): SpoiltPage['lacks'] | undefined {
  const { place, isFree, box, width, height, across, down, hash } = filed
  const perUnit = across / width
  const { width: shownWidth, height: shownHeight } = page.size
  const growth = shownWidth - width
  if (Math.abs(shownHeight - height) > EXACT || (isFree ? Math.abs(growth) > EXACT : growth < EXACT)) return 'CONTENT'
  const columns = Math.ceil((isFree ? place.width : growth) * perUnit)
  const look = (picture: Picture) => ({ inked: inkedRows(picture, columns), hash: hashOf(picture, columns) })
  const part = { left: 0, top: 0, width: isFree ? across : columns, height: down }
  const stamped = page.look(isFree ? across : Math.round(shownWidth * perUnit), down, look, { part })
  if (!isFree) page.crop(box)
  const kept = isFree ? stamped.hash : page.look(across, down, (picture) => hashOf(picture, 0))
  if (kept !== hash) return 'CONTENT'
  return stamped.inked >= place.length * perUnit * SEEN_SHARE ? undefined : 'STRIP'
}

/** How many rows of a picture have ink in their left columns. */
function inkedRows({ dots, width }: Picture, columns: number): number {
  let rows = 0
  for (let row = 0; row < dots.length; row += width)
    if (dots.subarray(row, row + columns).some((dot) => (dot & RGB) !== RGB)) rows += 1
  return rows
}

/** A hash of a picture's dots right of some columns. One engine draws the same thing in the same way. */
function hashOf({ dots, width }: Picture, columns: number): string {
  for (let row = 0; row < dots.length; row += width) dots.fill(RGB, row, row + columns)
  return createHash('sha1').update(dots).digest('base64')
}

/** In user units: what sizes may differ by, rounded as they are in the file. */
const EXACT = 0.05
/** 54 dpi: a full stop of an order still changes the dots that it lies on. */
const DOTS_PER_POINT = 0.75
/** A plan is drawn smaller. */
const MOST_DOTS = 1_000_000
/** Of the rows that the strip's text takes: between two words there are some without ink. */
const SEEN_SHARE = 0.7
const RGB = 0xffffff
