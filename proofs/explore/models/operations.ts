import type { AbandonedPage, EndAbandonedWorkActivities } from '../../../activities/operations/end-abandoned-work.ts'
import type { LostWorkActivities } from '../../../activities/operations/lost-work.ts'
import type { NamespaceGuardActivities } from '../../../activities/operations/namespace-guard.ts'
import type { PurgeActivities } from '../../../activities/operations/purge.ts'
import type { SourceTrialActivities, SourceTrialPlanActivities } from '../../../activities/operations/source-trial.ts'
import type { ErasureActivities } from '../../../activities/privacy/erasure.ts'
import type { SourceTrialInput } from '../../../workflows/operations/source-trial.messages.ts'
import type { ErasureInput } from '../../../workflows/privacy/erasure.messages.ts'
import type { Answers, Model, Outcome } from '../model.ts'

/** How many portions are left of each thing. */
type Portions = Record<string, number>

function portion(left: Portions, thing: string): () => void {
  return () => {
    left[thing] = Math.max(0, (left[thing] ?? 1) - 1)
  }
}

const clear = (thing: string) => (_: unknown, left: Portions) => [
  left[thing] === 0 ? { result: 0 } : { says: 'some', result: 5, changes: portion(left, thing) },
]

const purging: Answers<PurgeActivities, Portions> = {
  purgeExpiredSearches: clear('searches'),
  purgeCaptchas: clear('pictures'),
  purgeExpiredExports: clear('exports'),
  purgeRawAnswers: clear('answers'),
  purgeOldRecords: clear('records'),
}

const page =
  (thing: string) =>
  (_: unknown, left: Portions): Outcome<AbandonedPage>[] => [
    (left[thing] ?? 1) > 0
      ? { says: 'a page', result: { ended: 1, last: 'last' }, changes: portion(left, thing) }
      : { says: 'the last page', result: { ended: 1, last: null } },
  ]

const ending: Answers<EndAbandonedWorkActivities & LostWorkActivities & NamespaceGuardActivities, Portions> = {
  isNamespaceRight: () => [{ result: true }, { result: false }],
  endAbandonedSearches: page('searches'),
  endAbandonedSummaries: page('summaries'),
  endAbandonedImports: page('imports'),
  endAbandonedExports: page('exports'),
  endAbandonedErasures: page('erasures'),
  restartDeliveries: page('deliveries'),
  restartNotices: page('notices'),
  restartOnboardings: page('onboardings'),
  restartLooks: page('looks'),
  giveUpCaptchas: page('pictures'),
  endIdleReviews: () => [{ result: 3 }],
}

const NAMED = { courtType: 'HC', cnr: 'DLHC010000012024' } as const
const TRIAL = { what: 'record', mostPaise: 10 }

const trying: Answers<SourceTrialPlanActivities & SourceTrialActivities, object> = {
  planSourceTrial: () => [
    { says: 'no source', result: [] },
    {
      says: 'two sources',
      result: [
        { source: 'napix', identifier: NAMED },
        { source: 'courts/HC', identifier: NAMED },
      ],
    },
  ],
  trySource: ({ source }) => [
    { says: 'as expected', result: [{ ...TRIAL, answer: 'found', bookedPaise: 10, isAsExpected: true }] },
    ...(source === 'napix'
      ? [{ says: 'dear', result: [{ ...TRIAL, answer: 'found', bookedPaise: 11, isAsExpected: false }] }]
      : []),
    { failure: 'Timeout' },
  ],
}

interface Erasure {
  isDryRun: boolean
  rows: number
  passes: number
  state: 'RUNNING' | 'COMPLETE' | 'FAILED'
}

/** Only what runs is ended, as the row is. */
function end(erasure: Erasure, state: 'COMPLETE' | 'FAILED'): void {
  if (erasure.state === 'RUNNING') erasure.state = state
}

const NAMES = { says: 'all names', result: { rows: 0, next: null } }

const erasing: Answers<ErasureActivities, Erasure> = {
  beginErasure: (_, { isDryRun }) => [{ result: { isDone: isDryRun } }, { failure: 'Gone' }],
  eraseWorkflows: () => [{ result: undefined }, { failure: 'Gone' }],
  eraseRows: (_, erasure) => {
    const erase = () => {
      erasure.rows = Math.max(0, erasure.rows - 1)
    }
    return [{ result: erasure.rows > 1, changes: erase }]
  },
  eraseNames: ({ cursor }) => [
    NAMES,
    ...(cursor ? [] : [{ says: 'some names', result: { rows: 1, next: { step: 'table', after: [] } } }]),
  ],
  countNames: ({ cursor }) => [
    NAMES,
    ...(cursor ? [] : [{ says: 'some names', result: { rows: 0, next: { step: 'table', after: [] } } }]),
  ],
  eraseFiles: () => [{ result: undefined }],
  checkErasure: (_, erasure) => {
    const pass = () => {
      erasure.passes++
    }
    return [
      { says: 'clean', result: { left: erasure.rows }, changes: pass },
      {
        says: 'written again',
        result: { left: 1 },
        changes: () => {
          pass()
          erasure.rows = 1
        },
      },
    ]
  },
  endErasure: (_, erasure) => [
    { says: 'ended', result: 0, changes: () => end(erasure, erasure.rows === 0 ? 'COMPLETE' : 'FAILED') },
  ],
  failErasure: (_, erasure) => [{ says: 'failed', result: undefined, changes: () => end(erasure, 'FAILED') }],
}

const erasure = {
  type: 'erasure',
  input: { erasureId: 'erasure' } satisfies ErasureInput,
  answers: erasing,
  fails: ['beginErasure Gone', 'eraseWorkflows Gone'],
  check: ({ world, ending }) => [
    world.state === 'RUNNING' && 'it ends without a record',
    ending.kind === 'completed' &&
      ending.result !== 0 &&
      world.state === 'COMPLETE' &&
      'it tells of rows that are gone',
    world.passes > 5 && 'it goes on for ever',
  ],
} satisfies Partial<Model<Erasure>>

const begun = (isDryRun: boolean) => (): Erasure => ({ isDryRun, rows: isDryRun ? 0 : 2, passes: 0, state: 'RUNNING' })

export const PURGE: Model<Portions> = {
  name: 'purge',
  type: 'purge',
  world: () => ({ searches: 1, pictures: 1, exports: 0, answers: 0, records: 0 }),
  answers: purging,
  fails: Object.keys(purging).map((name) => `${name} Timeout`),
}

export const END_ABANDONED_WORK: Model<Portions> = {
  name: 'endAbandonedWork',
  type: 'endAbandonedWork',
  world: () => ({
    deliveries: 1,
    summaries: 0,
    imports: 0,
    exports: 0,
    searches: 1,
    onboardings: 0,
    looks: 0,
    pictures: 0,
  }),
  answers: ending,
  check: ({ asked }) => [
    asked.filter(({ activity }) => activity === 'endIdleReviews').length > 1 && 'it looks at reviews twice',
  ],
}

export const SOURCE_TRIAL: Model<object> = {
  name: 'sourceTrial',
  type: 'sourceTrial',
  input: { identifier: NAMED } satisfies SourceTrialInput,
  world: () => ({}),
  answers: trying,
  fails: ['planSourceTrial Timeout'],
  check: ({ asked }) => [
    asked.filter(({ activity }) => activity === 'trySource').length > 2 && 'it asks a source twice',
  ],
}

export const ERASURES: Model<Erasure>[] = [
  { ...erasure, name: 'erasure', world: begun(false) },
  { ...erasure, name: 'erasure: dry run', world: begun(true) },
]
