import type { PdfDict } from '@libpdf/core'
import { EVERYWHERE, IDENTITY, intersect, type Matrix, NOWHERE, type Rectangle } from '../geometry.ts'
import { UnreadableContent } from './content-lexer.ts'
import type { GlyphExtent } from './glyph-extent.ts'

/** The part of the graphics state (ISO 32000-1, 8.4) that decides where ink falls, and whether it is ink. */
export interface DrawingState {
  /** From the current coordinates to those of the displayed page. */
  matrix: Matrix
  clip: Rectangle
  fill: Colour
  stroke: Colour
  /** Whether a blend mode is set that can make white visible. */
  blends: boolean
  lineWidth: number
  miterLimit: number
  mitred: boolean
  glyphs: GlyphExtent | undefined
  fontSize: number
  charSpace: number
  wordSpace: number
  textScale: number
  leading: number
  rise: number
  renderMode: number
}

export interface Colour {
  /** What white is in the colour space: all ones, all zeros, or unknown. */
  white: 0 | 1 | undefined
  isWhite: boolean
}

/** A page's content, or that of a form drawn on it: its state, saved states, resources and unfinished path. */
export class DrawingLevel {
  state: DrawingState
  readonly saved: DrawingState[] = []
  readonly resources: PdfDict
  readonly depth: number
  path = { ...NOWHERE }
  /** Lines and curves of the path: where two meet there is a corner, which a mitre draws out to a point. */
  segments = 0
  clips = false
  textMatrix = IDENTITY
  lineMatrix = IDENTITY

  constructor(resources: PdfDict, state: DrawingState, depth: number) {
    this.resources = resources
    this.state = state
    this.depth = depth
  }

  save(): void {
    if (this.saved.push({ ...this.state }) > MAX_SAVED_STATES)
      throw new UnreadableContent('states are saved without end')
  }

  restore(): void {
    this.state = this.saved.pop() ?? this.state
  }

  /** Adds a point to the path. A page may have a hundred thousand of them, so nothing is made anew for one. */
  addToPath(x: number, y: number): void {
    const [a, b, c, d, e, f] = this.state.matrix
    const [shownX, shownY] = [a * x + c * y + e, b * x + d * y + f]
    this.path.left = Math.min(this.path.left, shownX)
    this.path.bottom = Math.min(this.path.bottom, shownY)
    this.path.right = Math.max(this.path.right, shownX)
    this.path.top = Math.max(this.path.top, shownY)
  }

  /** Makes the path part of the clip once it ends. */
  clipNext(): void {
    this.clips = true
  }

  /** Ends the path, which becomes part of the clip when that was asked for. */
  endPath(): void {
    if (this.clips) this.state.clip = intersect(this.state.clip, this.path)
    this.path = { ...NOWHERE }
    this.segments = 0
    this.clips = false
  }

  placeText(matrix: Matrix): void {
    this.textMatrix = matrix
    this.lineMatrix = matrix
  }
}

export function initialState(matrix: Matrix): DrawingState {
  return {
    matrix,
    clip: EVERYWHERE,
    fill: BLACK,
    stroke: BLACK,
    blends: false,
    lineWidth: 1,
    miterLimit: 10,
    mitred: true,
    glyphs: undefined,
    fontSize: 0,
    charSpace: 0,
    wordSpace: 0,
    textScale: 1,
    leading: 0,
    rise: 0,
    renderMode: 0,
  }
}

const BLACK: Colour = { white: 1, isWhite: false }

/** Far beyond what content nests; a page that saves more is made to exhaust the reader. */
const MAX_SAVED_STATES = 10_000
