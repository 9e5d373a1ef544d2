import { type PDF, PdfArray, type PdfDict, PdfName, PdfNumber, PdfStream } from '@libpdf/core'
import { hasArea, type Matrix, mapRectangle, type Rectangle } from '../geometry.ts'
import { readBox, resolve } from '../open-pdf.ts'

/** How far a glyph's ink can reach around its origin, in units of the font size. */
export type GlyphExtent = Rectangle

/**
 * Bounds that hold for any glyph of a font that is written from left to right. `undefined` when nothing is known: a
 * font written from top to bottom, or one whose glyphs are drawings without a bounding box.
 */
export function glyphExtent(pdf: PDF, font: PdfDict): GlyphExtent | undefined {
  if (font.getName('Subtype')?.value === 'Type3') return drawnGlyphExtent(pdf, font)
  return isVertical(pdf, font) ? undefined : ORDINARY_GLYPHS
}

/** Ink rarely passes a fifth of an em to the left of its origin; tall scripts pass one em upwards. */
export const ORDINARY_GLYPHS: GlyphExtent = { left: -0.5, bottom: -1, right: 2, top: 2 }

/** Glyphs of a Type 3 font are drawings in the font's own coordinates. */
function drawnGlyphExtent(pdf: PDF, font: PdfDict): GlyphExtent | undefined {
  const box = readBox(pdf, resolve(pdf, font.get('FontBBox')))
  const entry = resolve(pdf, font.get('FontMatrix'))
  const numbers =
    entry instanceof PdfArray ? [...entry].map((item) => (item instanceof PdfNumber ? item.value : Number.NaN)) : []
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN, d = Number.NaN, e = Number.NaN, f = Number.NaN] = numbers
  const matrix: Matrix = [a, b, c, d, e, f]
  const extent = box && mapRectangle(matrix, box)
  return extent && hasArea(extent) ? extent : undefined
}

function isVertical(pdf: PDF, font: PdfDict): boolean {
  const encoding = resolve(pdf, font.get('Encoding'))
  if (encoding instanceof PdfName) return encoding.value === 'V' || encoding.value.endsWith('-V')
  if (!(encoding instanceof PdfStream)) return false
  const mode = resolve(pdf, encoding.get('WMode'))
  return mode instanceof PdfNumber && mode.value === 1
}
