import {
  ActivityFailure,
  ChildWorkflowFailure,
  executeChild,
  isCancellation,
  ParentClosePolicy,
  proxyActivities,
  WorkflowExecutionAlreadyStartedError,
} from '@temporalio/workflow'
import type { CaseNewsActivities, CaseWithNews } from '../activities/case-news.ts'
import type { CaseRefreshActivities } from '../activities/case-refresh.ts'
import type { IsoDate } from '../domain/case.ts'
import { CASES_A_BATCH, caseRefreshId } from './case-refresh.messages.ts'
import { caseRefresh } from './case-refresh.ts'
import { OPTIONS } from './options.ts'
import { siblingQueue } from './queues.ts'

const { planCaseRefreshes, nextDueCases } = proxyActivities<CaseRefreshActivities>(OPTIONS.database)

/** A sweep over the tracked cases that are due, carried from run to run. */
export interface CaseSweep {
  sweepId: string
  today: IsoDate
  cases: number
  /** The place of the first case that was not taken up yet. */
  next: number
  /** Cases that were fetched, and those that no source could answer for; the latter stay due. */
  refreshed: number
  unanswered: number
}

/** Refreshes under way at once. Each waits for its turn in a source's queue, which has its own rate. */
const REFRESHES_AT_ONCE = 20

/** Begins a sweep over the cases that are due on this day, accounts in turn; the same id goes on with the same sweep. */
export async function beginCaseSweep({ sweepId, today }: Pick<CaseSweep, 'sweepId' | 'today'>): Promise<CaseSweep> {
  const cases = await planCaseRefreshes({ sweepId, today })
  return { sweepId, today, cases, next: 0, refreshed: 0, unanswered: 0 }
}

/**
 * Takes up the next batch of a sweep: asks the cheap questions first, and fetches only the cases of which there is news, or none of
 * these questions can be asked. Returns where the sweep stands then; it is over when `next` has reached `cases`.
 */
export async function sweepNextCases(sweep: CaseSweep): Promise<CaseSweep> {
  const { toAskAbout, toFetch } = await nextDueCases({ sweepId: sweep.sweepId, from: sweep.next, today: sweep.today })
  const news = await newsOf(toAskAbout, sweep.today)
  const due = [...toFetch.map((caseId): CaseWithNews => ({ caseId })), ...news].values()
  let refreshed = 0
  let unanswered = 0
  async function refreshSome(): Promise<void> {
    for (const found of due) {
      if (await refresh(found)) refreshed += 1
      else unanswered += 1
    }
  }
  await Promise.all(Array.from({ length: REFRESHES_AT_ONCE }, refreshSome))
  return {
    ...sweep,
    next: sweep.next + CASES_A_BATCH,
    refreshed: sweep.refreshed + refreshed,
    unanswered: sweep.unanswered + unanswered,
  }
}

/** The cases of which there is news; all of them when the source of cheap answers cannot be asked. */
async function newsOf(caseIds: string[], today: IsoDate): Promise<CaseWithNews[]> {
  if (caseIds.length === 0) return []
  const { findNews } = proxyActivities<CaseNewsActivities>({
    ...OPTIONS.patientFetch,
    taskQueue: siblingQueue('source-ecourtsindia'),
    summary: `news of ${caseIds.length} cases`,
  })
  try {
    return await findNews({ caseIds, today })
  } catch (error) {
    if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
    return caseIds.map((caseId) => ({ caseId }))
  }
}

/** Whether a source could answer for the case. A refresh that somebody asked for meanwhile is as good. */
async function refresh({ caseId, listedOn }: CaseWithNews): Promise<boolean> {
  try {
    await executeChild(caseRefresh, {
      workflowId: caseRefreshId(caseId),
      args: [{ caseId, isPatient: true, ...(listedOn === undefined ? {} : { listedOn }) }],
      parentClosePolicy: ParentClosePolicy.ABANDON,
    })
    return true
  } catch (error) {
    if (error instanceof WorkflowExecutionAlreadyStartedError) return true
    if (error instanceof ChildWorkflowFailure && !isCancellation(error)) return false
    throw error
  }
}
