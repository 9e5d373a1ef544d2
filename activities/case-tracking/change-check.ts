import { cancellationSignal } from '@temporalio/activity'
import type { Database } from '../../db/database.ts'
import type { IsoDate } from '../../domain/case.ts'
import { isWorthFetching, nextDueOn } from '../../domain/case-tracking/due.ts'
import type { SourceAnswer } from '../../domain/source.ts'
import type { ProviderSource } from '../../sources/providers/provider-source.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { sourceFailure } from '../shared/source-failure.ts'
import { withThreeAttempts } from '../shared/three-attempts.ts'

export type ChangeCheckActivities = ReturnType<typeof createChangeCheckActivities>

type ReadChanges = NonNullable<ProviderSource['readChanges']>

interface NewsInput {
  caseIds: string[]
  today: IsoDate
}

/** A case to fetch, with the day a cause list names. */
export interface ChangedCase {
  caseId: string
  listedOn?: IsoDate
}

/** Questions about many cases at once, for a fraction of the cost of fetching them. */
export function createChangeCheckActivities({ db, readChanges }: { db: Database; readChanges: ReadChanges }) {
  return {
    /**
     * Asks for all these cases at once whether a cause list names them and whether the source has visited their courts
     * since. A list read from the court itself replaces the source's copy. Postpones cases without news to their next
     * due day, and returns the others. A second run asks again about cases that are still due.
     * @throws ApplicationFailure of the failure's class
     */
    findNews(input: NewsInput): Promise<ChangedCase[]> {
      return withThreeAttempts(() => newsOf(input))
    },
  }

  async function newsOf({ caseIds, today }: NewsInput): Promise<ChangedCase[]> {
    const cnrs = await cnrsOf(caseIds)
    const wanted = [...new Set(cnrs.values())]
    if (wanted.length === 0) return []
    const answers = foundIn(await withHeartbeat(() => readChanges(wanted, cancellationSignal())))
    const records = await db.trackedCases.recordsOf(caseIds)
    const lists = await db.hearings.statedByLists(caseIds, today)
    const changed: ChangedCase[] = []
    const quiet: { id: string; dueOn: IsoDate }[] = []
    for (const [caseId, cnr] of cnrs) {
      const [record, answer] = [records.get(caseId), answers.get(cnr)]
      const said = lists.get(caseId)
      const day = said?.listedOn ?? answer?.listedOn
      const listed = day === undefined ? {} : { listedOn: day }
      const isTakenOff = said?.takenOff.includes(record?.listedOn ?? '')
      // An unanswered case is fetched, because nothing is known about it.
      if (
        !record ||
        !answer ||
        isTakenOff ||
        isWorthFetching(record, { ...answer, ...listed }, { today, at: Date.now() })
      )
        changed.push({ caseId, ...listed })
      else quiet.push({ id: caseId, dueOn: nextDueOn(record.courtCase, today) })
    }
    await db.trackedCases.putOff(quiet)
    return changed
  }

  async function cnrsOf(caseIds: string[]): Promise<Map<string, string>> {
    const cases = await Promise.all(caseIds.map((id) => db.trackedCases.find(id)))
    return new Map(
      cases.flatMap((tracked) => (tracked?.caseIdentifier.cnr ? [[tracked.id, tracked.caseIdentifier.cnr]] : [])),
    )
  }
}

/** Returns the answer. These operations answer for every case in the request, never with a certain "none". */
function foundIn<T>(answer: SourceAnswer<T>): T {
  if (answer.kind === 'found') return answer.value
  throw sourceFailure(
    answer.kind === 'failed' ? answer.failure : { class: 'ParseGap', message: 'no answer for any of the cases' },
  )
}
