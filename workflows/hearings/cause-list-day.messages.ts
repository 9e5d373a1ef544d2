import { defineQuery, defineSignal } from '@temporalio/workflow'
import type { IsoDate } from '../../domain/case.ts'
import { forumOf } from '../../domain/hearings/list-court.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface CauseListDayInput {
  /** The place that publishes the lists: `SC`, `HC-<bench>`. */
  court: string
  day: IsoDate
  /** Looks of the runs that this one goes on from. */
  looks?: number
}

type CourtDay = Pick<CauseListDayInput, 'court' | 'day'>

/** How a look ended. `FAILED`: something of our own kept it from an end. */
export type LookOutcome = 'READ' | 'NOT_PUBLISHED' | 'UNREADABLE' | 'DOWN' | 'FAILED'

export interface CauseListDayState {
  looks: number
  /** Of the last look; absent before the first. */
  outcome?: LookOutcome
  /** Epoch ms; absent once the watch is over. */
  nextLookAt?: number
}

/** Looks at once, whatever the time. */
export const lookAgain = defineSignal('lookAgain')

export const causeListDayState = defineQuery<CauseListDayState>('state')

/** The watch over the lists of a court for a day. A start joins the one under way. */
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

/** The same with a look at once, also where the watch is under way. */
export function startLookAgain(taskQueuePrefix: string, of: CourtDay): WorkflowStart {
  return { ...startCauseListDay(taskQueuePrefix, of), signal: lookAgain.name }
}

/** Services that share a namespace have a watch each: their lists lead to cases of their own. */
export function causeListDayId(taskQueuePrefix: string, { court, day }: CourtDay): string {
  return `${taskQueuePrefix}-cause-list/${court}/${day}`
}
