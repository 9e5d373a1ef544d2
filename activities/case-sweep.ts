import type { Database } from '../db/database.ts'
import { canBeLookedUp } from '../domain/case-refresh/due.ts'
import type { CaseSource } from '../domain/order-sources.ts'
import type { TrackedCase } from '../domain/watchlist.ts'
import { CASES_A_BATCH, type CaseSweepInput } from '../workflows/case-sweep.messages.ts'
import { workflowOfThisActivity } from './workflow-of-this-activity.ts'

export type CaseSweepActivities = ReturnType<typeof createCaseSweepActivities>

/** What the `caseSweep` workflow does in the database. */
export function createCaseSweepActivities({ db, enabled }: { db: Database; enabled: readonly CaseSource[] }) {
  return {
    /**
     * Gives every case that is due its place in a sweep over all of them; returns how many there are. Running it again with the same
     * sweep changes nothing.
     */
    async planCaseRefreshes({ sweepId, ...day }: CaseSweepInput): Promise<number> {
      await db.outbox.clear(workflowOfThisActivity().workflowId)
      return db.trackedCases.planRefreshes(sweepId, day)
    },

    /**
     * The cases at the next places that are still due: those that a cheap question can be asked about first, and those that have to be
     * fetched. Left out are cases that cannot be looked up, and those of accounts whose plan has no watchlist.
     */
    async nextDueCases({ sweepId, from, ...day }: CaseSweepInput & { from: number }): Promise<DueCases> {
      const due = await db.trackedCases.dueCases(sweepId, { from, most: CASES_A_BATCH, ...day })
      const watching = await accountsWithWatchlist(db, due)
      const able = due.filter(
        ({ accountId, caseIdentifier }) => watching.has(accountId) && canBeLookedUp(caseIdentifier),
      )
      const known = await db.trackedCases.recordsOf(able.map(({ id }) => id))
      const canBeAskedAbout = ({ id, caseIdentifier }: TrackedCase) =>
        enabled.includes('ecourtsindia') && caseIdentifier.cnr !== undefined && known.has(id)
      return {
        toAskAbout: able.filter(canBeAskedAbout).map(({ id }) => id),
        toFetch: able.filter((tracked) => !canBeAskedAbout(tracked)).map(({ id }) => id),
      }
    },
  }
}

/** Due cases of one batch, by what is done about them first. */
export interface DueCases {
  /** They have a CNR and were fetched before: whether there is news is asked for all of them together. */
  toAskAbout: string[]
  toFetch: string[]
}

async function accountsWithWatchlist(db: Database, due: TrackedCase[]): Promise<Set<string>> {
  const watching = new Set<string>()
  for (const accountId of new Set(due.map((tracked) => tracked.accountId))) {
    const plan = await db.accounts.findPlanOf(accountId)
    if (plan?.products.includes('WATCHLIST')) watching.add(accountId)
  }
  return watching
}
