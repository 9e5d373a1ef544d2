import type { CauseListDayActivities } from '../../../activities/hearings/cause-list-day.ts'
import type { CauseListsActivities } from '../../../activities/hearings/cause-lists.ts'
import { HOUR_MS, startOfIndianDay } from '../../../domain/dates.ts'
import {
  type CauseListDayInput,
  causeListDayState,
  lookAgain,
} from '../../../workflows/hearings/cause-list-day.messages.ts'
import type { Answers, Message, Model } from '../model.ts'

interface Watch {
  looks: number
}

const DAY = '2026-01-07'

const day: Answers<CauseListDayActivities, Watch> = {
  lookAtLists: (_, watch) => {
    const look = () => {
      watch.looks++
    }
    return [
      { says: 'read', result: { outcome: 'READ', documents: 1, read: 1 }, changes: look },
      { says: 'down', result: { outcome: 'DOWN', documents: 0, read: 0 }, changes: look },
    ]
  },
}

const lists: Answers<CauseListsActivities, Watch> = {
  startListDays: () => [{ result: 2 }],
  tellMissingLists: () => [{ result: 1 }, { failure: 'Gone' }],
}

const LOOK: Message<Watch> = { signal: lookAgain.name }

export const CAUSE_LISTS: Model<Watch>[] = [
  {
    name: 'causeListDay',
    type: 'causeListDay',
    input: { court: 'SC', day: DAY } satisfies CauseListDayInput,
    // Four looks before its end at three o'clock.
    beginsAt: startOfIndianDay(DAY) + 14.5 * HOUR_MS,
    world: () => ({ looks: 0 }),
    answers: day,
    messages: [LOOK, LOOK],
    query: causeListDayState.name,
    pauses: [HOUR_MS],
    mayGrowLong: true,
    check: ({ world, ending, asked }) => [
      ending.kind === 'completed' && Number(ending.result) < world.looks && 'it forgets looks',
      ending.kind === 'completed' && Number(ending.result) > asked.length && 'it counts looks that were none',
    ],
  },
  {
    name: 'causeLists',
    type: 'causeLists',
    world: () => ({ looks: 0 }),
    answers: lists,
    fails: ['startListDays Timeout', 'tellMissingLists Timeout', 'tellMissingLists Gone'],
  },
]
