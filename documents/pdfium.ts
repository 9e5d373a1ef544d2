import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import {
  EVERYWHERE,
  extend,
  IDENTITY,
  intersect,
  type Matrix,
  mapRectangle,
  multiply,
  NOWHERE,
  type Rectangle,
} from './geometry.ts'

/**
 * PDFium, the engine of Chrome, compiled to WebAssembly. It shares no code with the library that stamps, and its memory is a sandbox of
 * its own. Whatever it is asked may throw: it ends at once where it finds itself in a state that it does not expect.
 */
export class Pdfium {
  readonly calls: WrappedPdfiumModule
  /** Room for what its functions give back by pointers. */
  readonly scratch: number

  constructor(calls: WrappedPdfiumModule) {
    this.calls = calls
    this.scratch = this.#allocate(SCRATCH_BYTES)
  }

  /** Copies bytes into the engine's memory; documents that begin alike can share one copy. */
  hold(bytes: Uint8Array): HeldBytes {
    const at = this.#allocate(bytes.length)
    this.calls.pdfium.HEAPU8.set(bytes, at)
    return { at, [Symbol.dispose]: () => this.calls.pdfium.wasmExports.free(at) }
  }

  /** Opens a document that opens without a password. */
  open({ at }: HeldBytes, length: number): PdfiumDocument | undefined {
    const handle = this.calls.FPDF_LoadMemDocument(at, length, '')
    return handle === 0 ? undefined : new PdfiumDocument(this, handle)
  }

  floats(count: number): Float32Array {
    return new Float32Array(this.calls.pdfium.HEAPU8.buffer, this.scratch, count)
  }

  doubles(count: number): Float64Array {
    return new Float64Array(this.calls.pdfium.HEAPU8.buffer, this.scratch, count)
  }

  integers(count: number): Int32Array {
    return new Int32Array(this.calls.pdfium.HEAPU8.buffer, this.scratch, count)
  }

  /** What a function writes that tells the length of a string and, where there is room, the string itself. */
  string(write: (at: number, room: number) => number, encoding: 'utf8' | 'utf16le'): string {
    const length = Math.min(write(this.scratch, SCRATCH_BYTES), SCRATCH_BYTES)
    const bytes = this.calls.pdfium.HEAPU8.slice(this.scratch, this.scratch + length)
    return Buffer.from(bytes).toString(encoding).replace(/\0+$/, '')
  }

  #allocate(bytes: number): number {
    const at = this.calls.pdfium.wasmExports.malloc(bytes)
    if (at === 0) throw new Error('The document is too large for the memory of PDFium.')
    return at
  }
}

interface HeldBytes extends Disposable {
  at: number
}

export class PdfiumDocument implements Disposable {
  readonly pageCount: number
  readonly #pdfium: Pdfium
  readonly #handle: number
  #form: { handle: number; info: number } | undefined

  constructor(pdfium: Pdfium, handle: number) {
    this.#pdfium = pdfium
    this.#handle = handle
    this.pageCount = pdfium.calls.FPDF_GetPageCount(handle)
  }

  /** A page, counted from 0. */
  page(at: number): PdfiumPage | undefined {
    const handle = this.#pdfium.calls.FPDF_LoadPage(this.#handle, at)
    return handle === 0 ? undefined : new PdfiumPage(this.#pdfium, handle)
  }

  /** A page whose filled fields and notes are part of its content; what a signature panel says of itself is left out. */
  flatPage(at: number): PdfiumPage | undefined {
    const page = this.page(at)
    if (!page || page.annotationCount === 0 || !page.flatten(this.#formHandle())) return page
    page[Symbol.dispose]()
    return this.page(at)
  }

  #formHandle(): number {
    if (!this.#form) {
      const info = this.#pdfium.calls.PDFiumExt_OpenFormFillInfo()
      this.#form = { info, handle: this.#pdfium.calls.PDFiumExt_InitFormFillEnvironment(this.#handle, info) }
    }
    return this.#form.handle
  }

  [Symbol.dispose](): void {
    const { calls } = this.#pdfium
    if (this.#form) {
      calls.PDFiumExt_ExitFormFillEnvironment(this.#form.handle)
      calls.PDFiumExt_CloseFormFillInfo(this.#form.info)
    }
    calls.FPDF_CloseDocument(this.#handle)
  }
}

export class PdfiumPage implements Disposable {
  readonly pdfium: Pdfium
  readonly handle: number

  constructor(pdfium: Pdfium, handle: number) {
    this.pdfium = pdfium
    this.handle = handle
  }

  /** The displayed size in user units. */
  get size(): { width: number; height: number } {
    const { calls } = this.pdfium
    return { width: calls.FPDF_GetPageWidthF(this.handle), height: calls.FPDF_GetPageHeightF(this.handle) }
  }

  /** What is visible, in the page's own coordinates. */
  get box(): Rectangle {
    const { calls, scratch } = this.pdfium
    calls.FPDF_GetPageBoundingBox(this.handle, scratch)
    const [left = 0, top = 0, right = 0, bottom = 0] = this.pdfium.floats(4)
    return { left, bottom, right, top }
  }

  /** Shows only this much of the page from now on. */
  crop({ left, bottom, right, top }: Rectangle): void {
    this.pdfium.calls.FPDFPage_SetMediaBox(this.handle, left, bottom, right, top)
    this.pdfium.calls.FPDFPage_SetCropBox(this.handle, left, bottom, right, top)
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
    const { calls } = this.pdfium
    const { left, top, width, height } = part
    const bitmap = calls.FPDFBitmap_CreateEx(width, height, BGRX, 0, 0)
    if (bitmap === 0) throw new Error('The page is too large for the memory of PDFium.')
    try {
      calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
      calls.FPDF_RenderPageBitmap(bitmap, this.handle, -left, -top, across, down, 0, flags)
      this.#drawFields(bitmap, [across / this.size.width, 0, 0, down / this.size.height, -left, -top])
      const at = calls.FPDFBitmap_GetBuffer(bitmap)
      return take({ width, dots: new Uint32Array(calls.pdfium.HEAPU8.buffer, at, width * height) })
    } finally {
      calls.FPDFBitmap_Destroy(bitmap)
    }
  }

  /** The transform from the page's own coordinates to the dots of an image, counted from its upper left corner or from a part's. */
  toDots(width: number, height: number, from = { left: 0, top: 0 }): (box: Rectangle) => Rectangle {
    const { calls, scratch } = this.pdfium
    const at = (x: number, y: number): [number, number] => {
      // In thousandths of a dot, for the engine gives whole numbers.
      calls.FPDF_PageToDevice(this.handle, 0, 0, 1000 * width, 1000 * height, 0, x, y, scratch, scratch + 4)
      const [across = 0, down = 0] = this.pdfium.integers(2)
      return [across / 1000 - from.left, down / 1000 - from.top]
    }
    const [e, f] = at(0, 0)
    const [a, b] = at(100, 0)
    const [c, d] = at(0, 100)
    const matrix: Matrix = [(a - e) / 100, (b - f) / 100, (c - e) / 100, (d - f) / 100, e, f]
    return (box) => mapRectangle(matrix, box)
  }

  get annotationCount(): number {
    return this.pdfium.calls.FPDFPage_GetAnnotCount(this.handle)
  }

  /** Makes its annotations part of its content, once it is loaded again. False where there is none. */
  flatten(form: number): boolean {
    const { calls } = this.pdfium
    for (let at = this.annotationCount - 1; at >= 0; at -= 1) {
      const annotation = calls.FPDFPage_GetAnnot(this.handle, at)
      const isSignature = calls.FPDFAnnot_GetFormFieldType(form, annotation) === SIGNATURE
      calls.FPDFPage_CloseAnnot(annotation)
      if (isSignature) calls.FPDFPage_RemoveAnnot(this.handle, at)
    }
    return this.annotationCount > 0 && calls.FPDFPage_Flatten(this.handle, FOR_DISPLAY) === FLATTENED
  }

  /** All objects that the page draws, those within forms too. */
  objects(): PageObject[] {
    const { calls } = this.pdfium
    const found: PageObject[] = []
    const add = (handle: number, outer: Outer, depth: number) => {
      const type = calls.FPDFPageObj_GetType(handle)
      const isTransparent = outer.isTransparent || calls.FPDFPageObj_HasTransparency(handle)
      const object = { ...outer, handle, kind: KINDS[type] ?? 'other', isTransparent }
      if (type !== FORM || depth === MAX_FORM_DEPTH) {
        found.push(object)
        return
      }
      const inner = { toPage: multiply(this.#matrixOf(handle), outer.toPage), clip: this.clipOf(object), isTransparent }
      for (let at = 0; at < calls.FPDFFormObj_CountObjects(handle); at += 1)
        add(calls.FPDFFormObj_GetObject(handle, at), inner, depth + 1)
    }
    const page: Outer = { toPage: IDENTITY, clip: EVERYWHERE, isTransparent: false }
    for (let at = 0; at < calls.FPDFPage_CountObjects(this.handle); at += 1)
      add(calls.FPDFPage_GetObject(this.handle, at), page, 0)
    return found
  }

  /** Whether an object may be to blame that a person does not see a text of the page: its own, or one that it lies on. */
  mayHideText(object: PageObject): boolean {
    const { calls, scratch } = this.pdfium
    const { handle, kind, isTransparent } = object
    if (isTransparent) return true
    if (kind === 'path') {
      calls.FPDFPath_GetDrawMode(handle, scratch, scratch + 4)
      calls.FPDFPageObj_GetStrokeWidth(handle, scratch + 8)
      const [fill] = this.pdfium.integers(1)
      const [, , stroke = 0] = this.pdfium.floats(3)
      const { left, bottom, right, top } = this.boxOf(object)
      return (fill !== 0 || stroke > THIN) && right - left > THIN && top - bottom > THIN
    }
    if (kind !== 'text') return true
    calls.FPDFPageObj_GetFillColor(handle, scratch, scratch + 4, scratch + 8, scratch + 12)
    const [red = 0, green = 0, blue = 0, opacity = 0] = this.pdfium.integers(4)
    const isFaint = Math.min(red, green, blue) > FAINT || opacity < FAINT
    return isFaint || calls.FPDFTextObj_GetTextRenderMode(handle) !== 0 || this.#isClipped(object)
  }

  #isClipped(object: PageObject): boolean {
    const own = this.boxOf(object)
    const { left, bottom, right, top, isSlanted } = this.clipOf(object)
    return isSlanted === true || left > own.left || bottom > own.bottom || right < own.right || top < own.top
  }

  /** The box that an object is cut to, in the page's own coordinates; `isSlanted` where it is cut to a part of that. */
  clipOf({ handle, toPage, clip: outer }: PageObject): Clip {
    const { calls, scratch } = this.pdfium
    const clip = calls.FPDFPageObj_GetClipPath(handle)
    let { isSlanted, ...shown } = outer
    for (let path = 0; path < calls.FPDFClipPath_CountPaths(clip); path += 1) {
      const points = Array.from({ length: calls.FPDFClipPath_CountPathSegments(clip, path) }, (_, at) => {
        calls.FPDFPathSegment_GetPoint(calls.FPDFClipPath_GetPathSegment(clip, path, at), scratch, scratch + 4)
        const [x = 0, y = 0] = this.pdfium.floats(2)
        return [x, y] as const
      })
      const { left, bottom, right, top } = points.reduce(extend, NOWHERE)
      const corners = new Set(points.map(([x, y]) => `${x} ${y}`))
      isSlanted ||= corners.size !== 4 || points.some(([x, y]) => (x > left && x < right) || (y > bottom && y < top))
      shown = intersect(shown, mapRectangle(toPage, { left, bottom, right, top }))
    }
    return { ...shown, isSlanted }
  }

  /** The box around an object, in the page's own coordinates. */
  boxOf({ handle, toPage }: PageObject): Rectangle {
    const { calls, scratch } = this.pdfium
    calls.FPDFPageObj_GetBounds(handle, scratch, scratch + 4, scratch + 8, scratch + 12)
    const [left = 0, bottom = 0, right = 0, top = 0] = this.pdfium.floats(4)
    return toPage === IDENTITY ? { left, bottom, right, top } : mapRectangle(toPage, { left, bottom, right, top })
  }

  #matrixOf(form: number): Matrix {
    this.pdfium.calls.FPDFPageObj_GetMatrix(form, this.pdfium.scratch)
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = this.pdfium.floats(6)
    return [a, b, c, d, e, f]
  }

  /** The name of the font of a text object. */
  fontName(object: number): string {
    const { calls } = this.pdfium
    const font = calls.FPDFTextObj_GetFont(object)
    return this.pdfium.string((at, room) => calls.FPDFFont_GetBaseFontName(font, at, room), 'utf8')
  }

  /** Whether viewers show a text object in a font of theirs, and the engine has none but for Latin letters. */
  lacksFont({ handle }: PageObject): boolean {
    const { calls } = this.pdfium
    const isPainted = calls.FPDFTextObj_GetTextRenderMode(handle) < 3
    return isPainted && calls.FPDFFont_GetIsEmbedded(calls.FPDFTextObj_GetFont(handle)) === 0
  }

  /** Gives a text object another colour, through which as much is seen as before. */
  paintText(object: number, rgb: number): void {
    const { calls, scratch } = this.pdfium
    const colour = [rgb >>> 16, (rgb >>> 8) & 255, rgb & 255] as const
    calls.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)
    calls.FPDFPageObj_SetFillColor(object, ...colour, this.pdfium.integers(4)[3] ?? 255)
    calls.FPDFPageObj_GetStrokeColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)
    calls.FPDFPageObj_SetStrokeColor(object, ...colour, this.pdfium.integers(4)[3] ?? 255)
  }

  hide(object: number): void {
    this.pdfium.calls.FPDFPageObj_SetIsActive(object, false)
  }

  /** Drops what its texts are marked to be read as instead of what they show. False where none is. */
  dropReplacements(objects: readonly PageObject[]): boolean {
    const { calls } = this.pdfium
    let found = false
    for (const { handle, kind } of objects)
      for (let at = 0; kind === 'text' && at < calls.FPDFPageObj_CountMarks(handle); at += 1)
        if (calls.FPDFPageObjMark_RemoveParam(handle, calls.FPDFPageObj_GetMark(handle, at), 'ActualText')) found = true
    return found
  }

  withText<T>(read: (text: PdfiumText) => T): T {
    const { calls } = this.pdfium
    const handle = calls.FPDFText_LoadPage(this.handle)
    if (handle === 0) throw new Error('The text of a page cannot be read.')
    try {
      return read(new PdfiumText(this.pdfium, handle))
    } finally {
      calls.FPDFText_ClosePage(handle)
    }
  }

  /** The fields of forms, which the engine leaves to whoever fills them. */
  #drawFields(bitmap: number, toDots: Matrix): void {
    const { calls, scratch } = this.pdfium
    this.pdfium.floats(6).set(toDots)
    for (let at = 0; at < this.annotationCount; at += 1) {
      const annotation = calls.FPDFPage_GetAnnot(this.handle, at)
      if (
        calls.FPDFAnnot_GetSubtype(annotation) === WIDGET &&
        (calls.FPDFAnnot_GetFlags(annotation) & UNSEEN_FLAGS) === 0
      )
        calls.EPDF_RenderAnnotBitmap(bitmap, this.handle, annotation, 0, scratch, 0)
      calls.FPDFPage_CloseAnnot(annotation)
    }
  }

  [Symbol.dispose](): void {
    this.pdfium.calls.FPDF_ClosePage(this.handle)
  }
}

/** The state of everything that a page or a form draws. */
interface Outer {
  /** The transform from its own coordinates to the page's. */
  toPage: Matrix
  clip: Clip
  isTransparent: boolean
}

interface Clip extends Rectangle {
  isSlanted?: boolean | undefined
}

/** Something that a page draws; its coordinates are those of the form that it lies in. */
export interface PageObject extends Outer {
  handle: number
  kind: 'text' | 'path' | 'picture' | 'other'
}

/** The text of a page in the order of reading. */
export class PdfiumText {
  readonly length: number
  readonly #pdfium: Pdfium
  readonly #handle: number
  /** How many user units a unit of its font's size is, by text objects. */
  readonly #scales = new Map<number, number>()

  constructor(pdfium: Pdfium, handle: number) {
    this.#pdfium = pdfium
    this.#handle = handle
    this.length = pdfium.calls.FPDFText_CountChars(handle)
  }

  letter(at: number) {
    const { calls, scratch } = this.#pdfium
    const code = calls.FPDFText_GetUnicode(this.#handle, at)
    const isUnknown = calls.FPDFText_HasUnicodeMapError(this.#handle, at) === 1
    const isMadeUp = calls.FPDFText_IsGenerated(this.#handle, at) === 1
    calls.FPDFText_GetCharBox(this.#handle, at, scratch, scratch + 8, scratch + 16, scratch + 24)
    const [left = 0, right = 0, bottom = 0, top = 0] = this.#pdfium.doubles(4)
    const object = isMadeUp ? 0 : calls.FPDFText_GetTextObject(this.#handle, at)
    return {
      text: isUnknown || code === 0 ? '\ufffd' : String.fromCodePoint(code),
      isMadeUp,
      object,
      size: Math.abs(calls.FPDFText_GetFontSize(this.#handle, at)) * this.#scaleOf(object, at),
      box: { left, bottom, right, top },
      gap: 0,
      isSeen: false,
    }
  }

  /** How far apart two letters of a line that runs to the right stand: from where the pen leaves the one to where it begins the other. */
  gap(one: number, other: number): number {
    const pen = (at: number) => {
      this.#pdfium.calls.FPDFText_GetLooseCharBox(this.#handle, at, this.#pdfium.scratch)
      const [begins = 0, , leaves = 0] = this.#pdfium.floats(4)
      return { begins, leaves }
    }
    return pen(other).begins - pen(one).leaves
  }

  #scaleOf(object: number, at: number): number {
    const known = this.#scales.get(object)
    if (known !== undefined) return known
    this.#pdfium.calls.FPDFText_GetMatrix(this.#handle, at, this.#pdfium.scratch)
    const [, , c = 0, d = 0] = this.#pdfium.floats(4)
    const scale = Math.hypot(c, d)
    this.#scales.set(object, scale)
    return scale
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

/** The engine, started once for a process. */
export function openPdfium(): Promise<Pdfium> {
  opened ??= start()
  return opened
}

let opened: Promise<Pdfium> | undefined

async function start(): Promise<Pdfium> {
  let direct: WebAssembly.Exports = {}
  const instantiateWasm: typeof readProgram = (imports, done) =>
    readProgram(imports, (instance) => {
      direct = instance.exports
      done(instance)
    })
  const calls = await init({ instantiateWasm, print: () => {}, printErr: () => {} })
  Object.assign(calls, Object.fromEntries(FREQUENT.map((name) => [name, direct[name]])))
  calls.PDFiumExt_Init()
  return new Pdfium(calls)
}

/** Reads the engine's program itself, for its loader would keep a second copy of it as long as the process lives. */
function readProgram(imports: WebAssembly.Imports, done: (made: WebAssembly.Instance) => void): WebAssembly.Exports {
  const program = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  void WebAssembly.instantiate(program, imports).then(({ instance }) => done(instance))
  return {}
}

/** Called for each letter or object: the wrapper takes longer to pass their numbers on than they take. Each gives a number, or nothing. */
const FREQUENT = [
  ...['GetUnicode', 'HasUnicodeMapError', 'IsGenerated', 'GetCharBox', 'GetLooseCharBox', 'GetTextObject'],
  ...['GetFontSize', 'GetMatrix'],
].map((name) => `FPDFText_${name}`)

const SCRATCH_BYTES = 4096
const BGRX = 3
const WHITE = 0xffffffff
const WITH_ANNOTATIONS = 1
/** Without the smooth edges that mix a letter's colour with others. */
export const TEXT_AS_DOTS = WITH_ANNOTATIONS | 0x1000
const WIDGET = 20
const SIGNATURE = 7
const FOR_DISPLAY = 0
const FLATTENED = 1
const KINDS: Record<number, PageObject['kind']> = { 1: 'text', 2: 'path', 3: 'picture' }
/** In user units: what is thinner is a line, which covers no text. */
const THIN = 3
/** Of 255: how light a colour is, or how little it covers, for its text to be hard to see on paper. */
const FAINT = 180
const FORM = 5
const MAX_FORM_DEPTH = 12
/** Invisible, hidden, no view (ISO 32000-1, table 165). */
const UNSEEN_FLAGS = 0b100011
