import { PdfDict, type PdfObject } from '@libpdf/core'
import { apply, EVERYWHERE, extend, type Matrix, multiply, NOWHERE, type Rectangle } from '../geometry.ts'
import { isText, type Operand, type Text } from './content-lexer.ts'
import type { DrawingLevel, DrawingState } from './drawing-level.ts'
import { type GlyphExtent, glyphExtent, ORDINARY_GLYPHS } from './glyph-extent.ts'
import { type Ink, matrixOf, numberAt, numbers, paint, resource, type Step, sets } from './ink.ts'

/** Operators that choose fonts, place text and show it (ISO 32000-1, 9.3 and 9.4). */
export const TEXT_STEPS: [operator: string, step: Step][] = [
  ['BT', (_, level) => level.placeText([1, 0, 0, 1, 0, 0])],
  ['Tf', (ink, level, [name, size]) => setFont(ink, level, resource(ink, level, 'Font', name), size)],
  ['Tc', sets((operands) => ({ charSpace: numberAt(operands, 0) }))],
  ['Tw', sets((operands) => ({ wordSpace: numberAt(operands, 0) }))],
  ['Tz', sets((operands) => ({ textScale: numberAt(operands, 0) / 100 }))],
  ['TL', sets((operands) => ({ leading: numberAt(operands, 0) }))],
  ['Ts', sets((operands) => ({ rise: numberAt(operands, 0) }))],
  ['Tr', sets((operands) => ({ renderMode: numberAt(operands, 0) }))],
  ['Tm', (_, level, operands) => level.placeText(matrixOf(numbers(operands)))],
  ['Td', (_, level, operands) => nextLine(level, numberAt(operands, 0), numberAt(operands, 1))],
  [
    'TD',
    (_, level, operands) => {
      level.state.leading = -numberAt(operands, 1)
      nextLine(level, numberAt(operands, 0), numberAt(operands, 1))
    },
  ],
  ['T*', (_, level) => nextLine(level, 0, -level.state.leading)],
  ['Tj', showText],
  ['TJ', (ink, level, [row]) => showText(ink, level, Array.isArray(row) ? row : [])],
  ["'", showOnNextLine],
  [
    '"',
    (ink, level, operands) => {
      level.state.wordSpace = numberAt(operands, 0)
      level.state.charSpace = numberAt(operands, 1)
      showOnNextLine(ink, level, operands.slice(2))
    },
  ],
]

/** Takes a font into use; one that is missing is taken for an ordinary one, as viewers put one in its place. */
export function setFont(
  ink: Ink,
  { state }: DrawingLevel,
  font: PdfObject | undefined,
  size: Operand | undefined,
): void {
  state.fontSize = typeof size === 'number' ? size : 0
  if (!(font instanceof PdfDict)) {
    state.glyphs = ORDINARY_GLYPHS
    return
  }
  if (!ink.extents.has(font)) ink.extents.set(font, glyphExtent(ink.pdf, font))
  state.glyphs = ink.extents.get(font)
}

function showOnNextLine(ink: Ink, level: DrawingLevel, operands: Operand[]): void {
  nextLine(level, 0, -level.state.leading)
  showText(ink, level, operands)
}

function nextLine(level: DrawingLevel, x: number, y: number): void {
  level.placeText(multiply([1, 0, 0, 1, x, y], level.lineMatrix))
}

/**
 * Paints a row of strings and adjustments. How wide glyphs are is not looked up; none is narrower than nothing, so the
 * pen is never further left than adjustments and negative spacing have pushed it.
 */
function showText(ink: Ink, level: DrawingLevel, row: Operand[]): void {
  const { state } = level
  let pen = 0
  let leftmost = 0
  for (const part of row) {
    if (typeof part === 'number') pen -= part / 1000
    else if (isText(part)) {
      leftmost = Math.min(leftmost, pen)
      pen += leastAdvance(state, part)
    }
  }
  const scale = state.fontSize * state.textScale
  const matrix = multiply(multiply([scale, 0, 0, state.fontSize, 0, state.rise], level.textMatrix), state.matrix)
  if (!INVISIBLE_MODES.has(state.renderMode))
    paint(ink, textBox(state.glyphs, matrix, Math.min(leftmost, pen)), level, isWhiteText(state))
  level.textMatrix = multiply([1, 0, 0, 1, pen * scale, 0], level.textMatrix)
}

/** In ems: nothing, or less where spacing is negative. */
function leastAdvance({ charSpace, wordSpace, fontSize }: DrawingState, { length, spaces }: Text): number {
  if (fontSize === 0) return 0
  return length * Math.min(0, charSpace / fontSize) + spaces * Math.min(0, wordSpace / fontSize)
}

/** The box of text of unknown length that begins at `start` (in ems) and runs along the matrix's first row. */
function textBox(glyphs: GlyphExtent | undefined, matrix: Matrix, start: number): Rectangle {
  const [a, b] = matrix
  const runs = Math.hypot(a, b)
  if (glyphs === undefined || a < -STRAIGHT * runs) return EVERYWHERE
  const ends = [start + glyphs.left, start + glyphs.right].flatMap((x) => [
    apply(matrix, x, glyphs.bottom),
    apply(matrix, x, glyphs.top),
  ])
  const box = ends.reduce(extend, NOWHERE)
  if (a > STRAIGHT * runs) box.right = Infinity
  if (b > STRAIGHT * runs) box.top = Infinity
  if (b < -STRAIGHT * runs) box.bottom = -Infinity
  return box
}

/**
 * A direction this close to upright or level is taken as that; over a page's length it deviates by less than a point.
 */
const STRAIGHT = 0.001

/** 3 shows nothing, 7 only clips. */
const INVISIBLE_MODES = new Set([3, 7])

function isWhiteText({ renderMode, fill, stroke }: DrawingState): boolean {
  const fills = renderMode % 4 !== 1
  const strokes = renderMode % 4 !== 0
  return (!fills || fill.isWhite) && (!strokes || stroke.isWhite)
}
