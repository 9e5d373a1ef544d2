export const THING_KINDS = [
  'ENTITY',
  'CANDIDATE',
  'CASE',
  'IMPORT',
  'EXPORT',
  'KEY',
  'USER',
  'TEAM',
  'WEBHOOK',
  'CALENDAR',
  'NOTICE',
  'HOLIDAYS',
  'ACCOUNT',
  'PLAN',
  'SOURCE',
  'CHALLENGE',
  'OPERATOR_KEY',
  'ERASURE',
] as const
export type ThingKind = (typeof THING_KINDS)[number]

/** Actions of people on records. */
export const AUDITED_ACTIONS = [
  'CREATE',
  'UPDATE',
  'ARCHIVE',
  'PAUSE',
  'RESUME',
  'SHARE',
  'LINK',
  'MERGE',
  'APPROVE',
  'REJECT',
  'CONFIRM',
  'DECLINE',
  'ROTATE',
  'REVOKE',
  'REMOVE',
  'ANSWER',
  'REOPEN',
  'SET_ASIDE',
  'SIGN_IN',
] as const
export type AuditedAction = (typeof AUDITED_ACTIONS)[number]

/** The actor, their key, and the request. */
export interface AuditContext {
  actorType: 'USER' | 'OPERATOR'
  /** The user; for an operator the key, or who ran the admin command. */
  actorId: string
  /** Unknown for actions that a review passes on. */
  keyId?: string
  /** The account of the user, which differs from the record's own if that is shared. */
  actorAccountId?: string
  requestId: string
}

/** A change of one field. Only values of states are recorded; all others may be personal. */
export interface FieldChange {
  field: string
  change: 'SET' | 'CHANGED' | 'CLEARED'
  from?: string
  to?: string
}

/** Fields whose values are states, limits and ids of the service and name no person. */
const STATES = [
  'status',
  'riskLevel',
  'entityType',
  'customerDecision',
  'reviewer',
  'mergedCaseId',
  'mergedInto',
  'planId',
  'userId',
  'permissions',
  'roles',
  'expiresAt',
  'enabled',
  'products',
  'requestsPerMinute',
  'historicalStartsPerMinute',
  'historicalBilling',
  'historicalAllowance',
  'resultsPerSearch',
  'asyncSearches',
  'sources',
]

/** Returns the changed fields; null and empty lists count as absent. */
export function changedFields(before: object, after: object): FieldChange[] {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).flatMap(([field, to]): FieldChange[] => {
    const from = old.get(field)
    if (JSON.stringify(from ?? null) === JSON.stringify(to ?? null)) return []
    const change = isAbsent(from) ? 'SET' : isAbsent(to) ? 'CLEARED' : 'CHANGED'
    return [{ field, change, ...(STATES.includes(field) ? states(from, to) : {}) }]
  })
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

function states(from: unknown, to: unknown): { from?: string; to?: string } {
  return { ...(isAbsent(from) ? {} : { from: String(from) }), ...(isAbsent(to) ? {} : { to: String(to) }) }
}
