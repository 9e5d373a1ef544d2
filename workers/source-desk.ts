import type { Database } from '../db/database.ts'
import { indianDay } from '../domain/dates.ts'
import type { SourceDesk, SourceName } from '../domain/source.ts'

/**
 * The book that sources write their calls into, on the database.
 * @param capsPaise the most that may be spent at a source in one day of India; a source without an entry costs nothing
 */
export function createSourceDesk(db: Database, capsPaise: Partial<Record<SourceName, number>>): SourceDesk {
  return {
    maySpend: (source, costPaise) =>
      db.sourceCalls.spend(source, indianDay(Date.now()), costPaise, capsPaise[source] ?? 0),
    keep: (answer) => db.sourceCalls.keep(answer),
    settle: (callId, outcome) => db.sourceCalls.settle(callId, outcome),
  }
}
