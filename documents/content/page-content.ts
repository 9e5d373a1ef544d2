import { type PDF, PdfDict } from '@libpdf/core'
import { contentStreams, type Page } from '../open-pdf.ts'
import type { PageFrame } from '../page-frame.ts'
import { decode } from './decode.ts'
import { type WalkedContent, walkContent } from './walk.ts'

/**
 * Walks what a page itself draws (not its annotations), looking for ink in the leftmost `line` user units of the
 * displayed page. `undefined` when its streams cannot be decoded.
 */
export function walkPage(pdf: PDF, page: Page, frame: PageFrame, line: number): WalkedContent | undefined {
  const content = pageContent(pdf, page)
  const resources = page.inherited('Resources')
  return (
    content &&
    walkContent({
      pdf,
      content,
      resources: resources instanceof PdfDict ? resources : new PdfDict(),
      toDisplay: frame.toDisplay,
      visible: { left: 0, bottom: 0, right: frame.width, top: frame.height },
      line,
    })
  )
}

function pageContent(pdf: PDF, page: Page): Buffer | undefined {
  try {
    return Buffer.concat((contentStreams(pdf, page) ?? []).flatMap((stream) => [decode(stream), NEW_LINE]))
  } catch {
    return undefined
  }
}

/** Between two streams of one page no token runs on (ISO 32000-1, table 30). */
const NEW_LINE = Buffer.from('\n')
