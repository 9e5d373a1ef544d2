import type { Database } from '../../db/database.ts'
import type { VerdictSeals } from '../../platform/verdict-seals.ts'
import {
  approveCase,
  type CaseReviewInput,
  rejectCase,
  type VerdictInput,
  type VerdictOutcome,
} from '../../workflows/review/case-review.messages.ts'
import { workflowOfThisActivity } from '../shared/workflow-of-this-activity.ts'
import { auditContextOfVerdict, reasonOf } from './submitted-verdict.ts'

export type CaseReviewActivities = ReturnType<typeof createCaseReviewActivities>

/** The activities of the `caseReview` workflow. */
export function createCaseReviewActivities({ db, seals }: { db: Database; seals: VerdictSeals }) {
  return {
    /** Returns whether the case still waits for the operator. */
    async stillWaits({ caseId }: CaseReviewInput): Promise<boolean> {
      const tracked = await db.trackedCases.find(caseId)
      // A case merged into another record is reviewed there.
      return tracked?.id === caseId && tracked.status === 'PENDING_BACKOFFICE_REVIEW'
    },

    /** Applies a verdict to a case that waits for one. A second run returns the same. */
    async applyVerdict(verdict: CaseReviewInput & { approved: boolean; given: VerdictInput }): Promise<VerdictOutcome> {
      const status = verdict.approved ? 'ACTIVE' : 'REJECTED'
      const verb = verdict.approved ? approveCase.name : rejectCase.name
      const auditContext = auditContextOfVerdict(verdict.given, { verb, seals, ...workflowOfThisActivity() })
      const applied = await db.trackedCases.review(
        verdict.caseId,
        { status, reason: reasonOf(verdict.given) },
        auditContext,
      )
      return applied ? 'APPLIED' : 'NOT_WAITING'
    },
  }
}
