import type { DailySyncActivities } from '../../../activities/discovery/daily-sync.ts'
import type { EntitySearchActivities } from '../../../activities/discovery/entity-search.ts'
import type { EntitySyncActivities } from '../../../activities/discovery/entity-sync.ts'
import { ENTITIES_A_BATCH, SEARCHES_A_GROUP } from '../../../domain/discovery/nightly-run.ts'
import type { EntitySearch } from '../../../domain/discovery/searches.ts'
import { dailySyncProgress, yieldToNextRun } from '../../../workflows/discovery/daily-sync.messages.ts'
import { type EntitySyncInput, entitySyncState } from '../../../workflows/discovery/entity-sync.messages.ts'
import type { Answers, Model } from '../model.ts'
import { asksWhenNobodyWaits } from './nobody-waits.ts'

interface Searches {
  /** Questions that were answered to the end. */
  answered: string[]
  finished: number
  ends: number
  /** Whether the entity got another name during its look into the past. */
  isRenamed: boolean
}

const EMPTY = (): Searches => ({ answered: [], finished: 0, ends: 0, isRenamed: false })

function nameOf({ source, entityIds }: EntitySearch): string {
  return `${source} ${entityIds.join()}`
}

const searching: Answers<EntitySearchActivities, Searches> = {
  searchNextPage: (search, searches) => [
    {
      says: 'last page',
      result: { isLast: true },
      changes: () => {
        searches.answered.push(nameOf(search))
      },
    },
    { failure: 'Upstream' },
    { failure: 'InvalidInput' },
    { failure: 'Paused' },
  ],
  searchOneAfterAnother: ({ searches: group }, searches) => [
    ...[group.length, 1].map((answered) => ({
      says: `${answered} answered`,
      result: { answered },
      changes: () => {
        searches.answered.push(...group.slice(0, answered).map(nameOf))
      },
    })),
    { failure: 'Upstream' },
  ],
}

const daily: Answers<DailySyncActivities & EntitySearchActivities, Searches> = {
  ...searching,
  beginDailySync: () => [
    {
      says: 'begun',
      result: {
        dailySyncId: 'sync',
        since: 1,
        entities: 2 * ENTITIES_A_BATCH,
        groupsAtOnce: { attestr: 1, ecourtsindia: 1 },
      },
    },
    { says: 'no entities', result: { dailySyncId: 'sync', since: 1, entities: 0 } },
  ],
  planBatch: ({ from }, { answered }) => {
    const searches = (['attestr', 'ecourtsindia'] as const).flatMap((source) =>
      ['x', 'y'].map((entity) => ({ source, entityIds: [`${from}${entity}`], reach: 'NEAR' as const })),
    )
    const left = searches.filter((search) => !answered.includes(nameOf(search)))
    return [{ says: 'planned', result: { entityIds: [`${from}x`, `${from}y`], searches: left } }, { failure: 'Gone' }]
  },
  finishBatch: (_, searches) => [
    {
      says: 'finished',
      result: { setAside: 0 },
      changes: () => {
        searches.finished++
      },
    },
  ],
  endDailySync: (_, searches) => [
    {
      says: 'ended',
      result: { synced: 2, newCandidates: 0 },
      changes: () => {
        searches.ends++
      },
    },
  ],
}

/** A batch of many questions of one source, and one about two entities, of which some fail in these ways. */
const failing = (...failures: string[]): Answers<DailySyncActivities & EntitySearchActivities, Searches> => ({
  ...daily,
  beginDailySync: () => [
    {
      says: 'begun',
      result: { dailySyncId: 'sync', since: 1, entities: 1, groupsAtOnce: { attestr: 1, ecourtsindia: 1 } },
    },
  ],
  planBatch: ({ oneByOne }, { answered }) => {
    const few = Array.from({ length: SEARCHES_A_GROUP + 1 }, (_, at) => aSearch('ecourtsindia', `e${at}`))
    const together = oneByOne ? ['x', 'y'].map((id) => aSearch('attestr', id)) : [aSearch('attestr', 'x', 'y')]
    const searches = [...together, ...few].filter((search) => !answered.includes(nameOf(search)))
    return [{ says: 'planned', result: { entityIds: ['x', 'y'], searches } }]
  },
  searchNextPage: (search, searches) => [
    ...failures.map((failure) => ({ failure })),
    ...(daily.searchNextPage?.(search, searches).slice(0, 1) ?? []),
  ],
})

function aSearch(source: EntitySearch['source'], ...entityIds: string[]): EntitySearch {
  return { source, entityIds, reach: 'NEAR' }
}

const entity: Answers<EntitySyncActivities & EntitySearchActivities, Searches> = {
  ...searching,
  planEntitySync: ({ entityId, mode }, { answered, isRenamed }) => {
    const searches = (['attestr', 'ecourtsindia'] as const)
      .map((source) => ({ source, entityIds: [entityId], reach: 'FAR' as const }))
      .filter((search) => !answered.includes(nameOf(search)))
    const token = isRenamed ? 'later' : 'first'
    return [{ says: 'planned', result: { since: 1, searches, ...(mode === 'HISTORICAL' && { token }) } }]
  },
  endLook: ({ token }, searches) => {
    const ended = {
      says: 'ended',
      result: true,
      changes: () => {
        searches.ends++
      },
    }
    const renamed = {
      says: 'renamed',
      result: false,
      changes: () => {
        searches.isRenamed = true
        searches.answered = []
      },
    }
    return token === 'first' ? [ended, renamed] : [ended]
  },
  finishEntitySync: (_, searches) => [
    {
      says: 'finished',
      result: { newCandidates: 0, lastCourtSyncAt: 1, isComplete: true },
      changes: () => {
        searches.ends++
      },
    },
  ],
}

const OF_PLANS = ['beginDailySync', 'endDailySync', 'planEntitySync', 'finishEntitySync']

export const DISCOVERIES: Model<Searches>[] = [
  ...Object.entries({
    dailySync: daily,
    'dailySync: sources in trouble': failing('Upstream', 'InvalidInput', 'Paused', 'OfOurOwn'),
    'dailySync: trouble of our own': failing('OfOurOwn'),
    'dailySync: questions that are refused': failing('InvalidInput'),
  }).map(
    ([name, answers]): Model<Searches> => ({
      name,
      type: 'dailySync',
      world: EMPTY,
      answers,
      messages: [{ signal: yieldToNextRun.name }],
      query: dailySyncProgress.name,
      mayGrowLong: true,
      fails: [...OF_PLANS.map((name) => `${name} Timeout`), 'planBatch Gone'],
      // A night whose own work is gone ends at once; what other batches asked ends at its next beat.
      leaves: ['searchNextPage', 'searchOneAfterAnother', 'finishBatch', 'planBatch'],
      check: ({ world, ending, asked }) => [
        world.ends > 1 && 'it ends its record twice',
        ending.kind === 'completed' && world.ends !== 1 && 'it completes without a record of its end',
        new Set(world.answered).size < world.answered.length && 'what was answered is asked again',
        asked.filter(({ activity }) => activity === 'beginDailySync').length > 1 && 'it begins twice',
      ],
    }),
  ),
  ...(['ONGOING', 'HISTORICAL'] as const).map(
    (mode): Model<Searches> => ({
      name: `entitySync: ${mode}`,
      type: 'entitySync',
      input: { entityId: 'entity', mode, requestId: 'request' } satisfies EntitySyncInput,
      world: EMPTY,
      answers: entity,
      query: entitySyncState.name,
      pauses: [400_000],
      fails: ['SourcesUnavailable', 'NobodyWaits', ...OF_PLANS.map((name) => `${name} Timeout`)],
      check: ({ world, ending, asked }) => [
        mode === 'ONGOING' && asksWhenNobodyWaits({ asked }, ['searchNextPage']),
        world.ends > 1 && 'it ends its record twice',
        ending.kind === 'completed' && world.ends !== 1 && 'it completes without a record of its end',
        mode === 'HISTORICAL' && ending.kind === 'failed' && world.ends === 0 && 'a look that is over can begin again',
        new Set(world.answered).size < world.answered.length && 'what was answered is asked again',
      ],
    }),
  ),
]
