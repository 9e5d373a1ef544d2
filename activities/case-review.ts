import type { Database } from '../db/database.ts'
import type { CaseReviewInput, VerdictInput, VerdictOutcome } from '../workflows/case-review.messages.ts'
import { workflowOfThisActivity } from './workflow-of-this-activity.ts'

export type CaseReviewActivities = ReturnType<typeof createCaseReviewActivities>

/** As whom a verdict counts that was given by the Temporal CLI without a name. */
const UNNAMED_ACTOR = 'temporal-cli'
/** As much as the database keeps of what an operator wrote. */
const LONGEST_ACTOR = 190
const LONGEST_REASON = 1_000

/** The hands of the `caseReview` workflow. */
export function createCaseReviewActivities({ db }: { db: Database }) {
  return {
    /** Whether the case still waits for the operator. */
    async stillWaits({ caseId }: CaseReviewInput): Promise<boolean> {
      await db.outbox.clear(workflowOfThisActivity().workflowId)
      return (await db.trackedCases.find(caseId))?.status === 'PENDING_BACKOFFICE_REVIEW'
    },

    /**
     * Applies a verdict to a case that waits for one. A second run finds the case as the first left it and
     * tells the same.
     */
    async applyVerdict(verdict: CaseReviewInput & { approved: boolean; given: VerdictInput }): Promise<VerdictOutcome> {
      const { runId } = workflowOfThisActivity()
      const status = verdict.approved ? 'ACTIVE' : 'REJECTED'
      const requestId = verdict.given.requestId ?? runId
      const act = { actorType: 'OPERATOR' as const, actorId: actorOf(verdict.given), requestId }
      const applied = await db.trackedCases.review(verdict.caseId, { status, reason: reasonOf(verdict.given) }, act)
      return applied ? 'APPLIED' : 'NOT_WAITING'
    },
  }
}

/** What comes from the CLI has whatever shape somebody typed. */
function actorOf({ actor }: VerdictInput): string {
  const written = typeof actor === 'string' ? actor.replaceAll(/[^\x20-\x7e]/g, '?').trim() : ''
  return written.slice(0, LONGEST_ACTOR) || UNNAMED_ACTOR
}

function reasonOf({ reason }: VerdictInput): string | null {
  return typeof reason === 'string' ? reason.slice(0, LONGEST_REASON) : null
}
