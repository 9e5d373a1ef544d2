import type { CandidateReviewActivities } from '../../../activities/review/candidate-review.ts'
import type { CustomerDecision } from '../../../domain/review/candidate.ts'
import {
  approveCandidate,
  approveCandidateSignal,
  type CandidateAwaits,
  type CandidateReviewInput,
  candidateReviewState,
  type DecisionOutcome,
  decideCandidate,
  decideCandidateSignal,
  rejectCandidate,
  rejectCandidateSignal,
} from '../../../workflows/review/candidate-review.messages.ts'
import { lookAgain } from '../../../workflows/review/case-review.messages.ts'
import type { Answers, Ended, Message, Model, Outcome } from '../model.ts'

interface Candidate {
  status: 'PENDING_REVIEW' | 'APPROVED' | 'REJECTED'
  decision: CustomerDecision | null
  isWanted: boolean
  /** Since it waits for one. */
  verdicts: number
  decisions: number
  /** Its review ends then, and the next verdict begins another one. */
  wasReopened: boolean
}

/** The row as the activities see it. */
const answers: Answers<CandidateReviewActivities, Candidate> = {
  openReview: (_, candidate) => [{ result: awaits(candidate) }],
  lookAtCandidate: (_, candidate) => [{ result: candidate.isWanted ? awaits(candidate) : 'nothing' }],
  reviewCandidate: ({ approved }, candidate) => {
    if (candidate.status !== 'PENDING_REVIEW') return [{ result: false }]
    const review = () => {
      candidate.status = approved ? 'APPROVED' : 'REJECTED'
      candidate.verdicts++
    }
    return [{ result: true, changes: review }, { failure: 'Gone' }]
  },
  applyDecision: ({ given }, candidate) => [decided(given.decision, candidate), { failure: 'Gone' }],
}

function awaits({ status, decision }: Candidate): CandidateAwaits {
  if (decision !== null || status === 'REJECTED') return 'nothing'
  return status === 'APPROVED' ? 'decision' : 'verdict'
}

function decided(decision: CustomerDecision, candidate: Candidate): Outcome<DecisionOutcome> {
  if (candidate.decision !== null) return { result: { kind: 'ALREADY_DECIDED' } }
  if (candidate.status !== 'APPROVED') return { result: { kind: 'NOT_APPROVED' } }
  const changes = () => {
    candidate.decision = decision
    candidate.decisions++
  }
  if (decision === 'DECLINED') return { result: { kind: 'DECLINED' }, changes }
  return { result: { kind: 'ADDED', caseId: 'case', status: 'ACTIVE', linkedExisting: false }, changes }
}

const base = {
  type: 'candidateReview',
  input: { candidateId: 'candidate' } satisfies CandidateReviewInput,
  answers,
  query: candidateReviewState.name,
  mayWait: (state: unknown) => state === 'waiting for the operator' || state === 'waiting for the decision',
  fails: ['reviewCandidate Gone', 'applyDecision Gone'],
  check: problems,
}

function waitingFor(status: Candidate['status']): () => Candidate {
  return () => ({ status, decision: null, isWanted: true, verdicts: 0, decisions: 0, wasReopened: false })
}

const ARCHIVED: Message<Candidate> = {
  event: 'the entity is archived',
  happens: (candidate) => {
    candidate.isWanted = false
  },
}

const REOPENED: Message<Candidate> = {
  event: 'the operator takes the verdict back',
  isPossible: ({ status, decision, verdicts }) => status !== 'PENDING_REVIEW' && decision === null && verdicts > 0,
  happens: (candidate) => {
    candidate.status = 'PENDING_REVIEW'
    candidate.verdicts = 0
    candidate.wasReopened = true
  },
}

export const CANDIDATE_REVIEWS: Model<Candidate>[] = [
  {
    ...base,
    name: 'candidateReview: two verdicts and a decision',
    world: waitingFor('PENDING_REVIEW'),
    messages: [
      { update: approveCandidate.name, args: [{ actor: 'operator' }] },
      { update: rejectCandidate.name, args: [{ actor: 'another' }] },
      { update: decideCandidate.name, args: [{ decision: 'ADDED', decidedAs: 'USER', actor: 'user' }] },
    ],
  },
  {
    ...base,
    name: 'candidateReview: two decisions',
    world: waitingFor('APPROVED'),
    messages: [
      { update: decideCandidate.name, args: [{ decision: 'ADDED', decidedAs: 'USER', actor: 'user' }] },
      { update: decideCandidate.name, args: [{ decision: 'DECLINED', decidedAs: 'USER', actor: 'another' }] },
      { update: rejectCandidate.name, args: [{ actor: 'operator' }] },
      { signal: lookAgain.name },
    ],
  },
  {
    ...base,
    name: 'candidateReview: from the command line',
    world: waitingFor('PENDING_REVIEW'),
    messages: [
      { signal: approveCandidateSignal.name },
      { signal: approveCandidateSignal.name, args: [['malformed']] },
      { signal: decideCandidateSignal.name, args: [{ decision: 'DECLINED' }] },
      { update: rejectCandidate.name, args: [{ actor: 'operator' }] },
      { signal: lookAgain.name },
      ARCHIVED,
      REOPENED,
    ],
  },
  {
    ...base,
    name: 'candidateReview: what nobody may send',
    world: waitingFor('PENDING_REVIEW'),
    messages: [
      { update: approveCandidate.name, args: ['malformed'] },
      { update: decideCandidate.name, args: [{ decision: 'PERHAPS', decidedAs: 'USER', actor: 'user' }] },
      { signal: decideCandidateSignal.name, args: [{ decision: 'PERHAPS' }] },
      { signal: rejectCandidateSignal.name, args: [['malformed']] },
      { signal: rejectCandidateSignal.name },
      { update: decideCandidate.name, args: [{ decision: 'ADDED', decidedAs: 'USER', actor: 'user' }] },
    ],
  },
  {
    ...base,
    name: 'candidateReview: a decision that comes while the verdict is applied',
    world: waitingFor('PENDING_REVIEW'),
    messages: [
      { update: rejectCandidate.name, args: [{ actor: 'operator' }] },
      { update: decideCandidate.name, args: [{ decision: 'ADDED', decidedAs: 'USER', actor: 'user' }] },
    ],
  },
]

/** One verdict, one decision, and everybody is told what they did. */
function problems({ world, ending, updates, wasCancelled }: Ended<Candidate>): (string | false)[] {
  const told = (result: string) => updates.filter((update) => update.result === result).length
  const toldKind = (kind: string) =>
    updates.filter(({ result }) => JSON.stringify(result)?.includes(`"${kind}"`)).length
  return [
    world.verdicts > 1 && 'two verdicts were applied',
    world.decisions > 1 && 'two decisions were applied',
    told('APPLIED') > (world.wasReopened ? 2 : 1) && 'two were told that their verdict was applied',
    toldKind('ADDED') + toldKind('DECLINED') > 1 && 'two were told that their decision was made',
    !wasCancelled &&
      ending.kind === 'completed' &&
      world.isWanted &&
      !world.wasReopened &&
      awaits(world) !== 'nothing' &&
      'it ends though the candidate waits',
    ending.kind === 'completed' &&
      ending.result === 'added' &&
      world.decision !== 'ADDED' &&
      'it says added, but nothing is',
  ]
}
