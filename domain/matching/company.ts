import { isAcronymOf } from './acronym.ts'
import { type Alignment, align, type Pair } from './align.ts'
import { comparePublicBody, UNREAD } from './compare-public-body.ts'
import { compareCutOff } from './cut-off.ts'
import { ceilingOf, distinctionsOf } from './distinctions.ts'
import { lessCertain, type Script } from './latin.ts'
import { type NameDetails, type NameVersion, type PreparedName, prepareName } from './prepare.ts'
import type { Reason } from './reasons.ts'
import { adjustScore, type Scored } from './registration-and-address.ts'
import { type Verdict, verdictOf } from './thresholds.ts'
import { spell, type Token } from './token.ts'

/** What a comparison says: 0 to 100, what that means, and why, word by word. */
export interface Comparison {
  score: number
  verdict: Verdict
  reasons: Reason[]
}

/**
 * Is the party as written the company watched? Every name of the one is compared with every name of the other and the
 * best pair counts. The score is the weight of the words found again over the weight of all, held down by the ceiling
 * of whatever tells the two apart (another place, number, union or trust, line of business). Prepare a name that is
 * compared more than once (`prepareName`).
 */
export function compareCompany(
  watched: string | NameDetails | PreparedName,
  asWritten: string | NameDetails | PreparedName,
): Comparison {
  const target = prepared(watched)
  const found = prepared(asWritten)
  const body = target.publicBodies?.isVague ? undefined : target.publicBodies
  if (body && found.publicBodies) {
    const { score, reasons } = comparePublicBody(body, found.publicBodies)
    return { score, verdict: verdictOf(score), reasons }
  }
  const script = lessCertain(target.script, found.script)
  let best = NOTHING
  for (const own of target.versions) {
    for (const other of found.versions) {
      const scored = compareVersions(own, other, script, found)
      if (scored.score > best.score) best = scored
    }
  }
  if (target.isAbroad !== found.isAbroad && best.score > ABROAD) best = abroad(best)
  if (body && body.principal.kind !== 'local') best = { ...best, score: Math.min(best.score, UNREAD) }
  const { score, reasons } = adjustScore(best, target, found)
  const dropped = found.dropped.map(({ kind, words }): Reason => ({ kind, asWritten: words.join(' ') }))
  return { score, verdict: verdictOf(score), reasons: [...reasons, ...dropped] }
}

/** A company's name with an address in another country is mostly that of a company there. */
const ABROAD = 80

function abroad({ reasons }: Scored): Scored {
  return { score: ABROAD, reasons: [...reasons, { kind: 'location-disagrees' }] }
}

const NOTHING: Scored = { score: 0, reasons: [{ kind: 'nothing-in-common' }] }

function prepared(name: string | NameDetails | PreparedName): PreparedName {
  return typeof name === 'object' && 'versions' in name ? name : prepareName(name)
}

function compareVersions(own: NameVersion, other: NameVersion, script: Script, found: PreparedName): Scored {
  const cut = found.mayBeCut ? compareCutOff(own, other) : undefined
  if (cut) return cut
  const aligned = align(own.tokens, other.tokens, script)
  if (aligned.pairs.length === 0) return compareAcronym(own, other)
  const distinctions = distinctionsOf(own, other, aligned, found.isPerson)
  const reasons: Reason[] = []
  let ceiling = ceilingOf(distinctions)
  for (const pair of aligned.pairs) {
    ceiling = Math.min(ceiling, ceilingIn(aligned, pair))
    reasons.push({ kind: pair.likeness.kind, watched: spell(pair.watched), asWritten: spell(pair.found) })
  }
  reasons.push(...distinctions)
  if (own.form !== '' || other.form !== '') reasons.push(formReason(own.form, other.form))
  return { score: Math.round(Math.min(100 * agreement(aligned), ceiling)), reasons }
}

/** A plural besides another telling word that agrees is a clerk's; alone it may be another name (`Green`, `Greens`). */
function ceilingIn({ pairs }: Alignment, { watched, found, likeness }: Pair): number {
  if (likeness.kind !== 'derived') return likeness.ceiling
  const [one = '', other = ''] = [spell(watched), spell(found)]
  const isPlural = one === `${other}s` || other === `${one}s`
  const isClerksPlural =
    isPlural && pairs.some((pair) => pair.likeness.ceiling === 100 && pair.watched.some(({ kind }) => kind === 'rare'))
  return isClerksPlural ? 100 : likeness.ceiling
}

/** The share of all words' weight that was found again. A pair weighs as much as the weightiest of its words. */
function agreement({ pairs, watched, found }: Alignment): number {
  let agreed = 0
  let all = loneWeight(watched) + loneWeight(found)
  for (const pair of pairs) {
    let weight = 0
    for (const token of pair.watched) weight = Math.max(weight, token.weight)
    for (const token of pair.found) weight = Math.max(weight, token.weight)
    agreed += weight * pair.likeness.share
    all += weight
  }
  return agreed / all
}

function loneWeight(tokens: readonly Token[]): number {
  let sum = 0
  for (const { kind, weight } of tokens) if (kind !== 'optional') sum += weight
  return sum
}

function formReason(own: string, other: string): Reason {
  if (own === '') return { kind: 'legal-form-dropped', asWritten: other }
  if (other === '') return { kind: 'legal-form-dropped', watched: own }
  return { kind: 'legal-form-dropped', watched: own, asWritten: other }
}

/** A person looks, because acronyms are shared. */
const ACRONYM_SCORE = 62
/** A State's or a national body is called by its letters in every court. */
const PUBLIC_ACRONYM_SCORE = 88

function compareAcronym(own: NameVersion, other: NameVersion): Scored {
  const long = isAcronymOf(own, other) ? other : isAcronymOf(other, own) ? own : undefined
  if (!long) return NOTHING
  return {
    score: isOfPublicBody(long.tokens) ? PUBLIC_ACRONYM_SCORE : ACRONYM_SCORE,
    reasons: [{ kind: 'acronym', watched: spell(own.tokens), asWritten: spell(other.tokens) }],
  }
}

/** A State or the nation in the name, beside a word for a body of its own. */
function isOfPublicBody(tokens: readonly Token[]): boolean {
  return (
    tokens.some(({ kind, text }) => kind === 'place' || NATIONAL.has(text)) &&
    tokens.some(({ families }) => families.some(({ family }) => PUBLIC_FAMILIES.has(family)))
  )
}

const NATIONAL = new Set(['india', 'indian', 'national', 'bharat', 'hindustan', 'rashtriya'])
const PUBLIC_FAMILIES = new Set(['corporation', 'authority', 'board', 'commission', 'council', 'state'])
