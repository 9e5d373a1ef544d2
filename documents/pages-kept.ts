import type { PdfiumDocument, PdfiumPage, Picture } from './pdfium.ts'
import { openPdfium } from './pdfium.ts'

/** A stamped document beside the court's own. */
export interface StampedBeside {
  /** The court's own bytes come first, unless the document is mended there. */
  stamped: Uint8Array
  /** How much of it is the court's document as it came, and as it is read with a right table. */
  filedLength: number
  mendedLength: number
  /** How wide the strip is on each page that did not grow for it, in user units; 0 on the others. */
  stripWidths: readonly number[]
}

/**
 * Looks at each page of a stamped document beside the court's own, with an engine that did not write it: the number of the first page
 * that looks other than the court filed it, the strip aside; or that cannot be looked at.
 */
export async function firstChangedPage({
  stamped,
  filedLength,
  mendedLength,
  stripWidths,
}: StampedBeside): Promise<number | undefined> {
  const pdfium = await openPdfium()
  const count = stripWidths.length
  using held = pdfium.hold(stamped)
  using filed = withPages(count, pdfium.open(held, filedLength)) ?? withPages(count, pdfium.open(held, mendedLength))
  using written = withPages(count, pdfium.open(held, stamped.length))
  if (!filed || !written) return 1
  const changed = stripWidths.findIndex((stripWidth, at) => {
    using before = filed.page(at)
    using after = written.page(at)
    return !before || !after || !isKept(before, after, stripWidth)
  })
  return changed < 0 ? undefined : changed + 1
}

/** The document, unless the engine finds other pages in its structure than there are. */
function withPages(count: number, document: PdfiumDocument | undefined): PdfiumDocument | undefined {
  if (document?.pageCount === count) return document
  document?.[Symbol.dispose]()
  return undefined
}

function isKept(before: PdfiumPage, after: PdfiumPage, stripWidth: number): boolean {
  const { width, height } = before.size
  const grown = after.size
  if (Math.abs(grown.height - height) > EXACT || grown.width < width - EXACT) return false
  if (grown.width > width + EXACT) after.crop(before.box)
  const scale = Math.min(DOTS_PER_UNIT, Math.sqrt(MOST_DOTS / (width * height)))
  const [across, down] = [Math.ceil(width * scale), Math.ceil(height * scale)]
  const strip = Math.ceil((stripWidth * across) / width)
  return areEqual(before.draw(across, down), after.draw(across, down), strip)
}

/** Whether two pictures of one size have the same dots right of the strip. One engine draws the same thing in the same way. */
function areEqual(one: Picture, other: Picture, strip: number): boolean {
  for (let row = 0; row < one.dots.length; row += one.width)
    for (let at = row + strip; at < row + one.width; at += 1) if (one.dots[at] !== other.dots[at]) return false
  return true
}

/** In user units: what sizes may differ by, rounded as they are in the file. */
const EXACT = 0.05
/** 54 dpi: a full stop of an order still changes the dots that it lies on. */
const DOTS_PER_UNIT = 0.75
/** A plan is drawn smaller. */
const MOST_DOTS = 1_000_000
