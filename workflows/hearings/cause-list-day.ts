import {
  ActivityFailure,
  condition,
  continueAsNew,
  isCancellation,
  proxyActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow'
import type { CauseListDayActivities, Poll } from '../../activities/hearings/cause-list-day.ts'
import { nextPoll } from '../../domain/hearings/list-times.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { inUtc, setStage } from '../shared/stage.ts'
import { taskQueue } from '../shared/task-queue.ts'
import {
  type CauseListDayInput,
  type CauseListDayState,
  causeListDayState,
  lookAgain,
  type PollOutcome,
} from './cause-list-day.messages.ts'

/** Events of a run before it continues as new; a poll adds eleven. A busy day has some 220 polls. */
const LONG_HISTORY = 3_000

/**
 * Watches the cause lists of a court for a day: polls them at the times in `nextPoll` until 15:00 on the day itself,
 * because lists are added and replaced until then. A failed poll is followed by the next one. Ends with the number of
 * polls.
 */
export async function causeListDay({ court, day, looks: before = 0 }: CauseListDayInput): Promise<number> {
  let state: CauseListDayState = { looks: before }
  let isWanted = false
  let quick: number | undefined
  setHandler(causeListDayState, () => state)
  setHandler(lookAgain, () => {
    isWanted = true
  })
  const { lookAtLists } = proxyActivities<CauseListDayActivities>({
    ...OPTIONS.lookAtLists,
    taskQueue: taskQueue('lists'),
    // One court's many days do not block the others.
    priority: { ...OPTIONS.lookAtLists.priority, fairnessKey: court },
    summary: `look at the lists of ${court} for ${day}`,
  })

  for (;;) {
    const { historyLength, continueAsNewSuggested } = workflowInfo()
    if (historyLength > LONG_HISTORY || continueAsNewSuggested)
      return continueAsNew<typeof causeListDay>({ court, day, looks: state.looks })
    isWanted = false
    const at = Date.now()
    const { outcome, quickFrom } = await endOf(lookAtLists({ court, day, at }))
    quick = quickFrom ?? quick
    const nextLookAt = nextPoll(day, at, quick)
    const looks = state.looks + 1
    state = { looks, outcome, ...(nextLookAt !== undefined && { nextLookAt }) }
    if (nextLookAt !== undefined) setStage(STAGES[outcome], `${looks} looks, the next at ${inUtc(nextLookAt)}`)
    // A requested poll runs even after the end of the watch.
    if (isWanted) continue
    if (nextLookAt === undefined) break
    await condition(() => isWanted, Math.max(1, nextLookAt - Date.now()))
  }
  setStage('done', `${state.looks} looks`)
  return state.looks
}

const STAGES: Record<PollOutcome, string> = {
  READ: 'published and read',
  NOT_PUBLISHED: 'not published',
  UNREADABLE: 'published, not read in full',
  DOWN: 'the site gives no answer',
  FAILED: 'a look failed',
}

async function endOf(look: Promise<Poll>): Promise<{ outcome: PollOutcome; quickFrom?: number | undefined }> {
  try {
    return await look
  } catch (error) {
    if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
    return { outcome: 'FAILED' }
  }
}
