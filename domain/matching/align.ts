import type { Script } from './latin.ts'
import { LIKENESS, type Likeness, likenessOf } from './likeness.ts'
import { soundOf, sparseSound } from './sound.ts'
import type { Token } from './token.ts'

/** Words of one name that were found again in the other; several on one side when they were written together. */
export interface Pair {
  watched: Token[]
  found: Token[]
  likeness: Likeness
}

export interface Alignment {
  pairs: Pair[]
  /** Words without a counterpart. */
  watched: Token[]
  found: Token[]
}

/**
 * Pairs off the words of two names, whatever their order: equal words first, then words written together, then the
 * likest.
 */
export function align(watched: readonly Token[], found: readonly Token[], script: Script): Alignment {
  const pairs: Pair[] = []
  const left: Token[] = []
  const right = [...found]
  for (const token of watched) {
    const at = right.findIndex(({ text }) => text === token.text)
    const same = right[at]
    if (same === undefined) left.push(token)
    else {
      right.splice(at, 1)
      pairs.push({ watched: [token], found: [same], likeness: LIKENESS.matched })
    }
  }
  if (left.length > 0 && right.length > 0) pairUnequal({ pairs, watched: left, found: right }, [watched, found], script)
  return { pairs, watched: left, found: right }
}

/** Moves words that are not spelt alike from what is left of the two names to the pairs. */
function pairUnequal(
  { pairs, watched, found }: Alignment,
  [ownName, otherName]: readonly [readonly Token[], readonly Token[]],
  script: Script,
): void {
  const take = (left: Token[], right: Token[], likeness: Likeness) => {
    pairs.push({ watched: left, found: right, likeness })
    for (const token of left) watched.splice(watched.indexOf(token), 1)
    for (const token of right) found.splice(found.indexOf(token), 1)
  }
  for (const { whole, parts } of joins(watched, found, otherName)) take([whole], parts, LIKENESS.joined)
  for (const { whole, parts } of joins(found, watched, ownName)) take(parts, [whole], LIKENESS.joined)
  for (const { left, right, likeness } of likenesses(watched, found, script)) {
    if (watched.includes(left) && found.includes(right)) take([left], [right], likeness)
  }
}

/** Words that are two or three neighbours of the other name, all of them without a counterpart, written together in one spelling or another. */
function joins(
  wholes: readonly Token[],
  lone: readonly Token[],
  all: readonly Token[],
): { whole: Token; parts: Token[] }[] {
  if (lone.length < 2) return []
  const found: { whole: Token; parts: Token[] }[] = []
  const used = new Set<Token>()
  const neighbours = neighboursIn(all, lone)
  for (const whole of wholes) {
    if (whole.spelt.length < 2) continue
    const parts = neighbours.find((parts) => isJoined(whole, parts) && !parts.some((part) => used.has(part)))
    if (!parts) continue
    for (const part of parts) used.add(part)
    found.push({ whole, parts })
  }
  return found
}

/** Every two and every three neighbours of a name that are all without a counterpart. */
function neighboursIn(all: readonly Token[], lone: readonly Token[]): Token[][] {
  const neighbours: Token[][] = []
  for (let length = 2; length <= 3; length++) {
    for (let at = 0; at + length <= all.length; at++) {
      const parts = all.slice(at, at + length)
      if (parts.every((part) => lone.includes(part))) neighbours.push(parts)
    }
  }
  return neighbours
}

function isJoined(whole: Token, parts: readonly Token[]): boolean {
  const [first, last] = [parts[0], parts.at(-1)]
  if (first?.text === first?.spelt && first?.sound[0] !== whole.sound[0]) return false
  if (last?.text === last?.spelt && last?.sound.at(-1) !== whole.sound.at(-1)) return false
  const joined = parts.map(({ spelt }) => spelt).join('')
  if (Math.abs(joined.length - whole.spelt.length) > 3) return false
  return joined === whole.spelt || sparseSound(soundOf(joined)) === whole.sparse
}

interface Likely {
  left: Token
  right: Token
  likeness: Likeness
}

/** What every two words have in common, the likest first. */
function likenesses(watched: readonly Token[], found: readonly Token[], script: Script): Likely[] {
  const likely: Likely[] = []
  for (const left of watched) {
    for (const right of found) {
      const likeness = likenessOf(left, right, script)
      if (likeness) likely.push({ left, right, likeness })
    }
  }
  return likely.sort((one, other) => other.likeness.share - one.likeness.share)
}
