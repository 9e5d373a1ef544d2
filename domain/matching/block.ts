import { type Comparison, compareCompany } from './company.ts'
import { toLatin } from './latin.ts'
import type { NameVersion, PreparedName } from './prepare.ts'
import { POSSIBLE_FROM } from './thresholds.ts'
import { spellingsOf } from './words/distinguishing.ts'

export interface PossibleMatch extends Comparison {
  name: string
  /** Its place in the list. */
  index: number
}

/** Every name of a long list that a person should see or that matches, best first. A million names take seconds. */
export function possibleMatches(watched: PreparedName, names: Iterable<string>): PossibleMatch[] {
  const mayMatch = block(watched)
  const found: PossibleMatch[] = []
  let index = 0
  for (const name of names) {
    if (mayMatch(name)) {
      const comparison = compareCompany(watched, name)
      if (comparison.score >= POSSIBLE_FROM) found.push({ name, index, ...comparison })
    }
    index++
  }
  return found.sort((a, b) => b.score - a.score || a.index - b.index)
}

/**
 * A quick look at a name as written: false when it can share no telling word with the watched one. It reads the letters by their sound in
 * one pass, blanks and dots left out, and looks for the sounds of three that follow one another in the watched words; slips, other
 * spellings and words written together leave enough of them. What a translation or an acronym alone would match is not looked for,
 * and a name of common words or initials only is compared with all.
 */
export function block(watched: PreparedName): (asWritten: string) => boolean {
  const sought: Sought[] = []
  for (const version of watched.versions) {
    const telling = soughtIn(version)
    if (!telling) return () => true
    sought.push(...telling)
  }
  const places = new Uint32Array(1 << (3 * BITS))
  const kept = sought.slice(0, MOST_SOUGHT)
  if (kept.length < sought.length) return () => true
  for (const [at, { sounds }] of kept.entries())
    for (const sound of sounds) places[sound] = (places[sound] ?? 0) | (1 << at)
  const needs = kept.map(({ needed }) => needed)
  const counts = new Uint8Array(kept.length)
  return (asWritten) => {
    counts.fill(0)
    return scan(asWritten, places, counts, needs) ?? scan(toLatin(asWritten), places, counts, needs) ?? false
  }
}

/** One bit of a 32-bit mask for each word sought. */
const MOST_SOUGHT = 31

interface Sought {
  sounds: Set<number>
  needed: number
}

/** The words by which a name can be found, or undefined when what is left without them could make a match of its own. */
function soughtIn({ tokens }: NameVersion): Sought[] | undefined {
  const sought: Sought[] = []
  let seen = 0
  let all = 0
  for (const { kind, text, weight } of tokens) {
    if (kind === 'optional') continue
    all += weight
    const spellings = kind === 'rare' ? spellingsOf(text).map(soughtWord) : []
    if (spellings.length === 0 || spellings.some(({ sounds }) => sounds.size === 0)) continue
    seen += weight
    sought.push(...spellings)
  }
  return sought.length > 0 && seen > all * (1 - POSSIBLE_FROM / 100) ? sought : undefined
}

/** A slip of the hand changes three sounds of three at most; words this long may have two. */
const SOUNDS_PER_SLIP = 3
const LONG_WORD = 8

function soughtWord(word: string): Sought {
  const sounds = new Set<number>()
  let state = 0
  let length = 0
  for (let at = 0; at < word.length; at++) {
    for (const sound of SOUNDS[word.charCodeAt(at)] ?? []) {
      if (sound === (state & LAST)) continue
      state = ((state << BITS) | sound) & ALL
      if (++length >= 3) sounds.add(state)
    }
  }
  const slips = word.length >= LONG_WORD ? 2 : 1
  const least = sounds.size > 2 * SOUNDS_PER_SLIP ? 2 : 1
  return { sounds, needed: Math.max(least, sounds.size - SOUNDS_PER_SLIP * slips) }
}

/** Whether enough sounds of a word sought are in the text; undefined when it holds letters that are not Latin. */
function scan(text: string, places: Uint32Array, counts: Uint8Array, needs: readonly number[]): boolean | undefined {
  let state = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 127) return undefined
    const sound = FIRST_SOUND[code] ?? 0
    if (sound === 0 || sound === (state & LAST)) continue
    state = ((state << BITS) | sound) & ALL
    if (hits(places[state] ?? 0, counts, needs)) return true
    const second = SECOND_SOUND[code] ?? 0
    if (second === 0) continue
    state = ((state << BITS) | second) & ALL
    if (hits(places[state] ?? 0, counts, needs)) return true
  }
  return false
}

function hits(found: number, counts: Uint8Array, needs: readonly number[]): boolean {
  for (let bits = found; bits !== 0; bits &= bits - 1) {
    const at = 31 - Math.clz32(bits & -bits)
    counts[at] = (counts[at] ?? 0) + 1
    if ((counts[at] ?? 0) >= (needs[at] ?? 0)) return true
  }
  return false
}

/** Letters of one sound; a letter in two groups has both sounds in turn. `h` and `y` are not heard. */
const SOUND_GROUPS = ['a', 'eiy', 'ou', 'b', 'ckqx', 'g', 'd', 't', 'pf', 'jz', 'sx', 'vw', 'l', 'mn', 'r']
/** Four bits hold one of the groups; three sounds are kept at a time. */
const BITS = 4
const LAST = (1 << BITS) - 1
const ALL = (1 << (3 * BITS)) - 1

const SOUNDS: number[][] = []
for (const [group, letters] of SOUND_GROUPS.entries()) {
  for (const letter of letters + letters.toUpperCase()) {
    const code = letter.charCodeAt(0)
    SOUNDS[code] = [...new Set([...(SOUNDS[code] ?? []), group + 1])]
  }
}
const FIRST_SOUND = Uint8Array.from({ length: 128 }, (_, code) => SOUNDS[code]?.[0] ?? 0)
const SECOND_SOUND = Uint8Array.from({ length: 128 }, (_, code) => SOUNDS[code]?.[1] ?? 0)
