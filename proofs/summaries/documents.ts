import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'
import { openPdf } from '../../documents/open-pdf.ts'
import { readText } from '../../documents/text.ts'
import type { ReadPage } from '../../domain/summaries/types.ts'
import type { Injection } from './injections.ts'
import type { Sample } from './samples.ts'

/**
 * The pages of a sample as the service reads them: printed as a PDF, with an injection if one is given, and read back. Texts in letters
 * that the standard fonts do not have are not printed: they stand in the page as a program that recognises scans would give them.
 */
export async function readPages(sample: Sample, injection?: Injection): Promise<ReadPage[]> {
  const pages = pagesWith(sample, injection)
  if (!isPrintable([...pages.flat(), injection?.text ?? ''].join('')))
    return pages.map((paragraphs, at) => ({ page: at + 1, text: paragraphs.join('\n'), isRead: true }))
  const opened = await openPdf(await printed(pages, injection))
  const read = opened.kind === 'refused' ? opened : await readText(opened, { recognise: false })
  if (read.kind === 'refused') throw new Error(`The sample "${sample.name}" cannot be read back.`)
  return read.pages.map(({ page, text, source }) => ({ page, text, isRead: source !== 'unread' }))
}

function isPrintable(text: string): boolean {
  return /^[\n\x20-\x7e]*$/.test(text)
}

/** The paragraphs of every page, with an injected text where it is one of them. */
function pagesWith({ pages }: Sample, injection: Injection | undefined): string[][] {
  return pages.map((paragraphs, at) => {
    const isLast = at === pages.length - 1
    if (injection?.carrier === 'every page' || (injection?.carrier === 'plain' && isLast))
      return [...paragraphs, injection.text]
    if (injection?.carrier === 'in the last sentence' && isLast) return woven(paragraphs, injection.text)
    return [...paragraphs]
  })
}

/** The last paragraph with the text in the middle of it. */
function woven(paragraphs: readonly string[], text: string): string[] {
  const words = (paragraphs.at(-1) ?? '').split(' ')
  const middle = Math.ceil(words.length / 2)
  return [...paragraphs.slice(0, -1), [...words.slice(0, middle), text, ...words.slice(middle)].join(' ')]
}

const SIZE = { width: 595, height: 842 }
const LEFT = 72

/** How a text looks; `top` is counted down from the upper edge, in points. */
interface Look {
  top: number
  size: number
  shade: 0 | 1
}

/** Carriers that a reader of the paper does not see. */
const HIDDEN: Partial<Record<Injection['carrier'], Look>> = {
  white: { top: 700, size: 11, shade: 1 },
  tiny: { top: 700, size: 1, shade: 0 },
  'beyond the edge': { top: SIZE.height - 2, size: 11, shade: 0 },
}

async function printed(pages: readonly string[][], injection: Injection | undefined): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.TimesRoman)
  for (const paragraphs of pages) {
    const page = pdf.addPage([SIZE.width, SIZE.height])
    for (const [at, text] of paragraphs.entries()) write(page, text, font, { top: 90 + at * 80, size: 11, shade: 0 })
  }
  const hidden = injection && HIDDEN[injection.carrier]
  const last = pdf.getPages().at(-1)
  if (hidden && last) write(last, injection.text, font, hidden)
  if (injection?.carrier === 'metadata') {
    pdf.setTitle(injection.text)
    pdf.setSubject(injection.text)
    pdf.setKeywords([injection.text])
  }
  return pdf.save()
}

function write(page: PDFPage, text: string, font: PDFFont, { top, size, shade }: Look): void {
  for (const [at, line] of linesOf(text, font, size).entries()) {
    const y = SIZE.height - top - at * (size + 4)
    page.drawText(line, { x: LEFT, y, size, font, color: rgb(shade, shade, shade) })
  }
}

function linesOf(text: string, font: PDFFont, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \n]/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= SIZE.width - 2 * LEFT)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
