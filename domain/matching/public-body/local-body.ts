import { soundOf } from '../sound.ts'
import { districtOf } from '../words/districts.ts'
import { isEnglishWord } from '../words/english.ts'
import { placeOf } from '../words/places.ts'
import { LOCAL_KINDS, OWN_BODY_WORDS } from '../words/public-bodies.ts'
import { SPELT } from '../words/spelt-words.ts'
import { wordSet } from '../words/word-set.ts'
import { NO_PLACE } from './post.ts'
import type { PublicBody } from './public-body.ts'
import { withoutState } from './state.ts'
import { isAt } from './written-name.ts'

export const localKinds = LOCAL_KINDS.trim()
  .split('\n')
  .flatMap((line) => {
    const names = line.split(',').map((name) => name.trim())
    return names.map((name) => ({ kind: names[0] ?? '', words: name.split(' ') }))
  })
  .sort((one, other) => other.words.length - one.words.length)
const localKindsByWord = Map.groupBy(localKinds, ({ words }) => words[0] ?? '')

/** A local body by its kind and its place: `Nagar Nigam Jaipur`, `The Commissioner, Jaipur Municipal Corporation`; and the town of its seat. */
export function localBodyIn(words: readonly string[]): { body: PublicBody; seat: string[] } | undefined {
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const kind = localKindsByWord.get(SPELT[word] ?? word)?.find(({ words: name }) => isAt(words, at, name))
    if (!kind || (kind.words[0] === 'corporation' && at > 1)) continue
    const others = [...words.slice(0, at), ',', ...withoutKind(words.slice(at + kind.words.length), kind.kind)]
    const isOfName = (word: string) => word !== ',' && !NO_PLACE.has(word) && !OF_TOWNS.has(word) && !/^\d+$/.test(word)
    const rest = withoutState(others.filter(isOfName))
    if (rest.length === 0 || rest.some((word) => OWN_BODY_WORDS.has(word))) return undefined
    const seat = kind.kind === UNIVERSITY ? seatIn(others, isOfName) : []
    const own = rest.filter((word) => !seat.includes(word))
    const place = [...new Set(own.map((word) => placeOf(word) ?? soundOf(districtOf(word))))].sort().join(' ')
    return {
      body: { kind: 'local', key: `local:${kind.kind} ${place}` },
      seat: seat.map((word) => placeOf(word) ?? word),
    }
  }
  return undefined
}

/** Names of a town's body besides its kind. */
const OF_TOWNS = wordSet('city shahar shahr sahar sheher')
const UNIVERSITY = 'university'

/** The town behind the comma of a university that has a name of its own; one of English words is called by its town (`National Law University, Delhi`). */
function seatIn(words: readonly string[], isOfName: (word: string) => boolean): string[] {
  const comma = words.findIndex((word, at) => word === ',' && words.slice(0, at).some((before) => isOwn(before)))
  function isOwn(word: string) {
    return isOfName(word) && !isEnglishWord(word)
  }
  return comma < 0 ? [] : words.slice(comma).filter((word) => placeOf(word) !== undefined)
}

/** `The Municipal Commissioner, Nagpur Municipal Corporation`: the kind of body once more. */
function withoutKind(words: readonly string[], kind: string): string[] {
  const rest: string[] = []
  for (let at = 0; at < words.length; at++) {
    const again = localKinds.find((other) => other.kind === kind && isAt(words, at, other.words))
    if (again) at += again.words.length - 1
    else rest.push(words[at] ?? '')
  }
  return rest
}
