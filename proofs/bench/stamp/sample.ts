import { randomBytes } from 'node:crypto'
import { PDF, StandardFonts } from '@libpdf/core'
import type { Provenance } from '../../../documents/strip/strip-text.ts'

/** An invented case, whose strip every stamped file gets. */
export const SAMPLE: Provenance = {
  service: 'CourtPulse',
  caseNumber: 'CS/114/2025',
  caseTitle: 'Meghdoot Cotton Mills Limited v. Suvarna Rekha Traders',
  retrievedAt: Date.UTC(2026, 10, 21, 8, 35, 9),
  reference: 'CP-7K3M-9QXA-4FWC',
}

/**
 * A document of this many pages, each full of invented lines, with an attachment of random bytes, which cannot be
 * compressed.
 */
export async function sampleOf(pages: number, attachedBytes = 0): Promise<Uint8Array> {
  const pdf = PDF.create()
  for (let number = 1; number <= pages; number += 1) {
    const page = pdf.addPage({ size: 'a4' })
    for (let line = 0; line < 45; line += 1)
      page.drawText(`Page ${number}, line ${line + 1}: the matter is listed for the next date as agreed by counsel.`, {
        x: 72,
        y: 770 - 16 * line,
        size: 10,
        font: StandardFonts.Helvetica,
      })
  }
  if (attachedBytes > 0) pdf.addAttachment('annexure.bin', randomBytes(attachedBytes))
  return pdf.save()
}
