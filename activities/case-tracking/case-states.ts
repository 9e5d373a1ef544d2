import { cancellationSignal } from '@temporalio/activity'
import type { Database } from '../../db/database.ts'
import type { ReadsStates } from '../../sources/providers/provider-source.ts'
import type { CaseSweepInput, StatesAsked } from '../../workflows/case-tracking/case-sweep.messages.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { sourceFailure } from '../shared/source-failure.ts'

export type CaseStateActivities = ReturnType<typeof createCaseStateActivities>

/** The states of many cases in one call, before the cases are looked at one by one. */
export function createCaseStateActivities({ db, states }: { db: Database; states: ReadsStates }) {
  return {
    /**
     * Asks one of the services for the states of the next cases that are due, as many as one call takes, and stores them. Returns how far
     * it came; undefined when no case was left. A second run asks again what was not stored, or reads the kept answer.
     * @throws ApplicationFailure of the failure's class
     */
    async askStates({ courtType, after, since, today }: CaseSweepInput & StatesAsked): Promise<string | undefined> {
      const cnrs = await db.caseStates.nextToAsk({ courtType, after, most: states.most, today, since })
      const last = cnrs.at(-1)
      if (last === undefined) return undefined
      const answer = await withHeartbeat(() => states.read(cnrs, cancellationSignal()))
      if (answer.kind === 'failed') throw sourceFailure(answer.failure)
      const read = answer.kind === 'found' ? answer.value : new Map<string, string>()
      await db.caseStates.keep(new Map(cnrs.map((cnr) => [cnr, read.get(cnr) ?? null])))
      return last
    },
  }
}
