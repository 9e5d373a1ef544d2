import { type Matrix, mapRectangle, type Rectangle } from '../geometry.ts'
import type { Pdfium } from './engine.ts'
import { PAGE, PageObject } from './object.ts'
import { PdfiumText } from './text.ts'

export class PdfiumPage implements Disposable {
  readonly #pdfium: Pdfium
  readonly #handle: number

  constructor(pdfium: Pdfium, handle: number) {
    this.#pdfium = pdfium
    this.#handle = handle
  }

  /** The displayed size in user units. */
  get size(): { width: number; height: number } {
    const { calls } = this.#pdfium
    return { width: calls.FPDF_GetPageWidthF(this.#handle), height: calls.FPDF_GetPageHeightF(this.#handle) }
  }

  /** The visible part, in the page's own coordinates. */
  get box(): Rectangle {
    const { calls, scratch } = this.#pdfium
    calls.FPDF_GetPageBoundingBox(this.#handle, scratch)
    const [left = 0, top = 0, right = 0, bottom = 0] = this.#pdfium.floats(4)
    return { left, bottom, right, top }
  }

  /** Shows only this much of the page from now on. */
  crop({ left, bottom, right, top }: Rectangle): void {
    this.#pdfium.calls.FPDFPage_SetMediaBox(this.#handle, left, bottom, right, top)
    this.#pdfium.calls.FPDFPage_SetCropBox(this.#handle, left, bottom, right, top)
  }

  /** Draws the displayed page with its annotations on white, so many dots wide and high, or a part of that. */
  draw(across: number, down: number, options?: DrawOptions): Picture {
    return this.look(across, down, ({ width, dots }) => ({ width, dots: dots.slice() }), options)
  }

  /** Draws the same into the engine's own memory, where it stays until the next call. */
  look<T>(
    across: number,
    down: number,
    take: (picture: Picture) => T,
    { flags = WITH_ANNOTATIONS, part = { left: 0, top: 0, width: across, height: down } }: DrawOptions = {},
  ): T {
    const { calls } = this.#pdfium
    const { left, top, width, height } = part
    const bitmap = calls.FPDFBitmap_CreateEx(width, height, BGRX, 0, 0)
    if (bitmap === 0) throw new Error('The page is too large for the memory of PDFium.')
    try {
      calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
      calls.FPDF_RenderPageBitmap(bitmap, this.#handle, -left, -top, across, down, 0, flags)
      this.#drawFields(bitmap, [across / this.size.width, 0, 0, down / this.size.height, -left, -top])
      const at = calls.FPDFBitmap_GetBuffer(bitmap)
      return take({ width, dots: new Uint32Array(calls.pdfium.HEAPU8.buffer, at, width * height) })
    } finally {
      calls.FPDFBitmap_Destroy(bitmap)
    }
  }

  /** The transform from the page's own coordinates to an image's dots, from its upper left corner or a part's. */
  toDots(width: number, height: number, from = { left: 0, top: 0 }): (box: Rectangle) => Rectangle {
    const { calls, scratch } = this.#pdfium
    const at = (x: number, y: number): [number, number] => {
      // In thousandths of a dot, for the engine gives whole numbers.
      calls.FPDF_PageToDevice(this.#handle, 0, 0, 1000 * width, 1000 * height, 0, x, y, scratch, scratch + 4)
      const [across = 0, down = 0] = this.#pdfium.integers(2)
      return [across / 1000 - from.left, down / 1000 - from.top]
    }
    const [e, f] = at(0, 0)
    const [a, b] = at(100, 0)
    const [c, d] = at(0, 100)
    const matrix: Matrix = [(a - e) / 100, (b - f) / 100, (c - e) / 100, (d - f) / 100, e, f]
    return (box) => mapRectangle(matrix, box)
  }

  get annotationCount(): number {
    return this.#pdfium.calls.FPDFPage_GetAnnotCount(this.#handle)
  }

  /** Makes its annotations part of its content, once it is loaded again. False where there is none. */
  flatten(form: number): boolean {
    const { calls } = this.#pdfium
    for (let at = this.annotationCount - 1; at >= 0; at -= 1) {
      const annotation = calls.FPDFPage_GetAnnot(this.#handle, at)
      // Other viewers draw a note from its text where it has no appearance.
      if (calls.FPDFAnnot_GetSubtype(annotation) === FREE_TEXT && !calls.EPDFAnnot_HasAppearanceStream(annotation, 0))
        calls.EPDFAnnot_GenerateAppearance(annotation)
      const isSignature = calls.FPDFAnnot_GetFormFieldType(form, annotation) === SIGNATURE
      calls.FPDFPage_CloseAnnot(annotation)
      if (isSignature) calls.FPDFPage_RemoveAnnot(this.#handle, at)
    }
    return this.annotationCount > 0 && calls.FPDFPage_Flatten(this.#handle, FOR_DISPLAY) === FLATTENED
  }

  /** All objects that the page draws, those within forms too. */
  objects(): PageObject[] {
    const { calls } = this.#pdfium
    return Array.from({ length: calls.FPDFPage_CountObjects(this.#handle) }, (_, at) =>
      new PageObject(this.#pdfium, calls.FPDFPage_GetObject(this.#handle, at), PAGE).parts(),
    ).flat()
  }

  /** The name of the font of a text object. */
  fontName(object: number): string {
    const { calls } = this.#pdfium
    const font = calls.FPDFTextObj_GetFont(object)
    return this.#pdfium.text((at, room) => calls.FPDFFont_GetBaseFontName(font, at, room))
  }

  /** Gives a text object another colour, through which as much is seen as before. */
  paintText(object: number, rgb: number): void {
    const { calls, scratch } = this.#pdfium
    const colour = [rgb >>> 16, (rgb >>> 8) & 255, rgb & 255] as const
    calls.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)
    calls.FPDFPageObj_SetFillColor(object, ...colour, this.#pdfium.integers(4)[3] ?? 255)
    calls.FPDFPageObj_GetStrokeColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)
    calls.FPDFPageObj_SetStrokeColor(object, ...colour, this.#pdfium.integers(4)[3] ?? 255)
  }

  hide(object: number): void {
    this.#pdfium.calls.FPDFPageObj_SetIsActive(object, false)
  }

  withText<T>(read: (text: PdfiumText) => T): T {
    const { calls } = this.#pdfium
    const handle = calls.FPDFText_LoadPage(this.#handle)
    if (handle === 0) throw new Error('The text of a page cannot be read.')
    try {
      return read(new PdfiumText(this.#pdfium, handle))
    } finally {
      calls.FPDFText_ClosePage(handle)
    }
  }

  /** The fields of forms, which the engine leaves to whoever fills them. */
  #drawFields(bitmap: number, toDots: Matrix): void {
    const { calls, scratch } = this.#pdfium
    this.#pdfium.floats(6).set(toDots)
    for (let at = 0; at < this.annotationCount; at += 1) {
      const annotation = calls.FPDFPage_GetAnnot(this.#handle, at)
      const isField = calls.FPDFAnnot_GetSubtype(annotation) === WIDGET
      if (isField && (calls.FPDFAnnot_GetFlags(annotation) & UNSEEN_FLAGS) === 0)
        calls.EPDF_RenderAnnotBitmap(bitmap, this.#handle, annotation, 0, scratch, 0)
      calls.FPDFPage_CloseAnnot(annotation)
    }
  }

  [Symbol.dispose](): void {
    this.#pdfium.calls.FPDF_ClosePage(this.#handle)
  }
}

interface DrawOptions {
  flags?: number | undefined
  /** In dots, from the upper left corner. */
  part?: { left: number; top: number; width: number; height: number }
}

/** Rows of dots from the top, each of the bytes blue, green, red and one without meaning. */
export interface Picture {
  width: number
  dots: Uint32Array
}

const BGRX = 3
const WHITE = 0xffffffff
const WITH_ANNOTATIONS = 1
/** Without the smooth edges that mix a letter's colour with others. */
export const TEXT_AS_DOTS = WITH_ANNOTATIONS | 0x1000
const FREE_TEXT = 3
const WIDGET = 20
const SIGNATURE = 7
const FOR_DISPLAY = 0
const FLATTENED = 1
/** Of an annotation: invisible, hidden, no view, each of which keeps it from the screen (ISO 32000-1, table 165). */
export const UNSEEN_FLAGS = 0b100011
