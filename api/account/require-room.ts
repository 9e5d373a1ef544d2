import type { Tx } from '../../db/base/table.ts'
import type { Database } from '../../db/database.ts'
import { refuse } from '../errors/refusal.ts'

/** Limits per account: more than any customer needs, few enough to list, look up and share with. */
const MAX_COUNTS = {
  /** Keys that have ended do not count. */
  apiKeys: 500,
  users: 1_000,
  /** Every request of a user passes their teams to the database. */
  teams: 200,
}
/** Maximum members of one team. */
export const MAX_MEMBERS = 1_000

/**
 * Makes sure that an account may have one more. No other request creates one until the transaction ends.
 * @throws Refusal 409 when the limit is reached
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

/** Makes sure that a team may have one more member. */
export async function requireRoomInTeam(
  db: Database,
  team: Parameters<Database['teams']['countMembers']>[0],
  tx: Tx,
): Promise<void> {
  await db.accounts.lock(team.accountId, tx)
  requireBelow(await db.teams.countMembers(team, tx), 'members', MAX_MEMBERS)
}

/** Refuses with 409 60445 when the limit for a kind of record is reached. */
export function requireBelow(count: number, thing: string, most: number): void {
  if (count >= most) throw refuse('CEILING_REACHED', { thing, most })
}
