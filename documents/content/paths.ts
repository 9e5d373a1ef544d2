import { multiply, pad } from '../geometry.ts'
import type { Operand } from './content-lexer.ts'
import type { DrawingLevel, DrawingState } from './drawing-level.ts'
import { type Ink, matrixOf, numberAt, numbers, paint, type Step, sets } from './ink.ts'

/** Operators that set the place, build paths, paint them and clip (ISO 32000-1, 8.4.4 and 8.5). */
export const PATH_STEPS: [operator: string, step: Step][] = [
  ['cm', sets((operands, { state }) => ({ matrix: multiply(matrixOf(numbers(operands)), state.matrix) }))],
  ['w', sets((operands) => ({ lineWidth: numberAt(operands, 0) }))],
  ['j', sets((operands) => ({ mitred: numberAt(operands, 0) === 0 }))],
  ['M', sets((operands) => ({ miterLimit: numberAt(operands, 0) }))],
  ['m', (_, level, operands) => addPoints(level, operands)],
  ...['l', 'c', 'v', 'y'].map((operator): [string, Step] => [operator, addSegment]),
  ['re', addRectangle],
  ['W', (_, level) => level.clipNext()],
  ['W*', (_, level) => level.clipNext()],
  ['n', (_, level) => level.endPath()],
  ...['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's'].map((operator): [string, Step] => [
    operator,
    (ink, level) => paintPath(ink, level, !/^s$/i.test(operator), !/^f/i.test(operator)),
  ]),
]

function paintPath(ink: Ink, level: DrawingLevel, fills: boolean, strokes: boolean): void {
  const { state, path, segments } = level
  if (fills) paint(ink, path, level, state.fill.isWhite)
  if (strokes) paint(ink, pad(path, strokeReach(state, segments)), level, state.stroke.isWhite)
  level.endPath()
}

/**
 * How far a stroke's ink reaches from its path: half its width, more at corners; at least half a point, so thin lines
 * count.
 */
function strokeReach({ matrix: [a, b, c, d], lineWidth, mitred, miterLimit }: DrawingState, segments: number): number {
  const scale = Math.max(Math.hypot(a, b), Math.hypot(c, d))
  const corner = mitred && segments > 1 ? Math.max(miterLimit, Math.SQRT2) : Math.SQRT2
  return Math.max(0.5, (lineWidth / 2) * scale * corner)
}

function addSegment(_: Ink, level: DrawingLevel, operands: Operand[]): void {
  addPoints(level, operands)
  level.segments += 1
}

function addPoints(level: DrawingLevel, operands: Operand[]): void {
  for (let at = 0; at + 1 < operands.length; at += 2)
    level.addToPath(numberAt(operands, at), numberAt(operands, at + 1))
}

function addRectangle(_: Ink, level: DrawingLevel, operands: Operand[]): void {
  const [x, y] = [numberAt(operands, 0), numberAt(operands, 1)]
  const [right, top] = [x + numberAt(operands, 2), y + numberAt(operands, 3)]
  level.addToPath(x, y)
  level.addToPath(right, y)
  level.addToPath(x, top)
  level.addToPath(right, top)
}
