import type { CaseLookupActivities } from '../../../activities/case-lookup/case-lookup.ts'
import type { CaseRefreshActivities, FetchAndMergeActivities } from '../../../activities/case-tracking/case-refresh.ts'
import { type CaseLookupInput, caseLookupState } from '../../../workflows/case-lookup/case-lookup.messages.ts'
import { type CaseRefreshInput, caseRefreshState } from '../../../workflows/case-tracking/case-refresh.messages.ts'
import type { Answers, Model } from '../model.ts'
import { asksWhenNobodyWaits } from './nobody-waits.ts'

interface Fetches {
  stored: number
}

/** All workers are away for longer than any client waits. */
const LONG_PAUSE_MS = 400_000

const lookUp: Answers<CaseLookupActivities, Fetches> = {
  fetchAndStoreCase: (_, fetches) => [
    { says: 'found', result: { outcome: 'FOUND', searchId: 'search', fetchCount: 1 }, changes: () => fetches.stored++ },
    { result: { outcome: 'NOT_FOUND' } },
    { failure: 'Upstream' },
  ],
}

const refresh: Answers<CaseRefreshActivities & FetchAndMergeActivities, Fetches> = {
  openRefresh: () => [
    {
      says: 'two sources',
      result: { accountId: 'a', caseRef: 'c', courtType: 'HC', sources: ['attestr', 'courts/HC'] },
    },
    { says: 'no source', result: { accountId: 'a', caseRef: 'c', courtType: 'HC', sources: [] } },
    { failure: 'Gone' },
  ],
  fetchAndMergeCase: (_, fetches) => [
    { says: 'refreshed', result: { outcome: 'REFRESHED', lastFetchedAt: 1 }, changes: () => fetches.stored++ },
    { result: { outcome: 'NOT_FOUND' } },
    { failure: 'Upstream' },
  ],
}

const base = {
  world: () => ({ stored: 0 }),
  pauses: [LONG_PAUSE_MS],
  check: ({ world, ending }) => [
    world.stored > 1 && 'two sources were paid for the same case',
    ending.kind === 'completed' &&
      /"(FOUND|REFRESHED)"/.test(JSON.stringify(ending.result)) !== world.stored > 0 &&
      'it tells something else than what is stored',
  ],
} satisfies Partial<Model<Fetches>>

const CALLS = ['fetchAndStoreCase', 'fetchAndMergeCase']

/** As a client wants it. */
const awaited: Pick<Model<Fetches>, 'check'> = {
  check: (ended) => [...base.check(ended), asksWhenNobodyWaits(ended, CALLS)],
}

const refreshing = {
  ...base,
  type: 'caseRefresh',
  answers: refresh,
  query: caseRefreshState.name,
  fails: ['SourcesUnavailable', 'NobodyWaits', 'openRefresh Gone', 'openRefresh Timeout'],
} satisfies Partial<Model<Fetches>>

export const CASE_LOOKUPS: Model<Fetches>[] = [
  {
    ...base,
    ...awaited,
    name: 'caseLookup',
    type: 'caseLookup',
    input: {
      accountId: 'account',
      identifier: { courtType: 'HC' },
      identityKey: 'key',
      requestId: 'request',
      sources: ['ecourtsindia', 'attestr', 'courts/HC'],
    } satisfies CaseLookupInput,
    answers: lookUp,
    query: caseLookupState.name,
    fails: ['SourcesUnavailable', 'NobodyWaits'],
  },
  { ...refreshing, ...awaited, name: 'caseRefresh', input: { caseId: 'case' } satisfies CaseRefreshInput },
  {
    ...refreshing,
    name: 'caseRefresh: at night',
    input: { caseId: 'case', isPatient: true, listedOn: '2026-01-08' } satisfies CaseRefreshInput,
  },
]
