import type { Viewer } from '../../../domain/watchlist/sharing.ts'
import { granteesOf } from '../../watchlist/shares.ts'
import type { Belonging, Searched } from './searched.ts'

/** A reach, without the branch of shared records where the viewer has none. */
export type Scope = Belonging | (Viewer & { hasShared: boolean })

export interface WrittenScope {
  own: string
  shared?: string
  /** The replacement values of these conditions. */
  named: object
}

/** Writes the conditions of the branches. */
export function writeScope(searched: Searched, scope: Scope): WrittenScope {
  if ('column' in scope) return { own: `t.${scope.column} = :owner`, named: { owner: scope.id } }
  return {
    own: 't.account_id = :account',
    ...(scope.hasShared ? { shared: `t.account_id <> :account AND t.id IN (${grantsTo(searched)})` } : {}),
    named: { account: scope.accountId, grantees: granteesOf(scope) },
  }
}

/** Selects the ids of the records that are shared with the viewer. */
export function grantsTo({ kind }: Searched): string {
  return `SELECT s.thing_id FROM shares s WHERE s.grantee IN (:grantees) AND s.thing_kind = '${kind}'`
}
