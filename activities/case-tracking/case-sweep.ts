import { cancellationSignal } from '@temporalio/activity'
import type { CaseSweep } from '../../db/case-tracking/case-sweeps.ts'
import type { Database } from '../../db/database.ts'
import type { CaseSource } from '../../domain/case-sources.ts'
import { canBeLookedUp } from '../../domain/case-tracking/due.ts'
import { CASES_A_BATCH } from '../../domain/case-tracking/sweep.ts'
import { Gone } from '../../domain/gone.ts'
import { CHANGE_CHECKER } from '../../domain/provider-traits.ts'
import type { TrackedCase } from '../../domain/watchlist/watchlist.ts'
import type { Log } from '../../platform/log.ts'
import type { CaseSweepInput, CaseSweepResult } from '../../workflows/case-tracking/case-sweep.messages.ts'
import { endAlarm, raiseAlarm } from '../shared/alarms.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { settingAside } from '../shared/set-aside.ts'

export type CaseSweepActivities = ReturnType<typeof createCaseSweepActivities>

/** The database activities of the `caseSweep` workflow. */
export function createCaseSweepActivities({
  db,
  log,
  enabled,
}: {
  db: Database
  log: Log
  enabled: readonly CaseSource[]
}) {
  function begin(requested: CaseSweepInput | undefined): Promise<CaseSweep> {
    const of = requested && { id: requested.sweepId, started: requested.since, day: requested.today }
    return withHeartbeat(() => db.caseSweeps.begin(of, cancellationSignal()))
  }

  /** Returns which of these cases are due, and can be refreshed for an account with the watchlist. */
  async function sortOut(ids: string[], day: { started: number; day: string }): Promise<DueCases> {
    await db.trackedCases.mergeAll(ids, { actorType: 'OPERATOR', actorId: 'case-sweep', requestId: day.day })
    const due = await db.trackedCases.findMany(await db.caseSweeps.stillDue(ids, day))
    const watching = await accountsWithWatchlist(db, due)
    const able = due.filter(({ accountId, caseIdentifier }) => watching.has(accountId) && canBeLookedUp(caseIdentifier))
    const known = await db.trackedCases.recordsOf(able.map(({ id }) => id))
    const hasCheapCheck = ({ id, caseIdentifier }: TrackedCase) =>
      enabled.includes(CHANGE_CHECKER) && caseIdentifier.cnr !== undefined && known.has(id)
    return {
      toAskAbout: able.filter(hasCheapCheck).map(({ id }) => id),
      toFetch: able.filter((tracked) => !hasCheapCheck(tracked)).map(({ id }) => id),
    }
  }

  return {
    /**
     * Begins a sweep, or continues today's interrupted one: every due case has a position in it.
     * @param requested its id, start and day; by default a new one of now and today
     */
    async beginCaseSweep(requested?: CaseSweepInput): Promise<CaseSweepInput & { cases: number }> {
      const { id, started, day, cases } = await begin(requested)
      return { sweepId: id, since: started, today: day, cases }
    },

    /**
     * Returns the cases at the next positions that are still due: those with a cheap question to ask first, and those
     * to fetch. Leaves out cases that cannot be looked up, and those of accounts without the watchlist.
     * @throws ApplicationFailure of type Gone when the position is empty: the sweep has ended, or the database was
     * restored
     */
    async nextDueCases({
      sweepId,
      from,
      today,
      since,
    }: CaseSweepInput & { from: number }): Promise<DueCases & { setAside?: number }> {
      const ids = await db.caseSweeps.casesAt(sweepId, from, CASES_A_BATCH)
      if (ids.length === 0) throw new Gone('open sweep')
      const { outcome, setAside } = await settingAside({ log, kind: 'case' }, ids, (some) =>
        sortOut(some, { started: since, day: today }),
      )
      return { ...outcome, setAside }
    },

    /** Ends the sweep with its counts. The alarm about cases that were set aside lasts until a sweep has none. */
    endCaseSweep({ sweepId, ...done }: { sweepId: string } & Omit<CaseSweepResult, 'cases'>): Promise<void> {
      return withHeartbeat(async () => {
        const { refreshed, notFound, unanswered, setAside = 0 } = done
        const counts = { refreshed, notFound, unanswered, setAside }
        if (!(await db.caseSweeps.end(sweepId, counts, cancellationSignal()))) throw new Gone('sweep')
        await (setAside > 0 ? raiseAlarm : endAlarm)({ db, log }, { name: 'SET_ASIDE', subject: 'cases' })
      })
    },
  }
}

/** The due cases of one batch, by the first step for them. */
export interface DueCases {
  /** Cases with a CNR that were fetched before: one request asks for news of all of them. */
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
