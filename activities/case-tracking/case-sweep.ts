import { cancellationSignal } from '@temporalio/activity'
import type { CaseSweep } from '../../db/case-tracking/case-sweeps.ts'
import type { Database } from '../../db/database.ts'
import type { StoredRecord } from '../../db/watchlist/tracked-cases/refreshing.ts'
import type { IsoDate } from '../../domain/case.ts'
import type { CaseSource } from '../../domain/case-sources.ts'
import { areStatesNoisy, mayHaveNews } from '../../domain/case-tracking/case-state.ts'
import { canBeLookedUp, nextDueOn } from '../../domain/case-tracking/due.ts'
import { CASES_A_BATCH } from '../../domain/case-tracking/sweep.ts'
import { Gone } from '../../domain/gone.ts'
import { CHANGE_CHECKER, STATE_READER } from '../../domain/provider-traits.ts'
import type { TrackedCase } from '../../domain/watchlist/watchlist.ts'
import type { Log } from '../../platform/log.ts'
import type { CaseSweepInput, CaseSweepResult, StatesAsked } from '../../workflows/case-tracking/case-sweep.messages.ts'
import { endAlarm, raiseAlarm } from '../shared/alarms.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { settingAside } from '../shared/set-aside.ts'
import type { ChangedCase } from './change-check.ts'

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
    const byState = enabled.includes(STATE_READER) ? await sortByState(able, known, day) : undefined
    const others = byState ? able.filter(({ id }) => !byState.decided.has(id)) : able
    const hasCheapCheck = ({ id, caseIdentifier }: TrackedCase) =>
      enabled.includes(CHANGE_CHECKER) && caseIdentifier.cnr !== undefined && known.has(id)
    return {
      toAskAbout: others.filter(hasCheapCheck).map(({ id }) => id),
      toFetch: others.filter((tracked) => !hasCheapCheck(tracked)).map(({ id }) => id),
      ...(byState && { news: byState.news }),
    }
  }

  /** Which of the cases whose state the court gave in this sweep may have news. Puts off the others to the day they are due next. */
  async function sortByState(
    able: TrackedCase[],
    known: Map<string, StoredRecord>,
    { started, day }: { started: number; day: IsoDate },
  ): Promise<{ news: ChangedCase[]; decided: Set<string> }> {
    const states = await db.caseStates.saidSince(
      able.flatMap(({ caseIdentifier: { cnr } }) => cnr ?? []),
      started,
    )
    const lists = await db.hearings.statedByLists(
      able.map(({ id }) => id),
      day,
    )
    const news: ChangedCase[] = []
    const quiet: { id: string; dueOn: IsoDate }[] = []
    for (const { id, caseIdentifier } of able) {
      const [record, state, said] = [known.get(id), states.get(caseIdentifier.cnr ?? ''), lists.get(id)]
      if (!record || state === undefined) continue
      const isRelisted = said?.listedOn !== undefined && said.listedOn !== record.courtCase.nextHearingDate
      const isTakenOff = said?.takenOff.includes(record.listedOn ?? '') === true
      if (isRelisted || isTakenOff || mayHaveNews(id, record, state, day))
        news.push({ caseId: id, ...(said?.listedOn !== undefined && { listedOn: said.listedOn }) })
      else quiet.push({ id, dueOn: nextDueOn(record.courtCase, day) })
    }
    await db.trackedCases.putOff(quiet)
    return { news, decided: new Set([...news.map(({ caseId }) => caseId), ...quiet.map(({ id }) => id)]) }
  }

  return {
    /**
     * Begins a sweep, or continues today's interrupted one: every due case has a position in it.
     * @param requested its id, start and day; by default a new one of now and today
     */
    async beginCaseSweep(
      requested?: CaseSweepInput,
    ): Promise<CaseSweepInput & { cases: number; states?: StatesAsked }> {
      const { id, started, day, cases } = await begin(requested)
      const states = enabled.includes(STATE_READER) && { states: { courtType: 'HC' as const, after: '' } }
      return { sweepId: id, since: started, today: day, cases, ...states }
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

    /**
     * Ends the sweep with its counts. The alarm about cases that were set aside lasts until a sweep has none, the one
     * about states until one has fewer fetches without news.
     */
    endCaseSweep({ sweepId, ...done }: { sweepId: string } & Omit<CaseSweepResult, 'cases'>): Promise<void> {
      return withHeartbeat(async () => {
        const { refreshed, notFound, unanswered, setAside = 0 } = done
        const counts = { refreshed, notFound, unanswered, setAside }
        const ended = await db.caseSweeps.end(sweepId, counts, cancellationSignal())
        if (!ended) throw new Gone('sweep')
        await (setAside > 0 ? raiseAlarm : endAlarm)({ db, log }, { name: 'SET_ASIDE', subject: 'cases' })
        const areNoisy = areStatesNoisy(await db.trackedCases.newsOfStates(ended.started))
        await (areNoisy ? raiseAlarm : endAlarm)({ db, log }, { name: 'STATES_NOISY', subject: STATE_READER })
      })
    },
  }
}

/** The due cases of one batch, by the first step for them. */
export interface DueCases {
  /** Cases with a CNR that were fetched before: one request asks for news of all of them. */
  toAskAbout: string[]
  toFetch: string[]
  /** Their courts' states, or lists, say that there may be news; absent where no states are asked for. */
  news?: ChangedCase[]
}

async function accountsWithWatchlist(db: Database, due: TrackedCase[]): Promise<Set<string>> {
  const watching = new Set<string>()
  for (const accountId of new Set(due.map((tracked) => tracked.accountId))) {
    const plan = await db.accounts.findPlanOf(accountId)
    if (plan?.products.includes('WATCHLIST')) watching.add(accountId)
  }
  return watching
}
