import type { Caller } from '../account/account.ts'

export const GRANTEE_TYPES = ['team', 'user'] as const

/** A grant to a team or user of any account (Specification, "Watchlist entity", `sharedWith`). */
export interface Share {
  type: (typeof GRANTEE_TYPES)[number]
  id: string
}

/** A user who reads records. */
export type Viewer = Pick<Caller, 'accountId' | 'userId' | 'teamIds'>

/** A record that one account owns and others may see. */
export interface Shareable {
  accountId: string
  sharedWith: Share[]
}

/** Returns whether a record is visible: to its account, and to its grantees (Specification, Authentication 5). */
export function isVisibleTo(viewer: Viewer, { accountId, sharedWith }: Shareable): boolean {
  return accountId === viewer.accountId || sharedWith.some((share) => isMeant(viewer, share))
}

function isMeant({ userId, teamIds }: Viewer, { type, id }: Share): boolean {
  return type === 'user' ? id === userId : teamIds.includes(id)
}
