/** Where a document comes from, as its strip says it. */
export interface Provenance {
  /** The service's name. */
  service: string
  /** The case's number as the court writes it. */
  caseNumber: string
  /** The parties, when they are known. May be shortened to fit the page, and left out where no font can show it. */
  caseTitle?: string
  /** When the document was fetched from the court, epoch milliseconds. */
  retrievedAt: number
  /** The `CP-` reference. */
  reference: string
}

/** The two lines of the strip; the title, which may be shortened, follows the first. */
export interface StripText {
  heading: string
  title: string
  statement: string
}

/** What the strip says (Specification, "POST /case-lookup/orders/download"). */
export function stripText({ service, caseNumber, caseTitle, retrievedAt, reference }: Provenance): StripText {
  return {
    heading: `${inOneLine(service)} · ${inOneLine(caseNumber)}`,
    title: inOneLine(caseTitle ?? ''),
    statement: `Retrieved ${indianTime(retrievedAt)} · Reference ${inOneLine(reference)} · This is not a certified copy`,
  }
}

/**
 * An instant as it is written in India, with its offset: `21-11-2026 14:05:09 +05:30`. India has one time and never
 * changes it.
 */
export function indianTime(epochMs: number): string {
  const [date = '', time = ''] = new Date(epochMs + INDIAN_OFFSET_MS).toISOString().split('T')
  return `${date.split('-').reverse().join('-')} ${time.slice(0, 8)} +05:30`
}

const INDIAN_OFFSET_MS = (5 * 60 + 30) * 60_000

function inOneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
