import { parseWholeCaseNumber, writtenNumber } from '../courts/case-number.ts'
import { courtOf, recogniseCase } from '../courts/index.ts'
import type { CourtType } from '../courts/types.ts'
import type { ListRow } from './cause-list.ts'

/*
 * The courts that publish cause lists: `SC`, `HC-<bench>`, and `NCLAT-<bench>`. Lists print the numbers of cases, never
 * their CNRs, so a case is on the lists of the court that its number keys name.
 */

/** The courts whose lists are read. */
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
 * Returns whether the page of a court's lists shows a captcha first. A watch polls it some two hundred times a day,
 * also at night, so that no person solves it as for an order.
 */
export function asksCaptcha(courtType: CourtType): boolean {
  return courtType === 'NCLT'
}

/**
 * Returns whether a court hears the matters of a bench that does not sit on its next sitting day, as under rule 90 of
 * the NCLT Rules, 2016, and similar rules.
 */
export function carriesOver(courtType: CourtType): boolean {
  return courtType === 'NCLT' || courtType === 'NCLAT'
}

/**
 * Returns the court whose lists certainly name a case with these identity keys when it is listed: one of them is the
 * number as they print it. Undefined if no lists are read or no key is such a number, and if there are numbers of two
 * courts: the lists of neither alone show that the case is not listed. A diary number is none: a case registered since
 * is listed by another number.
 */
export function listCourtOf(keys: readonly string[]): string | undefined {
  const [court, ...others] = new Set(keys.flatMap((key) => courtOfNumber(key) ?? []))
  return others.length === 0 ? court : undefined
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

/** Returns the prefixes of identity keys that a row of this court's lists can name. */
export function keyPrefixesOf(court: string): readonly string[] {
  const { courtType, establishmentCode } = forumOf(court)
  return establishmentCode === undefined
    ? SUPREME_COURT_PREFIXES
    : [`${courtType}:case:${establishmentCode.toUpperCase()}/`]
}

/** Returns the identity keys for the numbers of a list's row in its court. */
export function keysOfRow({ numbers }: Pick<ListRow, 'numbers'>, court: string): string[] {
  const { courtType, ...forum } = forumOf(court)
  return numbers.flatMap((written) => {
    const number = parseWholeCaseNumber(written)
    if (!number?.type) return []
    const { identity } = recogniseCase(courtType, { ...forum, ...writtenNumber(number, number.type) })
    return identity ? [identity.key, ...identity.aliases] : []
  })
}

/** Returns the court type of a list court, and the code of its bench. */
export function forumOf(court: string): { courtType: CourtType; establishmentCode?: string } {
  if (court === SUPREME_COURT) return { courtType: 'SC' }
  if (court.startsWith(NCLAT)) return { courtType: 'NCLAT', establishmentCode: court.slice(NCLAT.length).toLowerCase() }
  return { courtType: 'HC', establishmentCode: court.slice('HC-'.length) }
}

const SUPREME_COURT = 'SC'
/** The prefix of the tribunal's two benches, each with separate numbers. */
const NCLAT = 'NCLAT-'
const SUPREME_COURT_PREFIXES = ['SC:case:', 'SC:diary:'] as const
