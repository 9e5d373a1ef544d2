import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib'

/** A sheet of paper in points, as a reader sees it. */
export interface Sheet {
  width: number
  height: number
  /** The left edge of lines, and their length. */
  left: number
  lineWidth: number
  /** A turned sheet is stored upright with a rotation. */
  isTurned: boolean
}

/** A4 with the wide margins of court paper. */
export const UPRIGHT: Sheet = { width: 595, height: 842, left: 90, lineWidth: 415, isTurned: false }

const TOP_MARGIN = 90
const FONT_SIZE = 12
const LINE_HEIGHT = 20

/**
 * Prints a text as a PDF; the same text gives the same bytes. A form feed begins a new page. An order of usual length
 * fills two.
 */
export async function textPdf(text: string, sheet = UPRIGHT): Promise<Uint8Array> {
  const document = await newDocument()
  await writeText(document, text, sheet, (size) => document.addPage(size))
  return bytesOf(document)
}

// The library is loaded at the first document: loading takes longer than the rest of the sandbox's start.
export const pdfLibrary = () => import('@cantoo/pdf-lib')

/** An empty document, without the dates that would make every copy differ. */
export async function newDocument(): Promise<PDFDocument> {
  const { PDFDocument } = await pdfLibrary()
  return PDFDocument.create({ updateMetadata: false })
}

/** The document's bytes in the plain form that old readers know. */
export function bytesOf(document: PDFDocument): Promise<Uint8Array> {
  return document.save({ useObjectStreams: false })
}

/** Writes a text from the top of as many pages as it needs; `nextPage` returns each of them. */
export async function writeText(
  document: PDFDocument,
  text: string,
  sheet: Sheet,
  nextPage: (size: [number, number]) => PDFPage,
): Promise<void> {
  const { degrees, StandardFonts } = await pdfLibrary()
  const font = await document.embedFont(StandardFonts.TimesRoman)
  const widthOf = (part: string) => font.widthOfTextAtSize(part, FONT_SIZE)
  for (const lines of text.split('\f').flatMap((part) => pagesOf(wrapped(part, sheet.lineWidth, widthOf), sheet))) {
    const page = nextPage(sheet.isTurned ? [sheet.height, sheet.width] : [sheet.width, sheet.height])
    if (sheet.isTurned) page.setRotation(degrees(90))
    lines.forEach((line, i) => {
      const up = sheet.height - TOP_MARGIN - i * LINE_HEIGHT
      // Left to right on a turned sheet is stored as bottom to top.
      const place = sheet.isTurned
        ? { x: sheet.height - up, y: sheet.left, rotate: degrees(90) }
        : { x: sheet.left, y: up }
      page.drawText(line, { ...place, size: FONT_SIZE, font })
    })
  }
}

function pagesOf(lines: string[], { height }: Sheet): string[][] {
  const perPage = Math.floor((height - 2 * TOP_MARGIN) / LINE_HEIGHT)
  return Array.from({ length: Math.ceil(lines.length / perPage) }, (_, i) =>
    lines.slice(i * perPage, (i + 1) * perPage),
  )
}

/** Breaks every line that becomes too wide. */
function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap((line) => {
    const lines: string[] = []
    let current = ''
    for (const word of line.split(' ')) {
      const longer = current ? `${current} ${word}` : word
      const isFull = current !== '' && widthOf(longer) > width
      if (isFull) lines.push(current)
      current = isFull ? word : longer
    }
    return [...lines, current]
  })
}
