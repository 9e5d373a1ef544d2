import type { HeldBytes, Pdfium } from './engine.ts'
import { PdfiumPage } from './page.ts'

/** A document in the engine. */
export class PdfiumDocument implements Disposable {
  readonly pageCount: number
  readonly #pdfium: Pdfium
  readonly #handle: number
  #form: { handle: number; info: number } | undefined

  private constructor(pdfium: Pdfium, handle: number) {
    this.#pdfium = pdfium
    this.#handle = handle
    this.pageCount = pdfium.calls.FPDF_GetPageCount(handle)
  }

  /** Opens a document that opens without a password. */
  static open(pdfium: Pdfium, { at }: HeldBytes, length: number): PdfiumDocument | undefined {
    const handle = pdfium.calls.FPDF_LoadMemDocument(at, length, '')
    return handle === 0 ? undefined : new PdfiumDocument(pdfium, handle)
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
