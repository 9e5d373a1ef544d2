import type {
  HistoricalSearchActivities,
  HistoricalSourceActivities,
} from '../../../activities/historical-search/historical-search.ts'
import type { PageRead, SearchProgress } from '../../../domain/historical-search/progress.ts'
import type { Provider } from '../../../domain/source.ts'
import {
  collectedSoFar,
  type HistoricalCollectionInput,
} from '../../../workflows/historical-search/historical-collection.messages.ts'
import { type HistoricalPageInput, heldForPage } from '../../../workflows/historical-search/historical-page.messages.ts'
import type { Answers, Message, Model, Outcome } from '../model.ts'

interface Source {
  source: Provider
  pagesInAll: number
  kept: number[]
  merged: number
  isLeftOut: boolean
}

/** A search in the database. */
interface Search {
  sources: Source[]
  state: 'OPEN' | 'COMPLETE' | 'FAILED' | 'CANCELLED'
  bills: number
  /** Pages that were asked for and answered. What a restore took away is asked for again, and what came after it as well, for nothing. */
  reads: string[]
  wasRestored: boolean
}

function search(...pages: number[]): () => Search {
  const [first = 1, second = 1] = pages
  const source = (name: Provider, pagesInAll: number) => ({
    source: name,
    pagesInAll,
    kept: [],
    merged: 0,
    isLeftOut: false,
  })
  return () => ({
    sources: [source('ecourtsindia', first), source('attestr', second)],
    state: 'OPEN',
    bills: 0,
    reads: [],
    wasRestored: false,
  })
}

/** How far it is, as the activities tell it. */
function standing({ sources, state }: Search): SearchProgress {
  const next = sources.find((each) => !each.isLeftOut && each.merged < each.pagesInAll)
  return {
    collected: sources.reduce((sum, { merged }) => sum + merged, 0),
    ended: state !== 'OPEN' || !next,
    ...(next && state === 'OPEN'
      ? { next: { source: next.source, page: next.merged, isKept: next.kept.includes(next.merged) } }
      : {}),
    sources: sources.map(({ source, kept, isLeftOut, pagesInAll, merged }) => ({
      source,
      state: isLeftOut ? 'LEFT_OUT' : merged === pagesInAll ? 'ENDED' : 'OPEN',
      pages: kept.length === 0 ? 0 : Math.max(...kept) + 1,
      hasMore: !kept.includes(pagesInAll - 1),
    })),
  }
}

function merge({ sources }: Search): void {
  for (const source of sources) {
    while (!source.isLeftOut && source.kept.includes(source.merged)) source.merged++
    if (!source.isLeftOut && source.merged < source.pagesInAll) return
  }
}

/** A result that is read after the change it tells of. */
function after<Result>(says: string, changes: () => void, tell: () => Result): Outcome<Result> {
  return {
    says,
    changes,
    get result() {
      return tell()
    },
  }
}

const answers: Answers<HistoricalSearchActivities & HistoricalSourceActivities, Search> = {
  mergeKeptPages: (_, held) => [
    after(
      'merged',
      () => merge(held),
      () => standing(held),
    ),
  ],
  readSourcePage: ({ source, page, forPage }, held) => {
    const read = held.sources.find((each) => each.source === source)
    const keep = (page: number) => {
      if (!read || held.state !== 'OPEN') return
      held.reads.push(`${source} ${page}`)
      if (!read.kept.includes(page)) read.kept.push(page)
      merge(held)
    }
    const keepOne = () => keep(page)
    const keepTwo = () => {
      keep(page)
      const { next } = standing(held)
      if (next?.source === source && !next.isKept) keep(next.page)
    }
    const pagesInAll = read?.pagesInAll ?? 1
    const readOn: Outcome<PageRead>[] = [
      after('read with the next', keepTwo, () => ({ standing: standing(held), pagesInAll })),
      { says: 'read, the next is Upstream', failure: 'Upstream', changes: keepOne },
    ]
    return [
      after('read', keepOne, () => ({ standing: standing(held), pagesInAll })),
      after('read, of unknown many', keepOne, () => ({ standing: standing(held) })),
      { failure: 'Upstream' },
      { failure: 'BudgetUsedUp' },
      ...(forPage === undefined ? [] : readOn),
    ]
  },
  leaveSourceOut: ({ source }, held) => [
    after(
      'left out',
      () => {
        for (const each of held.sources) if (each.source === source) each.isLeftOut = true
        merge(held)
      },
      () => standing(held),
    ),
  ],
  completeCollection: (_, held) => {
    if (held.state !== 'OPEN') return [{ result: held.state === 'COMPLETE' }]
    if (!standing(held).ended) return [{ failure: 'NotCollected' }]
    const complete = () => {
      held.state = 'COMPLETE'
      held.bills++
    }
    return [{ result: true, changes: complete }]
  },
  failCollection: (_, held) => {
    const fail = () => {
      if (held.state === 'OPEN') held.state = 'FAILED'
    }
    return [{ result: undefined, changes: fail }]
  },
}

const base = {
  answers,
  messages: [
    {
      event: 'the client cancels the search',
      happens: (held) => {
        if (held.state === 'OPEN') held.state = 'CANCELLED'
      },
    },
  ],
} satisfies Partial<Model<Search>>

const collection = {
  ...base,
  type: 'historicalCollection',
  input: {
    accountId: 'account',
    searchId: 'search',
    requestId: 'request',
    cap: 1_000,
    patienceMs: 60_000,
  } satisfies HistoricalCollectionInput,
  query: collectedSoFar.name,
  mayGrowLong: true,
  // A search that ends has its other reads end at their next beat.
  leaves: ['readSourcePage'],
  fails: ['CANCELLED', 'SOURCES_UNAVAILABLE', 'INTERNAL_ERROR', 'ENDED_BEFORE'],
  check: ({ world, ending, asked }) => [
    world.bills > 1 && 'the search was billed twice',
    !world.wasRestored && new Set(world.reads).size < world.reads.length && 'a page was read twice',
    ending.kind !== 'continued' && world.state === 'OPEN' && 'it ends without an end of the search',
    ending.kind === 'completed' && world.state !== 'COMPLETE' && 'it completes, but not the search',
    asked.filter(({ activity }) => activity === 'failCollection').length > 1 && 'the search was ended twice',
  ],
} satisfies Partial<Model<Search>>

/** What was read since the backup is gone. */
const RESTORED: Message<Search> = {
  event: 'the database is restored',
  happens: (held) => {
    held.wasRestored = true
    for (const source of held.sources) {
      source.kept = []
      source.merged = 0
    }
  },
}

export const HISTORICAL_SEARCHES: Model<Search>[] = [
  { ...collection, name: 'historicalCollection: a page of each source', world: search(1, 1) },
  { ...collection, name: 'historicalCollection: several pages', world: search(3, 2) },
  {
    ...collection,
    name: 'historicalCollection: a restore of the database',
    world: search(2, 1),
    messages: [...base.messages, RESTORED],
  },
  {
    ...base,
    name: 'historicalPage',
    type: 'historicalPage',
    input: {
      accountId: 'account',
      searchId: 'search',
      requestId: 'request',
      page: 1,
      patienceMs: 3_000,
      standing: standing(search(2, 1)()),
    } satisfies HistoricalPageInput,
    world: search(2, 1),
    query: heldForPage.name,
    pauses: [400_000],
    // Who asked for the page hears of the first source that fails; the others' pages are kept for the next request.
    leaves: ['readSourcePage'],
    fails: ['SourcesUnavailable', 'NobodyWaits'],
    check: ({ world, ending }) => [
      new Set(world.reads).size < world.reads.length && 'a page was read twice',
      ending.kind === 'completed' &&
        ending.result !== standing(world).collected &&
        'it tells of cases that are not there',
    ],
  },
]
