import type { CaseSummaryActivities, JoinActivities } from '../../../activities/summaries/case-summary.ts'
import type {
  DocumentTextActivities,
  KeptOrderSummaryActivities,
  OrderSummaryActivities,
} from '../../../activities/summaries/order-summary.ts'
import type { WriteSummaryActivities } from '../../../activities/summaries/write-summary.ts'
import {
  type CaseSummaryInput,
  caseSummaryState,
  SUMMARY_TIME_MS,
} from '../../../workflows/summaries/case-summary.messages.ts'
import { type OrderSummaryInput, orderSummaryState } from '../../../workflows/summaries/order-summary.messages.ts'
import type { Answers, Model } from '../model.ts'

interface Summary {
  state: 'OPEN' | 'COMPLETE' | 'FAILED'
  bills: number
  fails: number
}

const USAGE = { inputTokens: 1, outputTokens: 1, costPaise: 1 }
const UNUSABLE = { says: 'unusable', result: { kind: 'unusable', reason: 'NOT_SUPPORTED' } } as const

const ofCase: Answers<CaseSummaryActivities & JoinActivities & WriteSummaryActivities, Summary> = {
  openSummary: () => [
    { says: 'two orders', result: ['one', 'two'] },
    { says: 'no orders', result: [] },
    { failure: 'Gone' },
  ],
  joinOrderFetch: () => [
    { result: { outcome: 'STORED' } },
    { says: 'refused', result: { outcome: 'REFUSED', reason: 'NO_DOCUMENT' } },
    { result: { outcome: 'UNAVAILABLE' } },
    { failure: 'Gone' },
  ],
  joinOrderSummary: () => [
    { result: { outcome: 'SUMMARISED' } },
    { result: { outcome: 'UNREADABLE' } },
    { says: 'failed', result: { outcome: 'FAILED', reason: 'MODEL_REFUSED' } },
    { result: { outcome: 'NOT_STORED' } },
  ],
  writeSummary: (_, summary) => {
    const complete = () => {
      if (summary.state !== 'OPEN') return
      summary.state = 'COMPLETE'
      summary.bills++
    }
    return [
      { says: 'written', result: { kind: 'kept', usage: USAGE }, changes: complete },
      UNUSABLE,
      { failure: 'SpendCap' },
    ]
  },
  failSummary: (_, summary) => {
    const fail = () => {
      summary.fails++
      if (summary.state === 'OPEN') summary.state = 'FAILED'
    }
    return [{ says: 'failed', result: USAGE, changes: fail }]
  },
}

const ofOrder: Answers<KeptOrderSummaryActivities & DocumentTextActivities & OrderSummaryActivities, Summary> = {
  hasOrderSummary: () => [{ result: false }, { result: true }],
  readDocumentText: () => [{ result: { pagesRead: 9 } }, { result: { pagesRead: 0 } }],
  summarisePart: ({ part, isSecondTry }) => [
    { says: `part ${part}`, result: { kind: 'kept', parts: 4 } },
    ...(isSecondTry || part < 3 ? [UNUSABLE] : []),
    { failure: 'Refused' },
  ],
  joinParts: (_, summary) => {
    const complete = () => {
      summary.state = 'COMPLETE'
      summary.bills++
    }
    return [{ result: undefined, changes: complete }]
  },
}

const FAILURES = [
  'CANCELLED',
  'NOT_IN_TIME',
  'INTERNAL_ERROR',
  'MODEL_REFUSED',
  'MODEL_UNUSABLE',
  'MODEL_UNAVAILABLE',
  'NOT_SUPPORTED',
  'ORDERS_UNAVAILABLE',
  'SPENDING_LIMIT',
]

/** As the server's tests begin all of them: noon of an Indian Wednesday. */
const BEGINS_AT = Date.UTC(2026, 0, 7, 6, 30)

export const SUMMARIES: Model<Summary>[] = [
  {
    name: 'caseSummary',
    type: 'caseSummary',
    beginsAt: BEGINS_AT,
    input: {
      accountId: 'account',
      summaryId: 'summary',
      requestId: 'request',
      deadlineAt: BEGINS_AT + SUMMARY_TIME_MS,
    } satisfies CaseSummaryInput,
    world: () => ({ state: 'OPEN', bills: 0, fails: 0 }),
    answers: ofCase,
    query: caseSummaryState.name,
    pauses: [SUMMARY_TIME_MS],
    fails: FAILURES,
    check: ({ world, ending }) => [
      world.bills > 1 && 'the summary was billed twice',
      world.fails > 1 && 'the summary was ended twice',
      world.state === 'OPEN' && 'it ends without an end of the summary',
      ending.kind === 'completed' && world.state !== 'COMPLETE' && 'it completes, but not the summary',
    ],
  },
  {
    name: 'orderSummary',
    type: 'orderSummary',
    input: {
      accountId: 'account',
      orderId: 'order',
      documentKey: 'key',
      version: 'version',
      summaryId: 'summary',
    } satisfies OrderSummaryInput,
    world: () => ({ state: 'OPEN', bills: 0, fails: 0 }),
    answers: ofOrder,
    query: orderSummaryState.name,
    fails: FAILURES,
    check: ({ world, ending, asked }) => [
      world.bills > 1 && 'the parts were combined twice',
      ending.kind === 'completed' &&
        /SUMMARISED/.test(JSON.stringify(ending.result)) &&
        asked.length > 1 &&
        world.state !== 'COMPLETE' &&
        'it tells of a summary that is not there',
    ],
  },
]
