/** Made documents that are kept: enough for a test's own orders, little enough for memory (some 3 KB each). */
const KEPT = 500
const kept = new Map<string, Uint8Array>()

/** Prints a text as a PDF of A4 pages; the same text gives the same bytes. A court's order of usual length fills two pages. */
export async function orderPdf(text: string): Promise<Uint8Array> {
  const made = kept.get(text) ?? (await print(text))
  if (kept.size >= KEPT) kept.clear()
  kept.set(text, made)
  return made
}

async function print(text: string): Promise<Uint8Array> {
  // Loaded at the first document, because it takes longer than everything else that a sandbox needs to start.
  const { PDFDocument, StandardFonts } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.create({ updateMetadata: false })
  const font = await document.embedFont(StandardFonts.TimesRoman)
  const lines = text.split('\n').flatMap((line) => wrapped(line, (part) => font.widthOfTextAtSize(part, FONT_SIZE)))
  for (let first = 0; first < lines.length; first += LINES_A_PAGE) {
    const page = document.addPage([WIDTH, HEIGHT])
    lines.slice(first, first + LINES_A_PAGE).forEach((line, i) => {
      page.drawText(line, { x: MARGIN, y: HEIGHT - MARGIN - i * LINE_HEIGHT, size: FONT_SIZE, font })
    })
  }
  return document.save({ useObjectStreams: false })
}

// A4 in points, with the wide margin and the wide lines of court paper.
const WIDTH = 595
const HEIGHT = 842
const MARGIN = 90
const FONT_SIZE = 12
const LINE_HEIGHT = 20
const LINES_A_PAGE = Math.floor((HEIGHT - 2 * MARGIN) / LINE_HEIGHT)

/** Breaks a line where it passes the right margin. */
function wrapped(line: string, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    const longer = current ? `${current} ${word}` : word
    if (current && widthOf(longer) > WIDTH - 2 * MARGIN) {
      lines.push(current)
      current = word
    } else current = longer
  }
  return [...lines, current]
}
