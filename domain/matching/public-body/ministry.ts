import { MINISTRIES } from '../words/public-bodies.ts'
import { wordSet } from '../words/word-set.ts'
import type { Match } from './public-body.ts'

const ministries = MINISTRIES.trim()
  .split('\n')
  .map((line) => {
    const [names = '', letters = ''] = line.split('|')
    const all = names.split(',').map((name) => name.trim())
    return { key: all[0] ?? '', names: all, letters: letters.trim().split(/\s+/).filter(Boolean) }
  })
export const byLetters = new Map(
  ministries.flatMap(({ key, letters }) => letters.map((word): [string, string] => [word, key])),
)

/** `Ministry of X` and the letters of a ministry. */
export function ministryAt(words: readonly string[], at: number): Match | undefined {
  const word = words[at] ?? ''
  const key = byLetters.get(word)
  if (key !== undefined) return { bodies: [{ kind: 'ministry', key: `ministry:${key}` }], length: 1 }
  if (!MINISTRY_MARKS.has(word)) return undefined
  const from = words[at + 1] === 'of' ? at + 2 : at + 1
  let end = from
  while (end < words.length && !MINISTRY_ENDS.has(words[end] ?? '') && !(words[end] === ',' && !isList(words, end)))
    end++
  const topics = words.slice(from, end).filter((topic) => topic !== ',')
  if (topics.length === 0) return undefined
  return { bodies: [{ kind: 'ministry', key: `ministry:${ministryOf(topics.join(' '))}` }], length: end - at }
}

const MINISTRY_MARKS = wordSet('ministry min mo mantralaya')
const MINISTRY_ENDS = wordSet('government govt union through department dept deptt new ors and.ors')

/** `Environment, Forest and Climate Change`: the comma stands in a list that `and` ends. */
function isList(words: readonly string[], comma: number): boolean {
  const next = words.slice(comma + 1, comma + 4)
  return (
    next.includes('and') &&
    !next.includes(',') &&
    !next.some((word) => MINISTRY_ENDS.has(word) || POSTS_ALONE.has(word))
  )
}

const POSTS_ALONE = wordSet('secretary ors others anr another')

/** The ministry that deals with this under one of its names: one that is equal, or whose words begin the text. */
function ministryOf(text: string): string {
  const tidy = text.replace(/\b(?:ors|anr|others|another|and)\s*(?:ors|anr|others|another)?$/, '').trim()
  const exact = ministries.find(({ names }) => names.includes(tidy))
  if (exact) return exact.key
  const longest = ministries
    .flatMap(({ key, names }) => names.map((name) => ({ key, name })))
    .filter(({ name }) => tidy.startsWith(`${name} `))
    .sort((one, other) => other.name.length - one.name.length)[0]
  return longest?.key ?? tidy
}
