import type { CaseReviewActivities } from '../../../activities/review/case-review.ts'
import {
  approveCase,
  approveCaseSignal,
  type CaseReviewInput,
  caseReviewState,
  lookAgain,
  rejectCase,
} from '../../../workflows/review/case-review.messages.ts'
import type { Answers, Model } from '../model.ts'

interface Case {
  waits: boolean
  verdicts: ('approved' | 'rejected')[]
}

const answers: Answers<CaseReviewActivities, Case> = {
  stillWaits: (_, tracked) => [{ result: tracked.waits }],
  applyVerdict: ({ approved }, tracked) => {
    if (!tracked.waits) return [{ result: 'NOT_WAITING' }]
    const apply = () => {
      tracked.waits = false
      tracked.verdicts.push(approved ? 'approved' : 'rejected')
    }
    return [{ result: 'APPLIED', changes: apply }]
  },
}

export const CASE_REVIEW: Model<Case> = {
  name: 'caseReview',
  type: 'caseReview',
  input: { caseId: 'case' } satisfies CaseReviewInput,
  world: () => ({ waits: true, verdicts: [] }),
  answers,
  query: caseReviewState.name,
  // A review looks again every day for as long as nothing comes.
  depth: 12,
  messages: [
    { update: approveCase.name, args: [{ actor: 'operator' }] },
    { update: rejectCase.name, args: [{ actor: 'another' }] },
    { signal: approveCaseSignal.name },
    { signal: lookAgain.name },
    {
      event: 'the customer removes the case',
      happens: (tracked) => {
        tracked.waits = false
      },
    },
  ],
  check: ({ world, ending, updates, wasCancelled }) => [
    world.verdicts.length > 1 && 'two verdicts were applied',
    updates.filter(({ result }) => result === 'APPLIED').length > 1 && 'two were told that their verdict was applied',
    !wasCancelled && world.waits && 'it ends though the case waits',
    ending.kind === 'completed' &&
      ending.result !== (world.verdicts[0] ?? 'no longer waiting') &&
      'it tells of another verdict than was applied',
  ],
}
