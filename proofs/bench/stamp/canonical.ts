import { createHash } from 'node:crypto'
import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream, PdfString } from '@libpdf/core'
import { openPdf } from '../../../documents/open-pdf.ts'

/**
 * All content of a document from its catalog down, except what a stamp adds or may change. Each object comes once, in
 * the order of discovery, streams by the hash of their decoded bytes. Two documents with the same lines differ only in
 * stamp, page boxes and numbering.
 */
export async function canonicalLines(bytes: Uint8Array): Promise<string[]> {
  const opened = await openPdf(bytes)
  if (opened.kind === 'refused') throw new Error(opened.sentence)
  return new Printer(opened.pdf).lines()
}

class Printer {
  readonly #pdf: PDF
  readonly #met = new Map<PdfObject, number>()
  readonly #waiting: PdfObject[] = []

  constructor(pdf: PDF) {
    this.#pdf = pdf
  }

  lines(): string[] {
    const lines = []
    this.#name(this.#pdf.getCatalog())
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) lines.push(this.#print(next))
    return lines
  }

  /** Shared objects are named in the order of discovery, and printed in that order. */
  #name(object: PdfObject): string {
    const known = this.#met.get(object)
    if (known !== undefined) return `#${known}`
    this.#met.set(object, this.#met.size)
    this.#waiting.push(object)
    return `#${this.#met.size - 1}`
  }

  #print(object: PdfObject): string {
    if (object instanceof PdfRef) {
      const target = this.#pdf.getObject(object)
      return target ? this.#name(target) : 'null'
    }
    if (object instanceof PdfStream) return `${this.#entries(object)} ${hashOf(object)}`
    if (object instanceof PdfDict) return this.#entries(object)
    if (object instanceof PdfArray) return `[${[...object].map((item) => this.#print(item)).join(' ')}]`
    if (object instanceof PdfString) return `(${Buffer.from(object.bytes).toString('hex')})`
    return 'value' in object ? String(object.value) : object.type
  }

  #entries(dict: PdfDict): string {
    const isPage = dict.getName('Type')?.value === 'Page'
    const entries: string[] = []
    for (const [{ value: key }, value] of dict) {
      if (dict instanceof PdfStream && ENCODING_KEYS.has(key)) continue
      if (isPage && BOXES.has(key)) continue
      if (key.startsWith('ProvenanceStrip')) continue
      const printed = isPage && (key === 'Contents' || key === 'Annots') ? this.#ownParts(value) : this.#print(value)
      entries.push(`/${key} ${printed}`)
    }
    return `<<${entries
      .filter((entry) => !EMPTY.test(entry))
      .sort()
      .join(' ')}>>`
  }

  /** Content streams or annotations of a page without those of the stamp. */
  #ownParts(value: PdfObject): string {
    const resolved = this.#resolve(value)
    const parts = resolved instanceof PdfArray ? [...resolved] : [value]
    return `[${parts
      .filter((part) => !this.#isOurs(this.#resolve(part)))
      .map((part) => this.#print(part))
      .join(' ')}]`
  }

  #isOurs(part: PdfObject | undefined): boolean {
    if (part instanceof PdfStream)
      return /^q\n$|\/ProvenanceStrip\d+ Do Q EMC\n?$/.test(Buffer.from(part.getDecodedData()).toString('latin1'))
    const appearances = part instanceof PdfDict ? this.#resolve(part.get('AP')) : undefined
    const normal = appearances instanceof PdfDict ? this.#resolve(appearances.get('N')) : undefined
    return normal instanceof PdfStream && this.#isOurs(normal)
  }

  #resolve(object: PdfObject | undefined): PdfObject | undefined {
    return object instanceof PdfRef ? (this.#pdf.getObject(object) ?? undefined) : object
  }
}

/** A rewritten stream may be compressed in another way; its decoded bytes are compared. */
const ENCODING_KEYS = new Set(['Length', 'Filter', 'DecodeParms'])
const BOXES = new Set(['MediaBox', 'CropBox'])
/** Entries that are as good as absent. */
const EMPTY = /^\/(Contents|Annots) \[\]$|^\/(XObject|Resources) <<>>$/

function hashOf(stream: PdfStream): string {
  return createHash('sha256').update(decoded(stream)).digest('hex')
}

function decoded(stream: PdfStream): Uint8Array {
  const filter = stream.get('Filter')
  const pictures = filter instanceof PdfName ? filter.value : ''
  if (/^(DCT|JPX|JBIG2|CCITTFax)/.test(pictures)) return stream.data
  try {
    return stream.getDecodedData()
  } catch {
    return stream.data
  }
}
