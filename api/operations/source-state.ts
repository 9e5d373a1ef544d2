import { endOfIndianDay } from '../../domain/dates.ts'

/** The states in which a source is not called, in order of precedence. */
export const SOURCE_STATES = ['OFF', 'PAUSED', 'CAP_REACHED', 'ACCOUNT_REFUSED', 'DOWN', 'OK'] as const

interface Signs {
  isEnabled: boolean
  isPaused: boolean
  isCapReached: boolean
  /** Whether the source reported no credit or an invalid key, until one of its calls succeeds. */
  isAccountRefused: boolean
  /** Until when a site is not called because it keeps failing, epoch ms. */
  closedUntil: number | undefined
  /** Whether it has failed within the last hour and not answered since. */
  isFailing: boolean
  now: number
}

/** Returns the state of a source, and when that ends by itself. */
export function stateOf(signs: Signs): { state: (typeof SOURCE_STATES)[number]; until: number | null } {
  if (!signs.isEnabled) return { state: 'OFF', until: null }
  if (signs.isPaused) return { state: 'PAUSED', until: null }
  if (signs.isCapReached) return { state: 'CAP_REACHED', until: endOfIndianDay(signs.now) }
  if (signs.isAccountRefused) return { state: 'ACCOUNT_REFUSED', until: null }
  if (signs.closedUntil !== undefined) return { state: 'DOWN', until: signs.closedUntil }
  return { state: signs.isFailing ? 'DOWN' : 'OK', until: null }
}
