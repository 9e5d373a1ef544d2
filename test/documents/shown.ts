import { getDocumentProxy } from 'unpdf'
import type { StampedPdf } from '../../documents/stamp.ts'
import { STRIP_WIDTH } from '../../documents/strip/strip.ts'
import type { Provenance } from '../../documents/strip/strip-text.ts'
import { openAndStamp } from './open-and-stamp.ts'

/** An invented case. */
export const PROVENANCE: Provenance = {
  service: 'CourtPulse',
  caseNumber: 'CS/114/2025',
  caseTitle: 'Meghdoot Cotton Mills Limited v. Suvarna Rekha Traders',
  retrievedAt: Date.UTC(2026, 10, 21, 8, 35, 9),
  reference: 'CP-7K3M-9QXA-4FWC',
}

export const STRIP_HEADING = 'CourtPulse · CS/114/2025 · Meghdoot Cotton Mills Limited v. Suvarna Rekha Traders'
export const STRIP_STATEMENT =
  'Retrieved 21-11-2026 14:05:09 +05:30 · Reference CP-7K3M-9QXA-4FWC · This is not a certified copy'

export async function stamped(bytes: Uint8Array, provenance = PROVENANCE): Promise<StampedPdf> {
  const outcome = await openAndStamp(bytes, provenance)
  if (outcome.kind === 'refused') throw new Error(`${outcome.reason}: ${outcome.sentence}`)
  return outcome
}

/**
 * A page as an independent reader, pdf.js, shows it: its displayed size and its texts with the places they begin at.
 */
export interface ShownPage {
  width: number
  height: number
  texts: ShownText[]
}

export interface ShownText {
  text: string
  x: number
  y: number
}

/** Lengths are points, counted from the upper left corner of the displayed page. */
export async function shownPages(bytes: Uint8Array): Promise<ShownPage[]> {
  const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
  const pages: ShownPage[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const texts = items.flatMap((item) => {
      if (!('str' in item) || item.str === '') return []
      const [x, y] = viewport.convertToViewportPoint(item.transform[4], item.transform[5])
      return { text: item.str, x: round(x), y: round(y) }
    })
    pages.push({ width: round(viewport.width), height: round(viewport.height), texts })
  }
  await document.loadingTask.destroy()
  return pages
}

/** A stamped page taken apart: how much wider it is, its strip, and its own texts moved back to where they stood. */
export interface StampedPage {
  grownBy: number
  strip: string[]
  stripPositions: number[]
  own: ShownText[]
}

/** Stamps a document and takes its pages apart; what lies left of the strip's edge is the strip's. */
export async function stampedPages(bytes: Uint8Array, provenance = PROVENANCE): Promise<StampedPage[]> {
  const before = await shownPages(bytes)
  const after = await shownPages((await stamped(bytes, provenance)).bytes)
  return after.map(({ width, texts }, at) => {
    const grownBy = round(width - (before[at]?.width ?? 0))
    const strip = texts.filter(({ x }) => x < (grownBy || STRIP_WIDTH))
    const own = texts.filter((text) => !strip.includes(text) && text.text.trim() !== '')
    return {
      grownBy,
      strip: linesOf(strip),
      stripPositions: [...new Set(strip.map(({ x }) => x))],
      own: own.map((text) => ({ ...text, x: round(text.x - grownBy) })),
    }
  })
}

/** Text that runs upwards, put together by the lines' places from left to right. */
function linesOf(texts: ShownText[]): string[] {
  const lines = Map.groupBy(texts, ({ x }) => x)
  return [...lines].sort(([one], [other]) => one - other).map(([, line]) => line.map(({ text }) => text).join(''))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
