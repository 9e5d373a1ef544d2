import { WorkflowExecutionAlreadyStartedError } from '@temporalio/common'
import {
  ActivityFailure,
  ChildWorkflowFailure,
  continueAsNew,
  executeChild,
  isCancellation,
  ParentClosePolicy,
  proxyActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow'
import type { CaseNewsActivities, CaseWithNews } from '../activities/case-news.ts'
import type { CaseSweepActivities } from '../activities/case-sweep.ts'
import type { IsoDate } from '../domain/case.ts'
import { caseRefreshId } from './case-refresh.messages.ts'
import { caseRefresh } from './case-refresh.ts'
import {
  CASES_A_BATCH,
  type CaseSweepInput,
  type CaseSweepResult,
  type CaseSweepStanding,
  caseSweepProgress,
} from './case-sweep.messages.ts'
import { OPTIONS } from './options.ts'
import { siblingQueue } from './queues.ts'
import { showStage } from './stage.ts'

const { planCaseRefreshes } = proxyActivities<CaseSweepActivities>(OPTIONS.planSweep)
const { nextDueCases } = proxyActivities<CaseSweepActivities>(OPTIONS.database)

/** Refreshes under way at once. Each waits for its turn in a source's queue, which has its own rate. */
const REFRESHES_AT_ONCE = 20

/** Events of a run after which no new batch is taken up; a batch adds up to 700, which keeps a history quick to read. */
const LONG_HISTORY = 3_000

/**
 * Looks at every tracked case that is due, accounts in turn: asks the cheap questions for a batch together, and fetches only the
 * cases of which there is news, or of which these questions cannot be asked. Run by the daily sync. Ends with what was done; what no
 * source could answer stays due.
 */
export async function caseSweep(input: CaseSweepInput | CaseSweepStanding): Promise<CaseSweepResult> {
  let standing = 'cases' in input ? input : undefined
  setHandler(caseSweepProgress, () => standing ?? 'not begun')
  standing ??= { ...input, cases: await planCaseRefreshes(input), next: 0, refreshed: 0, unanswered: 0 }

  while (standing.next < standing.cases) {
    if (workflowInfo().historyLength > LONG_HISTORY) return continueAsNew<typeof caseSweep>(standing)
    showStage(`from case ${standing.next + 1} of ${standing.cases}`)
    const done = await sweepBatch(standing)
    standing = {
      ...standing,
      next: standing.next + CASES_A_BATCH,
      refreshed: standing.refreshed + done.refreshed,
      unanswered: standing.unanswered + done.unanswered,
    }
  }
  const { cases, refreshed, unanswered } = standing
  showStage('done')
  return { cases, refreshed, unanswered }
}

async function sweepBatch({ sweepId, today, since, next }: CaseSweepStanding) {
  const { toAskAbout, toFetch } = await nextDueCases({ sweepId, from: next, today, since })
  const due: CaseWithNews[] = [...toFetch.map((caseId) => ({ caseId })), ...(await newsOf(toAskAbout, today))]
  const done = { refreshed: 0, unanswered: 0 }
  const waiting = due.values()
  async function refreshInTurn(): Promise<void> {
    for (const found of waiting) {
      const outcome = (await refresh(found)) ? 'refreshed' : 'unanswered'
      done[outcome] += 1
    }
  }
  await Promise.all(Array.from({ length: REFRESHES_AT_ONCE }, refreshInTurn))
  return done
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
      staticSummary: `Refresh tracked case ${caseId}`,
      parentClosePolicy: ParentClosePolicy.ABANDON,
    })
    return true
  } catch (error) {
    if (error instanceof WorkflowExecutionAlreadyStartedError) return true
    if (error instanceof ChildWorkflowFailure && !isCancellation(error)) return false
    throw error
  }
}
