import { defineQuery, defineSignal } from '@temporalio/workflow'
import type { IsoDate } from '../../domain/case.ts'
import { forumOf } from '../../domain/hearings/list-court.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface CauseListDayInput {
  /** The court that publishes the lists: `SC`, `HC-<bench>`. */
  court: string
  day: IsoDate
  /** Polls of the preceding runs. */
  looks?: number
}

type CourtDay = Pick<CauseListDayInput, 'court' | 'day'>

/** The outcome of a poll. `FAILED`: an error of our own interrupted it. */
export type PollOutcome = 'READ' | 'NOT_PUBLISHED' | 'UNREADABLE' | 'DOWN' | 'FAILED'

export interface CauseListDayState {
  looks: number
  /** The outcome of the last poll; absent before the first. */
  outcome?: PollOutcome
  /** Epoch ms; absent once the watch is over. */
  nextLookAt?: number
}

/** Polls at once, whatever the time. */
export const lookAgain = defineSignal('lookAgain')

export const causeListDayState = defineQuery<CauseListDayState>('state')

/** Watches the lists of a court for a day. A start joins a running watch. */
export function startCauseListDay(taskQueuePrefix: string, { court, day }: CourtDay): WorkflowStart {
  return {
    type: 'causeListDay',
    workflowId: causeListDayId(taskQueuePrefix, { court, day }),
    input: { court, day } satisfies CauseListDayInput,
    summary: `Read the cause lists of ${court} for ${day}`,
    attributes: { courtType: forumOf(court).courtType, stage: 'first look' },
    reusePolicy: 'ALLOW_DUPLICATE',
  }
}

/** Does the same with a poll at once, also in a running watch. */
export function startPollAgain(taskQueuePrefix: string, of: CourtDay): WorkflowStart {
  return { ...startCauseListDay(taskQueuePrefix, of), signal: lookAgain.name }
}

/** Services that share a namespace have separate watches: their lists lead to their own cases. */
export function causeListDayId(taskQueuePrefix: string, { court, day }: CourtDay): string {
  return `${taskQueuePrefix}-cause-list/${court}/${day}`
}
