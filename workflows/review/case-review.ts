import { ApplicationFailure, allHandlersFinished, condition, proxyActivities, setHandler } from '@temporalio/workflow'
import type { CaseReviewActivities } from '../../activities/review/case-review.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { setStage } from '../shared/stage.ts'
import {
  ALREADY_DECIDED,
  approveCase,
  approveCaseSignal,
  type CaseReviewInput,
  type CaseReviewState,
  caseReviewState,
  lookAgain,
  rejectCase,
  rejectCaseSignal,
  type VerdictInput,
  type VerdictOutcome,
} from './case-review.messages.ts'
import { isVerdict, requireVerdict } from './submitted-verdict.ts'

const { stillWaits, applyVerdict } = proxyActivities<CaseReviewActivities>(OPTIONS.database)

/**
 * How often a review checks whether its case still waits: the customer may have taken it off the queue without a
 * signal. Once a day is 5 events, so a year of waiting stays far below the limit of a history.
 */
const CHECK_AGAIN_AFTER = '1 day'

/**
 * Waits for the operator's verdict on a new case of an account whose cases the operator reviews, and applies it.
 * Started by `POST /watchlist/cases`, or when a case is sent back to the queue. Ends with the verdict, or when the case
 * no longer waits.
 */
export async function caseReview({ caseId }: CaseReviewInput): Promise<CaseReviewState> {
  let state: CaseReviewState = 'waiting for the operator'
  let verdict: { approved: boolean; given: VerdictInput } | undefined
  let outcome: VerdictOutcome | undefined
  let mustCheck = false

  const take = (approved: boolean) => (input?: VerdictInput) => {
    verdict ??= { approved, given: input ?? {} }
  }
  const takeUnlessMalformed = (approved: boolean) => (input?: VerdictInput) => {
    if (isVerdict(input)) take(approved)(input)
  }
  const takeAndTell = (approved: boolean) => async (input: VerdictInput) => {
    take(approved)(input)
    await condition(() => outcome !== undefined)
    return outcome ?? 'NOT_WAITING'
  }
  const validator = (input: VerdictInput) => {
    requireVerdict(input)
    if (verdict) throw ApplicationFailure.nonRetryable('already decided', ALREADY_DECIDED)
  }
  setHandler(caseReviewState, () => state)
  setHandler(approveCase, takeAndTell(true), { validator })
  setHandler(rejectCase, takeAndTell(false), { validator })
  setHandler(approveCaseSignal, takeUnlessMalformed(true))
  setHandler(rejectCaseSignal, takeUnlessMalformed(false))
  setHandler(lookAgain, () => {
    mustCheck = true
  })
  setStage(state)

  while (verdict === undefined && (await stillWaits({ caseId }))) {
    await condition(() => verdict !== undefined || mustCheck, CHECK_AGAIN_AFTER, {
      summary: 'until it checks whether its case is still waiting',
    })
    mustCheck = false
  }

  outcome = verdict ? await applyVerdict({ caseId, ...verdict }) : 'NOT_WAITING'
  state = outcome === 'NOT_WAITING' ? 'no longer waiting' : verdict?.approved ? 'approved' : 'rejected'
  setStage(state)
  await condition(allHandlersFinished)
  return state
}
