import type { CaseStatus, IsoDate } from '../case.ts'
import { parseCaseNumber } from '../courts/case-number.ts'
import { COURT_TYPES } from '../courts/types.ts'

/** The court types a search can find cases of (Specification, "Historical search result"); the last five have no live lookup. */
export const FOUND_COURT_TYPES = [...COURT_TYPES, 'ITAT', 'APTEL', 'NGT', 'SAT', 'OTHER'] as const
export type FoundCourtType = (typeof FOUND_COURT_TYPES)[number]

/**
 * One result of a search by name or number, as its source returns it: far less than a `CourtCase`, and not checked with
 * a court. Numbers are spelled as by the source; their parts decide whether they identify the case. A field without a
 * value in the source is absent.
 */
export interface FoundCase {
  courtType: FoundCourtType
  cnr?: string
  registrationNumber?: string
  filingNumber?: string
  diaryNumber?: string
  establishmentCode?: string
  court?: string
  state?: string
  district?: string
  bench?: string
  caseType?: string
  caseTypeName?: string
  /** Civil, criminal, writ and the like, in the source's word. */
  caseNature?: string
  /** The case's number as the court prints it, e.g. `CS/12/2024`. */
  caseNumber?: string
  status?: CaseStatus
  natureOfDisposal?: string
  filingDate?: IsoDate
  registrationDate?: IsoDate
  nextHearingDate?: IsoDate
  decisionDate?: IsoDate
  /** In the court's order, as the court wrote them. */
  petitioners: string[]
  respondents: string[]
  /** The source's confidence that this is the requested party, 0 to 100. */
  matchScore?: number
}

/**
 * Returns the year of a case's filing: of its filing date, else of its CNR, else of its other numbers. A number may be
 * followed by the one of its parent matter, from another year.
 */
export function filingYear(found: FoundCase): number | undefined {
  const { filingDate, cnr, diaryNumber, filingNumber, registrationNumber, caseNumber } = found
  if (filingDate !== undefined) return Number(filingDate.slice(0, 4))
  const ownYears = [diaryNumber, filingNumber, registrationNumber, caseNumber].map(yearOfNumber)
  const years = [yearAtEnd(cnr), ...ownYears, yearAtEnd(diaryNumber), yearAtEnd(registrationNumber)]
  return years.find((year) => year !== undefined)
}

function yearOfNumber(number = ''): number | undefined {
  return parseCaseNumber(number)?.year
}

function yearAtEnd(number = ''): number | undefined {
  const year = /(?:^|\D|\d{6})((?:19|20)\d{2})$/.exec(number.trim())?.[1]
  return year === undefined ? undefined : Number(year)
}

/** Returns the location of a case's court, which an address is compared with. */
export function placeOf({ district, state, bench }: FoundCase): string | undefined {
  return [district, state, bench].filter((part) => part !== undefined).join(', ') || undefined
}

/** Returns every party once, in the court's order, without placeholders. */
export function partiesOf(names: readonly string[]): string[] {
  const byName = new Map<string, string>()
  for (const name of names) {
    const same = folded(name)
    if (!PLACEHOLDER.test(same) && !byName.has(same)) byName.set(same, name.trim())
  }
  return [...byName.values()]
}

/** Normalised placeholders that clerks enter for an unknown name: empty, or one of these once or more. */
const PLACEHOLDER = new RegExp(
  [
    '^(?:(?:X+|0+|NA|N A|NILL?|NONE|NULL|UNKNOWN|TO BE UPDATED|',
    '(?:NAME )?NOT (?:AVAILABLE|KNOWN|APPLICABLE|MENTIONED|DISCLOSED))(?: |$))*$',
  ].join(''),
)

/** Keeps the letters, marks and digits of a name: clerks vary all other characters. */
function folded(name: string): string {
  return name
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
