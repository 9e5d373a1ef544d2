import { soundOf } from '../sound.ts'
import { districtOf } from '../words/districts.ts'
import { placeOf } from '../words/places.ts'
import { LOCAL_KINDS, OWN_BODY_WORDS } from '../words/public-bodies.ts'
import { SPELT } from '../words/spelt-words.ts'
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

/** A local body by its kind and its place: `Nagar Nigam Jaipur`, `The Commissioner, Jaipur Municipal Corporation`. */
export function localBodyIn(words: readonly string[]): PublicBody | undefined {
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const kind = localKindsByWord.get(SPELT[word] ?? word)?.find(({ words: name }) => isAt(words, at, name))
    if (!kind || (kind.words[0] === 'corporation' && at > 1)) continue
    const others = [...words.slice(0, at), ',', ...withoutKind(words.slice(at + kind.words.length), kind.kind)]
    const rest = withoutState(others.filter((word) => word !== ',' && !NO_PLACE.has(word) && !/^\d+$/.test(word)))
    if (rest.length === 0 || rest.some((word) => OWN_BODY_WORDS.has(word))) return undefined
    const place = [...new Set(rest.map((word) => placeOf(word) ?? soundOf(districtOf(word))))].sort().join(' ')
    return { kind: 'local', key: `local:${kind.kind} ${place}` }
  }
  return undefined
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
