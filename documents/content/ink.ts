import { type PDF, PdfDict, PdfName, PdfNumber, type PdfObject } from '@libpdf/core'
import { intersect, isEmpty, type Matrix, type Rectangle } from '../geometry.ts'
import { resolve } from '../open-pdf.ts'
import { isName, type Operand } from './content-lexer.ts'
import type { DrawingLevel, DrawingState } from './drawing-level.ts'
import type { GlyphExtent } from './glyph-extent.ts'

/** What was found out about one page's drawing so far; above all whether there is ink left of a line. */
export interface Ink {
  pdf: PDF
  /** The displayed page. */
  visible: Rectangle
  /** How far its left margin reaches. */
  line: number
  found: boolean
  /** Whether anything but white was drawn anywhere. */
  drawn: boolean
  /** How much of the page pictures cover, from 0 to 1, each counted for itself. */
  pictured: number
  operationsLeft: number
  /** What is known of the fonts met so far. */
  extents: Map<PdfObject, GlyphExtent | undefined>
}

/** What an operator does to the drawing. */
export type Step = (ink: Ink, level: DrawingLevel, operands: Operand[]) => void

/** A step that only changes the drawing state. */
export function sets(change: (operands: Operand[], level: DrawingLevel, ink: Ink) => Partial<DrawingState>): Step {
  return (ink, level, operands) => {
    Object.assign(level.state, change(operands, level, ink))
  }
}

/** Something is drawn within `box`; it is ink in the margin when it shows there and is not white. */
export function paint(ink: Ink, box: Rectangle, { state }: DrawingLevel, isWhite: boolean): void {
  if (isWhite && !state.blends) return
  const shown = intersect(intersect(box, state.clip), ink.visible)
  if (isEmpty(shown)) return
  ink.drawn = true
  // Not `<`: a bound that is not a number, from an operator with the wrong operands, counts as ink.
  if (!(shown.left >= ink.line)) ink.found = true
}

/** What the current resources have under a name that stands in the content. */
export function resource(
  { pdf }: Ink,
  { resources }: DrawingLevel,
  category: string,
  name: Operand | undefined,
): PdfObject | undefined {
  const entries = resolve(pdf, resources.get(category))
  return isName(name) && entries instanceof PdfDict ? resolve(pdf, entries.get(PdfName.of(name.name))) : undefined
}

/** Operands as numbers; what is none is not a number either. */
export function numbers(operands: Operand[]): number[] {
  return operands.map((operand) => (typeof operand === 'number' ? operand : Number.NaN))
}

/** The operand at a place as a number; 0 where there is none, as viewers read it. */
export function numberAt(operands: Operand[], at: number): number {
  const operand = operands[at]
  return typeof operand === 'number' ? operand : 0
}

export function matrixOf(parts: number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = parts
  return [a, b, c, d, e, f]
}

export function numberOf(object: PdfObject | undefined): number {
  return object instanceof PdfNumber ? object.value : 0
}
