import type { Tx } from '../../db/base/table.ts'
import type { Database } from '../../db/database.ts'
import type { Caller } from '../../domain/account/account.ts'
import type { Calendar } from '../../domain/hearings/calendar.ts'
import { refuse } from '../errors/refusal.ts'

/**
 * Returns the calendar of this id: the caller's own or, for administrators, any of the account. Refuses with 404 60420.
 */
export async function ownCalendar(db: Database, caller: Caller, id: string, tx?: Tx): Promise<Calendar> {
  const calendar = await db.calendars.find(caller.accountId, id, tx)
  if (!calendar || (calendar.userId !== caller.userId && !isAdministrator(caller))) throw refuse('NO_SUCH_RESOURCE')
  return calendar
}

/** Returns whether the key may administer its account. */
export function isAdministrator({ permissions }: Caller): boolean {
  return permissions.includes('account.admin')
}
