import type { CauseListDayActivities } from '../../../activities/hearings/cause-list-day.ts'
import type { CauseListsActivities } from '../../../activities/hearings/cause-lists.ts'
import type { HearingDigestActivities } from '../../../activities/hearings/hearing-digest.ts'
import type { ListAnswerActivities, ListQuestionsActivities } from '../../../activities/hearings/list-questions.ts'
import { HOUR_MS, startOfIndianDay } from '../../../domain/dates.ts'
import {
  type CauseListDayInput,
  causeListDayState,
  lookAgain,
} from '../../../workflows/hearings/cause-list-day.messages.ts'
import type { ListQuestionsResult } from '../../../workflows/hearings/list-questions.messages.ts'
import type { Answers, Message, Model } from '../model.ts'

interface Watch {
  looks: number
  /** How many looks had ended when one was last asked for. */
  asked?: number
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

/** An evening on which accounts are still to be told, so many portions of them. */
interface DigestEvening {
  portions: number
}

const digests: Answers<HearingDigestActivities, DigestEvening> = {
  tellHearingDigests: (_, evening) =>
    evening.portions === 0 ? [{ result: 0 }] : [{ result: 200, changes: () => void evening.portions-- }],
}

const LOOK: Message<Watch> = {
  signal: lookAgain.name,
  happens: (watch) => {
    watch.asked = watch.looks
  },
}

export const HEARING_DIGEST: Model<DigestEvening> = {
  name: 'hearingDigest',
  type: 'hearingDigest',
  world: () => ({ portions: 3 }),
  answers: digests,
  fails: ['tellHearingDigests Timeout'],
  check: ({ world, ending }) => [
    ending.kind === 'completed' && world.portions > 0 && 'it leaves accounts untold',
    ending.kind === 'completed' && ending.result !== 600 && 'it counts accounts that it did not tell',
  ],
}

/** An evening with more cases than one question takes. */
interface Questions {
  /** Cases of the questions that were answered, and how many of them stand on a list. */
  answered: number
  listed: number
}

const EXPECTED = Array.from({ length: 250 }, (_, n) => `DLND01${String(n).padStart(6, '0')}2024`)

const questions: Answers<ListQuestionsActivities & ListAnswerActivities, Questions> = {
  casesToAskAbout: () => [{ result: EXPECTED }],
  followListings: ({ cnrs }, evening) => [
    {
      says: 'answered',
      result: 2,
      changes: () => {
        evening.listed += 2
        evening.answered += cnrs.length
      },
    },
    { failure: 'SourceDown' },
  ],
}

export const LIST_QUESTIONS: Model<Questions> = {
  name: 'listQuestions',
  type: 'listQuestions',
  world: () => ({ listed: 0, answered: 0 }),
  answers: questions,
  fails: ['casesToAskAbout Timeout'],
  check: ({ world, ending, asked }) => {
    const named = asked
      .filter(({ activity }) => activity === 'followListings')
      .flatMap(({ input }) => (input as { cnrs: string[] }).cnrs)
    const { cases, listed, unanswered } = (ending.kind === 'completed' ? ending.result : {}) as ListQuestionsResult
    return [
      new Set(named).size !== named.length && 'it asks about a case twice',
      ending.kind === 'completed' && cases !== named.length && 'it leaves cases out',
      ending.kind === 'completed' && listed !== world.listed && 'it counts listings that were none',
      ending.kind === 'completed' && unanswered !== cases - world.answered && 'it hides that there was no answer',
    ]
  },
}

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
      // Where every look came to its end: of one that failed it is not known whether it was the one that was asked for.
      ending.kind === 'completed' &&
        world.looks === asked.length &&
        world.looks === world.asked &&
        'it ends without the look that was asked for',
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
