import { getDocumentProxy } from 'unpdf'
import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { decodeGlyphs, UNREADABLE } from './hindi/decode-glyphs.ts'
import { type LegacyFont, legacyFontNamed, legacyFontOf } from './hindi/legacy-font.ts'
import { inReadingOrder } from './hindi/reading-order.ts'

/**
 * The text of each page as it stands in the document, runs in legacy Hindi fonts decoded; `undefined` for a page, or all, that the reader
 * cannot read. A word that cannot be decoded is one `UNREADABLE`.
 * @param fontNamesOf the names of a page's fonts, counted from 1
 */
export async function writtenTexts(
  bytes: Uint8Array,
  fontNamesOf: (page: number) => readonly string[],
): Promise<(string | undefined)[] | undefined> {
  try {
    // The reader takes the bytes away from whoever gives them; a copy keeps the caller's whole.
    const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
    const pages: (Run[] | undefined)[] = []
    const named = new Map<string, LegacyFont>()
    for (let number = 1; number <= document.numPages; number += 1) {
      const isNamed = fontNamesOf(number).some((name) => legacyFontNamed(name))
      pages.push(await runsOf(document, number, isNamed ? named : undefined))
    }
    await document.loadingTask.destroy()
    const fonts = new Map([...legacyFontsByText(pages), ...named])
    return pages.map((runs) => runs && inReadingOrder(runs.map((run) => textOf(run, fonts.get(run.font))).join('')))
  } catch {
    return undefined
  }
}

/** Text in one font, with blanks and line breaks. */
interface Run {
  font: string
  text: string
}

/** A page's runs in their order. The reader knows its fonts' names only after it has prepared to draw it, which is asked where it matters. */
async function runsOf(
  document: PDFDocumentProxy,
  number: number,
  named: Map<string, LegacyFont> | undefined,
): Promise<Run[] | undefined> {
  try {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const runs: Run[] = []
    for (const item of items) {
      if (!('str' in item)) continue
      const text = `${item.str}${item.hasEOL ? '\n' : ''}`
      const last = runs.at(-1)
      if (last && (last.font === item.fontName || text.trim() === '')) last.text += text
      else runs.push({ font: item.fontName, text })
    }
    if (named) {
      await page.getOperatorList()
      for (const { font } of runs) {
        const known: unknown = page.commonObjs.has(font) ? page.commonObjs.get(font) : undefined
        const legacy = legacyFontNamed(nameOf(known))
        if (legacy) named.set(font, legacy)
      }
    }
    page.cleanup()
    return runs
  } catch {
    return undefined
  }
}

function nameOf(font: unknown): string {
  return typeof font === 'object' && font !== null && 'name' in font && typeof font.name === 'string' ? font.name : ''
}

/** The legacy fonts among those without a telling name, by all that the document shows in each. */
function legacyFontsByText(pages: readonly (readonly Run[] | undefined)[]): [string, LegacyFont][] {
  const byFont = Map.groupBy(
    pages.flatMap((runs) => runs ?? []),
    ({ font }) => font,
  )
  return [...byFont].flatMap(([font, runs]): [string, LegacyFont][] => {
    const legacy = legacyFontOf(runs.map(({ text }) => text).join(' '))
    return legacy ? [[font, legacy]] : []
  })
}

function textOf({ text }: Run, font: LegacyFont | undefined): string {
  if (font === undefined) return text
  return font === 'unknown' ? text.replace(/\S+/g, UNREADABLE) : decodeGlyphs(text, font)
}
