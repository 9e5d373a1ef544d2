import { soundOf } from '../sound.ts'
import { slipsBetween } from '../spelling.ts'
import { BEFORE_STATE, BEHIND_STATE } from '../words/marks-of-states.ts'
import { placeOf } from '../words/places.ts'
import { STATES } from '../words/public-bodies.ts'
import { wordSet } from '../words/word-set.ts'
import type { Match, PublicBody } from './public-body.ts'
import { isAt } from './written-name.ts'

interface State {
  key: string
  names: string[][]
  letters: string[]
}

export const states: State[] = STATES.trim()
  .split('\n')
  .map((line) => {
    const [names = '', letters = ''] = line.split('|')
    const all = names.split(',').map((name) => name.trim())
    return { key: all[0] ?? '', names: all.map((name) => name.split(' ')), letters: letters.trim().split(' ') }
  })

/** The names of States by their first word, the longest first. */
export const stateNames = Map.groupBy(
  states
    .flatMap(({ key, names }) => names.map((name) => ({ key, name })))
    .sort((one, other) => other.name.length - one.name.length),
  ({ name }) => name[0] ?? '',
)

/** A State or Union Territory with a mark of its government before or behind it. */
export function stateAt(words: readonly string[], at: number): Match | undefined {
  if (words[at] === 'gnctd') return { bodies: [{ kind: 'state', key: 'state:delhi' }], length: 1 }
  const before = BEFORE_STATE.find((mark) => isAt(words, at, mark))
  if (before) {
    // `State (Govt. of NCT of Delhi)`: marks may follow one another.
    let from = at + before.length
    while (words[from] === ',' || words[from] === 'the' || words[from] === 'of') from++
    const again = BEFORE_STATE.find((mark) => isAt(words, from, mark))
    if (again) from += again.length
    const state = stateNamedAt(words, from, true)
    if (state) return { bodies: [state.body], length: from - at + state.length }
    return undefined
  }
  const state = stateNamedAt(words, at, false)
  if (state && words[at] === 'nct') return { bodies: [state.body], length: state.length }
  const behind = state && BEHIND_STATE.find((mark) => isAt(words, at + state.length, mark))
  if (!behind) return undefined
  return { bodies: [state.body], length: state.length + behind.length }
}

/** A State's name at this place; `isMarked` when a mark before it makes letters, cuts and slips certain. */
export function stateNamedAt(
  words: readonly string[],
  at: number,
  isMarked: boolean,
): { body: PublicBody; length: number } | undefined {
  const longest = stateNames.get(words[at] ?? '')?.find(({ name }) => isAt(words, at, name))
  const word = words[at] ?? ''
  const next = words[at + 1] ?? ''
  const shortened = longest ? { key: longest.key, length: longest.name.length } : stateCut(word, next, isMarked)
  return shortened && { body: { kind: 'state', key: `state:${shortened.key}` }, length: shortened.length }
}

/** `M.P.`, `Raj.`, `Maharastra`, `Uttarpradesh`: letters, the beginning of one State's name, or a slip in it. */
function stateCut(word: string, next: string, isMarked: boolean): { key: string; length: number } | undefined {
  const byLetter = states.find(({ letters }) => letters.includes(word))
  if (byLetter && (isMarked || BEHIND_LETTERS.has(next))) return { key: byLetter.key, length: 1 }
  if (!isMarked || word.length < 2) return undefined
  const cut = states.filter(({ names: [name = []] }) => word.length >= 3 && (name[0] ?? '').startsWith(word))
  if (cut.length === 1 && cut[0]) return { key: cut[0].key, length: 1 }
  for (const { key, names } of states) {
    for (const name of names) {
      const whole = name.join('')
      // A letter left out or swapped, in a name that no other one is like.
      if (word.length >= SHORTEST_SLIP && whole.length > SHORTEST_SLIP && slipsBetween(word, whole, 1)?.likely === true)
        return { key, length: 1 }
      if (isSpeltAs(word, whole)) return { key, length: 1 }
      if (name.length === 2 && isSpeltAs(word + next, whole)) return { key, length: 2 }
    }
  }
  return undefined
}

const SHORTEST_SLIP = 4

const BEHIND_LETTERS = wordSet('government govt state administration sarkar shasan rajya')

/** Long enough for a slip; shorter names of States differ in one. */
const LONG = 6

function isSpeltAs(word: string, name: string): boolean {
  if (word.length < LONG) return false
  return (
    word === name || soundOf(word) === soundOf(name) || slipsBetween(word, name, word.length > 8 ? 2 : 1) !== undefined
  )
}

/** The words of a site without the State that it is in: `Nagaur, Rajasthan`. */
export function withoutState(words: readonly string[]): readonly string[] {
  for (let at = 1; at < words.length; at++) {
    const state = stateNames.get(words[at] ?? '')?.find(({ name }) => isAt(words, at, name))
    if (state) return [...words.slice(0, at), ...words.slice(at + state.name.length)]
  }
  return words
}

/** `U.P. Power Corporation` as `uttarpradesh power corporation`: a State's letters before the name of a body of its own. */
export function withStateName(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words
  if (first.length > 3 || !rest.some((word) => BODIES_OF_STATES.has(word))) return words
  const state = states.find(({ letters }) => letters.includes(first))
  const name = state?.names[0]?.join('') ?? ''
  return state && placeOf(name) !== undefined ? [name, ...rest] : words
}

const BODIES_OF_STATES = wordSet(
  'corporation corpn board nigam authority commission university council state vidyut rajya',
)
