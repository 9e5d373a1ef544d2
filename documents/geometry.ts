/** A rectangle by its lower left and upper right corner. */
export interface Rectangle {
  left: number
  bottom: number
  right: number
  top: number
}

/** The affine map `x' = ax + cy + e`, `y' = bx + dy + f`, written as PDF writes it. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
export const EVERYWHERE: Rectangle = { left: -Infinity, bottom: -Infinity, right: Infinity, top: Infinity }
/** The rectangle around no point at all; `surround` grows it. */
export const NOWHERE: Rectangle = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity }

/** The map that applies `inner` first and `outer` after it: PDF's `cm` is `multiply(operand, current)`. */
export function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner
  const [A, B, C, D, E, F] = outer
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}

function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** The upright rectangle around a mapped one. */
export function mapRectangle(matrix: Matrix, { left, bottom, right, top }: Rectangle): Rectangle {
  const corners = [[left, bottom], [right, bottom], [left, top], [right, top]] as const // biome-ignore format: four corners
  return boxAround(corners.map(([x, y]) => apply(matrix, x, y)))
}

/** The rectangle around some points. */
export function boxAround(points: readonly (readonly [x: number, y: number])[]): Rectangle {
  return points.map(([x, y]) => ({ left: x, bottom: y, right: x, top: y })).reduce(surround, NOWHERE)
}

/** The rectangle around two. */
export function surround(one: Rectangle, other: Rectangle): Rectangle {
  return {
    left: Math.min(one.left, other.left),
    bottom: Math.min(one.bottom, other.bottom),
    right: Math.max(one.right, other.right),
    top: Math.max(one.top, other.top),
  }
}

/** What two rectangles share; one with `isEmpty` when they share nothing. */
export function intersect(one: Rectangle, other: Rectangle): Rectangle {
  return {
    left: Math.max(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
    top: Math.min(one.top, other.top),
  }
}

/**
 * Whether a rectangle holds no point. A line, which has no width, does; so may one whose bounds are not known (not
 * numbers).
 */
export function isEmpty({ left, bottom, right, top }: Rectangle): boolean {
  return left > right || bottom > top
}

/** The area of a rectangle, 0 for one without an inside. */
export function area({ left, bottom, right, top }: Rectangle): number {
  return right > left && top > bottom ? (right - left) * (top - bottom) : 0
}
