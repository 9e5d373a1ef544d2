import { decodeGlyphs, UNREADABLE } from './hindi/decode-glyphs.ts'
import { type LegacyFont, legacyFontNamed, legacyFontOf } from './hindi/legacy-font.ts'
import { inReadingOrder } from './hindi/reading-order.ts'
import type { OpenedPdf } from './open-pdf.ts'
import { PdfiumDocument } from './pdfium/document.ts'
import { openPdfium } from './pdfium/engine.ts'
import { type Letter, type SeenPage, seenPage } from './seen-text.ts'

export interface WrittenPage extends Omit<SeenPage, 'letters'> {
  /** What a person sees of the text in the document, runs in legacy Hindi fonts decoded. A word that cannot be decoded is one `UNREADABLE`. */
  text: string
  /** Words of the document that nobody sees. */
  hiddenWords: number
}

/** The text of each page, filled fields and notes included; `undefined` for a page, or all, that the engine cannot read. */
export async function writtenPages({ bytes, hasLayers }: OpenedPdf): Promise<(WrittenPage | undefined)[] | undefined> {
  const pdfium = await openPdfium()
  using held = pdfium.hold(bytes)
  using opened = PdfiumDocument.open(pdfium, held, bytes.length)
  if (!opened) return undefined
  const pages = Array.from({ length: opened.pageCount }, (_, at) => readPage(opened, at, hasLayers))
  const fonts = legacyFonts(pages.flatMap((page) => page?.runs ?? []))
  return pages.map(
    (page) =>
      page && { ...page, text: inReadingOrder(page.runs.map((run) => textOf(run, fonts.get(run.font))).join('')) },
  )
}

/** Text in one font, with blanks and line breaks. */
interface Run {
  font: string
  text: string
}

function readPage(document: PdfiumDocument, at: number, hasLayers: boolean) {
  try {
    using page = document.flatPage(at)
    if (!page) return undefined
    const { letters, isDrawn, pictured } = seenPage(page, hasLayers)
    const hiddenWords = hideWords(letters)
    const runs: Run[] = []
    let [object, font] = [0, '']
    for (const [place, letter] of letters.entries()) {
      if (letter.object !== 0 && letter.object !== object) font = page.fontName(letter.object)
      object = letter.object || object
      const text = spelled(letters, place)
      const last = runs.at(-1)
      if (last && (last.font === font || text.trim() === '')) last.text += text
      else runs.push({ font, text })
    }
    return { runs, hiddenWords, isDrawn, pictured }
  } catch {
    return undefined
  }
}

/** Takes a word for seen when half of its letters are; gives how many are not. */
function hideWords(letters: Letter[]): number {
  let hidden = 0
  let word: Letter[] = []
  for (const letter of [...letters, undefined]) {
    if (letter && letter.text.trim() !== '') {
      word.push(letter)
      continue
    }
    const isSeen = word.filter((part) => part.isSeen || part.isMadeUp).length * 2 >= word.length
    for (const part of word) part.isSeen = isSeen
    if (!isSeen && word.length > 1) hidden += 1
    word = []
  }
  return hidden
}

/** What a letter adds to the text; the engine's blanks within a word and hyphens at the end of a line add nothing. */
function spelled(letters: Letter[], at: number): string {
  const letter = letters[at]
  if (!letter) return ''
  const [before, after] = [letters[at - 1], letters[at + 1]]
  if (HYPHENS.has(letter.text))
    return letter.isSeen || letter.isMadeUp ? (isWithinWord(before, after) ? '' : '-\n') : ''
  if (letter.text.trim() !== '') return letter.isSeen ? `${blankBetween(before, letter)}${letter.text}` : ''
  if (letter.text === '\r') return ''
  const last = before?.text === '\r' ? letters[at - 2] : before
  if (!letter.isMadeUp || !last || !after) return letter.text
  const { size } = last
  const step = Math.abs(last.box.bottom - after.box.bottom)
  if (letter.text === ' ' && step > LINE * size && last.box.left - after.box.left > size) return '\n'
  // A letter that is drawn twice leaves a blank behind that the engine makes up.
  const isOne = step < MOST_OVERLAP * size && letter.gap > -MOST_OVERLAP * size && letter.gap < LEAST_BLANK * size
  return isOne ? '' : letter.text
}

/** The text between two letters that the engine gives as neighbours: it drops a blank that is drawn twice. */
function blankBetween(before: Letter | undefined, letter: Letter): string {
  if (!before || before.isMadeUp || before.object === letter.object) return ''
  if (before.text.trim() === '' || HYPHENS.has(before.text)) return ''
  const [one, other] = [before.box, letter.box]
  const across = Math.max(one.left - other.right, other.left - one.right)
  const down = Math.max(one.bottom - other.top, other.bottom - one.top)
  if (across > APART * before.size || down > LINE * before.size) return '\n'
  return letter.gap > DROPPED_BLANK * before.size ? ' ' : ''
}

/** What the engine gives for a hyphen at the end of a line. */
const HYPHENS = new Set(['\u0002', '\ufffe'])
/** In ems: how far down another line is, how far across another cell; how wide a blank is, a dropped one, an overlap of letters. */
const LINE = 0.7
const APART = 1.2
const LEAST_BLANK = 0.05
const DROPPED_BLANK = 0.2
const MOST_OVERLAP = 0.3

function isWithinWord(before: Letter | undefined, after: Letter | undefined): boolean {
  return /\p{L}|\p{M}/u.test(before?.text ?? '') && /[\p{Ll}\p{Lo}]/u.test(after?.text ?? '')
}

/** The legacy fonts of a document by their names: those with a telling one, and those known by all that is shown in each. */
function legacyFonts(runs: readonly Run[]): Map<string, LegacyFont> {
  const byFont = Map.groupBy(runs, ({ font }) => font)
  const found = [...byFont].flatMap(([font, own]): [string, LegacyFont][] => {
    const legacy = legacyFontNamed(font) ?? legacyFontOf(own.map(({ text }) => text).join(' '))
    return legacy ? [[font, legacy]] : []
  })
  return new Map(found)
}

function textOf({ text }: Run, font: LegacyFont | undefined): string {
  if (font === undefined) return text
  return font === 'unknown' ? text.replace(/\S+/g, UNREADABLE) : decodeGlyphs(text, font)
}
