import type { Tx } from '../../db/base/table.ts'
import type { Database } from '../../db/database.ts'
import { refuse } from '../errors/refusal.ts'

/** How many of what an account may have: more than any customer needs, few enough to be listed, looked up and shared with. */
const MAX_COUNTS = {
  /** Not counting those that have ended. */
  apiKeys: 500,
  users: 1_000,
  /** Every request of a user names his teams to the database. */
  teams: 200,
}
/** Members of one team. */
export const MAX_MEMBERS = 1_000

/**
 * Makes sure that an account may have one more; until the transaction ends nobody else makes one.
 * @throws Refusal 409 when it has as many as it may
 */
export async function requireRoom(
  db: Database,
  accountId: string,
  thing: keyof typeof MAX_COUNTS,
  tx: Tx,
): Promise<void> {
  await db.accounts.lock(accountId, tx)
  const counts = {
    apiKeys: () => db.apiKeys.countLive(accountId, tx),
    users: () => db.accounts.countUsers(accountId, tx),
    teams: () => db.teams.count(accountId, tx),
  }
  requireBelow(await counts[thing](), thing, MAX_COUNTS[thing])
}

/** The same for one more member of a team. */
export async function requireRoomInTeam(
  db: Database,
  team: Parameters<Database['teams']['countMembers']>[0],
  tx: Tx,
): Promise<void> {
  await db.accounts.lock(team.accountId, tx)
  requireBelow(await db.teams.countMembers(team, tx), 'members', MAX_MEMBERS)
}

/** Refuses with 409 60445 when there are already as many of a thing as there may be. */
export function requireBelow(count: number, thing: string, most: number): void {
  if (count >= most) throw refuse('CEILING_REACHED', { thing, most })
}
