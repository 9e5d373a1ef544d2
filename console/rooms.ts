import type { Identified } from '../api/http/authenticate.ts'
import type { OperatorRole } from '../domain/operator.ts'

interface Room {
  name: string
  path: string
  /** The key that goes there after `G`. */
  key: string
  role?: OperatorRole
}

const OPERATOR_ROOMS: Room[] = [
  { name: 'Review', path: '/review', key: 'r', role: 'review' },
  { name: 'Cases', path: '/cases', key: 'c', role: 'review' },
  { name: 'Pictures', path: '/pictures', key: 'p', role: 'challenges' },
  { name: 'Sources', path: '/sources', key: 's', role: 'sources' },
  { name: 'Runs', path: '/runs', key: 'u', role: 'sources' },
  { name: 'Accounts', path: '/accounts', key: 'a', role: 'accounts' },
  { name: 'Audit', path: '/audit', key: 'l', role: 'audit' },
]

const ACCOUNT_ROOMS: Room[] = [
  { name: 'Usage', path: '/account', key: 'u' },
  { name: 'Watchlist', path: '/account/watchlist', key: 'w' },
  { name: 'Searches', path: '/account/searches', key: 's' },
  { name: 'Webhooks', path: '/account/webhooks', key: 'h' },
  { name: 'Keys', path: '/account/keys', key: 'k' },
  { name: 'People', path: '/account/people', key: 'p' },
]

/** The rooms that a key opens, in the order of the bar. */
export function roomsOf(who: Identified): Room[] {
  if (who.kind === 'account') return ACCOUNT_ROOMS
  return OPERATOR_ROOMS.filter(({ role }) => role === undefined || who.operator.roles.includes(role))
}

/** Where somebody begins who has just signed in. */
export function firstRoom(who: Identified): string {
  return roomsOf(who)[0]?.path ?? '/help'
}
