import { extractText, getDocumentProxy } from 'unpdf'

/** The text of an order's document. */
export interface OrderPages {
  /** The origin of the document, as the strip on its pages states it. */
  provenance: string
  /** The court's own text of each page; empty for a scanned page. */
  pages: string[]
}

/** Enough for a document of the largest size that the service delivers, over a slow connection. */
const TIMEOUT_MS = 60_000

/**
 * Opens the document of a signed link.
 * @throws Error when there is none
 */
export type OpenDocument = (url: string) => Promise<Uint8Array>

/** Fetches a document over the network. */
export const fetchDocument: OpenDocument = async (url) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`Downloading the document failed with HTTP ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Reads the text of the pages of an order's document. */
export async function readOrderPages(document: Uint8Array): Promise<OrderPages> {
  const texts = await readTexts(document)
  return {
    provenance: STRIP.exec(texts[0] ?? '')?.[0].trim() ?? '',
    pages: texts.map((text) => text.replace(STRIP, '').trim()),
  }
}

/** The service's strip, which is drawn last on every page and is therefore the end of its text. */
const STRIP = /CourtPulse · (?:(?!CourtPulse · ).)*Retrieved [^\n]* This is not a certified copy\s*$/s

async function readTexts(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(bytes, { verbosity: 0 })
  try {
    return (await extractText(document, { mergePages: false })).text
  } finally {
    await document.loadingTask.destroy()
  }
}
