import { soundOf } from '../sound.ts'
import { wordSet } from '../words/word-set.ts'
import type { PublicBody } from './public-body.ts'

export const DEPARTMENT_WORDS = wordSet('department departments dept deptt vibhag directorate secretary secy')

/** The department of a State or of the Union that an entry names. */
export function departmentIn(words: readonly string[], found: readonly PublicBody[]): PublicBody | undefined {
  const government = found.find(({ kind }) => kind === 'state' || kind === 'union')
  const at = words.findIndex((word) => DEPARTMENT_NAMES.has(word))
  if (!government || at < 0) return undefined
  const topics = words[at + 1] === 'of' ? until(words.slice(at + 2)) : until(words.slice(0, at).reverse()).reverse()
  const telling = topics.filter((word) => !BETWEEN_TOPICS.has(word)).map((word) => soundOf(word))
  if (telling.length === 0) return undefined
  return { kind: 'department', key: `department:${government.key}:${telling.sort().join(' ')}` }
}

const BETWEEN_TOPICS = wordSet('and of the')
const DEPARTMENT_NAMES = wordSet('department dept deptt vibhag')

/** Words up to a comma or a mark of a government. */
function until(words: readonly string[]): string[] {
  const end = words.findIndex((word) => word === ',' || STOPS.has(word))
  return words.slice(0, end < 0 ? words.length : end)
}

const STOPS = wordSet('state government govt union secretary secy commissioner director')
