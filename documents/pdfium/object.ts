import {
  boxAround,
  EVERYWHERE,
  IDENTITY,
  intersect,
  type Matrix,
  mapRectangle,
  multiply,
  type Rectangle,
} from '../geometry.ts'
import type { Pdfium } from './engine.ts'

/** Something that a page draws. All boxes are in the page's own coordinates. */
export class PageObject {
  readonly handle: number
  readonly kind: 'text' | 'path' | 'picture' | 'form' | 'other'
  readonly #pdfium: Pdfium
  readonly #outer: Outer

  constructor(pdfium: Pdfium, handle: number, outer: Outer) {
    this.#pdfium = pdfium
    this.handle = handle
    this.#outer = outer
    this.kind = KINDS[pdfium.calls.FPDFPageObj_GetType(handle)] ?? 'other'
  }

  get box(): Rectangle {
    const { calls, scratch } = this.#pdfium
    const { toPage } = this.#outer
    calls.FPDFPageObj_GetBounds(this.handle, scratch, scratch + 4, scratch + 8, scratch + 12)
    const [left = 0, bottom = 0, right = 0, top = 0] = this.#pdfium.floats(4)
    return toPage === IDENTITY ? { left, bottom, right, top } : mapRectangle(toPage, { left, bottom, right, top })
  }

  /** The box that it is cut to. */
  get clip(): Clip {
    const { calls, scratch } = this.#pdfium
    const clip = calls.FPDFPageObj_GetClipPath(this.handle)
    let { isSlanted, ...shown } = this.#outer.clip
    for (let path = 0; path < calls.FPDFClipPath_CountPaths(clip); path += 1) {
      const points = Array.from({ length: calls.FPDFClipPath_CountPathSegments(clip, path) }, (_, at) => {
        calls.FPDFPathSegment_GetPoint(calls.FPDFClipPath_GetPathSegment(clip, path, at), scratch, scratch + 4)
        const [x = 0, y = 0] = this.#pdfium.floats(2)
        return [x, y] as const
      })
      const { left, bottom, right, top } = boxAround(points)
      const corners = new Set(points.map(([x, y]) => `${x} ${y}`))
      isSlanted ||= corners.size !== 4 || points.some(([x, y]) => (x > left && x < right) || (y > bottom && y < top))
      shown = intersect(shown, mapRectangle(this.#outer.toPage, { left, bottom, right, top }))
    }
    return { ...shown, isSlanted }
  }

  /** The rest of its box. */
  get shown(): Rectangle {
    return intersect(this.box, this.clip)
  }

  /** Whether it may be to blame that a person does not see a text of the page: itself, or one that it lies on. */
  get mayHideText(): boolean {
    const { calls, scratch } = this.#pdfium
    if (this.#isTransparent) return true
    if (this.kind === 'path') {
      calls.FPDFPath_GetDrawMode(this.handle, scratch, scratch + 4)
      calls.FPDFPageObj_GetStrokeWidth(this.handle, scratch + 8)
      const [fill] = this.#pdfium.integers(1)
      const [, , stroke = 0] = this.#pdfium.floats(3)
      const { left, bottom, right, top } = this.box
      return (fill !== 0 || stroke > THIN) && right - left > THIN && top - bottom > THIN
    }
    if (this.kind !== 'text') return true
    calls.FPDFPageObj_GetFillColor(this.handle, scratch, scratch + 4, scratch + 8, scratch + 12)
    const [red = 0, green = 0, blue = 0, opacity = 0] = this.#pdfium.integers(4)
    const isFaint = Math.min(red, green, blue) > FAINT || opacity < FAINT
    return isFaint || calls.FPDFTextObj_GetTextRenderMode(this.handle) !== 0 || this.#isClipped
  }

  /** Whether it is a text that viewers show in a font of theirs, and the engine has none but for Latin letters. */
  get lacksFont(): boolean {
    const { calls } = this.#pdfium
    const isPainted = this.kind === 'text' && calls.FPDFTextObj_GetTextRenderMode(this.handle) < 3
    return isPainted && calls.FPDFFont_GetIsEmbedded(calls.FPDFTextObj_GetFont(this.handle)) === 0
  }

  /** Drops what a text is marked to be read as instead of what it shows. False where it is not. */
  dropReplacement(): boolean {
    const { calls } = this.#pdfium
    let found = false
    for (let at = 0; this.kind === 'text' && at < calls.FPDFPageObj_CountMarks(this.handle); at += 1) {
      const mark = calls.FPDFPageObj_GetMark(this.handle, at)
      if (calls.FPDFPageObjMark_RemoveParam(this.handle, mark, 'ActualText')) found = true
    }
    return found
  }

  /** The objects that it draws: itself, or those within a form. */
  parts(depth = 0): PageObject[] {
    const { calls } = this.#pdfium
    if (this.kind !== 'form' || depth === MAX_FORM_DEPTH) return [this]
    calls.FPDFPageObj_GetMatrix(this.handle, this.#pdfium.scratch)
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = this.#pdfium.floats(6)
    const toPage = multiply([a, b, c, d, e, f], this.#outer.toPage)
    const inner = { toPage, clip: this.clip, isTransparent: this.#isTransparent }
    return Array.from({ length: calls.FPDFFormObj_CountObjects(this.handle) }, (_, at) =>
      new PageObject(this.#pdfium, calls.FPDFFormObj_GetObject(this.handle, at), inner).parts(depth + 1),
    ).flat()
  }

  get #isTransparent(): boolean {
    return this.#outer.isTransparent || this.#pdfium.calls.FPDFPageObj_HasTransparency(this.handle)
  }

  get #isClipped(): boolean {
    const own = this.box
    const { left, bottom, right, top, isSlanted } = this.clip
    return isSlanted || left > own.left || bottom > own.bottom || right < own.right || top < own.top
  }
}

/** The state in which a page or a form draws. */
interface Outer {
  /** The transform from its own coordinates to the page's. */
  toPage: Matrix
  clip: Clip
  isTransparent: boolean
}

interface Clip extends Rectangle {
  /** Whether just a part of the box is shown. */
  isSlanted: boolean
}

export const PAGE: Outer = { toPage: IDENTITY, clip: { ...EVERYWHERE, isSlanted: false }, isTransparent: false }

const KINDS: Record<number, PageObject['kind']> = { 1: 'text', 2: 'path', 3: 'picture', 5: 'form' }
const MAX_FORM_DEPTH = 12
/** In user units: what is thinner is a line, which covers no text. */
const THIN = 3
/** Of 255: how light a colour is, or how little it covers, for its text to be hard to see on paper. */
const FAINT = 180
