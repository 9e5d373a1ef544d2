import type { Database } from '../../db/database.ts'
import type { Decided } from '../../db/review/case-candidates/deciding.ts'
import type { VerdictSeals } from '../../platform/verdict-seals.ts'
import {
  approveCandidate,
  type CandidateAwaits,
  type CandidateReviewInput,
  type DecisionInput,
  decideCandidate,
  rejectCandidate,
} from '../../workflows/review/candidate-review.messages.ts'
import type { VerdictInput } from '../../workflows/review/case-review.messages.ts'
import { workflowOfThisActivity } from '../shared/workflow-of-this-activity.ts'
import { auditContextOfVerdict, reasonOf } from './submitted-verdict.ts'

export type CandidateReviewActivities = ReturnType<typeof createCandidateReviewActivities>

/** The activities of the `candidateReview` workflow. */
export function createCandidateReviewActivities({ db, seals }: { db: Database; seals: VerdictSeals }) {
  return {
    /** What the candidate waits for; `nothing` when it was rejected or decided, or is gone. */
    async openReview({ candidateId }: CandidateReviewInput): Promise<CandidateAwaits> {
      const candidate = await db.caseCandidates.find(candidateId)
      if (!candidate || candidate.customerDecision !== null) return 'nothing'
      if (candidate.status === 'PENDING_REVIEW') return 'verdict'
      return candidate.status === 'APPROVED' ? 'decision' : 'nothing'
    },

    /** The same for a review that waits: nothing either when the entity was archived meanwhile, or its case tracked by hand. */
    async lookAtCandidate({ candidateId }: CandidateReviewInput): Promise<CandidateAwaits> {
      const [waiting] = await db.caseCandidates.waitingOf([candidateId])
      if (waiting === undefined) return 'nothing'
      return (await db.caseCandidates.find(candidateId))?.status === 'PENDING_REVIEW' ? 'verdict' : 'decision'
    },

    /**
     * Applies the operator's verdict; false when the candidate did not wait for one. A second run finds the candidate as the first
     * left it and returns the same.
     */
    async reviewCandidate(
      verdict: CandidateReviewInput & { approved: boolean; given: VerdictInput },
    ): Promise<boolean> {
      const status = verdict.approved ? 'APPROVED' : 'REJECTED'
      const verb = verdict.approved ? approveCandidate.name : rejectCandidate.name
      const auditContext = auditContextOfVerdict(verdict.given, { verb, seals, ...workflowOfThisActivity() })
      return db.caseCandidates.review(verdict.candidateId, { status, reason: reasonOf(verdict.given) }, auditContext)
    },

    /**
     * Applies a decision, and tracks the case of a candidate that is added. A second run finds the decision made and tells the
     * same.
     */
    async applyDecision({ candidateId, given }: CandidateReviewInput & { given: DecisionInput }): Promise<Decided> {
      const auditContext = auditContextOfVerdict(given, {
        verb: decideCandidate.name,
        seals,
        ...workflowOfThisActivity(),
      })
      return db.caseCandidates.decide(candidateId, given.decision, reasonOf(given), auditContext)
    },
  }
}
