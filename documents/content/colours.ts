import { PdfArray, PdfName, PdfNumber, PdfStream } from '@libpdf/core'
import { resolve } from '../open-pdf.ts'
import { isName, type Operand } from './content-lexer.ts'
import type { Colour, DrawingLevel } from './drawing-level.ts'
import { type Ink, resource, type Step, sets } from './ink.ts'

/**
 * Operators that set the colours of fills and strokes (ISO 32000-1, 8.6.8), as far as they tell white from everything
 * else.
 */
export const COLOUR_STEPS: [operator: string, step: Step][] = [
  ['g', sets((operands) => ({ fill: colourOf(1, operands) }))],
  ['rg', sets((operands) => ({ fill: colourOf(1, operands) }))],
  ['k', sets((operands) => ({ fill: colourOf(0, operands) }))],
  ['cs', sets(([name], level, ink) => ({ fill: colourOf(whiteOf(ink, level, name), []) }))],
  ['sc', sets((operands, { state }) => ({ fill: colourOf(state.fill.white, operands) }))],
  ['scn', sets((operands, { state }) => ({ fill: colourOf(state.fill.white, operands) }))],
  ['G', sets((operands) => ({ stroke: colourOf(1, operands) }))],
  ['RG', sets((operands) => ({ stroke: colourOf(1, operands) }))],
  ['K', sets((operands) => ({ stroke: colourOf(0, operands) }))],
  ['CS', sets(([name], level, ink) => ({ stroke: colourOf(whiteOf(ink, level, name), []) }))],
  ['SC', sets((operands, { state }) => ({ stroke: colourOf(state.stroke.white, operands) }))],
  ['SCN', sets((operands, { state }) => ({ stroke: colourOf(state.stroke.white, operands) }))],
]

/**
 * A colour by its components. Anything but numbers (the name of a pattern) is not white, and neither is a space's first
 * colour.
 */
function colourOf(white: Colour['white'], components: Operand[]): Colour {
  return { white, isWhite: white !== undefined && components.length > 0 && components.every((part) => part === white) }
}

/**
 * What every component of white is in a colour space: 1 where light is added, 0 where ink is, `undefined` where
 * unknown.
 */
function whiteOf(ink: Ink, level: DrawingLevel, name: Operand | undefined): Colour['white'] {
  const space = resource(ink, level, 'ColorSpace', name)
  const head = space instanceof PdfArray ? resolve(ink.pdf, space.at(0)) : space
  const family = head instanceof PdfName ? head.value : isName(name) && space === undefined ? name.name : ''
  if (family === 'DeviceCMYK') return 0
  if (['DeviceGray', 'DeviceRGB', 'CalGray', 'CalRGB'].includes(family)) return 1
  const profile = family === 'ICCBased' && space instanceof PdfArray ? resolve(ink.pdf, space.at(1)) : undefined
  const components = profile instanceof PdfStream ? resolve(ink.pdf, profile.get('N')) : undefined
  if (!(components instanceof PdfNumber)) return undefined
  return components.value === 4 ? 0 : 1
}
