import type { PDF } from '@libpdf/core'
import { examineMargin } from './content/margin.ts'
import type { OpenedPdf, Page } from './open-pdf.ts'
import { pageFrame } from './page-frame.ts'
import { firstChangedPage } from './pages-kept.ts'
import { changedObjects, forgetLoading, hasForeignName, saveUpdate } from './pdf-changes.ts'
import { type Refusal, refuse } from './refusal.ts'
import { type PagePlan, PageStamper } from './stamp-page.ts'
import { prepareStrip, STRIP_WIDTH, type Strip } from './strip/strip.ts'
import type { Provenance } from './strip/strip-text.ts'
import { pageWithoutStrip } from './strip-seen.ts'

export interface StampedPdf {
  kind: 'stamped'
  bytes: Uint8Array
  pages: number
  /** How many pages had something in their left margin and were made wider for the strip. */
  grownPages: number
}

/**
 * Puts a strip with the document's provenance along the left margin of every page (Specification, "POST
 * /case-lookup/orders/download"). The new document is the old one byte for byte, followed by an update. What cannot be stamped without harm is refused, and
 * so is what does not show its strip when it is read anew. The opened document
 * is changed: it can be stamped once.
 */
export async function stampPdf(
  { bytes, filedLength, pdf, pages }: OpenedPdf,
  provenance: Provenance,
): Promise<StampedPdf | Refusal> {
  const strip = await prepareStrip(pdf, provenance)
  const plans = distinct(pages).map((page) => planPage(pdf, page, strip))
  if (pdf.isEncrypted) forgetLoading(pdf)
  const stamper = new PageStamper(pdf, strip)
  for (const plan of plans) stamper.stamp(plan)
  await strip.finish()
  const changed = changedObjects(pdf)
  const saved = await saveUpdate(pdf, bytes)
  if (changed.some(hasForeignName))
    return refuse('CANNOT_BE_STAMPED', 'The document names its resources in an unknown encoding.')
  const bare = await pageWithoutStrip(saved)
  if (bare !== undefined) return refuse('CANNOT_BE_STAMPED', `The strip would not show on page ${bare}.`)
  const widths = new Map(plans.map(({ page, scale, margin }) => [page.dict, margin.inked ? 0 : STRIP_WIDTH * scale]))
  const changedPage = await firstChangedPage({
    stamped: saved,
    filedLength,
    mendedLength: bytes.length,
    stripWidths: pages.map(({ dict }) => widths.get(dict) ?? 0),
  })
  if (changedPage !== undefined)
    return refuse('PAGE_NOT_KEPT', `Page ${changedPage} would not look as the court filed it.`)
  const grownPages = plans.filter(({ margin }) => margin.inked).length
  return { kind: 'stamped', bytes: saved, pages: pages.length, grownPages }
}

/** A page may stand in the page tree twice; it is one page to stamp. */
function distinct(pages: Page[]): Page[] {
  return [...new Map(pages.map((page) => [page.dict, page])).values()]
}

function planPage(pdf: PDF, page: Page, strip: Strip): PagePlan {
  const frame = pageFrame(pdf, page)
  const scale = Math.min(1 / frame.unit, frame.height / strip.neededLength)
  return { page, frame, scale, margin: examineMargin(pdf, page, frame, STRIP_WIDTH * scale) }
}
