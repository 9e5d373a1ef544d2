import type { CourtCase, Party } from '../case.ts'
import type { CaseIdentity } from '../courts/types.ts'
import { sameText } from '../same-text.ts'
import { compareCompany } from './company.ts'
import { comparePerson } from './person.ts'
import { MATCH_FROM } from './thresholds.ts'

/** A case with the identity its court gives it. */
export interface IdentifiedCase {
  identity: CaseIdentity
  case: CourtCase
}

/** Why another case may be the same one: what the two have in common beside their parties on both sides. */
export type SharedTrait = 'alias' | 'parties' | 'court' | 'year' | 'number'

export interface PossibleDuplicate {
  /** Identity key of the case it may be. */
  key: string
  shared: SharedTrait[]
}

/** Whether two identities name one case: one's key is the other's, or a number the other is also known by. */
export function isSameCase(one: CaseIdentity, other: CaseIdentity): boolean {
  return one.key === other.key || one.aliases.includes(other.key) || other.aliases.includes(one.key)
}

/**
 * The known cases that the one found may be, although their identities differ: both carry a further number in common,
 * or the same parties stand on both sides in the same court, and year or number agree. A person decides; nothing is
 * merged on this ground.
 */
export function possibleDuplicates(found: IdentifiedCase, known: readonly IdentifiedCase[]): PossibleDuplicate[] {
  return known.flatMap((other) => {
    if (isSameCase(found.identity, other.identity)) return []
    const shared = sharedTraits(found, other)
    return isSuspicious(shared) ? [{ key: other.identity.key, shared }] : []
  })
}

/** Comparing names is most of the work, and without one of these no name makes the other case suspicious. */
function isWorthComparing(shared: readonly SharedTrait[]): boolean {
  return shared.includes('alias') || (shared.includes('court') && shared.length > 1)
}

function isSuspicious(shared: readonly SharedTrait[]): boolean {
  if (shared.includes('alias')) return true
  return (
    shared.includes('parties') && shared.includes('court') && (shared.includes('year') || shared.includes('number'))
  )
}

function sharedTraits(one: IdentifiedCase, other: IdentifiedCase): SharedTrait[] {
  const shared: SharedTrait[] = []
  if (one.identity.aliases.some((alias) => other.identity.aliases.includes(alias))) shared.push('alias')
  if (isSameCourt(one.case, other.case)) shared.push('court')
  if (agree(yearsOf(one.case), yearsOf(other.case))) shared.push('year')
  if (agree(serialsOf(one.case), serialsOf(other.case))) shared.push('number')
  if (isWorthComparing(shared) && haveSameParties(one.case, other.case)) shared.push('parties')
  return shared
}

function isSameCourt(one: CourtCase, other: CourtCase): boolean {
  if (one.courtType !== other.courtType || !sameText(one.court, other.court)) return false
  return one.bench === undefined || other.bench === undefined || sameText(one.bench, other.bench)
}

/** Years of filing and registration can differ, so both are taken. */
function yearsOf({ filingDate, registrationDate, caseNumber }: CourtCase): string[] {
  const written = caseNumber?.match(/\b(?:19|20)\d{2}\b/g)?.at(-1)
  return [filingDate?.slice(0, 4), registrationDate?.slice(0, 4), written].filter((year) => year !== undefined)
}

/** The serials in the case's numbers, as integers, without the years. */
function serialsOf({ caseNumber, identifier }: CourtCase): string[] {
  const numbers = [caseNumber, identifier.registrationNumber, identifier.filingNumber, identifier.diaryNumber]
  return numbers.flatMap((number) => {
    const serial = number?.match(/\d+/)?.[0]
    return serial === undefined ? [] : [String(BigInt(serial))]
  })
}

function agree(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one))
}

/** On each side one party at least is the same; the lists of two sources seldom are as long. */
function haveSameParties(one: CourtCase, other: CourtCase): boolean {
  return shareParty(one.petitioners, other.petitioners) && shareParty(one.respondents, other.respondents)
}

function shareParty(some: readonly Party[], others: readonly Party[]): boolean {
  return some.some(({ name }) => others.some((other) => isSameParty(name, other.name)))
}

/** A personal name that agrees in all its parts has nearly all the points a name can have. */
const SAME_PERSON_POINTS = 70

function isSameParty(one: string, other: string): boolean {
  if (sameText(one, other) || compareCompany(one, other).score >= MATCH_FROM) return true
  const { contributions } = comparePerson({ name: one }, other)
  return contributions.name >= SAME_PERSON_POINTS && contributions.fatherName >= 0
}
