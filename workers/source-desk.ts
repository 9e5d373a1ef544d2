import type { Database } from '../db/database.ts'
import { indianDay } from '../domain/dates.ts'
import type { CallOutcome, SourceName } from '../domain/source.ts'
import type { Log } from '../platform/log.ts'
import type { ModelDesk } from '../sources/model/ask.ts'

/** Outcomes that no retry mends and a person has to: credit, keys, limits of a day. */
const FOR_OPERATORS: CallOutcome[] = ['AccountProblem', 'DailyLimit', 'SpendCap']

/**
 * The book that sources write their calls into, on the database.
 * @param capsPaise the most that may be spent at a source in one day of India; a source without an entry costs nothing
 */
export function createSourceDesk(db: Database, log: Log, capsPaise: Partial<Record<SourceName, number>>): ModelDesk {
  return {
    isPaused: (source) => db.sourcePauses.isPaused(source),
    maySpend: (source, costPaise) =>
      db.sourceCalls.spend(source, indianDay(Date.now()), costPaise, capsPaise[source] ?? 0),
    giveBack: (source, costPaise) => db.sourceCalls.giveBack(source, indianDay(Date.now()), costPaise),
    keep: (answer) => db.sourceCalls.keep(answer),
    async settle(callId, outcome) {
      if (FOR_OPERATORS.includes(outcome))
        log.error({ callId, outcome }, 'a source refuses our account, see source_calls')
      await db.sourceCalls.settle(callId, outcome)
    },
  }
}
