export const THING_KINDS = ['ENTITY', 'CANDIDATE', 'CASE', 'IMPORT', 'EXPORT'] as const
export type ThingKind = (typeof THING_KINDS)[number]

/** What people do to things. */
export const AUDITED_ACTIONS = [
  'CREATE',
  'UPDATE',
  'ARCHIVE',
  'PAUSE',
  'RESUME',
  'SHARE',
  'LINK',
  'APPROVE',
  'REJECT',
  'CONFIRM',
  'DECLINE',
] as const
export type AuditedAction = (typeof AUDITED_ACTIONS)[number]

/** Who acts, and by which request. */
export interface Act {
  actorType: 'USER' | 'OPERATOR'
  actorId: string
  requestId: string
}

/** One field an act touched. Values are told only where they are states; all others may be personal. */
export interface FieldChange {
  field: string
  change: 'SET' | 'CHANGED' | 'CLEARED'
  from?: string
  to?: string
}

/** Fields whose values are states of the service and name nobody. */
const STATES = ['status', 'riskLevel', 'entityType', 'customerDecision']

/** What an act changed, field by field; null and empty lists count as absent. Fields that stay the same are left out. */
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
  return { ...(typeof from === 'string' ? { from } : {}), ...(typeof to === 'string' ? { to } : {}) }
}
