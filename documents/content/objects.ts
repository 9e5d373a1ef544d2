import { PdfArray, PdfDict, PdfName, PdfNumber } from '@libpdf/core'
import { area, EVERYWHERE, intersect, mapRectangle, type Rectangle } from '../geometry.ts'
import { resolve } from '../open-pdf.ts'
import { type Dictionary, isName, type Operand } from './content-lexer.ts'
import type { DrawingLevel } from './drawing-level.ts'
import { type Ink, numberOf, paint, resource, type Step } from './ink.ts'
import { setFont } from './text.ts'

/**
 * Operators that use the resources' objects: settings, pictures, shadings (ISO 32000-1, 8.4.5, 8.7.4 and 8.9). Forms
 * are walked elsewhere.
 */
export const OBJECT_STEPS: [operator: string, step: Step][] = [
  ['gs', useGraphicsState],
  ['sh', (ink, level) => paint(ink, EVERYWHERE, level, false)],
  ['BI', (ink, level, [image]) => paintImage(ink, level, image instanceof Map && isInlineMask(image))],
]

/**
 * A picture fills the unit square. One that is a mask lets the fill colour through; others are ink whatever they show.
 */
export function paintImage(ink: Ink, level: DrawingLevel, isMask: boolean): void {
  const box = mapRectangle(level.state.matrix, UNIT_SQUARE)
  const shown = intersect(intersect(box, level.state.clip), ink.visible)
  ink.pictured = Math.min(1, ink.pictured + area(shown) / area(ink.visible))
  paint(ink, box, level, isMask && level.state.fill.isWhite)
}

function useGraphicsState(ink: Ink, level: DrawingLevel, [name]: Operand[]): void {
  const settings = resource(ink, level, 'ExtGState', name)
  if (!(settings instanceof PdfDict)) return
  const [width, blend, font] = ['LW', 'BM', 'Font'].map((key) => resolve(ink.pdf, settings.get(key)))
  if (width instanceof PdfNumber) level.state.lineWidth = width.value
  if (blend !== undefined) level.state.blends = !(blend instanceof PdfName && HARMLESS_BLENDS.has(blend.value))
  if (font instanceof PdfArray) setFont(ink, level, resolve(ink.pdf, font.at(0)), numberOf(font.at(1)))
}

const UNIT_SQUARE: Rectangle = { left: 0, bottom: 0, right: 1, top: 1 }

/** Blend modes in which white on paper stays white. */
const HARMLESS_BLENDS = new Set(['Normal', 'Compatible', 'Multiply', 'Darken'])

function isInlineMask(image: Dictionary): boolean {
  const mask = image.get('IM') ?? image.get('ImageMask')
  return isName(mask) && mask.name === 'true'
}
