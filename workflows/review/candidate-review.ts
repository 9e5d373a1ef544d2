import {
  ApplicationFailure,
  allHandlersFinished,
  condition,
  proxyActivities,
  setHandler,
  Trigger,
} from '@temporalio/workflow'
import type { CandidateReviewActivities } from '../../activities/review/candidate-review.ts'
import { OPTIONS } from '../shared/options.ts'
import { setStage } from '../shared/stage.ts'
import {
  approveCandidate,
  approveCandidateSignal,
  type CandidateAwaits,
  type CandidateReviewInput,
  type CandidateReviewState,
  candidateReviewState,
  type DecisionInput,
  type DecisionOutcome,
  decideCandidate,
  decideCandidateSignal,
  INVALID_DECISION,
  NOT_APPROVED,
  rejectCandidate,
  rejectCandidateSignal,
} from './candidate-review.messages.ts'
import { ALREADY_DECIDED, lookAgain, type VerdictInput, type VerdictOutcome } from './case-review.messages.ts'
import { isPassedOver, isVerdict, requireVerdict } from './submitted-verdict.ts'

const { openReview, lookAtCandidate, reviewCandidate, applyDecision } = proxyActivities<CandidateReviewActivities>(
  OPTIONS.database,
)

/** What somebody sent, and the answer that is made to it. */
interface Asked<Given, Outcome> {
  given: Given
  answer: Trigger<Outcome>
}

/**
 * Waits for the operator's verdict on a discovered case, then for the decision of the customer, or of the operator where the
 * operator decides new cases; a case that is added becomes a tracked one. HISTORICAL candidates need no verdict. Promised when an
 * ONGOING candidate is found, else started by whoever decides. Ends with the rejection or the decision, or when nobody can give either
 * any more.
 */
export async function candidateReview({ candidateId }: CandidateReviewInput): Promise<CandidateReviewState> {
  let state: CandidateReviewState = 'opening'
  /** Undefined until it was read: what is sent meanwhile is taken, and answered once it is known. */
  let standing: CandidateAwaits | undefined
  let isToLook = false
  const asked: {
    verdict?: Asked<{ approved: boolean; given: VerdictInput }, VerdictOutcome>
    decision?: Asked<DecisionInput, DecisionOutcome>
  } = {}

  const show = (next: CandidateReviewState) => {
    state = next
    setStage(next)
  }
  const showUnlessShown = (next: CandidateReviewState) => {
    if (state !== next) show(next)
  }
  const review = (approved: boolean, given: VerdictInput | null | undefined) => {
    asked.verdict = { given: { approved, given: given ?? {} }, answer: new Trigger() }
    return asked.verdict.answer
  }
  const decide = (given: DecisionInput) => {
    asked.decision = { given, answer: new Trigger() }
    return asked.decision.answer
  }
  const mayReview = () => refuseIf(asked.verdict || standing === 'decision' || standing === 'nothing', ALREADY_DECIDED)
  const mayDecide = () => {
    refuseIf(asked.decision || standing === 'nothing', ALREADY_DECIDED)
    // While a verdict is being applied others may see it already: their decision waits for its end.
    refuseIf(standing === 'verdict' && !asked.verdict, NOT_APPROVED)
  }
  /** Waits for what is asked for; undefined when somebody wants the row to be looked at first. */
  const arrivalOf = async <Message>(read: () => Message | undefined): Promise<Message | undefined> => {
    await condition(() => read() !== undefined || isToLook)
    isToLook = false
    return read()
  }

  setHandler(candidateReviewState, () => state)
  setHandler(lookAgain, () => {
    isToLook = true
  })
  const reviewValidator = (given: unknown) => {
    requireVerdict(given)
    mayReview()
  }
  const decisionValidator = (given: unknown) => {
    refuseIf(!isDecision(given) || !isVerdict(given), INVALID_DECISION)
    mayDecide()
  }
  setHandler(approveCandidate, async (given) => review(true, given), { validator: reviewValidator })
  setHandler(rejectCandidate, async (given) => review(false, given), { validator: reviewValidator })
  setHandler(decideCandidate, async (given) => decide(given), { validator: decisionValidator })
  setHandler(approveCandidateSignal, (given) => {
    if (!isRefused(mayReview) && !isPassedOver(given)) review(true, given)
  })
  setHandler(rejectCandidateSignal, (given) => {
    if (!isRefused(mayReview) && !isPassedOver(given)) review(false, given)
  })
  setHandler(decideCandidateSignal, (given) => {
    if (isDecision(given) && !isRefused(mayDecide) && !isPassedOver(given)) decide(given)
  })

  let end: CandidateReviewState = 'no longer waiting'
  standing = await openReview({ candidateId })
  while (standing !== 'nothing') {
    if (standing === 'verdict') {
      asked.decision?.answer.resolve({ kind: 'NOT_APPROVED' })
      delete asked.decision
      showUnlessShown('waiting for the operator')
      const arrived = await arrivalOf(() => asked.verdict)
      if (!arrived) {
        standing = await lookAtCandidate({ candidateId })
        continue
      }
      const applied = await reviewCandidate({ candidateId, ...arrived.given })
      standing = await openReview({ candidateId })
      delete asked.verdict
      if (applied && !arrived.given.approved) end = 'rejected'
      arrived.answer.resolve(applied ? 'APPLIED' : 'NOT_WAITING')
    } else {
      asked.verdict?.answer.resolve('NOT_WAITING')
      delete asked.verdict
      showUnlessShown('waiting for the decision')
      const arrived = await arrivalOf(() => asked.decision)
      if (!arrived) {
        standing = await lookAtCandidate({ candidateId })
        continue
      }
      const outcome = await applyDecision({ candidateId, given: arrived.given })
      standing = 'nothing'
      delete asked.decision
      end = END_AFTER[outcome.kind]
      arrived.answer.resolve(outcome)
    }
  }
  asked.verdict?.answer.resolve('NOT_WAITING')
  asked.decision?.answer.resolve({ kind: end === 'rejected' ? 'NOT_APPROVED' : 'ALREADY_DECIDED' })

  show(end)
  await condition(allHandlersFinished)
  return end
}

const END_AFTER: Record<DecisionOutcome['kind'], CandidateReviewState> = {
  ADDED: 'added',
  DECLINED: 'declined',
  ALREADY_DECIDED: 'no longer waiting',
  NOT_APPROVED: 'no longer waiting',
}

/** A signal has nobody to be refused to: what would be refused is passed over. */
function isRefused(mayBeTaken: () => void): boolean {
  try {
    mayBeTaken()
    return false
  } catch (refusal) {
    if (refusal instanceof ApplicationFailure) return true
    throw refusal
  }
}

function refuseIf(isRefused: unknown, type: string): void {
  if (isRefused) throw ApplicationFailure.nonRetryable(type, type)
}

/** What comes from the CLI has whatever shape somebody typed. */
function isDecision(given: unknown): given is DecisionInput {
  const decision = typeof given === 'object' && given !== null && 'decision' in given ? given.decision : undefined
  return decision === 'ADDED' || decision === 'DECLINED'
}
