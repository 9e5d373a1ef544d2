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
    /** Returns what the candidate waits for; `nothing` if it was rejected or decided, or is gone. */
    async openReview({ candidateId }: CandidateReviewInput): Promise<CandidateAwaits> {
      const candidate = await db.caseCandidates.find(candidateId)
      if (!candidate || candidate.customerDecision !== null) return 'nothing'
      if (candidate.status === 'PENDING_REVIEW') return 'verdict'
      return candidate.status === 'APPROVED' ? 'decision' : 'nothing'
    },

    /**
     * Does the same for a waiting review: also `nothing` if the entity was archived or its case tracked by hand in the
     * meantime.
     */
    async lookAtCandidate({ candidateId }: CandidateReviewInput): Promise<CandidateAwaits> {
      const [waiting] = await db.caseCandidates.waitingOf([candidateId])
      if (waiting === undefined) return 'nothing'
      return (await db.caseCandidates.find(candidateId))?.status === 'PENDING_REVIEW' ? 'verdict' : 'decision'
    },

    /** Applies the operator's verdict; false if the candidate did not wait for one. A second run returns the same. */
    async reviewCandidate(
      verdict: CandidateReviewInput & { approved: boolean; given: VerdictInput },
    ): Promise<boolean> {
      const status = verdict.approved ? 'APPROVED' : 'REJECTED'
      const verb = verdict.approved ? approveCandidate.name : rejectCandidate.name
      const auditContext = auditContextOfVerdict(verdict.given, { verb, seals, ...workflowOfThisActivity() })
      return db.caseCandidates.review(verdict.candidateId, { status, reason: reasonOf(verdict.given) }, auditContext)
    },

    /** Applies a decision, and tracks the case of an added candidate. A second run returns the same. */
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
