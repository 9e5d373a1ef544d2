import { WorkflowExecutionAlreadyStartedError } from '@temporalio/common'
import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  CancelledFailure,
  ChildWorkflowFailure,
  continueAsNew,
  executeChild,
  isCancellation,
  ParentClosePolicy,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  TerminatedFailure,
  workflowInfo,
} from '@temporalio/workflow'
import type { CaseStateActivities } from '../../activities/case-tracking/case-states.ts'
import type { CaseSweepActivities, DueCases } from '../../activities/case-tracking/case-sweep.ts'
import type { ChangeCheckActivities, ChangedCase } from '../../activities/case-tracking/change-check.ts'
import type { IsoDate } from '../../domain/case.ts'
import { CASES_A_BATCH, REFRESHES_AT_ONCE } from '../../domain/case-tracking/sweep.ts'
import { CHANGE_CHECKER, STATE_READER } from '../../domain/provider-traits.ts'
import { SOURCES_UNAVAILABLE } from '../case-lookup/case-lookup.messages.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { canBeSetAside } from '../shared/nightly-step.ts'
import { setStage, stageAtStart } from '../shared/stage.ts'
import { taskQueue } from '../shared/task-queue.ts'
import { type CaseRefreshState, caseRefreshId } from './case-refresh.messages.ts'
import { caseRefresh } from './case-refresh.ts'
import {
  type CaseSweepInput,
  type CaseSweepProgress,
  type CaseSweepResult,
  caseSweepProgress,
  type StatesAsked,
} from './case-sweep.messages.ts'

const { beginCaseSweep, endCaseSweep } = proxyActivities<CaseSweepActivities>(OPTIONS.planNight)
const { nextDueCases } = proxyActivities<CaseSweepActivities>(OPTIONS.repeatableStep)

/** Events of a run after which no new batch begins; a batch adds up to 700, which keeps a history quick to read. */
const LONG_HISTORY = 3_000

/**
 * Refreshes every tracked case that is due, round-robin between accounts: asks the cheap questions for a whole batch,
 * and fetches only the cases with news or without such questions. Started each night by its schedule, and by an
 * operator. Ends with its counts; cases stay due if no source could answer or an error of our own interfered.
 */
export async function caseSweep(
  input: CaseSweepInput | CaseSweepProgress | Record<string, never> = {},
): Promise<CaseSweepResult> {
  let progress = 'cases' in input ? (input as CaseSweepProgress) : undefined
  setHandler(caseSweepProgress, () => progress ?? 'not begun')
  setStage(STAGE)
  const requested = 'sweepId' in input ? (input as CaseSweepInput) : undefined
  progress ??= { ...(await beginCaseSweep(requested)), next: 0, refreshed: 0, notFound: 0, unanswered: 0, setAside: 0 }

  while (progress.states || progress.next < progress.cases) {
    const { historyLength, continueAsNewSuggested } = workflowInfo()
    if (historyLength > LONG_HISTORY || continueAsNewSuggested) return continueAsNew<typeof caseSweep>(progress)
    setCurrentDetails(inWords(progress))
    if (progress.states) {
      progress = { ...progress, states: await statesAfter(progress, progress.states) }
      continue
    }
    const done = await sweepBatch(progress)
    progress = {
      ...progress,
      next: progress.next + CASES_A_BATCH,
      refreshed: progress.refreshed + done.refreshed,
      notFound: progress.notFound + done.notFound,
      unanswered: progress.unanswered + done.unanswered,
      setAside: progress.setAside + done.setAside,
    }
  }
  const { sweepId, cases, refreshed, notFound, unanswered, setAside } = progress
  await endCaseSweep({ sweepId, refreshed, notFound, unanswered, setAside })
  setStage('done')
  return { cases, refreshed, notFound, unanswered, setAside }
}

/** The same for every batch, so that operators can search for running sweeps by it; the details have the counts. */
const STAGE = 'refreshing the cases that are due'

function inWords({ cases, states, next, refreshed, notFound, unanswered, setAside }: CaseSweepProgress): string {
  if (states) return `asking for the states of ${states.courtType} cases after ${states.after || 'the first'}`
  const done = `${refreshed} refreshed, ${notFound} not found, ${unanswered} without an answer, ${setAside} set aside`
  return `from case ${next + 1} of ${cases}; ${done}`
}

/** Asks for the next states. If one level of courts cannot be asked, the cases left there are checked without them. */
async function statesAfter(
  { sweepId, today, since }: CaseSweepProgress,
  { courtType, after }: StatesAsked,
): Promise<StatesAsked | undefined> {
  const { askStates } = proxyActivities<CaseStateActivities>({
    ...OPTIONS.askStates,
    taskQueue: taskQueue(`source-${STATE_READER}`),
    summary: `ask for states of ${courtType} cases`,
  })
  try {
    const last = await askStates({ sweepId, today, since, courtType, after })
    // Temporal hands undefined on as null.
    if (last) return { courtType, after: last }
  } catch (error) {
    if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
  }
  // A subscription may hold for one level only.
  return courtType === 'HC' ? { courtType: 'DC', after: '' } : undefined
}

/** What became of the cases of a batch. */
interface Done {
  refreshed: number
  notFound: number
  unanswered: number
  setAside: number
}

/** Refreshes the next batch. A batch that cannot begin is set aside. */
async function sweepBatch({ sweepId, today, since, next, cases }: CaseSweepProgress): Promise<Done> {
  const done: Done = { refreshed: 0, notFound: 0, unanswered: 0, setAside: 0 }
  let batch: DueCases & { setAside?: number }
  try {
    batch = await nextDueCases({ sweepId, from: next, today, since })
  } catch (error) {
    if (!canBeSetAside(error)) throw error
    return { ...done, setAside: Math.min(CASES_A_BATCH, cases - next) }
  }
  const { toAskAbout, toFetch, news = [], setAside = 0 } = batch
  done.setAside += setAside
  const due: ChangedCase[] = [
    ...news,
    ...toFetch.map((caseId) => ({ caseId })),
    ...(await changedCasesOf(toAskAbout, today)),
  ]
  const waiting = due.values()
  async function refreshNext(): Promise<void> {
    for (const found of waiting) {
      const outcome = await refresh(found)
      done[outcome] += 1
    }
  }
  await Promise.all(Array.from({ length: REFRESHES_AT_ONCE }, refreshNext))
  return done
}

/** Returns the cases with news; all of them if the source of cheap answers cannot be asked. */
async function changedCasesOf(caseIds: string[], today: IsoDate): Promise<ChangedCase[]> {
  if (caseIds.length === 0) return []
  const { findNews } = proxyActivities<ChangeCheckActivities>({
    ...OPTIONS.patientFetch,
    taskQueue: taskQueue(`source-${CHANGE_CHECKER}`),
    summary: `check ${caseIds.length} cases for changes`,
  })
  try {
    return await findNews({ caseIds, today })
  } catch (error) {
    if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
    return caseIds.map((caseId) => ({ caseId }))
  }
}

/**
 * Refreshes one case, or joins a refresh that a client requested. Cancelling or terminating that refresh ends only
 * that; the sweep ends when it is cancelled itself.
 */
async function refresh({ caseId, listedOn }: ChangedCase): Promise<keyof Done> {
  try {
    const { outcome } = await executeChild(caseRefresh, {
      workflowId: caseRefreshId(caseId),
      args: [{ caseId, isPatient: true, ...(listedOn === undefined ? {} : { listedOn }) }],
      staticSummary: `Refresh tracked case ${caseId}`,
      typedSearchAttributes: stageAtStart('asking the sources' satisfies CaseRefreshState),
      parentClosePolicy: ParentClosePolicy.ABANDON,
    })
    return outcome === 'NOT_FOUND' ? 'notFound' : 'refreshed'
  } catch (error) {
    if (error instanceof WorkflowExecutionAlreadyStartedError) return 'refreshed'
    if (!(error instanceof ChildWorkflowFailure) || CancellationScope.current().consideredCancelled) throw error
    return isOurs(error) ? 'setAside' : 'unanswered'
  }
}

/** Returns whether a refresh failed by its own error: sources answered or were not asked, and no operator ended it. */
function isOurs({ cause }: ChildWorkflowFailure): boolean {
  if (cause instanceof CancelledFailure || cause instanceof TerminatedFailure) return false
  return !(cause instanceof ApplicationFailure && cause.type === SOURCES_UNAVAILABLE)
}
