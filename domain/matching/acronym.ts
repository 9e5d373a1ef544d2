import type { NameVersion } from './prepare.ts'
import { JOINING_WORDS } from './words/distinguishing.ts'
import { PLACE_PAIRS } from './words/places.ts'
import { wordSet } from './words/word-set.ts'

/** An acronym of this many letters or more is seldom shared. */
const SHORTEST = 4

/** The first letters of a name's words, without and with those of its legal form; none when they are few. */
export function acronymsOf({ words, form }: NameVersion): string[] {
  const initials = words.map(initialsOf).join('')
  const ofForm = form
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('')
  return [initials, initials + ofForm].filter((letters) => letters.length >= SHORTEST)
}

function initialsOf(word: string): string {
  if (JOINING_WORDS.has(word)) return ''
  const pair = PAIRED_PLACES.get(word)
  return pair === undefined ? (word[0] ?? '') : pair.replace(/(\w)\w* (\w)\w*/, '$1$2')
}

/** Places of two words that are read as one (`uttarpradesh`). */
const PAIRED_PLACES = new Map([...PLACE_PAIRS].map(([pair, place]) => [place, pair]))

/** The word of a name that is one word, places and posts left out, and so may be an acronym. */
export function singleWordOf({ tokens }: NameVersion): string | undefined {
  const words = tokens.filter(({ kind, text }) => kind !== 'place' && !POSTS.has(text))
  const letters = words[0]?.text ?? ''
  return words.length === 1 && letters.length >= SHORTEST ? letters : undefined
}

/** Through whom a body that is called by its letters is sued (`M.S.R.T.C. Divisional Controller`). */
const POSTS = wordSet(
  'managing director divisional division regional zonal controller manager general chief chairman commissioner secretary executive engineer officer depot office branch',
)

/** Whether one name is the first letters of the other. */
export function isAcronymOf(short: NameVersion, long: NameVersion): boolean {
  const letters = singleWordOf(short)
  return letters !== undefined && acronymsOf(long).includes(letters)
}
