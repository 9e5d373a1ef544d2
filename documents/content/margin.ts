import { type PDF, PdfArray, PdfDict, PdfNumber } from '@libpdf/core'
import { mapRectangle, type Rectangle } from '../geometry.ts'
import { type Page, readBox, resolve } from '../open-pdf.ts'
import type { PageFrame } from '../page-frame.ts'
import { walkPage } from './page-content.ts'

/** What stands along the left edge of a displayed page, and in what state the page's content ends. */
export interface Margin {
  inked: boolean
  /**
   * Operators that close what the content left open, and a state saved before it; `undefined` when its end cannot be
   * known.
   */
  closing: string | undefined
  /** A visible annotation reaches beyond the left edge, so that it would show on a page grown to the left. */
  overhung: boolean
}

/**
 * Looks whether anything is drawn in the leftmost `width` user units of a displayed page. It reads what the page draws
 * instead of rendering it: that takes milliseconds, and errs to one side. Whatever has unknown bounds counts as ink,
 * and so does any picture that reaches into the margin, be its pixels white. White areas are no ink.
 */
export function examineMargin(pdf: PDF, page: Page, frame: PageFrame, width: number): Margin {
  const boxes = annotationBoxes(pdf, page).map((box) => mapRectangle(frame.toDisplay, box))
  const beside = boxes.filter((box) => box.bottom < frame.height && box.top > 0 && box.left < width)
  const overhung = beside.some((box) => box.left < 0 && box.right > -width)
  const walked = walkPage(pdf, page, frame, width)
  const inked = walked === undefined || walked.inked || beside.some((box) => box.right > 0)
  return { inked, closing: walked?.closing, overhung }
}

/**
 * Bits 1 (invisible), 2 (hidden) and 6 (no view) of an annotation's flags keep it from the screen (ISO 32000-1,
 * 12.5.3).
 */
const HIDDEN_FLAGS = 0b100011

/** Where annotations show, links and form fields too; not those hidden, nor pop-ups, which open beside the page. */
function annotationBoxes(pdf: PDF, page: Page): Rectangle[] {
  const entry = resolve(pdf, page.dict.get('Annots'))
  const annotations = entry instanceof PdfArray ? [...entry].map((item) => resolve(pdf, item)) : []
  return annotations.flatMap((annotation) => {
    if (!(annotation instanceof PdfDict) || annotation.getName('Subtype')?.value === 'Popup') return []
    const flags = resolve(pdf, annotation.get('F'))
    if (flags instanceof PdfNumber && (flags.value & HIDDEN_FLAGS) !== 0) return []
    return readBox(pdf, annotation.get('Rect')) ?? []
  })
}
