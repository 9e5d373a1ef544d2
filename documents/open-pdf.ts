import { PDF, PdfArray, PdfDict, PdfNumber, type PdfObject, PdfRef, PdfStream } from '@libpdf/core'
import { area, type Rectangle } from './geometry.ts'
import { type Refusal, refuse } from './refusal.ts'
import { rebuildTable } from './structure/rebuild.ts'
import { MAX_NUMBER } from './structure/scan.ts'
import { beginsAt, readTable, type Table } from './structure/table.ts'

/** A PDF that is complete and readable without a password. */
export interface OpenedPdf {
  kind: 'pdf'
  /** The document as it came, byte for byte; with a right cross-reference table behind it where its own was wrong. */
  bytes: Uint8Array
  /** How many of them are the document as it came. */
  filedLength: number
  /** Whether it has layers, which can be switched on and off. */
  hasLayers: boolean
  pdf: PDF
  pages: Page[]
}

/** A page as the page tree has it: its own dictionary and what it inherits (ISO 32000-1, 7.7.3.4). */
export interface Page {
  dict: PdfDict
  /** An entry of the page, or of the nearest node above it that has one; resolved. */
  inherited(key: string): PdfObject | undefined
}

/**
 * Opens a PDF and finds its pages. Bytes before the header (a byte order mark, blanks) are passed over; a cross-reference
 * table that is wrong is followed by a right one. What is cut off, unreadable, or locked by a password is refused.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf | Refusal> {
  const start = headerOffset(bytes)
  if (start < 0) return refuse('NOT_A_PDF', `The document is not a PDF: ${whatItLooksLike(bytes)}.`)
  if (!hasItsEnd(bytes)) return refuse('DOCUMENT_DAMAGED', 'The document is incomplete: its end is missing.')
  // Positions in a PDF count from its header.
  const file = asBuffer(start === 0 ? bytes : bytes.subarray(start))
  const table = readTable(file)
  const asItIs = isTableRight(file, table) ? await load(file, file.length) : NO_STRUCTURE
  if (asItIs.kind === 'pdf') return withNewNumbersFrom(table.size, asItIs)
  const rebuilt = await rebuildTable(file, table)
  const mended = rebuilt ? await load(rebuilt, file.length) : asItIs
  // The dictionary decides how a locked document is opened; it is never left out.
  return asItIs === LOCKED && mended.kind === 'pdf' && !mended.pdf.isEncrypted ? LOCKED : mended
}

const NO_STRUCTURE = refuse('DOCUMENT_DAMAGED', 'The document has no readable structure.')
const LOCKED = refuse('PASSWORD_NEEDED', 'The document is protected with a password.')

/** Whether the table is readable, and every object begins where it says. */
function isTableRight(file: Buffer, { offsets, size, isWhole }: Table): boolean {
  return isWhole && size <= MAX_NUMBER && [...offsets].every(([number, at]) => beginsAt(file, number, at))
}

/** A table may count more objects than it names. A reference to one that is missing must not come to mean a new object. */
function withNewNumbersFrom(size: number, opened: OpenedPdf): OpenedPdf {
  // The library gives new objects numbers above all that it was ever asked for.
  if (size > 1) opened.pdf.getObject(PdfRef.of(size - 1, 0))
  return opened
}

async function load(file: Buffer, filedLength: number): Promise<OpenedPdf | Refusal> {
  try {
    const pdf = await PDF.load(file)
    if (pdf.isEncrypted && !pdf.isAuthenticated)
      return pdf.context.info.trailer.get('Encrypt')?.type === 'null' ? NO_STRUCTURE : LOCKED
    return pdf.recoveredViaBruteForce ? NO_STRUCTURE : withPages(file, filedLength, pdf)
  } catch {
    return NO_STRUCTURE
  }
}

/** The object that a reference points to, or the object itself. */
export function resolve(pdf: PDF, object: PdfObject | undefined): PdfObject | undefined {
  return object instanceof PdfRef ? (pdf.getObject(object) ?? undefined) : object
}

/** A rectangle from any two opposite corners; `undefined` when it is none or has no area. */
export function readBox(pdf: PDF, object: PdfObject | undefined): Rectangle | undefined {
  const entry = resolve(pdf, object)
  if (!(entry instanceof PdfArray)) return undefined
  const numbers = [...entry]
    .map((item) => resolve(pdf, item))
    .map((item) => (item instanceof PdfNumber ? item.value : NaN))
  const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = numbers
  const box = { left: Math.min(x1, x2), bottom: Math.min(y1, y2), right: Math.max(x1, x2), top: Math.max(y1, y2) }
  return area(box) > 0 ? box : undefined
}

/** The page's content streams in order; `undefined` when one of them is not in the file. */
export function contentStreams(pdf: PDF, page: Page): PdfStream[] | undefined {
  const contents = resolve(pdf, page.dict.get('Contents'))
  if (contents === undefined || contents.type === 'null') return page.dict.get('Contents') ? undefined : []
  const parts = contents instanceof PdfArray ? [...contents].map((part) => resolve(pdf, part)) : [contents]
  const streams = parts.filter((part) => part instanceof PdfStream)
  return streams.length === parts.length ? streams : undefined
}

function withPages(bytes: Uint8Array, filedLength: number, pdf: PDF): OpenedPdf | Refusal {
  const pages = findPages(pdf)
  if (pages === undefined) return refuse('DOCUMENT_DAMAGED', 'Not every page of the document can be reached.')
  if (pages.length === 0) return refuse('DOCUMENT_DAMAGED', 'No page of the document can be read.')
  const unreadable = pages.findIndex((page) => contentStreams(pdf, page) === undefined)
  if (unreadable >= 0) return refuse('DOCUMENT_DAMAGED', `The content of page ${unreadable + 1} is missing.`)
  return { kind: 'pdf', bytes, filedLength, hasLayers: pdf.getCatalog().has('OCProperties'), pdf, pages }
}

/** Walks the page tree in reading order; `undefined` where a page is missing, or a branch leads back into itself. */
function findPages(pdf: PDF): Page[] | undefined {
  const root = resolve(pdf, pdf.getCatalog().get('Pages'))
  if (!(root instanceof PdfDict)) return undefined
  const pages: Page[] = []
  const walked = new Set<PdfDict>()
  const open: TreeNode[] = [{ dict: root, parents: [] }]
  for (let node = open.pop(); node; node = open.pop()) {
    const kids = resolve(pdf, node.dict.get('Kids'))
    if (!(kids instanceof PdfArray)) {
      if (node.dict === root && root.getName('Type')?.value !== 'Page') return undefined
      pages.push(pageOf(pdf, node))
      continue
    }
    if (walked.has(node.dict)) return undefined
    walked.add(node.dict)
    const parents = [node.dict, ...node.parents]
    for (const kid of kids.toArray().reverse()) {
      const dict = resolve(pdf, kid)
      if (!(dict instanceof PdfDict) || dict instanceof PdfStream) return undefined
      open.push({ dict, parents })
    }
  }
  return pages
}

interface TreeNode {
  dict: PdfDict
  parents: PdfDict[]
}

function pageOf(pdf: PDF, { dict, parents }: TreeNode): Page {
  const owners = [dict, ...parents]
  return {
    dict,
    inherited: (key) => owners.map((owner) => resolve(pdf, owner.get(key))).find((it) => it && it.type !== 'null'),
  }
}

/** Viewers look for the header in the first 1,024 bytes (Adobe's implementation note 13 to PDF 1.7). */
const HEADER_WITHIN = 1024

function headerOffset(bytes: Uint8Array): number {
  return asBuffer(bytes).subarray(0, HEADER_WITHIN).indexOf('%PDF-')
}

/**
 * A PDF ends in `startxref`, a number and `%%EOF`, after its last object. A file cut off before that ends within its objects, or in the
 * cross-reference table behind them. Where only the pointer to the table is missing, all that the document holds is there.
 */
function hasItsEnd(bytes: Uint8Array): boolean {
  const buffer = asBuffer(bytes)
  const pointer = buffer.lastIndexOf('startxref')
  if (pointer >= 0 && !/\d\s+obj\b|endobj/.test(buffer.subarray(pointer).toString('latin1'))) return true
  const close = buffer.lastIndexOf('endobj')
  const behind = buffer.subarray(Math.max(0, close)).toString('latin1')
  if (close < 0 || /\d\s+obj\b/.test(behind)) return false
  const last = buffer.subarray(Math.max(0, buffer.lastIndexOf(' obj')), close).toString('latin1')
  return /trailer\s*<<[\s\S]*>>/.test(behind) || /\/Type\s*\/XRef\b/.test(last)
}

function whatItLooksLike(bytes: Uint8Array): string {
  const beginning = asBuffer(bytes)
    .subarray(0, HEADER_WITHIN)
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/, '')
    .trim()
  if (beginning === '') return 'it is empty'
  if (/^<(!doctype|html|head|body|script|\?xml)/i.test(beginning)) return 'it is a web page'
  if (/^[[{]/.test(beginning)) return 'it is a data record'
  if (beginning.startsWith('PK')) return 'it is a ZIP archive or an office document'
  if (/^(\u0089PNG|\u00FF\u00D8\u00FF|GIF8|II\*|MM\0\*)/.test(beginning)) return 'it is a picture'
  return 'it does not start with %PDF-'
}

/** The same bytes with Buffer's search functions; nothing is copied. */
function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
