import { type Alignment, align, type Pair } from './align.ts'
import { type NameDetails, type NameVersion, type PreparedName, prepareName } from './prepare.ts'
import type { Reason, ReasonKind } from './reasons.ts'
import { type Scored, sharpen } from './sharpen.ts'
import { type Verdict, verdictOf } from './thresholds.ts'
import type { Token } from './tokens.ts'
import { KIND_FAMILIES } from './words/distinguishing.ts'

/** What a comparison says: 0 to 100, what that means, and why, word by word. */
export interface Comparison {
  score: number
  verdict: Verdict
  reasons: Reason[]
}

/**
 * Is the party as written the company watched? Every name of the one is compared with every name of the other and the best pair counts.
 * The score is the weight of the words found again over the weight of all, held down by the ceiling of whatever tells the two apart
 * (another place, number, union or trust, line of business). Prepare a name that is compared more than once (`prepareName`).
 */
export function compareCompany(
  watched: string | NameDetails | PreparedName,
  asWritten: string | NameDetails | PreparedName,
): Comparison {
  const sought = prepared(watched)
  const found = prepared(asWritten)
  let best = NOTHING
  for (const own of sought.versions) {
    for (const other of found.versions) {
      const comparison = compareVersions(own, other, sought, found)
      if (comparison.score > best.score) best = comparison
    }
  }
  const { score, reasons } = sharpen(best, sought, found)
  const dropped = found.dropped.map(({ kind, words }): Reason => ({ kind, asWritten: words.join(' ') }))
  return { score, verdict: verdictOf(score), reasons: [...reasons, ...dropped] }
}

const NOTHING: Scored = { score: 0, reasons: [{ kind: 'nothing-in-common' }] }

function prepared(name: string | NameDetails | PreparedName): PreparedName {
  return typeof name === 'object' && 'versions' in name ? name : prepareName(name)
}

/** The most that two names may score which differ in this. From 60 to 84 a person looks; below, they are two companies. */
const CEILINGS = {
  'place-disagrees': 55,
  'direction-disagrees': 55,
  'other-body': 55,
  'words-of-its-own': 55,
  'is-a-person': 50,
  'written-like-a-person': 70,
  'officer-of': 70,
  'number-disagrees': 75,
  'number-added': 75,
  'place-added': 80,
  'unmatched-rare': 80,
  'unmatched-common': 80,
  'legal-form-disagrees': 80,
  'merged-with': 80,
  'proprietor-of': 92,
  'name-in-brackets': 90,
  'through-its-office': 92,
  'former-name': 96,
  'other-name-of-party': 97,
} as const satisfies Partial<Record<ReasonKind, number>>

type Distinction = keyof typeof CEILINGS

function compareVersions(own: NameVersion, other: NameVersion, sought: PreparedName, found: PreparedName): Scored {
  const aligned = align(own.tokens, other.tokens, sought.spoken || found.spoken)
  if (aligned.pairs.length === 0) return compareAcronym(own, other)
  const distinctions = [
    ...wordsApart(aligned),
    ...standingsApart(own, other, found),
    ...formsApart(own, other, aligned),
  ]
  const ceiling = Math.min(
    ...aligned.pairs.map(({ likeness }) => likeness.ceiling),
    ...distinctions.map(({ kind }) => CEILINGS[kind]),
  )
  const score = Math.round(Math.min(100 * agreement(aligned), ceiling))
  return { score, reasons: [...aligned.pairs.map(pairReason), ...distinctions, ...formReasons(own, other)] }
}

/** The share of all words' weight that was found again. */
function agreement({ pairs, watched, found }: Alignment): number {
  let agreed = 0
  let all = weightOf(watched) + weightOf(found)
  for (const pair of pairs) {
    const weight = Math.max(...pair.watched.map(({ weight }) => weight), ...pair.found.map(({ weight }) => weight))
    agreed += weight * pair.likeness.share
    all += weight
  }
  return all === 0 ? 0 : agreed / all
}

function weightOf(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { kind, weight }) => sum + (kind === 'optional' ? 0 : weight), 0)
}

function pairReason({ watched, found, likeness }: Pair): Reason {
  return { kind: likeness.kind, watched: spell(watched), asWritten: spell(found) }
}

function spell(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ')
}

interface Apart extends Reason {
  kind: Distinction
}

/** What the words without a counterpart say. */
function wordsApart({ watched, found }: Alignment): Apart[] {
  const left = watched.filter(({ kind }) => kind !== 'optional')
  const right = found.filter(({ kind }) => kind !== 'optional')
  const apart: Apart[] = [
    ...left.map((token): Apart => ({ kind: lone(token, right), watched: token.text })),
    ...right.map((token): Apart => ({ kind: lone(token, left), asWritten: token.text })),
  ]
  const bothTell = left.length > 0 && right.length > 0 && [...left, ...right].some(tells)
  return bothTell ? [...apart, { kind: 'words-of-its-own' }] : apart
}

/** Whether a lone word makes another name when the other side has one too. Two numbers, or two kinds of firm, only disagree. */
function tells({ kind, families }: Token): boolean {
  return kind !== 'number' && !families.some(({ family }) => KIND_FAMILIES.has(family))
}

function lone(token: Token, others: readonly Token[]): Distinction {
  const disagrees = others.some(({ kind }) => kind === token.kind)
  switch (token.kind) {
    case 'number':
      return disagrees ? 'number-disagrees' : 'number-added'
    case 'place':
      return disagrees ? 'place-disagrees' : 'place-added'
    case 'direction':
      return disagrees ? 'direction-disagrees' : 'unmatched-rare'
    case 'body':
      return 'other-body'
    case 'common':
      return 'unmatched-common'
    default:
      return 'unmatched-rare'
  }
}

/** How each side came by the name that matched: its own, a former one, one in brackets, an officer's company. */
function standingsApart(own: NameVersion, other: NameVersion, found: PreparedName): Apart[] {
  const apart: Apart[] = []
  for (const { standing } of [own, other]) {
    if (standing === 'FORMER') apart.push({ kind: 'former-name' })
    if (standing === 'ALIAS') apart.push({ kind: 'other-name-of-party' })
    if (standing === 'BRACKETS') apart.push({ kind: 'name-in-brackets' })
    if (standing === 'MERGED') apart.push({ kind: 'merged-with' })
  }
  const isCompany = own.formClass === 'company' || own.formClass === 'llp'
  if (other.standing === 'OFFICE') apart.push({ kind: 'through-its-office' })
  if (other.standing === 'OFFICER') apart.push({ kind: 'officer-of' })
  if (other.standing === 'PROPRIETOR') apart.push({ kind: isCompany ? 'officer-of' : 'proprietor-of' })
  if (found.isPerson && (other.standing === 'NAME' || other.standing === 'ALIAS')) apart.push({ kind: 'is-a-person' })
  return apart
}

/** What the legal forms say: a partnership is no company, and a name without anything of a firm is a person's. */
function formsApart(own: NameVersion, other: NameVersion, { watched, pairs }: Alignment): Apart[] {
  const classes = [own.formClass, other.formClass]
  if (classes.includes('llp') && classes.includes('company')) return [{ kind: 'legal-form-disagrees' }]
  const isFirm = own.formClass !== undefined || own.tokens.some(isOfFirms)
  const reads = other.formClass === undefined && other.tokens.length > 1 && !other.tokens.some(isOfFirms)
  const isFirmByWordsLost = own.formClass !== undefined || watched.some(isOfFirms)
  return isFirm && reads && isFirmByWordsLost && pairs.every(isOfPersons) ? [{ kind: 'written-like-a-person' }] : []
}

/** A word no person is called by, also one coined from a trade (`agrochem`). */
function isOfFirms({ kind, families, text }: Token): boolean {
  return kind === 'body' || kind === 'number' || families.length > 0 || COINED_OF_TRADE.test(text)
}

const COINED_OF_TRADE =
  /^(?:agro|bio|tech|info|micro|macro|multi)|(?:chem|tech|tex|soft|pharma|infra|agro|plast|steel|tron|mart|build|care|lab|labs|mills)$/

function isOfPersons({ found }: Pair): boolean {
  return found.every(({ kind }) => kind === 'rare' || kind === 'initials' || kind === 'optional')
}

function formReasons(own: NameVersion, other: NameVersion): Reason[] {
  if (own.form.length + other.form.length === 0) return []
  return [
    {
      kind: 'legal-form-dropped',
      ...(own.form.length > 0 ? { watched: own.form.join(' ') } : {}),
      ...(other.form.length > 0 ? { asWritten: other.form.join(' ') } : {}),
    },
  ]
}

/** An acronym of this many letters or more is seldom shared; a person looks all the same. */
const ACRONYM_LETTERS = 4
const ACRONYM_SCORE = 62

function compareAcronym(own: NameVersion, other: NameVersion): Scored {
  const isOne = isAcronymOf(own.tokens, other.tokens) || isAcronymOf(other.tokens, own.tokens)
  if (!isOne) return NOTHING
  return {
    score: ACRONYM_SCORE,
    reasons: [{ kind: 'acronym', watched: spell(own.tokens), asWritten: spell(other.tokens) }],
  }
}

function isAcronymOf(short: readonly Token[], long: readonly Token[]): boolean {
  const letters = short[0]?.text ?? ''
  if (short.length !== 1 || letters.length < ACRONYM_LETTERS || long.length < ACRONYM_LETTERS) return false
  return letters === long.map(({ text }) => text[0]).join('')
}
