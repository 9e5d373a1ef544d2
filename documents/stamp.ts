import type { PDF } from '@libpdf/core'
import { looksOf, spoiltPage } from './compare-pages.ts'
import { closingOf } from './content/closing.ts'
import { notesInMargin } from './notes-in-margin.ts'
import type { OpenedPdf, Page } from './open-pdf.ts'
import { pageFrame } from './page-frame.ts'
import { changedObjects, forgetLoading, hasForeignName, saveUpdate } from './pdf-changes.ts'
import { type Refusal, refuse } from './refusal.ts'
import { type PagePlan, PageStamper } from './stamp-page.ts'
import { prepareStrip, STRIP_WIDTH, type Strip } from './strip/strip.ts'
import type { Provenance } from './strip/strip-text.ts'

export interface StampedPdf {
  kind: 'stamped'
  bytes: Uint8Array
  pages: number
  /** How many pages had something in their left margin and were made wider for the strip. */
  grownPages: number
}

/**
 * Puts a strip with the document's provenance along the left margin of every page (Specification, "POST
 * /case-lookup/orders/download"). The new document is the old one byte for byte, followed by an update. What cannot be stamped without harm
 * is refused, and so is what another engine does not draw as it was filed, with a strip. The opened document is changed: it can be stamped
 * once.
 */
export async function stampPdf(opened: OpenedPdf, provenance: Provenance): Promise<StampedPdf | Refusal> {
  const { bytes, pdf, pages } = opened
  const strip = await prepareStrip(pdf, provenance)
  const known = new Map<Page['dict'], PagePlan>()
  const plans = pages.map((page) => {
    // A page may stand in the page tree twice; it is one page to stamp.
    const plan = known.get(page.dict) ?? planPage(pdf, page, strip)
    known.set(page.dict, plan)
    return plan
  })
  const looks = await looksOf(opened, plans)
  if (looks.length < pages.length)
    return refuse('PAGE_NOT_KEPT', `Page ${looks.length + 1} cannot be compared with what the court filed.`)
  if (pdf.isEncrypted) forgetLoading(pdf)
  const stamper = new PageStamper(pdf, strip)
  const distinct = new Map(plans.map((plan, at) => [plan, looks[at]?.isFree === true]))
  for (const [plan, isFree] of distinct) stamper.stamp(plan, isFree)
  await strip.finish()
  const changed = changedObjects(pdf)
  const saved = await saveUpdate(pdf, bytes)
  if (changed.some(hasForeignName))
    return refuse('CANNOT_BE_STAMPED', 'The document names its resources in an unknown encoding.')
  const spoilt = await spoiltPage(saved, looks)
  if (spoilt?.lacks === 'STRIP') return refuse('CANNOT_BE_STAMPED', `The strip would not show on page ${spoilt.page}.`)
  if (spoilt) return refuse('PAGE_NOT_KEPT', `Page ${spoilt.page} would not look as the court filed it.`)
  const grownPages = [...distinct.values()].filter((isFree) => !isFree).length
  return { kind: 'stamped', bytes: saved, pages: pages.length, grownPages }
}

function planPage(pdf: PDF, page: Page, strip: Strip): PagePlan {
  const frame = pageFrame(pdf, page)
  const scale = Math.min(1 / frame.unit, frame.height / strip.neededLength)
  const [width, length] = [STRIP_WIDTH * scale, strip.textLength * scale]
  const closing = closingOf(pdf, page)
  const notes = notesInMargin(pdf, page, frame, width)
  const place = { width, length, scale, isTaken: closing === undefined || notes.touch }
  return { page, frame, closing, isOverhung: notes.overhang, place }
}
