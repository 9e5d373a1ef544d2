import { ELECTRICITY_COMPANIES } from '../words/electricity-companies.ts'
import { AGENCIES, BANKS, COMPANIES, LOCAL_BODIES, UNION } from '../words/public-bodies.ts'
import { REGULATORS } from '../words/regulators.ts'
import { SPELT } from '../words/spelt-words.ts'
import { TOWN_BODIES } from '../words/town-bodies.ts'
import { wordSet } from '../words/word-set.ts'
import type { Match, PublicBody } from './public-body.ts'
import { isWrittenAt } from './written-name.ts'

export const named = new Map<string, { words: string[]; body: PublicBody }[]>()
for (const [kind, list] of [
  ['agency', AGENCIES],
  ['agency', REGULATORS],
  ['company', ELECTRICITY_COMPANIES],
  ['local', TOWN_BODIES],
  ['company', BANKS],
  ['company', COMPANIES],
  ['local', LOCAL_BODIES],
  ['union', UNION.join(', ')],
] as const) {
  for (const line of list.trim().split('\n')) {
    const names = line.split(',').map((name) => name.trim())
    const key = kind === 'union' ? 'union' : `${kind}:${names[0]}`
    for (const name of names) {
      const words = name.split(' ')
      const first = words[0] ?? ''
      const entries = [...(named.get(first) ?? []), { words, body: { kind, key } }]
      named.set(
        first,
        entries.sort((one, other) => other.words.length - one.words.length),
      )
    }
  }
}

/** Names of two words by the second, for a slip in the first. */
const misspeltFirst = Map.groupBy(
  [...named.values()].flat().filter(({ words }) => words.length === 2),
  ({ words }) => words[1] ?? '',
)

export function namedAt(words: readonly string[], at: number): Match | undefined {
  const read = (word: string | undefined) => SPELT[word ?? ''] ?? word
  const entry =
    named.get(read(words[at]) ?? '')?.find(({ words: name }) => isWrittenAt(words, at, name)) ??
    misspeltFirst.get(words[at + 1] ?? '')?.find(({ words: name }) => isWrittenAt(words, at, name))
  if (entry) return { bodies: [entry.body], length: entry.words.length }
  const body = words.some((word) => OFFICERS.has(word)) ? byInitials.get(words[at] ?? '') : undefined
  return body && { bodies: [body], length: 1 }
}

/** Posts that make it certain that the letters next to them are those of a public body. */
const OFFICERS = wordSet(
  'secretary secy commissioner director chairman chairperson registrar superintendent engineer region regional zonal divisional',
)

/** Without letters of their own in the letters of a name. */
const SMALL_WORDS = wordSet('of and for the')
/** The letters of names that have no other body's letters, three at least; without small words. */
export const byInitials = initialsOfNames()

function initialsOfNames(): Map<string, PublicBody> {
  const bodies = new Map<string, PublicBody | undefined>()
  for (const { words, body } of [...named.values()].flat()) {
    const telling = words.filter((word) => !SMALL_WORDS.has(word))
    const letters = telling.map((word) => word[0]).join('')
    if (telling.length < 3 || words.some((word) => word.length === 1)) continue
    const other = bodies.has(letters) && bodies.get(letters)?.key !== body.key
    bodies.set(letters, other ? undefined : body)
  }
  return new Map([...bodies].flatMap(([letters, body]) => (body ? [[letters, body] as const] : [])))
}
