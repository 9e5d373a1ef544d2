import type { Caller } from '../account/account.ts'

export const GRANTEE_TYPES = ['team', 'user'] as const

/** A team or user that may see a thing, of whichever account (Specification, "Watchlist entity", `sharedWith`). */
export interface Share {
  type: (typeof GRANTEE_TYPES)[number]
  id: string
}

/** Who looks at things. */
export type Viewer = Pick<Caller, 'accountId' | 'userId' | 'teamIds'>

/** Something one account owns and others may see. */
export interface Shareable {
  accountId: string
  sharedWith: Share[]
}

/** Whether a thing is visible: to its account, and to users and teams it is shared with (Specification, Authentication 5). */
export function isVisibleTo(viewer: Viewer, { accountId, sharedWith }: Shareable): boolean {
  return accountId === viewer.accountId || sharedWith.some((share) => isMeant(viewer, share))
}

function isMeant({ userId, teamIds }: Viewer, { type, id }: Share): boolean {
  return type === 'user' ? id === userId : teamIds.includes(id)
}
