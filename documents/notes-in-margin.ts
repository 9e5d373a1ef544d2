import { type PDF, PdfArray, PdfDict, PdfNumber } from '@libpdf/core'
import { mapRectangle, type Rectangle } from './geometry.ts'
import { type Page, readBox, resolve } from './open-pdf.ts'
import type { PageFrame } from './page-frame.ts'
import { UNSEEN_FLAGS } from './pdfium/page.ts'

/** Whether annotations lie in the leftmost `width` user units of a displayed page, and whether one reaches beyond its left edge. */
export function notesInMargin(pdf: PDF, page: Page, frame: PageFrame, width: number) {
  const boxes = annotationBoxes(pdf, page).map((box) => mapRectangle(frame.toDisplay, box))
  const beside = boxes.filter((box) => box.bottom < frame.height && box.top > 0 && box.left < width)
  return {
    touch: beside.some((box) => box.right > 0),
    overhang: beside.some((box) => box.left < 0 && box.right > -width),
  }
}

/** Where annotations show, links and form fields too; not those hidden, nor pop-ups, which open beside the page. */
function annotationBoxes(pdf: PDF, page: Page): Rectangle[] {
  const entry = resolve(pdf, page.dict.get('Annots'))
  const annotations = entry instanceof PdfArray ? [...entry].map((item) => resolve(pdf, item)) : []
  return annotations.flatMap((annotation) => {
    if (!(annotation instanceof PdfDict) || annotation.getName('Subtype')?.value === 'Popup') return []
    const flags = resolve(pdf, annotation.get('F'))
    if (flags instanceof PdfNumber && (flags.value & UNSEEN_FLAGS) !== 0) return []
    return readBox(pdf, annotation.get('Rect')) ?? []
  })
}
