import { wordSet } from '../words/word-set.ts'
import { LETTERS_OF_PLACE } from './body-words.ts'
import { localKinds } from './local-body.ts'
import { byLetters } from './ministry.ts'
import { byInitials, named } from './named-body.ts'
import { LETTERS_OF_POST, postsByWord } from './post.ts'
import { states } from './state.ts'
import { stateBodyLetters, stateBodyNames } from './state-body.ts'

/** Words of which a name must have one to name a public body. */
const TRIGGERS: ReadonlySet<string> = new Set([
  ...named.keys(),
  ...byLetters.keys(),
  ...byInitials.keys(),
  ...localKinds.flatMap(({ words }) => words[0] ?? []),
  ...stateBodyNames.keys(),
  ...stateBodyLetters.keys(),
  // As the words of a name write them (`withStateName`).
  ...states.flatMap(({ names: [name] }) => (name && name.length > 1 ? name.join('') : [])),
  ...wordSet(
    'collector superintendent magistrate tahsildar tehsildar tahasildar registrar officer commissioner engineer schools court tribunal rly rlys adhikari adhikshak ayukt',
  ),
  ...[...postsByWord.keys()].filter((word) => word.length <= LETTERS_OF_POST),
  ...wordSet(
    'govt gov goverment muncipal mun corpn min mo state union ut gnct gnctd nct government administration sarkar shasan rajya ministry mantralaya department',
  ),
])

/** Whether words of a name make it worth while to look for public bodies in it. */
export function mayNamePublicBody(words: readonly string[]): boolean {
  return words.some((word) => TRIGGERS.has(word) || LETTERS_OF_PLACE.test(word))
}
