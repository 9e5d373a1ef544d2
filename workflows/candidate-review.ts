import {
  ApplicationFailure,
  allHandlersFinished,
  condition,
  proxyActivities,
  setHandler,
  Trigger,
} from '@temporalio/workflow'
import type { CandidateReviewActivities } from '../activities/candidate-review.ts'
import {
  approveCandidate,
  approveCandidateSignal,
  type CandidateReviewInput,
  type CandidateReviewState,
  type CandidateStanding,
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
import { ALREADY_DECIDED, type VerdictInput, type VerdictOutcome } from './case-review.messages.ts'
import { OPTIONS } from './options.ts'
import { showStage } from './stage.ts'

const { openReview, reviewCandidate, applyDecision } = proxyActivities<CandidateReviewActivities>(OPTIONS.database)

/** What somebody sent, and the answer that is made to it. */
interface Asked<Given, Outcome> {
  given: Given
  answer: Trigger<Outcome>
}

/**
 * Waits for the operator's verdict on a discovered case, then for the decision of the customer, or of the operator where the
 * operator decides new cases; a case that is added becomes a tracked one. HISTORICAL candidates need no verdict. Promised when an
 * ONGOING candidate is found, else started by whoever decides. Ends with the rejection or the decision.
 */
export async function candidateReview({ candidateId }: CandidateReviewInput): Promise<CandidateReviewState> {
  let state: CandidateReviewState = 'opening'
  /** Undefined until it was read: what is sent meanwhile is taken, and answered once it is known. */
  let standing: CandidateStanding | undefined
  const asked: {
    verdict?: Asked<{ approved: boolean; given: VerdictInput }, VerdictOutcome>
    decision?: Asked<DecisionInput, DecisionOutcome>
  } = {}

  const show = (next: CandidateReviewState) => {
    state = next
    showStage(next)
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
  const mayDecide = (given: DecisionInput | undefined) => {
    refuseIf(!isDecision(given), INVALID_DECISION)
    refuseIf(asked.decision || standing === 'nothing', ALREADY_DECIDED)
    // While a verdict is being applied others may see it already: their decision waits for its end.
    refuseIf(standing === 'verdict' && !asked.verdict, NOT_APPROVED)
  }

  setHandler(candidateReviewState, () => state)
  setHandler(approveCandidate, async (given) => review(true, given), { validator: (_given) => mayReview() })
  setHandler(rejectCandidate, async (given) => review(false, given), { validator: (_given) => mayReview() })
  setHandler(decideCandidate, async (given) => decide(given), { validator: (given) => mayDecide(given) })
  setHandler(
    approveCandidateSignal,
    unlessRefused(mayReview, (given) => review(true, given)),
  )
  setHandler(
    rejectCandidateSignal,
    unlessRefused(mayReview, (given) => review(false, given)),
  )
  setHandler(
    decideCandidateSignal,
    unlessRefused(mayDecide, (given) => given && decide(given)),
  )

  let end: CandidateReviewState = 'no longer waiting'
  standing = await openReview({ candidateId })
  if (standing === 'verdict') {
    asked.decision?.answer.resolve({ kind: 'NOT_APPROVED' })
    delete asked.decision
    show('waiting for the operator')
    const { given, answer } = await arrivalOf(() => asked.verdict)
    const applied = await reviewCandidate({ candidateId, ...given })
    standing = await openReview({ candidateId })
    if (applied && !given.approved) end = 'rejected'
    answer.resolve(applied ? 'APPLIED' : 'NOT_WAITING')
  } else {
    asked.verdict?.answer.resolve('NOT_WAITING')
  }

  if (standing === 'decision') {
    show('waiting for the decision')
    const { given, answer } = await arrivalOf(() => asked.decision)
    const outcome = await applyDecision({ candidateId, given })
    standing = 'nothing'
    end = END_AFTER[outcome.kind]
    answer.resolve(outcome)
  } else {
    asked.decision?.answer.resolve({ kind: end === 'rejected' ? 'NOT_APPROVED' : 'ALREADY_DECIDED' })
  }

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

async function arrivalOf<Message>(read: () => Message | undefined): Promise<Message> {
  await condition(() => read() !== undefined)
  const message = read()
  if (message === undefined) throw new Error('a message that arrived is gone')
  return message
}

/** A signal has nobody to be refused to: what would be refused is passed over. */
function unlessRefused<Given>(mayBeTaken: (given: Given) => void, take: (given: Given) => unknown) {
  return (given: Given): void => {
    try {
      mayBeTaken(given)
    } catch (refusal) {
      if (refusal instanceof ApplicationFailure) return
      throw refusal
    }
    take(given)
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
