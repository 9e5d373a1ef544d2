import type { Pdfium } from './engine.ts'

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
