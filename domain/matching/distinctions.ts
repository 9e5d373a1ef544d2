import type { Alignment } from './align.ts'
import type { NameKind } from './parts-of-party.ts'
import type { NameVersion } from './prepare.ts'
import type { Reason, ReasonKind } from './reasons.ts'
import type { Token } from './token.ts'
import { KIND_FAMILIES } from './words/distinguishing.ts'
import { isKnownName } from './words/known-names.ts'
import { isCountry } from './words/places.ts'

/**
 * The most that two names may score which differ in this. From 60 to 84 a person looks; below, they are two companies.
 */
const CEILINGS = {
  'is-a-person': 50,
  'place-disagrees': 55,
  'direction-disagrees': 55,
  'other-body': 55,
  'words-of-its-own': 55,
  'written-like-a-person': 70,
  'officer-of': 70,
  'number-disagrees': 75,
  'number-added': 75,
  'place-added': 80,
  'unmatched-rare': 80,
  'unmatched-common': 80,
  'legal-form-disagrees': 80,
  'courtesy-added': 82,
  'india-added': 94,
  'merged-with': 90,
  'name-in-brackets': 90,
  'proprietor-of': 92,
  'through-its-office': 92,
  'former-name': 96,
  'other-name-of-party': 97,
} as const satisfies Partial<Record<ReasonKind, number>>

/** A reason that holds a score down. */
export interface Distinction extends Reason {
  kind: keyof typeof CEILINGS
}

/** What tells two names apart, or makes their likeness less than identity, whatever the words they share. */
export function distinctionsOf(
  own: NameVersion,
  other: NameVersion,
  aligned: Alignment,
  isPerson: boolean,
): Distinction[] {
  return [
    ...wordsApart(own, other, aligned),
    ...nameKindsApart(own, other),
    ...bearersApart(own, other, aligned, isPerson),
  ]
}

/** The lowest ceiling that the distinctions set. */
export function ceilingOf(distinctions: readonly Distinction[]): number {
  return distinctions.reduce((lowest, { kind }) => Math.min(lowest, CEILINGS[kind]), 100)
}

/** What the words without a counterpart say. */
function wordsApart(own: NameVersion, other: NameVersion, { pairs, watched, found }: Alignment): Distinction[] {
  if (watched.length === 0 && found.length === 0) return []
  const left = watched.filter(isCompared)
  const right = found.filter(isCompared)
  const apart: Distinction[] = [
    ...left.map((token): Distinction => ({ kind: lone(token, right), watched: token.text })),
    ...right.map((token): Distinction => ({ kind: lone(token, left), asWritten: token.text })),
  ]
  if (haveOtherFirstNumbers(own, other) || (isOfLettersAlone(pairs) && [...left, ...right].some(isRare)))
    apart.push({ kind: 'words-of-its-own' })
  const bothTell = left.length > 0 && right.length > 0 && [...left, ...right].some(tells)
  return bothTell ? [...apart, { kind: 'words-of-its-own' }] : apart
}

/** Whether the only telling part that two names share is initials, which many firms have: a distinctive word beside them makes another. */
function isOfLettersAlone(pairs: Alignment['pairs']): boolean {
  const tokens = pairs.flatMap((pair) => [...pair.watched, ...pair.found])
  return tokens.some(({ kind }) => kind === 'initials') && !tokens.some(isRare)
}

function isRare({ kind }: Token): boolean {
  return kind === 'rare'
}

/** A number at the head of a name is what the firm is called by (`Seven Oaks`), not one of a series. */
function haveOtherFirstNumbers(own: NameVersion, other: NameVersion): boolean {
  const [one, another] = [own.tokens[0], other.tokens[0]]
  return one?.kind === 'number' && another?.kind === 'number' && one.text !== another.text
}

/** What words tell that have no counterpart, as bits: that they are compared, that they make another name, another body. */
const TELLING = { compared: 1, name: 2, body: 4 }

/** What a word tells when it has no counterpart, as bits for `areOfTwo`. */
export function tellingOf(token: Token): number {
  if (!isCompared(token)) return 0
  return TELLING.compared | (tells(token) ? TELLING.name : 0) | (token.kind === 'body' ? TELLING.body : 0)
}

/** Whether words without a counterpart, all that they tell as bits of `tellingOf`, hold two names below 60, whatever else agrees. */
export function areOfTwo(own: number, other: number): boolean {
  const either = own | other
  if ((either & TELLING.body) !== 0) return true
  return (own & other & TELLING.compared) !== 0 && (either & TELLING.name) !== 0
}

/** Whether words without a counterpart make another name of every name that has one too. */
export function tellsWithAny(telling: number): boolean {
  return (telling & TELLING.body) !== 0 || areOfTwo(TELLING.compared, telling)
}

/** Of the words that clerks add at will only `Shri` can tell firms apart, and `India` companies of two countries. */
function isCompared({ kind, text }: Token): boolean {
  return kind !== 'optional' || text === 'shri' || text === 'india'
}

/**
 * Whether a lone word makes another name when the other side has one too. Two numbers, or two kinds of firm, only
 * disagree.
 */
function tells({ kind, families }: Token): boolean {
  return kind !== 'number' && kind !== 'optional' && !families.some(({ family }) => KIND_FAMILIES.has(family))
}

function lone({ kind, text, families }: Token, others: readonly Token[]): Distinction['kind'] {
  const disagrees = others.some((other) => other.kind === kind)
  switch (kind) {
    case 'number':
      return disagrees ? 'number-disagrees' : 'number-added'
    case 'place':
      return disagrees || isCountry(text) ? 'place-disagrees' : 'place-added'
    case 'direction':
      return disagrees ? 'direction-disagrees' : 'unmatched-rare'
    case 'body':
      return 'other-body'
    case 'common':
      return families.some(({ family }) => family === 'holdings') ? 'other-body' : 'unmatched-common'
    case 'optional':
      return text === 'india' ? 'india-added' : 'courtesy-added'
    default:
      return 'unmatched-rare'
  }
}

/** How each side came by the name that matched: a former one, one in brackets, an officer's company. */
function nameKindsApart(own: NameVersion, other: NameVersion): Distinction[] {
  const apart: Distinction[] = []
  for (const { kind: nameKind } of [own, other]) {
    const kind = nameKind === 'PROPRIETOR' && isIncorporated(own) ? 'officer-of' : BY_NAME_KIND[nameKind]
    if (kind) apart.push({ kind })
  }
  return apart
}

const BY_NAME_KIND: Partial<Record<NameKind, Distinction['kind']>> = {
  FORMER: 'former-name',
  ALIAS: 'other-name-of-party',
  BRACKETS: 'name-in-brackets',
  MERGED: 'merged-with',
  OFFICE: 'through-its-office',
  OFFICER: 'officer-of',
  PROPRIETOR: 'proprietor-of',
  PART: 'unmatched-rare',
}

/** A proprietor is the firm, but nobody is a company or a limited liability partnership. */
function isIncorporated({ formClass }: NameVersion): boolean {
  return formClass === 'company' || formClass === 'llp'
}

/** What form and wording say of the two bearers: a partnership or a proprietor's firm is no company, and a person is neither. */
function bearersApart(own: NameVersion, other: NameVersion, aligned: Alignment, isPerson: boolean): Distinction[] {
  const classes = [own.formClass, other.formClass]
  if (classes.includes('company') && (classes.includes('llp') || classes.includes('unincorporated')))
    return [{ kind: 'legal-form-disagrees' }]
  if (classes.includes('company') && classes.includes('foreign')) return [{ kind: 'legal-form-disagrees' }]
  if (isAPersons(other, isPerson)) return [{ kind: 'is-a-person' }]
  return isWrittenLikeAPerson(own, other, aligned) ? [{ kind: 'written-like-a-person' }] : []
}

/** Whether a name is that of the person whom the entry says that it is about. */
function isAPersons({ kind }: NameVersion, isPerson: boolean): boolean {
  return isPerson && (kind === 'NAME' || kind === 'ALIAS')
}

/** Whether no company has more than 50 points with a name of an entry, but by the letters of an acronym. */
export function isNoCompanys(name: NameVersion, isPerson: boolean): boolean {
  return isAPersons(name, isPerson) && !isIncorporated(name)
}

/** The watched name is a firm's by its form or by a word that the entry lacks, and the entry has nothing of a firm. */
function isWrittenLikeAPerson(own: NameVersion, other: NameVersion, { watched, pairs }: Alignment): boolean {
  if (own.formClass === undefined && !watched.some(isOfFirms)) return false
  if (other.formClass !== undefined || other.tokens.some(isOfFirms)) return false
  const couldBeOne = other.tokens.length > 1 || other.tokens.some(({ text }) => isKnownName(text))
  return couldBeOne && pairs.every(({ found }) => found.every(({ kind }) => OF_PERSONS.has(kind)))
}

const OF_PERSONS = new Set<Token['kind']>(['rare', 'initials', 'optional'])

/** A word no person is called by, also one coined from a trade (`agrochem`). */
function isOfFirms({ kind, families, text }: Token): boolean {
  if (kind === 'body' || kind === 'number' || families.length > 0) return true
  return BEGINS_LIKE_A_TRADE.test(text) || ENDS_LIKE_A_TRADE.test(text)
}

const BEGINS_LIKE_A_TRADE = /^(?:agro|bio|tech|info|micro|macro|multi)/
const ENDS_LIKE_A_TRADE = /(?:chem|tech|tex|soft|pharma|infra|agro|plast|steel|tron|mart|build|care|labs?|mills)$/
