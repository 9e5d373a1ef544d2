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
 * A quick look at a name as written: false when it can share no telling word with the watched one. It reads the letters
 * by their sound in one pass, blanks and dots left out, and looks for what three sounds in a row make of the watched
 * words; slips, other spellings and words written together leave enough of them. What a translation or an acronym alone
 * would match is not looked for, and a name of common words or initials only is compared with all.
 */
export function block(watched: PreparedName): (asWritten: string) => boolean {
  const targets = new Map<string, Set<number>>()
  for (const version of watched.versions) {
    const words = targetsIn(version)
    if (words.length === 0) return () => true
    for (const word of words) targets.set(word, placesOf(word))
  }
  if (targets.size > MAX_TARGETS) return () => true
  const index = indexOf([...targets.values()])
  return (asWritten) => scan(asWritten, index) ?? scan(toLatin(asWritten), index) ?? false
}

/** One bit of a 32-bit number for each target word, two for a word of five places. */
const MAX_TARGETS = 15

/**
 * Which words hold three sounds in a row, and how much of a word must be found: one such place, two, or two in a row.
 */
interface Index {
  words: Uint32Array
  once: number
  twice: number
  inRow: number
}

/**
 * A slip of the hand changes four places at most. So a short word is known by one place, a word of five by its first or
 * last or any two, a word of six by two, and a longer one, unless it has two slips, by two in a row.
 */
const SHORT = 4
const LONG = 7

function indexOf(targets: readonly Set<number>[]): Index {
  const index: Index = { words: new Uint32Array(ALL + 1), once: 0, twice: 0, inRow: 0 }
  let bit = 1
  const add = (needed: 'once' | 'twice' | 'inRow', places: readonly number[]) => {
    for (const place of places) index.words[place] = (index.words[place] ?? 0) | bit
    index[needed] |= bit
    bit <<= 1
  }
  for (const word of targets) {
    const places = [...word]
    add(places.length <= SHORT ? 'once' : places.length < LONG ? 'twice' : 'inRow', places)
    if (places.length === SHORT + 1) add('once', [...places.slice(0, 1), ...places.slice(-1)])
  }
  return index
}

/** The words by which a name can be found; none when what is left without them could make a match of its own. */
function targetsIn({ tokens }: NameVersion): string[] {
  const targets: string[] = []
  let seen = 0
  let all = 0
  for (const { kind, text, weight } of tokens) {
    if (kind === 'optional') continue
    all += weight
    const spellings = kind === 'rare' ? spellingsOf(text) : []
    if (spellings.length === 0 || spellings.some((spelling) => placesOf(spelling).size === 0)) continue
    seen += weight
    targets.push(...spellings)
  }
  return seen > all * (1 - POSSIBLE_FROM / 100) ? targets : []
}

/** Every three sounds that follow one another in a word. */
function placesOf(word: string): Set<number> {
  const places = new Set<number>()
  let place = 0
  let length = 0
  for (let at = 0; at < word.length; at++) {
    for (const sound of SOUNDS[word.charCodeAt(at)] ?? []) {
      if (sound === (place & LAST)) continue
      place = ((place << BITS) | sound) & ALL
      if (++length >= 3) places.add(place)
    }
  }
  return places
}

/** Whether enough of a target word is in the text; undefined when the text has letters that are not Latin. */
function scan(text: string, { words, once, twice, inRow }: Index): boolean | undefined {
  let place = 0
  let seen = 0
  let before = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 127) return undefined
    for (let sounds = SOUND_PAIRS[code] ?? 0; sounds !== 0; sounds >>= BITS) {
      const sound = sounds & LAST
      if (sound === (place & LAST)) continue
      place = ((place << BITS) | sound) & ALL
      const found = words[place] ?? 0
      if (((found & once) | (found & seen & twice) | (found & before & inRow)) !== 0) return true
      seen |= found
      before = found
    }
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
/** The same for the 128 characters of ASCII as numbers: the first sound in the lowest bits, the second above it. */
const SOUND_PAIRS = Uint8Array.from({ length: 128 }, (_, code) => {
  const [first = 0, second = 0] = SOUNDS[code] ?? []
  return first | (second << BITS)
})
