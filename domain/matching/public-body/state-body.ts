import { SPELT } from '../words/spelt-words.ts'
import { LETTERS_OF_STATES, STATE_BODIES } from '../words/state-bodies.ts'
import { wordSet } from '../words/word-set.ts'
import type { Match, PublicBody } from './public-body.ts'
import { stateNames, states } from './state.ts'
import { isAt, isWrittenAt } from './written-name.ts'

interface StateBody {
  kind: string
  words: string[]
}

const stateBodies = STATE_BODIES.trim()
  .split('\n')
  .map((line) => {
    const [names = '', letters = ''] = line.split('|')
    const all = names.split(',').map((name) => name.trim())
    return {
      kind: all[0] ?? '',
      names: all.map((name) => name.split(' ')),
      letters: letters.trim().split(/\s+/).filter(Boolean),
    }
  })
/** Names of bodies of States by their first word, the longest first. */
export const stateBodyNames = Map.groupBy(
  stateBodies
    .flatMap(({ kind, names }) => names.map((words): StateBody => ({ kind, words })))
    .sort((one, other) => other.words.length - one.words.length),
  ({ words }) => words[0] ?? '',
)
/** Bodies of States by their letters, several where two States have the same. */
export const stateBodyLetters = lettersOfStateBodies()

function lettersOfStateBodies(): Map<string, PublicBody[]> {
  const bodies = new Map<string, PublicBody[]>()
  for (const line of LETTERS_OF_STATES.trim().split('\n')) {
    const [state = '', ofState = ''] = line.split('|').map((part) => part.trim())
    for (const { kind, letters } of stateBodies) {
      const body = stateBody(kind, state)
      for (const own of ofState.split(' '))
        for (const behind of letters)
          for (const whole of [own + behind, `${own}s${behind}`])
            bodies.set(whole, [...(bodies.get(whole) ?? []), body])
    }
  }
  return bodies
}

function stateBody(kind: string, state: string): PublicBody {
  return { kind: 'agency', key: `agency:${state} ${kind}` }
}

/** A body that most States have: `Kerala Water Authority`, `Housing Board, Haryana`, `KSPCB`, `Maha RERA`. */
export function stateBodyAt(words: readonly string[], at: number): Match | undefined {
  const byLetters = stateBodyLetters.get(words[at] ?? '')
  if (byLetters) return { bodies: byLetters, length: 1 }
  const state = stateOfBodyAt(words, at)
  if (state) {
    let from = at + state.length
    while (BETWEEN_STATE_AND_BODY.has(words[from] ?? '')) from++
    const name = stateBodyNameAt(words, from)
    return name && { bodies: [stateBody(name.kind, state.key)], length: from - at + name.words.length }
  }
  const from = words[at] === 'state' ? at + 1 : at
  const name = stateBodyNameAt(words, from)
  if (!name) return undefined
  let behind = from + name.words.length
  while (BETWEEN_BODY_AND_STATE.has(words[behind] ?? '')) behind++
  const of = stateOfBodyAt(words, behind)
  return of && { bodies: [stateBody(name.kind, of.key)], length: behind - at + of.length }
}

const BETWEEN_STATE_AND_BODY = wordSet('state rajya')
const BETWEEN_BODY_AND_STATE = wordSet('of , the state')

function stateBodyNameAt(words: readonly string[], at: number): StateBody | undefined {
  const first = words[at] ?? ''
  return stateBodyNames.get(SPELT[first] ?? first)?.find(({ words: name }) => isWrittenAt(words, at, name))
}

/** A State's name before or behind one of its bodies, in full or as its letters. */
function stateOfBodyAt(words: readonly string[], at: number): { key: string; length: number } | undefined {
  const name = stateNames.get(words[at] ?? '')?.find(({ name }) => isAt(words, at, name))
  if (name) return { key: name.key, length: name.name.length }
  const word = words[at] ?? ''
  const cut =
    word.length > 1
      ? states.find(({ key, letters }) => letters.includes(word) || (word === 'maha' && key === 'maharashtra'))
      : undefined
  return cut && { key: cut.key, length: 1 }
}
