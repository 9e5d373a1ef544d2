/**
 * Conditions that must hold where money, merges and accounts are decided, whatever the surrounding code does. They are
 * checked in production; see docs/reliability.md.
 */
export const INVARIANTS = {
  OWN_EVENTS: 'A webhook is sent the events of its own account alone.',
  WHOLE_UNITS: 'A charge is of a whole number of units, not below zero.',
  WHOLE_PRICE: 'A price is a whole number of paise, not below zero; what is given back is a whole number.',
  EACH_CASE_ONCE:
    'A page that is merged into a search brings each case once, and no more of them than the search may have.',
  NOTHING_LOST: 'A refresh takes no order and no hearing away from a case.',
} as const

export type Invariant = keyof typeof INVARIANTS

const breaches = new Map<Invariant, number>()

/** An error of our own that was detected before it did harm; the action is not performed. */
export class InvariantBroken extends Error {
  override readonly name = 'InvariantBroken'

  constructor(invariant: Invariant) {
    // The message states the rule without the values, which may be data of accounts.
    super(`${invariant} does not hold: ${INVARIANTS[invariant]}`)
  }
}

/**
 * Continues only if an invariant holds. A breach is counted in the metrics of the process.
 * @throws InvariantBroken if it does not hold
 */
export function mustHold(invariant: Invariant, holds: boolean): asserts holds {
  if (holds) return
  breaches.set(invariant, breachesOf(invariant) + 1)
  throw new InvariantBroken(invariant)
}

/** Returns how often an invariant was broken in this process. */
export function breachesOf(invariant: Invariant): number {
  return breaches.get(invariant) ?? 0
}

/** Returns whether a number can be a price in paise. */
export function isWholePrice(paise: number): boolean {
  return Number.isSafeInteger(paise) && paise >= 0
}
