import {
  ChildWorkflowFailure,
  condition,
  continueAsNew,
  executeChild,
  isCancellation,
  proxyActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow'
import type { DailySyncActivities } from '../activities/daily-sync.ts'
import { indianDay } from '../domain/dates.ts'
import type { EntitySearch } from '../domain/discovery/searches.ts'
import type { Provider } from '../domain/source.ts'
import { type CaseSweepResult, startCaseSweep } from './case-sweep.messages.ts'
import { caseSweep } from './case-sweep.ts'
import {
  type DailySyncResult,
  type DailySyncStanding,
  dailySyncProgress,
  ENTITIES_A_BATCH,
  makeWay,
} from './daily-sync.messages.ts'
import { searchSource } from './entity-search.ts'
import { OPTIONS } from './options.ts'
import { showStage } from './stage.ts'

const core = proxyActivities<DailySyncActivities>(OPTIONS.database)

/** Batches under way at once: while the last questions of one wait for their answers, those of the next keep the sources busy. */
const BATCHES_AT_ONCE = 3

/**
 * Events of a run after which no new batch is taken up. The batches under way add up to 1,000 more, which stays well under the
 * 5,000 that keep a history quick to read.
 */
const LONG_HISTORY = 3_000

/** The first sweep and three returns, half an hour apart: outages of sources last minutes to an hour or two. */
const MOST_PASSES = 4
const BETWEEN_PASSES = '30 minutes'

/** A source that failed so often in succession is down: the other entities' questions would only fail as well. */
const FAILURES_IN_A_ROW = 5

/** Failures that no other question of the day would be spared. */
const OF_THE_ACCOUNT = new Set(['AccountProblem', 'DailyLimit', 'SpendCap', 'Paused'])

/** Failures of what was asked: other questions may well be answered. */
const OF_THE_QUESTION = new Set(['InvalidInput', 'NotIndexed', 'ParseGap', 'Unsupported'])

/**
 * Searches the sources once for every active entity, accounts in turn, and then refreshes the tracked cases that are due. Started by its schedule each night, and by an operator. What
 * a source could not answer is asked again later the same night, and what it did not answer then stays due: its mark does not move,
 * so the next search reaches back to where the last sure answer was. Ends with what was done.
 */
export async function dailySync(carried: DailySyncStanding | Record<string, never> = {}): Promise<DailySyncResult> {
  let standing = 'dailySyncId' in carried ? (carried as DailySyncStanding) : undefined
  let makesWay = standing?.makesWay ?? false
  setHandler(dailySyncProgress, () => standing ?? 'not begun')
  setHandler(makeWay, () => {
    makesWay = true
  })
  standing ??= { ...(await core.beginDailySync()), next: 0, pass: 1, leftAlone: [], hasFailures: false, makesWay }

  showStage(standing.pass === 1 ? 'searching the sources' : 'coming back to what sources could not answer')
  await sweep(standing)
  if (standing.next < standing.entities) return continueAsNew<typeof dailySync>({ ...standing, makesWay })
  standing.cases ??= await refreshCases(standing)
  if (standing.hasFailures && standing.pass < MOST_PASSES) {
    showStage('waiting for sources that could not answer')
    const pass = standing.pass + 1
    const anew = { ...standing, next: 0, pass, leftAlone: [], hasFailures: false }
    if (!(await condition(() => makesWay, BETWEEN_PASSES))) return continueAsNew<typeof dailySync>(anew)
  }
  const done = await core.endDailySync({ dailySyncId: standing.dailySyncId })
  showStage('done')
  return { entities: standing.entities, ...done, cases: standing.cases }
}

/** Refreshes the tracked cases that are due. What goes wrong there is no failure of the sync: its cases stay due. */
async function refreshCases({ dailySyncId, since }: DailySyncStanding): Promise<CaseSweepResult | 'failed'> {
  showStage('refreshing tracked cases')
  try {
    const sweep = { sweepId: dailySyncId, today: indianDay(since), since }
    const { workflowId, summary } = startCaseSweep(sweep)
    return await executeChild(caseSweep, { workflowId, args: [sweep], staticSummary: summary })
  } catch (error) {
    if (!(error instanceof ChildWorkflowFailure) || isCancellation(error)) throw error
    return 'failed'
  }
}

/** Takes up batch after batch, some at a time, until all are done or the history has grown long. */
async function sweep(standing: DailySyncStanding): Promise<void> {
  const failuresInARow = new Map<Provider, number>()
  let lastPlan: Promise<unknown> = Promise.resolve()
  const isLong = () => workflowInfo().historyLength > LONG_HISTORY || workflowInfo().continueAsNewSuggested

  async function takeBatches(): Promise<void> {
    while (standing.next < standing.entities && !isLong()) {
      const from = standing.next
      standing.next += ENTITIES_A_BATCH
      await syncBatch(from)
    }
  }

  async function syncBatch(from: number): Promise<void> {
    const { dailySyncId, since, pass } = standing
    // What failed when it was asked for together is asked for one by one: a single name may have been the trouble.
    const plan = lastPlan.then(() => core.planBatch({ dailySyncId, since, from, oneByOne: pass > 1 }))
    // One after the other, so that questions wait at the sources in the order of their places.
    lastPlan = plan
    const { entityIds, searches } = await plan
    await Promise.all(searches.map(ask))
    if (entityIds.length > 0) await core.finishBatch({ entityIds, since })
  }

  async function ask(search: EntitySearch): Promise<void> {
    const { source, entityIds } = search
    const { since, dailySyncId, leftAlone } = standing
    const question = { ...search, since, mode: 'ONGOING' as const, requestId: dailySyncId }
    const failure = leftAlone.includes(source) ? 'LeftAlone' : await searchSource(question, OPTIONS.searchDaily)
    if (failure === undefined) {
      failuresInARow.set(source, 0)
      return
    }
    const isOfTheQuestion = OF_THE_QUESTION.has(failure)
    standing.hasFailures ||= !isOfTheQuestion || entityIds.length > 1
    if (!isOfTheQuestion) noteFailure(source, failure)
  }

  function noteFailure(source: Provider, failure: string): void {
    const failures = (failuresInARow.get(source) ?? 0) + 1
    failuresInARow.set(source, failures)
    const isDown = failures >= FAILURES_IN_A_ROW || OF_THE_ACCOUNT.has(failure)
    if (isDown && !standing.leftAlone.includes(source)) standing.leftAlone = [...standing.leftAlone, source]
  }

  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, takeBatches))
}
