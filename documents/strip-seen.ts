import { type PDF, PdfArray, PdfDict, PdfStream } from '@libpdf/core'
import { ContentLexer, isName, type Operation, UnreadableContent } from './content/content-lexer.ts'
import { decode } from './content/decode.ts'
import { matrixOf, numbers } from './content/ink.ts'
import { hasItsOperands } from './content/operands.ts'
import { type Matrix, mapRectangle, multiply, type Rectangle } from './geometry.ts'
import { contentStreams, openPdf, type Page, readBox, resolve } from './open-pdf.ts'
import { pageFrame } from './page-frame.ts'
import { isStripName } from './stamp-page.ts'

/**
 * Looks at a written document: the number of the first page on which the strip does not show along the left edge, or undefined when it
 * shows on every page. The pages are read anew, in the strictest way of any viewer: nothing but a blank separates two streams of a page,
 * and drawing ends at an operator without its operands.
 */
export async function pageWithoutStrip(written: Uint8Array): Promise<number | undefined> {
  const opened = await openPdf(written)
  if (opened.kind === 'refused' || opened.bytes.length !== written.length) return 1
  const { pdf, pages } = opened
  const looked = new Map<PdfDict, boolean>()
  const missing = pages.findIndex((page) => {
    const isSeen = looked.get(page.dict) ?? showsStrip(pdf, page)
    looked.set(page.dict, isSeen)
    return !isSeen
  })
  return missing < 0 ? undefined : missing + 1
}

function showsStrip(pdf: PDF, page: Page): boolean {
  const resources = page.inherited('Resources')
  if (drawsStrip(pdf, page, contentOf(pdf, page), resources)) return true
  const annotations = resolve(pdf, page.dict.get('Annots'))
  const last = annotations instanceof PdfArray ? resolve(pdf, annotations.toArray().at(-1)) : undefined
  const appearances = last instanceof PdfDict ? resolve(pdf, last.get('AP')) : undefined
  const cover = appearances instanceof PdfDict ? resolve(pdf, appearances.get('N')) : undefined
  return cover instanceof PdfStream && drawsStrip(pdf, page, decode(cover), resolve(pdf, cover.get('Resources')))
}

/** What the page draws, up to the first stream that cannot be decoded. */
function contentOf(pdf: PDF, page: Page): Uint8Array {
  const parts: Uint8Array[] = []
  try {
    for (const stream of contentStreams(pdf, page) ?? []) parts.push(decode(stream), BLANK)
  } catch {
    // No viewer draws what cannot be decoded; what stands before it counts.
  }
  return Buffer.concat(parts)
}

const BLANK = Buffer.from(' ')

/** What has to be known where a form is drawn: where it lands, and whether anything may be cut off. */
interface State {
  matrix: Matrix
  isClipped: boolean
}

/** Follows just the operators that move or clip what is drawn, up to the strip. */
function drawsStrip(pdf: PDF, page: Page, content: Uint8Array, resources: unknown): boolean {
  const frame = pageFrame(pdf, page)
  const lexer = new ContentLexer(content)
  const saved: State[] = []
  let state: State = { matrix: frame.toDisplay, isClipped: false }
  try {
    for (let operation = lexer.next(); operation; operation = lexer.next()) {
      const { operator, operands } = operation
      if (!hasItsOperands(operation)) return false
      if (operator === 'q') saved.push(state)
      else if (operator === 'Q') state = saved.pop() ?? state
      else if (operator === 'cm') state = { ...state, matrix: multiply(matrixOf(numbers(operands)), state.matrix) }
      else if (operator === 'W' || operator === 'W*') state = { ...state, isClipped: true }
      else if (operator === 'Do' && !state.isClipped) {
        const form = stripOf(pdf, resources, operation)
        if (form && isAlongEdge(mapRectangle(state.matrix, form.box), frame.height)) return true
      }
    }
    return false
  } catch (error) {
    if (error instanceof UnreadableContent) return false
    throw error
  }
}

/** The strip that an operation draws: a form that shows text. */
function stripOf(pdf: PDF, resources: unknown, { operands: [name] }: Operation): { box: Rectangle } | undefined {
  const objects = resources instanceof PdfDict ? resolve(pdf, resources.get('XObject')) : undefined
  if (!isName(name) || !isStripName(name.name) || !(objects instanceof PdfDict)) return undefined
  const form = resolve(pdf, objects.get(name.name))
  if (!(form instanceof PdfStream)) return undefined
  const box = readBox(pdf, form.get('BBox'))
  return box && Buffer.from(decode(form)).includes('Tj') ? { box } : undefined
}

/** Whether a displayed rectangle begins at the left edge and is as high as the page; within what rounding leaves. */
function isAlongEdge({ left, bottom, right, top }: Rectangle, height: number): boolean {
  const isFlush = Math.abs(left) < EXACT && Math.abs(bottom) < EXACT && Math.abs(top - height) < EXACT
  return isFlush && right > 0
}

const EXACT = 0.1
