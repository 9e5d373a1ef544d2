import type { CaseStateActivities } from '../../../activities/case-tracking/case-states.ts'
import type { CaseSweepActivities } from '../../../activities/case-tracking/case-sweep.ts'
import type { ChangeCheckActivities } from '../../../activities/case-tracking/change-check.ts'
import { caseSweepProgress } from '../../../workflows/case-tracking/case-sweep.messages.ts'
import type { Answers, Model } from '../model.ts'

interface Sweep {
  ends: number
  /** Due when it began. */
  cases: number
  /** Cases that were given to the sweep to look at. */
  due: number
}

const SWEEP = { sweepId: 'sweep', today: '2026-01-07', since: 1 } as const
const CASES_A_BATCH = 100

const answers: Answers<CaseSweepActivities & ChangeCheckActivities & CaseStateActivities, Sweep> = {
  beginCaseSweep: (_, sweep) =>
    [{ cases: CASES_A_BATCH + 50 }, { cases: 0 }, { cases: 50, states: { courtType: 'HC' as const, after: '' } }].map(
      (begun) => ({
        says: `${begun.cases} due${'states' in begun ? ', with states' : ''}`,
        result: { ...SWEEP, ...begun },
        changes: () => {
          sweep.cases = begun.cases
        },
      }),
    ),
  askStates: () => [
    { says: 'asked', result: 'DLHC010000012024' },
    { says: 'none left', result: undefined },
    { failure: 'Upstream' },
  ],
  nextDueCases: ({ from }, sweep) => [
    {
      says: 'due',
      result: { toAskAbout: [`${from}-a`], toFetch: [`${from}-b`], setAside: 1 },
      changes: () => {
        sweep.due += 3
      },
    },
    { failure: 'Gone' },
  ],
  findNews: ({ caseIds }) => [
    { says: 'news', result: caseIds.map((caseId) => ({ caseId })) },
    { says: 'no news', result: [] },
    { failure: 'Upstream' },
  ],
  endCaseSweep: (_, sweep) => [
    {
      says: 'ended',
      result: undefined,
      changes: () => {
        sweep.ends++
      },
    },
  ],
}

export const CASE_SWEEP: Model<Sweep> = {
  name: 'caseSweep',
  type: 'caseSweep',
  world: () => ({ ends: 0, cases: 0, due: 0 }),
  answers,
  children: {
    caseRefresh: [
      { says: 'refreshed', result: { outcome: 'REFRESHED', lastFetchedAt: 1 } },
      { says: 'not found', result: { outcome: 'NOT_FOUND' } },
      { failure: 'SourcesUnavailable' },
      { failure: 'Gone' },
      { cancelled: true },
    ],
  },
  query: caseSweepProgress.name,
  mayGrowLong: true,
  fails: ['beginCaseSweep Timeout', 'endCaseSweep Timeout', 'nextDueCases Gone'],
  check: ({ world, ending, wasCancelled, asked }) => [
    world.ends > 1 && 'it ends its record twice',
    ending.kind === 'completed' && world.ends !== 1 && 'it completes without a record of its end',
    !wasCancelled && counted(ending) > world.due + CASES_A_BATCH * batches(asked) && 'it counts more than there was',
    ending.kind === 'completed' && batches(asked) < Math.ceil(world.cases / CASES_A_BATCH) && 'it leaves a batch out',
    ending.kind === 'completed' && refreshes(asked) > world.due && 'it refreshes a case twice',
  ],
}

function counted(ending: { kind: string; result?: unknown }): number {
  if (ending.kind !== 'completed' || typeof ending.result !== 'object' || ending.result === null) return 0
  const counts = new Map<string, unknown>(Object.entries(ending.result))
  return ['refreshed', 'notFound', 'unanswered', 'setAside'].reduce(
    (sum, name) => sum + Number(counts.get(name) ?? 0),
    0,
  )
}

function batches(asked: { activity: string }[]): number {
  return asked.filter(({ activity }) => activity === 'nextDueCases').length
}

function refreshes(asked: { activity: string }[]): number {
  return asked.filter(({ activity }) => activity === 'caseRefresh').length
}
