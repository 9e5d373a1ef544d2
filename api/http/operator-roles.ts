import type { OperatorRole } from '../../domain/operations/operator.ts'
import { refuse } from '../errors/refusal.ts'
import type { Operator } from './authenticate.ts'

/** The role that opens each part of `/backoffice`, by the first segment of the path. */
const ROLE_OF: Partial<Record<string, OperatorRole>> = {
  candidates: 'review',
  cases: 'review',
  find: 'review',
  challenges: 'challenges',
  sources: 'sources',
  sync: 'sources',
  alarms: 'sources',
  requests: 'sources',
  runs: 'sources',
  lists: 'sources',
  accounts: 'accounts',
  erasures: 'accounts',
  plans: 'accounts',
  audit: 'audit',
  access: 'audit',
  retention: 'audit',
  'operator-keys': 'keys',
}

/**
 * Returns the role that opens a route of the backoffice. Throws for a route without a role, so that no process starts
 * with it.
 */
export function roleOf(path: string): OperatorRole {
  const [, , part = ''] = path.split('/')
  const role = ROLE_OF[part]
  if (!role) throw new Error(`no operator role gives access to ${path}`)
  return role
}

/** Returns what a route of the backoffice requires of an operator's key, as a missing permission is worded. */
export function permissionOf(role: OperatorRole): string {
  return `backoffice.${role}`
}

/** @throws Refusal 403 naming the role that the operator lacks */
export function requireRole({ roles }: Pick<Operator, 'roles'>, role: OperatorRole): void {
  if (!roles.includes(role)) throw refuse('PERMISSION_MISSING', { permission: permissionOf(role) })
}
