import { openPdf } from '../../documents/open-pdf.ts'
import type { Refusal } from '../../documents/refusal.ts'
import { type StampedPdf, stampPdf } from '../../documents/stamp.ts'
import type { Provenance } from '../../documents/strip/strip-text.ts'

/** Stamps a document in this process, of any size. */
export async function openAndStamp(bytes: Uint8Array, provenance: Provenance): Promise<StampedPdf | Refusal> {
  const opened = await openPdf(bytes)
  return opened.kind === 'refused' ? opened : stampPdf(opened, provenance)
}
