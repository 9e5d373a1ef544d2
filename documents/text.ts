import { tmpdir } from 'node:os'
import { openOcr } from './ocr.ts'
import type { OpenedPdf } from './open-pdf.ts'
import { type Refusal, refuse } from './refusal.ts'
import { LARGE_PICTURE } from './seen-text.ts'
import { type WrittenPage, writtenPages } from './written-text.ts'

/** How a page could be read: as text; as a picture of text; as text beside or under a large picture; or not at all. */
export type PageVerdict = 'text' | 'scanned' | 'mixed' | 'unreadable'

export interface PageText {
  /** Counted from 1, as readers count. */
  page: number
  verdict: PageVerdict
  /** Empty where the page was not read. */
  text: string
  /** Whether the text stands in the document, was recognised in the picture of the page, or was not to be had. */
  source: 'document' | 'recognised' | 'unread'
  /** Whether the document has a sentence there that nobody sees: white, covered, clipped, in a layer that is off. It is no part of `text`. */
  hidesText: boolean
}

export interface DocumentText {
  kind: 'text'
  pages: PageText[]
}

export interface TextOptions {
  /** Whether to recognise the text of scanned pages where the programs for it are installed. */
  recognise: boolean
}

/**
 * Reads a PDF's text page by page. Pages without usable text are recognised where that is possible, else reported as
 * unread. A page with few letters on a large picture is recognised too, and read from the picture if that has clearly more.
 */
export async function readText(
  opened: OpenedPdf,
  { recognise }: TextOptions,
  folder = tmpdir(),
): Promise<DocumentText | Refusal> {
  const written = await writtenPages(opened)
  if (written === undefined) return refuse('DOCUMENT_DAMAGED', 'The text of the document cannot be read.')
  const pages = written.map((page, at) => judge(page, at + 1))
  return {
    kind: 'text',
    pages: recognise && pages.some(mayHoldMore) ? await recognised(opened.bytes, pages, folder) : pages,
  }
}

function judge(written: WrittenPage | undefined, page: number): PageText {
  const text = written?.text.normalize('NFC').trim()
  const verdict = verdictOf(text, written?.pictured ?? 0, written?.isDrawn ?? true)
  const isRead = verdict === 'text' || verdict === 'mixed'
  const hidesText = (written?.hiddenWords ?? 0) >= WORDS_OF_SENTENCE
  return { page, verdict, text: (isRead && text) || '', source: isRead ? 'document' : 'unread', hidesText }
}

/** "Petition is dismissed" has as many words. */
const WORDS_OF_SENTENCE = 3

/** A footer, a stamp and a signature have fewer letters together; a page of an order that is searchable has more. */
const LETTERS_BESIDE_SCAN = 400
/** Two programs that recognise one scan differ in a few letters; a body beside its footer is many times as long. */
const CLEARLY_MORE = 2

/** Whether a page is unread, or may be a scan of which only the footer is text. */
function mayHoldMore({ verdict, source, text }: PageText): boolean {
  return source === 'unread' || (verdict === 'mixed' && lettersOf(text) < LETTERS_BESIDE_SCAN)
}

/** The pages, with those that may hold more than was read recognised one after the other. */
async function recognised(bytes: Uint8Array, pages: PageText[], folder: string): Promise<PageText[]> {
  await using ocr = await openOcr(bytes, folder)
  const results: PageText[] = []
  for (const page of pages) {
    const text = mayHoldMore(page) ? await ocr?.recognise(page.page) : undefined
    const isMore = page.source === 'unread' || lettersOf(text) > lettersOf(page.text) * CLEARLY_MORE
    results.push(text && isMore ? { ...page, text, source: 'recognised' } : page)
  }
  return results
}

/** A page with fewer letters has no more than a page number or a stamp. */
const FEW_LETTERS = 25
/** The share of garbled words from which a page's text is not to be quoted from. */
const GARBLED_SHARE = 0.1

function verdictOf(text: string | undefined, pictured: number, drawn: boolean): PageVerdict {
  if (text === undefined || isGarbled(text)) return pictured >= LARGE_PICTURE ? 'scanned' : 'unreadable'
  if (pictured >= LARGE_PICTURE) return lettersOf(text) < FEW_LETTERS ? 'scanned' : 'mixed'
  if (text !== '' || !drawn) return 'text'
  return pictured > 0 ? 'scanned' : 'unreadable'
}

function lettersOf(text = ''): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

/**
 * Fonts that do not say which letters their glyphs are give private or stray characters, or Latin letters within Indian
 * words.
 */
function isGarbled(text: string): boolean {
  const words = text.match(/\S+/g) ?? []
  const garbled = words.filter((word) => STRAY.test(word) || (LATIN.test(word) && INDIAN.test(word)))
  return garbled.length > words.length * GARBLED_SHARE
}

const STRAY = /[\uFFFD\p{Co}\p{Cn}\p{Cc}\u0180-\u02AF]/u
const LATIN = /\p{Script=Latin}/u
const INDIAN = /[\u0900-\u0DFF]/
