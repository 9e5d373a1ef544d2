import { type OpenedPdf, openPdf } from './open-pdf.ts'
import { type Refusal, refuse } from './refusal.ts'

export interface SizeLimits {
  maxBytes: number
  maxPages: number
}

/** What no order of a court comes near to; larger files are refused before they are parsed. */
export const SIZE_LIMITS: SizeLimits = { maxBytes: 100 * 1024 * 1024, maxPages: 5000 }

/**
 * Opens bytes that came from a court if they are a document to keep: a PDF with its beginning and its end, not too
 * large, whose pages can all be reached, and that opens without a password. What the site called it (its content type)
 * does not count, courts label PDFs as anything; the bytes do.
 */
export async function acceptPdf(bytes: Uint8Array, limits: SizeLimits = SIZE_LIMITS): Promise<OpenedPdf | Refusal> {
  if (bytes.length > limits.maxBytes)
    return refuse('DOCUMENT_TOO_LARGE', `The document has ${bytes.length} bytes. The maximum is ${limits.maxBytes}.`)
  const opened = await openPdf(bytes)
  if (opened.kind === 'refused') return opened
  const { pages } = opened
  if (pages.length > limits.maxPages)
    return refuse('DOCUMENT_TOO_LARGE', `The document has ${pages.length} pages. The maximum is ${limits.maxPages}.`)
  return opened
}
