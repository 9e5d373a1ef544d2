import { type Alignment, align, type Pair } from './align.ts'
import { ceilingOf, distinctionsOf } from './distinctions.ts'
import { type NameDetails, type NameVersion, type PreparedName, prepareName } from './prepare.ts'
import type { Reason } from './reasons.ts'
import { type Scored, sharpen } from './sharpen.ts'
import { type Verdict, verdictOf } from './thresholds.ts'
import type { Token } from './token.ts'
import type { CommonWords } from './tokens.ts'

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
  const found = prepared(asWritten, sought.commonWords)
  let best = NOTHING
  for (const own of sought.versions) {
    for (const other of found.versions) {
      const scored = compareVersions(own, other, sought.spoken || found.spoken, found.isPerson)
      if (scored.score > best.score) best = scored
    }
  }
  const { score, reasons } = sharpen(best, sought, found)
  const dropped = found.dropped.map(({ kind, words }): Reason => ({ kind, asWritten: words.join(' ') }))
  return { score, verdict: verdictOf(score), reasons: [...reasons, ...dropped] }
}

const NOTHING: Scored = { score: 0, reasons: [{ kind: 'nothing-in-common' }] }

function prepared(name: string | NameDetails | PreparedName, commonWords?: CommonWords): PreparedName {
  return typeof name === 'object' && 'versions' in name ? name : prepareName(name, commonWords)
}

function compareVersions(own: NameVersion, other: NameVersion, spoken: boolean, isPerson: boolean): Scored {
  const aligned = align(own.tokens, other.tokens, spoken)
  if (aligned.pairs.length === 0) return compareAcronym(own, other)
  const distinctions = distinctionsOf(own, other, aligned, isPerson)
  const ceilings = aligned.pairs.map((pair) => ceilingIn(aligned, pair))
  const score = Math.round(Math.min(100 * agreement(aligned), ceilingOf(distinctions), ...ceilings))
  return { score, reasons: [...aligned.pairs.map(pairReason), ...distinctions, ...formReasons(own, other)] }
}

/** A plural besides another telling word that agrees is a clerk's; alone it may be another name (`Green`, `Greens`). */
function ceilingIn({ pairs }: Alignment, { watched, found, likeness }: Pair): number {
  const [one = '', other = ''] = [spell(watched), spell(found)]
  const isPlural = likeness.kind === 'derived' && (one === `${other}s` || other === `${one}s`)
  const isTold =
    isPlural && pairs.some((pair) => pair.likeness.ceiling === 100 && pair.watched.some(({ kind }) => kind === 'rare'))
  return isTold ? 100 : likeness.ceiling
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
  return agreed / all
}

function weightOf(lone: readonly Token[]): number {
  return lone.reduce((sum, { kind, weight }) => sum + (kind === 'optional' ? 0 : weight), 0)
}

function pairReason({ watched, found, likeness }: Pair): Reason {
  return { kind: likeness.kind, watched: spell(watched), asWritten: spell(found) }
}

function spell(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ')
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
  if (!isAcronymOf(own.tokens, other.tokens) && !isAcronymOf(other.tokens, own.tokens)) return NOTHING
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
