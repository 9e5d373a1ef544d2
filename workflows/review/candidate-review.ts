import {
  ApplicationFailure,
  allHandlersFinished,
  condition,
  proxyActivities,
  setHandler,
  Trigger,
} from '@temporalio/workflow'
import type { CandidateReviewActivities } from '../../activities/review/candidate-review.ts'
import { OPTIONS } from '../shared/activity-options.ts'
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
import { isVerdict, requireVerdict } from './submitted-verdict.ts'

const { openReview, lookAtCandidate, reviewCandidate, applyDecision } = proxyActivities<CandidateReviewActivities>(
  OPTIONS.database,
)

/** An update with its eventual answer. */
interface Request<Input, Outcome> {
  input: Input
  answer: Trigger<Outcome>
}

/**
 * Waits for the operator's verdict on a discovered case (HISTORICAL ones need none), then for the customer's or
 * operator's decision; an added case becomes a tracked one. Enqueued for an ONGOING candidate, else started by the
 * first decision. Ends with the rejection or the decision, or when neither is possible.
 */
export async function candidateReview({ candidateId }: CandidateReviewInput): Promise<CandidateReviewState> {
  let state: CandidateReviewState = 'opening'
  /** Undefined until the row was read: messages are accepted before, and answered after that. */
  let awaits: CandidateAwaits | undefined
  let isToLook = false
  const requests: {
    verdict?: Request<{ approved: boolean; given: VerdictInput }, VerdictOutcome>
    decision?: Request<DecisionInput, DecisionOutcome>
  } = {}

  const show = (next: CandidateReviewState) => {
    state = next
    setStage(next)
  }
  const showUnlessShown = (next: CandidateReviewState) => {
    if (state !== next) show(next)
  }
  const review = (approved: boolean, input: VerdictInput | null | undefined) => {
    requests.verdict = { input: { approved, given: input ?? {} }, answer: new Trigger() }
    return requests.verdict.answer
  }
  const decide = (input: DecisionInput) => {
    requests.decision = { input, answer: new Trigger() }
    return requests.decision.answer
  }
  const mayReview = () => refuseIf(requests.verdict || awaits === 'decision' || awaits === 'nothing', ALREADY_DECIDED)
  const mayDecide = () => {
    refuseIf(requests.decision || awaits === 'nothing', ALREADY_DECIDED)
    // While a verdict is being applied it may already be visible: a decision waits for its end.
    refuseIf(awaits === 'verdict' && !requests.verdict, NOT_APPROVED)
  }
  /** Waits for a message; undefined when a signal requests that the row be read first. */
  const arrivalOf = async <Message>(read: () => Message | undefined): Promise<Message | undefined> => {
    await condition(() => read() !== undefined || isToLook)
    isToLook = false
    return read()
  }

  setHandler(candidateReviewState, () => state)
  setHandler(lookAgain, () => {
    isToLook = true
  })
  const reviewValidator = (input: unknown) => {
    requireVerdict(input)
    mayReview()
  }
  const decisionValidator = (input: unknown) => {
    refuseIf(!isDecision(input) || !isVerdict(input), INVALID_DECISION)
    mayDecide()
  }
  setHandler(approveCandidate, async (input) => review(true, input), { validator: reviewValidator })
  setHandler(rejectCandidate, async (input) => review(false, input), { validator: reviewValidator })
  setHandler(decideCandidate, async (input) => decide(input), { validator: decisionValidator })
  setHandler(approveCandidateSignal, (input) => {
    if (!isRefused(mayReview) && isVerdict(input)) review(true, input)
  })
  setHandler(rejectCandidateSignal, (input) => {
    if (!isRefused(mayReview) && isVerdict(input)) review(false, input)
  })
  setHandler(decideCandidateSignal, (input) => {
    if (isDecision(input) && !isRefused(mayDecide) && isVerdict(input)) decide(input)
  })

  let end: CandidateReviewState = 'no longer waiting'
  awaits = await openReview({ candidateId })
  while (awaits !== 'nothing') {
    if (awaits === 'verdict') {
      requests.decision?.answer.resolve({ kind: 'NOT_APPROVED' })
      delete requests.decision
      showUnlessShown('waiting for the operator')
      const arrived = await arrivalOf(() => requests.verdict)
      if (!arrived) {
        awaits = await lookAtCandidate({ candidateId })
        continue
      }
      const applied = await reviewCandidate({ candidateId, ...arrived.input })
      awaits = await openReview({ candidateId })
      delete requests.verdict
      if (applied && !arrived.input.approved) end = 'rejected'
      arrived.answer.resolve(applied ? 'APPLIED' : 'NOT_WAITING')
    } else {
      requests.verdict?.answer.resolve('NOT_WAITING')
      delete requests.verdict
      showUnlessShown('waiting for the decision')
      const arrived = await arrivalOf(() => requests.decision)
      if (!arrived) {
        awaits = await lookAtCandidate({ candidateId })
        continue
      }
      const outcome = await applyDecision({ candidateId, given: arrived.input })
      awaits = 'nothing'
      delete requests.decision
      end = END_AFTER[outcome.kind]
      arrived.answer.resolve(outcome)
    }
  }
  requests.verdict?.answer.resolve('NOT_WAITING')
  requests.decision?.answer.resolve({ kind: end === 'rejected' ? 'NOT_APPROVED' : 'ALREADY_DECIDED' })

  show(end)
  await condition(allHandlersFinished)
  return end
}

const END_AFTER: Record<DecisionOutcome['kind'], CandidateReviewState> = {
  ADDED: 'added',
  DECLINED: 'declined',
  ALREADY_DECIDED: 'no longer waiting',
  NOT_APPROVED: 'no longer waiting',
  ENTITY_ARCHIVED: 'no longer waiting',
}

/** A signal has no caller to refuse: it is ignored instead. */
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

/** Input from the CLI may have any shape. */
function isDecision(input: unknown): input is DecisionInput {
  const decision = typeof input === 'object' && input !== null && 'decision' in input ? input.decision : undefined
  return decision === 'ADDED' || decision === 'DECLINED'
}
