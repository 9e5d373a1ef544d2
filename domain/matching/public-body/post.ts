import { isDistrict } from '../words/districts.ts'
import { familiesOf } from '../words/lexicon.ts'
import { OFFICE_QUALIFIERS, OFFICES } from '../words/phrases.ts'
import { placeOf } from '../words/places.ts'
import { POSTS_OF_PLACES } from '../words/posts.ts'
import { OWN_BODY_WORDS, POST_WORDS } from '../words/public-bodies.ts'
import { SPELT } from '../words/spelt-words.ts'
import { wordSet } from '../words/word-set.ts'
import { inOneSpelling, isRoman } from './one-spelling.ts'
import type { PublicBody } from './public-body.ts'
import { withoutState } from './state.ts'
import { isAt } from './written-name.ts'

export const POSTS = new Set([...POST_WORDS, ...OFFICES, ...OFFICE_QUALIFIERS])

/** Numbers and places of a post and, with them, its rank; empty for a body as a whole. */
export function postIn(others: readonly string[], words: readonly string[], unknown: readonly string[]): string[] {
  const ranks = ranksIn(words)
  const isSite = (word: string) =>
    /^\d+$/.test(word) || placeOf(word) !== undefined || (ranks.length > 0 && (isRoman(word) || unknown.includes(word)))
  const site = others.filter(isSite)
  return site.length === 0 ? [] : [...inOneSpellingEach(site), ...ranks]
}

export function ranksIn(words: readonly string[]): string[] {
  return words.map((word) => RANK_LETTERS[word] ?? word).filter((word) => RANKS_OF_POSTS.has(word))
}

/** Each word in its one spelling, and all numbers together: `Circle 1(1)` is not `Circle 2(1)`. */
export function inOneSpellingEach(words: readonly string[]): string[] {
  const read = words.map(inOneSpelling)
  const numbers = read.filter((word) => /^\d{1,4}$/.test(word))
  const others = read.filter((word) => !/^\d+$/.test(word))
  return numbers.length > 0 ? [...others, numbers.join('.')] : others
}

const RANKS_OF_POSTS = wordSet(
  'commissioner officer director manager collector magistrate inspector superintendent registrar',
)
const RANK_LETTERS: Record<string, string> = {
  ito: 'officer',
  cit: 'commissioner',
  pcit: 'commissioner',
  ccit: 'commissioner',
  acit: 'commissioner',
  dcit: 'commissioner',
  rpfc: 'commissioner',
}

const posts = POSTS_OF_PLACES.trim()
  .split('\n')
  .flatMap((line) => {
    const names = line.split(',').map((name) => name.trim())
    return names.map((name) => ({ kind: names[0] ?? '', words: name.split(' ') }))
  })
  .sort((one, other) => other.words.length - one.words.length)

/**
 * A post of one place, which is a body of its own: `The Tahsildar, Haveli`, `D.M. Meerut`. Letters are initials of a name as well, so that they need a
 * place that we know.
 */
export function postOfPlaceIn(words: readonly string[], found: readonly PublicBody[]): PublicBody | undefined {
  if (found.some(({ kind }) => kind !== 'state')) return undefined
  for (let at = 0; at < words.length; at++) {
    const first = SPELT[words[at] ?? ''] ?? words[at] ?? ''
    const post = postsByWord.get(first)?.find(({ words: name }) => isAt(words, at, name))
    if (!post) continue
    const others = [...words.slice(0, at), ',', ...words.slice(at + post.words.length)]
    const rest = others.filter((word) => word !== ',' && !isOfPost(word))
    const site = withoutState(rest.filter((word) => word !== 'pwd'))
    if (site.length === 0 || site.some((word) => OWN_BODY_WORDS.has(word))) return undefined
    if (!site.every((word) => isSiteOf(post.words[0] ?? '', word))) return undefined
    const place = [...new Set(site.map(inOneSpelling))].sort().join(' ')
    return { kind: 'post', key: `post:${post.kind} ${place}` }
  }
  return undefined
}

/** Whether a word may be where a post is: of two letters only a place that we know, of more no trade. */
function isSiteOf(post: string, word: string): boolean {
  if (post.length > LETTERS_OF_POST || /^\d+$/.test(word) || placeOf(word) !== undefined || isDistrict(word))
    return true
  return post.length > 2 && familiesOf(word).length === 0
}

export const postsByWord = Map.groupBy(posts, ({ words }) => words[0] ?? '')
export const LETTERS_OF_POST = 4

function isOfPost(word: string): boolean {
  return (NO_PLACE.has(word) && !isRoman(word)) || OF_POSTS.has(word)
}

/** A bracket behind a post in Haryana, Punjab and Himachal Pradesh: `S.D.O. (Civil)`, `S.D.M. (C)`. */
const OF_POSTS = wordSet('civil c')

/** Posts and small words, without those that tell one place from another. */
const OF_PLACES = wordSet('north south east west new rural urban')
export const NO_PLACE = new Set([...POSTS].filter((word) => !OF_PLACES.has(word)))
