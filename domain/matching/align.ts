import { LIKENESS, type Likeness, likenessOf } from './likeness.ts'
import { soundOf } from './sound.ts'
import { slipsBetween } from './spelling.ts'
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

/** Pairs off the words of two names, whatever their order: equal words first, then words written together, then the likest. */
export function align(watched: readonly Token[], found: readonly Token[], spoken: boolean): Alignment {
  const pairs: Pair[] = []
  const left = [...watched]
  const right = [...found]
  const take = (a: Token[], b: Token[], like: Likeness) => {
    pairs.push({ watched: a, found: b, likeness: like })
    for (const token of a) left.splice(left.indexOf(token), 1)
    for (const token of b) right.splice(right.indexOf(token), 1)
  }
  for (const token of watched) {
    const same =
      right.find((other) => other.text === token.text && other.kind === token.kind) ??
      right.find((other) => other.text === token.text)
    if (same) take([token], [same], LIKENESS.matched)
  }
  if (left.length > 0 && right.length > 0) {
    for (const { whole, parts } of joins(left, right)) take([whole], parts, LIKENESS.joined)
    for (const { whole, parts } of joins(right, left)) take(parts, [whole], LIKENESS.joined)
  }
  for (const { a, b, like } of likenesses(left, right, spoken)) {
    if (left.includes(a) && right.includes(b)) take([a], [b], like)
  }
  return { pairs, watched: left, found: right }
}

/** Words that are two or three neighbours of the other name written together, in one spelling or another. */
function joins(wholes: readonly Token[], all: readonly Token[]): { whole: Token; parts: Token[] }[] {
  const found: { whole: Token; parts: Token[] }[] = []
  const used = new Set<Token>()
  for (const whole of wholes) {
    if (whole.spelt.length < 2) continue
    for (let length = 2; length <= 3; length++) {
      for (let at = 0; at + length <= all.length; at++) {
        const parts = all.slice(at, at + length)
        if (parts.some((part) => used.has(part)) || !isJoined(whole, parts)) continue
        for (const part of parts) used.add(part)
        found.push({ whole, parts })
        at = all.length
        length = 3
      }
    }
  }
  return found
}

/** Long enough that a slip within two words written together is still no chance. */
const LONG_JOIN = 9

function isJoined(whole: Token, parts: readonly Token[]): boolean {
  if (parts[0]?.sound[0] !== whole.sound[0] || parts.at(-1)?.sound.at(-1) !== whole.sound.at(-1)) return false
  const joined = parts.map(({ spelt }) => spelt).join('')
  if (Math.abs(joined.length - whole.spelt.length) > 3) return false
  if (joined === whole.spelt || soundOf(joined) === whole.sound) return true
  return whole.spelt.length >= LONG_JOIN && (slipsBetween(joined, whole.spelt, 1)?.likely ?? false)
}

/** What every two words have in common, the likest first. */
function likenesses(
  left: readonly Token[],
  right: readonly Token[],
  spoken: boolean,
): { a: Token; b: Token; like: Likeness }[] {
  const found: { a: Token; b: Token; like: Likeness }[] = []
  for (const a of left) {
    for (const b of right) {
      const like = likenessOf(a, b, spoken)
      if (like) found.push({ a, b, like })
    }
  }
  return found.sort((one, other) => other.like.share - one.like.share)
}
