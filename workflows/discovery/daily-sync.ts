import {
  condition,
  continueAsNew,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow'
import type { DailySyncActivities } from '../../activities/discovery/daily-sync.ts'
import type { SearchNextPageInput } from '../../activities/discovery/entity-search.ts'
import { BATCHES_AT_ONCE, ENTITIES_A_BATCH, SEARCHES_A_GROUP } from '../../domain/discovery/nightly-run.ts'
import type { EntitySearch } from '../../domain/discovery/searches.ts'
import { createKeyedLimiter } from '../../domain/keyed-limiter.ts'
import type { Provider } from '../../domain/source.ts'
import { isFailureClass, SOURCE_FAILURES } from '../../domain/source-failure.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { canBeSetAside } from '../shared/nightly-step.ts'
import { inUtc, setStage } from '../shared/stage.ts'
import {
  type DailySyncProgress,
  type DailySyncResult,
  dailySyncProgress,
  yieldToNextRun,
} from './daily-sync.messages.ts'
import { searchGroup, searchSource } from './entity-search.ts'

const { beginDailySync, endDailySync } = proxyActivities<DailySyncActivities>(OPTIONS.planNight)
const { planBatch, finishBatch } = proxyActivities<DailySyncActivities>(OPTIONS.repeatableStep)

/**
 * Events of a run after which no new batch begins. Running batches add up to 1,600 more, below the 5,000 that keep a
 * history quick to read.
 */
const LONG_HISTORY = 3_000

/** The first pass and three repeats, half an hour apart: outages of sources last minutes to an hour or two. */
const MAX_PASSES = 4
const BETWEEN_PASSES_MS = 30 * 60_000

/** A source with this many consecutive failures is down: searches for the other entities would fail too. */
const FAILURES_IN_A_ROW = 5

/**
 * Searches the sources for every active entity, round-robin between accounts. Started by its schedule each night, or by
 * an operator. Repeats unanswered searches the same night; after that the next sync covers the time since the last
 * certain answer. Searches stopped by an error of our own are set aside and counted. Ends with its counts.
 */
export async function dailySync(carried: DailySyncProgress | Record<string, never> = {}): Promise<DailySyncResult> {
  let progress = 'dailySyncId' in carried ? (carried as DailySyncProgress) : undefined
  let yieldsToNextRun = progress?.makesWay ?? false
  setHandler(dailySyncProgress, () => progress ?? 'not begun')
  setHandler(yieldToNextRun, () => {
    yieldsToNextRun = true
  })
  setStage(progress ? stageOf(progress) : 'planning')
  progress ??= {
    ...(await beginDailySync()),
    next: 0,
    pass: 1,
    leftAlone: [],
    hasFailures: false,
    makesWay: yieldsToNextRun,
  }

  setStage(stageOf(progress))
  await sweep(progress)
  if (progress.next < progress.entities)
    return continueAsNew<typeof dailySync>({ ...progress, makesWay: yieldsToNextRun })
  if (progress.hasFailures && progress.pass < MAX_PASSES) {
    setStage('waiting for sources that could not answer', `until ${inUtc(Date.now() + BETWEEN_PASSES_MS)}`)
    const pass = progress.pass + 1
    const anew = { ...progress, next: 0, pass, leftAlone: [], hasFailures: false, setAside: 0 }
    const endsEarly = await condition(() => yieldsToNextRun, BETWEEN_PASSES_MS, { summary: 'until the next pass' })
    if (!endsEarly) return continueAsNew<typeof dailySync>(anew)
  }
  const { dailySyncId, entities, setAside = 0 } = progress
  const done = await endDailySync({ dailySyncId, setAside })
  setStage('done')
  return { entities, ...done, setAside }
}

function stageOf({ pass }: DailySyncProgress): string {
  return pass === 1 ? 'searching the sources' : 'retrying sources that failed'
}

/** Describes the progress of a sync for operators. */
function inWords({ pass, next, entities, leftAlone, setAside = 0 }: DailySyncProgress): string {
  return [
    `pass ${pass} of at most ${MAX_PASSES}`,
    `${Math.min(next, entities)} of ${entities} entities started`,
    ...(leftAlone.length > 0 ? [`skipped sources: ${leftAlone.join(', ')}`] : []),
    ...(setAside > 0 ? [`set aside: ${setAside}`] : []),
  ].join('; ')
}

/** Runs batches, some at a time, until all are done or the history has grown long. */
async function sweep(progress: DailySyncProgress): Promise<void> {
  const failuresInARow = new Map<Provider, number>()
  let lastPlan: Promise<unknown> = Promise.resolve()
  const limit = createKeyedLimiter()
  /** Groups that wait for a free share of their source. */
  let waiting = 0
  const isLong = () => workflowInfo().historyLength > LONG_HISTORY || workflowInfo().continueAsNewSuggested

  async function takeBatches(): Promise<void> {
    while (progress.next < progress.entities && !isLong()) {
      const from = progress.next
      progress.next += ENTITIES_A_BATCH
      setCurrentDetails(inWords(progress))
      try {
        await syncBatch(from)
      } catch (error) {
        if (!canBeSetAside(error)) throw error
        noteSetAside(Math.min(ENTITIES_A_BATCH, progress.entities - from))
        progress.hasFailures = true
      }
    }
  }

  async function syncBatch(from: number): Promise<void> {
    const { dailySyncId, since, pass } = progress
    // Searches that failed together are repeated one by one: a single name may have caused the failure.
    const planNow = () => planBatch({ dailySyncId, since, from, oneByOne: pass > 1 })
    // More searches of one source would only occupy workers while another source's wait.
    const planNext = () => (waiting > 0 ? condition(() => waiting === 0).then(planNow) : planNow())
    // Plans run one after another, so that searches reach the sources in order of their positions; a failed plan does
    // not block the next.
    const plan = lastPlan.then(planNext, planNext)
    lastPlan = plan
    const { entityIds, searches, setAside = 0 } = await plan
    noteSetAside(setAside)
    await Promise.all(groupsOf(searches, from / ENTITIES_A_BATCH).map(askLimited))
    if (entityIds.length > 0) noteSetAside((await finishBatch({ entityIds, since })).setAside ?? 0)
  }

  function askLimited(group: EntitySearch[]): Promise<void> {
    const source = group[0]?.source
    const atOnce = source && progress.groupsAtOnce?.[source]
    if (!atOnce) return askGroup(group)
    waiting++
    return limit(source, atOnce, () => {
      waiting--
      return askGroup(group)
    })
  }

  /** Runs the first unanswered search of a group alone, with all its attempts, and the rest together again. */
  async function askGroup(group: EntitySearch[]): Promise<void> {
    for (let rest = group; rest.length > 0; ) {
      const answered = await answeredOf(rest)
      const [next, ...others] = rest.slice(answered)
      if (next) await ask(next)
      rest = others
    }
  }

  /** Returns how many of these searches, from the first on, one activity completes. */
  async function answeredOf(group: EntitySearch[]): Promise<number> {
    const [first, second] = group
    if (!first || !second || progress.leftAlone.includes(first.source)) return 0
    const answered = await searchGroup(group.map(asQuestion), OPTIONS.searchDaily)
    if (answered > 0) failuresInARow.set(first.source, 0)
    return answered
  }

  function asQuestion(search: EntitySearch): SearchNextPageInput {
    return { ...search, since: progress.since, mode: 'ONGOING', requestId: progress.dailySyncId }
  }

  async function ask(search: EntitySearch): Promise<void> {
    const { source, entityIds } = search
    const isLeftAlone = progress.leftAlone.includes(source)
    const failure = isLeftAlone ? 'LeftAlone' : await searchSource(asQuestion(search), OPTIONS.searchDaily)
    if (failure === undefined) {
      failuresInARow.set(source, 0)
      return
    }
    const cause = causeOf(failure)
    if (cause === 'OURSELVES') {
      noteSetAside(entityIds.length)
      progress.hasFailures = true
      return
    }
    const isOfTheQuestion = cause === 'QUESTION'
    progress.hasFailures ||= !isOfTheQuestion || entityIds.length > 1
    if (!isOfTheQuestion) noteFailure(source, cause)
  }

  /** A later pass, if any, tries again and counts afresh. */
  function noteSetAside(count: number): void {
    progress.setAside = (progress.setAside ?? 0) + count
  }

  function noteFailure(source: Provider, cause: string): void {
    const failures = (failuresInARow.get(source) ?? 0) + 1
    failuresInARow.set(source, failures)
    const isDown = failures >= FAILURES_IN_A_ROW || cause === 'ACCESS'
    if (isDown && !progress.leftAlone.includes(source)) progress.leftAlone = [...progress.leftAlone, source]
  }

  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, takeBatches))
}

/**
 * Returns the searches of each source in order, which is round-robin between accounts. Each group begins at a different
 * position: otherwise all concurrent groups would search for the same accounts first.
 */
function groupsOf(searches: EntitySearch[], batch: number): EntitySearch[][] {
  return [...Map.groupBy(searches, ({ source }) => source).values()].flatMap((ofSource) => {
    const groups = Math.ceil(ofSource.length / SEARCHES_A_GROUP)
    return Array.from({ length: groups }, (_, nth) => {
      const group = ofSource.slice(nth * SEARCHES_A_GROUP, (nth + 1) * SEARCHES_A_GROUP)
      const first = (batch + Math.floor((nth * SEARCHES_A_GROUP) / groups)) % group.length
      return [...group.slice(first), ...group.slice(0, first)]
    })
  })
}

/**
 * Returns where a failure originates. A cause that is neither the source, nor our access to it, nor the question is our
 * own, such as an outage of the database, and says nothing about the source.
 */
function causeOf(failure: string): 'SOURCE' | 'ACCESS' | 'QUESTION' | 'OURSELVES' {
  if (failure === 'Timeout' || failure === 'LeftAlone') return 'SOURCE'
  const cause = isFailureClass(failure) ? SOURCE_FAILURES[failure].cause : 'OURSELVES'
  return cause === 'BUDGET' ? 'OURSELVES' : cause
}
