import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { Rectangle } from './geometry.ts'

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

  floats(count: number): number[] {
    return [...new Float32Array(this.calls.pdfium.HEAPU8.buffer, this.scratch, count)]
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

  [Symbol.dispose](): void {
    this.#pdfium.calls.FPDF_CloseDocument(this.#handle)
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

  /** Draws the displayed page with its annotations on white, so many dots wide and high. */
  draw(width: number, height: number): Picture {
    const { calls } = this.pdfium
    const bitmap = calls.FPDFBitmap_CreateEx(width, height, BGRX, 0, 0)
    if (bitmap === 0) throw new Error('The page is too large for the memory of PDFium.')
    try {
      calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
      calls.FPDF_RenderPageBitmap(bitmap, this.handle, 0, 0, width, height, 0, WITH_ANNOTATIONS)
      this.#drawFields(bitmap, width, height)
      const at = calls.FPDFBitmap_GetBuffer(bitmap)
      return { width, dots: new Uint32Array(calls.pdfium.HEAPU8.slice(at, at + 4 * width * height).buffer) }
    } finally {
      calls.FPDFBitmap_Destroy(bitmap)
    }
  }

  /** The fields of forms, which the engine leaves to whoever fills them. */
  #drawFields(bitmap: number, width: number, height: number): void {
    const { calls, scratch } = this.pdfium
    const own = this.size
    new Float32Array(calls.pdfium.HEAPU8.buffer, scratch, 6).set([width / own.width, 0, 0, height / own.height, 0, 0])
    for (let at = 0; at < calls.FPDFPage_GetAnnotCount(this.handle); at += 1) {
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
  const program = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  const calls = await init({ wasmBinary: new Uint8Array(program).buffer, print: () => {}, printErr: () => {} })
  calls.PDFiumExt_Init()
  return new Pdfium(calls)
}

const SCRATCH_BYTES = 4096
const BGRX = 3
const WHITE = 0xffffffff
const WITH_ANNOTATIONS = 1
const WIDGET = 20
/** Invisible, hidden, no view (ISO 32000-1, table 165). */
const UNSEEN_FLAGS = 0b100011
