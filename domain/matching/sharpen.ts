import type { PreparedName } from './prepare.ts'
import type { Reason } from './reasons.ts'
import { MATCH_FROM } from './thresholds.ts'
import { PLACE_PAIRS, placeOf } from './words/places.ts'

export interface Scored {
  score: number
  reasons: Reason[]
}

/** The same number in the register is the same company, however it is written. */
const SAME_REGISTRATION = 100
/**
 * A company gets another number when it moves to another state, so that a person looks at a name that agrees all the
 * same.
 */
const OTHER_REGISTRATION = 70
/** Points by which an address moves what the names have scored. It makes no match of its own, but can cost one. */
const LOCATION_POINTS = 4

/** Registration numbers settle the question where both are known; else an address tips the scale. */
export function sharpen(named: Scored, target: PreparedName, found: PreparedName): Scored {
  if (target.registrationNumber === undefined && target.location === undefined) return named
  const first = registration(target.registrationNumber)
  const second = registration(found.registrationNumber)
  if (first !== '' && first === second) {
    return { score: SAME_REGISTRATION, reasons: [{ kind: 'registration-number-agrees' }, ...named.reasons] }
  }
  if (isCin(first) && isCin(second) && serialOf(first) !== serialOf(second)) {
    const score = Math.min(named.score, OTHER_REGISTRATION)
    return { score, reasons: [{ kind: 'registration-number-disagrees' }, ...named.reasons] }
  }
  return named.score === 0 ? named : locate(named, placesIn(target.location), placesIn(found.location))
}

function registration(number: string | undefined): string {
  return (number ?? '').replace(/[^a-z\d]/gi, '').toUpperCase()
}

/** A company's number in the register: listing, trade, state, year, kind, serial. */
function isCin(number: string): boolean {
  return /^[A-Z]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/.test(number)
}

/** Year and serial stay when a company is listed, changes its trade or is converted. */
function serialOf(cin: string): string {
  return cin.slice(8, 12) + cin.slice(15)
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
