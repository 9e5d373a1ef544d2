import { cancellationSignal } from '@temporalio/activity'
import type { Database } from '../../db/database.ts'
import type { ReadsStates } from '../../sources/providers/provider-source.ts'
import type { CaseSweepInput, StatesAsked } from '../../workflows/case-tracking/case-sweep.messages.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { sourceFailure } from '../shared/source-failure.ts'

export type CaseStateActivities = ReturnType<typeof createCaseStateActivities>

/** The states of many cases in one call, before the cases are looked at one by one. */
export function createCaseStateActivities({ db, states }: { db: Database; states: ReadsStates }) {
  /**
   * Asks for these states. A call that the courts refuse is made again for each half of its cases, because one of them
   * may be the reason; nothing is known of a case that is refused alone.
   */
  async function statesOf(cnrs: string[], refused = { calls: 0 }): Promise<ReadonlyMap<string, string>> {
    const answer = await states.read(cnrs, cancellationSignal())
    if (answer.kind === 'found') return answer.value
    refused.calls += 1
    if (answer.kind === 'failed') {
      const { class: kind } = answer.failure
      const isAboutCases = kind === 'NotIndexed' || (kind === 'InvalidInput' && cnrs.length > 1)
      if (!isAboutCases || refused.calls > MOST_REFUSED) throw sourceFailure(answer.failure)
    }
    if (cnrs.length === 1) return new Map()
    const half = Math.ceil(cnrs.length / 2)
    const first = await statesOf(cnrs.slice(0, half), refused)
    return new Map([...first, ...(await statesOf(cnrs.slice(half), refused))])
  }

  return {
    /**
     * Asks one of the services for the states of the next cases that are due, as many as one call takes, and stores
     * them. Returns how far it came; undefined when no case was left. A second run asks again what was not stored, or
     * reads the kept answer.
     * @throws ApplicationFailure of the failure's class
     */
    async askStates({ courtType, after, since, today }: CaseSweepInput & StatesAsked): Promise<string | undefined> {
      const cnrs = await db.caseStates.nextToAsk({ courtType, after, most: states.most, today, since })
      const last = cnrs.at(-1)
      if (last === undefined) return undefined
      const read = await withHeartbeat(() => statesOf(cnrs))
      await db.caseStates.keep(new Map(cnrs.map((cnr) => [cnr, read.get(cnr) ?? null])))
      return last
    },
  }
}

/** Two cases of 500 that are refused cost up to 18 such calls; more mean that the service itself refuses. */
const MOST_REFUSED = 20
