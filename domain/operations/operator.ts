import { DAY_MS } from '../dates.ts'

/** What members of staff do in the backoffice. An operator's key opens the routes of its roles and no others. */
export const OPERATOR_ROLES = ['review', 'challenges', 'sources', 'accounts', 'audit', 'keys'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

/** A quarter: long enough not to be in the way, short enough that a key forgotten somewhere dies by itself. */
export const OPERATOR_KEY_MS = 90 * DAY_MS
/** A year, for machines that nobody tends. */
export const MAX_OPERATOR_KEY_MS = 365 * DAY_MS
