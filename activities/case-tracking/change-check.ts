import { cancellationSignal } from '@temporalio/activity'
import type { Database } from '../../db/database.ts'
import type { IsoDate } from '../../domain/case.ts'
import { type CheapAnswer, isWorthFetching, nextDueOn } from '../../domain/case-refresh/due.ts'
import type { SourceAnswer } from '../../domain/source.ts'
import type { EcourtsIndia } from '../../sources/providers/ecourtsindia/client.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { sourceFailure } from '../shared/source-failure.ts'

export type ChangeCheckActivities = ReturnType<typeof createChangeCheckActivities>

/** A case that has to be fetched, with the day a cause list names. */
export interface ChangedCase {
  caseId: string
  listedOn?: IsoDate
}

/** Most CNRs of one question about visits (eCourtsIndia, `bulk-refresh-status`). */
const CNRS_A_QUESTION = 50

/** What can be asked about many cases at once, for a fraction of what fetching them costs. */
export function createChangeCheckActivities({ db, ecourtsindia }: { db: Database; ecourtsindia: EcourtsIndia }) {
  return {
    /**
     * Asks for all these cases together whether a cause list names them and whether the source has visited their courts since. Puts off
     * those of which there is no news to the day they are due next, and returns the others. A second run asks again for what is
     * still due.
     * @throws ApplicationFailure of the failure's class
     */
    async findNews({ caseIds, today }: { caseIds: string[]; today: IsoDate }): Promise<ChangedCase[]> {
      const cnrs = await cnrsOf(caseIds)
      const wanted = [...new Set(cnrs.values())]
      const answers = await withHeartbeat(() => askAbout(wanted))
      const records = await db.trackedCases.recordsOf(caseIds)
      const changed: ChangedCase[] = []
      const quiet: { id: string; dueOn: IsoDate }[] = []
      for (const [caseId, cnr] of cnrs) {
        const [record, answer] = [records.get(caseId), answers.get(cnr)]
        // Of what was not answered nothing is known: that case is fetched.
        if (!record || !answer || isWorthFetching(record, answer, { today, at: Date.now() }))
          changed.push({ caseId, ...(answer?.listedOn === undefined ? {} : { listedOn: answer.listedOn }) })
        else quiet.push({ id: caseId, dueOn: nextDueOn(record.courtCase, today) })
      }
      await db.trackedCases.putOff(quiet)
      return changed
    },
  }

  async function cnrsOf(caseIds: string[]): Promise<Map<string, string>> {
    const cases = await Promise.all(caseIds.map((id) => db.trackedCases.find(id)))
    return new Map(
      cases.flatMap((tracked) => (tracked?.caseIdentifier.cnr ? [[tracked.id, tracked.caseIdentifier.cnr]] : [])),
    )
  }

  async function askAbout(cnrs: string[]): Promise<Map<string, CheapAnswer>> {
    if (cnrs.length === 0) return new Map()
    const options = { signal: cancellationSignal() }
    const listings = foundIn(await ecourtsindia.readListings(cnrs, options))
    const answers = new Map<string, CheapAnswer>(
      listings.cases.map(({ cnr, listing }) => [cnr, listing ? { listedOn: listing.date } : {}]),
    )
    for (let at = 0; at < cnrs.length; at += CNRS_A_QUESTION) {
      const some = cnrs.slice(at, at + CNRS_A_QUESTION)
      const { statuses } = foundIn(await ecourtsindia.readRefreshStatus(some, options))
      for (const { cnr, status, requestedAt } of statuses) {
        const answer = answers.get(cnr)
        if (answer && status === 'COMPLETED' && requestedAt !== undefined) answer.visitedAt = requestedAt
      }
    }
    return answers
  }
}

/** These operations answer for every case they are asked about: a sure "none" is none of their answers. */
function foundIn<T>(answer: SourceAnswer<T>): T {
  if (answer.kind === 'found') return answer.value
  throw sourceFailure(
    answer.kind === 'failed' ? answer.failure : { class: 'ParseGap', message: 'no answer for any of the cases' },
  )
}
