import { courtOf } from '../courts/index.ts'
import type { CourtType } from '../courts/types.ts'

/*
 * The places that publish cause lists: `SC`, `HC-<bench>`, and `NCLAT-<bench>`. Lists print the numbers of cases, never their CNRs, so a case stands on the
 * lists of the place that its keys by number name.
 */

/** The places whose lists are read. */
export const LIST_COURTS = [
  'SC',
  'HC-DLHC01',
  'HC-HCMA01',
  'HC-HCMD01',
  'HC-WBCHCA',
  'HC-WBCHCO',
  'HC-KAHC01',
  'HC-KAHC02',
  'HC-KAHC03',
  'HC-HBHC01',
  'NCLAT-DELHI',
  'NCLAT-CHENNAI',
] as const
export type ListCourt = (typeof LIST_COURTS)[number]

export function isListCourt(court: string): court is ListCourt {
  return LIST_COURTS.some((place) => place === court)
}

/**
 * Whether the page of a court's lists shows a captcha first, with something to be solved. A watch looks some two hundred times a day, by night,
 * so nobody answers for it as people do for an order.
 */
export function asksCaptcha(courtType: CourtType): boolean {
  return courtType === 'NCLT'
}

/** Whether a court hears the matters of a bench that does not sit on its next day of sitting: so rule 90 of the NCLT Rules, 2016, and its like. */
export function carriesOver(courtType: CourtType): boolean {
  return courtType === 'NCLT' || courtType === 'NCLAT'
}

/**
 * The place on whose lists a case with these identity keys surely stands when it is listed: one of them is the number as they print it.
 * Undefined where no lists are read or no key is such a number. A diary number is none: what was registered since is listed otherwise.
 * @param before the place that the case had: it stays as long as a key names it
 */
export function listCourtOf(keys: readonly string[], before: string | null = null): string | undefined {
  const places = keys.flatMap((key) => courtOfNumber(key) ?? [])
  return places.find((place) => place === before) ?? places[0]
}

function courtOfNumber(key: string): string | undefined {
  for (const [courtType, number] of PRINTED_NUMBERS) {
    const { bench, caseType } = number.exec(key)?.groups ?? {}
    if (caseType && courtOf(courtType).printsCaseType(caseType)) return bench ? `${courtType}-${bench}` : courtType
  }
  return undefined
}

const PRINTED_NUMBERS = [
  ['SC', /^SC:case:(?<caseType>[^/]+)\//],
  ['HC', /^HC:case:(?<bench>[A-Z0-9]{6})\/(?<caseType>[^/]+)\//],
  ['NCLAT', /^NCLAT:case:(?<bench>DELHI|CHENNAI)\/(?<caseType>[^/]+)\//],
] as const

/** How the identity keys begin that a row of this place's lists can name. */
export function keyPrefixesOf(court: string): readonly string[] {
  const { courtType, establishmentCode } = forumOf(court)
  return establishmentCode === undefined
    ? SUPREME_COURT_PREFIXES
    : [`${courtType}:case:${establishmentCode.toUpperCase()}/`]
}

/** The court type of a place, and the code of its bench. */
export function forumOf(court: string): { courtType: CourtType; establishmentCode?: string } {
  if (court === SUPREME_COURT) return { courtType: 'SC' }
  if (court.startsWith(NCLAT)) return { courtType: 'NCLAT', establishmentCode: court.slice(NCLAT.length).toLowerCase() }
  return { courtType: 'HC', establishmentCode: court.slice('HC-'.length) }
}

const SUPREME_COURT = 'SC'
/** Of the tribunal's two benches, each with numbers of its own. */
const NCLAT = 'NCLAT-'
const SUPREME_COURT_PREFIXES = ['SC:case:', 'SC:diary:'] as const
