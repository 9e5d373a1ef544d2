import { DAY_MS } from '../dates.ts'

/** The roles of operators in the backoffice. An operator's key gives access to the routes of its roles only. */
export const OPERATOR_ROLES = ['review', 'challenges', 'sources', 'accounts', 'audit', 'keys'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

/** A quarter: long enough to be convenient, short enough that a forgotten key expires soon. */
export const OPERATOR_KEY_MS = 90 * DAY_MS
/** A year, for machines without supervision. */
export const MAX_OPERATOR_KEY_MS = 365 * DAY_MS

/** Returns a person's name at the identity provider as keys store it: addresses in lower case, subjects as they are. */
export function signInNameOf(text: string): string {
  return text.includes('@') ? text.toLowerCase() : text
}
