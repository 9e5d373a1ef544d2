import type { PreparedName } from './prepare.ts'
import type { Reason } from './reasons.ts'
import { compareRegisteredNumbers } from './registered-numbers.ts'
import { MATCH_FROM } from './thresholds.ts'
import { PLACE_PAIRS, placeOf } from './words/places.ts'

export interface Scored {
  score: number
  reasons: Reason[]
}

/** The same number in the register is the same company, however it is written. */
const SAME_REGISTRATION = 100
/** A company gets another number when it moves to another State, so that a person looks at a name that agrees all the same. */
const MAY_BE_ANOTHER = 70
/** Another number in the register of the same State, or another tax number, is another company. */
const OTHER_REGISTRATION = 55
/** Points by which an address moves what the names have scored. It makes no match of its own, but can cost one. */
const LOCATION_POINTS = 4

/** Registration numbers settle the question where both are known; else an address tips the scale. */
export function adjustScore(named: Scored, target: PreparedName, found: PreparedName): Scored {
  const said = compareRegisteredNumbers(target.registeredNumbers, found.registeredNumbers)
  if (said === 'agree') {
    return { score: SAME_REGISTRATION, reasons: [{ kind: 'registration-number-agrees' }, ...named.reasons] }
  }
  if (said !== undefined) {
    const score = Math.min(named.score, said === 'disagree' ? OTHER_REGISTRATION : MAY_BE_ANOTHER)
    return { score, reasons: [{ kind: 'registration-number-disagrees' }, ...named.reasons] }
  }
  if (named.score === 0 || target.location === undefined) return named
  return locate(named, placesIn(target.location), placesIn(found.location))
}

function locate({ score, reasons }: Scored, here: Set<string>, there: Set<string>): Scored {
  if (here.size === 0 || there.size === 0) return { score, reasons }
  if (here.isDisjointFrom(there)) {
    return { score: Math.max(0, score - LOCATION_POINTS), reasons: [...reasons, { kind: 'location-disagrees' }] }
  }
  const most = score < MATCH_FROM ? MATCH_FROM - 1 : 100
  return { score: Math.min(most, score + LOCATION_POINTS), reasons: [...reasons, { kind: 'location-agrees' }] }
}

/** The towns and states that an address names. */
export function placesIn(address: string | undefined): Set<string> {
  const words = (address ?? '').toLowerCase().match(/[a-z]+/g) ?? []
  const pairs = words.map((word, at) => PLACE_PAIRS.get(`${word} ${words[at + 1]}`))
  return new Set([...words.map(placeOf), ...pairs].filter((place) => place !== undefined))
}
