import { ApplicationFailure, proxyActivities, setCurrentDetails, setHandler, sleep } from '@temporalio/workflow'
import type { EntitySyncActivities } from '../../activities/discovery/entity-sync.ts'
import { HOUR_MS } from '../../domain/dates.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { abandonmentCheck, endIfNobodyWaits } from '../shared/nobody-waits.ts'
import { inUtc, setStage } from '../shared/stage.ts'
import { searchSource } from './entity-search.ts'
import {
  type EntitySyncInput,
  type EntitySyncResult,
  type EntitySyncState,
  entitySyncState,
  SOURCES_UNAVAILABLE,
} from './entity-sync.messages.ts'

/** A client can repeat its search but not a backfill, which therefore waits for the database through any outage. */
const now = proxyActivities<EntitySyncActivities>(OPTIONS.repeatableStep)
const past = proxyActivities<EntitySyncActivities>(OPTIONS.database)

/**
 * When a backfill repeats the sources that could not answer. Nothing else would, and their cases would be missing
 * forever: a source is back after hours at most, a pause or a daily limit ends the next day, an account without credit
 * is topped up within a week.
 */
const RETRY_AFTER_HOURS = [6, 18, 24, 24, 48, 72]

/**
 * Searches the sources for one entity and makes candidates of matching cases. ONGOING: on demand, for a waiting client.
 * HISTORICAL: the one-time backfill, which repeats failed sources and restarts in the same run after a rename. Fails
 * without any certain answer, because "no cases" would be a guess.
 */
export async function entitySync({
  entityId,
  mode,
  requestId,
  askedAt,
}: EntitySyncInput): Promise<EntitySyncResult | undefined> {
  if (mode === 'ONGOING') endIfNobodyWaits()
  const beforePage = mode === 'ONGOING' ? abandonmentCheck() : () => {}
  let state: EntitySyncState = 'asking the sources'
  setHandler(entitySyncState, () => state)
  const to = (next: EntitySyncState) => {
    state = next
    setStage(next)
  }

  const search = async () => {
    to('asking the sources')
    let answer = await askSources({ entityId, mode, requestId, askedAt }, beforePage)
    for (const wait of mode === 'HISTORICAL' ? RETRY_AFTER_HOURS : []) {
      if (answer.failed === 0) break
      to('waiting for a source')
      const nextAttemptAt = inUtc(Date.now() + wait * HOUR_MS)
      setCurrentDetails(`waiting for ${answer.failed} of ${answer.sources} sources; next attempt at ${nextAttemptAt}`)
      await sleep(wait * HOUR_MS, { summary: 'until the failed sources are asked again' })
      to('asking the sources')
      answer = await askSources({ entityId, mode, requestId, askedAt }, beforePage)
    }
    return answer
  }

  let answer = await search()
  // A backfill that has waited for its sources to the end is over, whatever it found. It restarts only if the entity
  // was renamed.
  if (mode === 'HISTORICAL') while (!(await past.endLook({ entityId, token: answer.token }))) answer = await search()
  if (answer.sources > 0 && answer.failed === answer.sources) {
    to('no source could answer')
    throw ApplicationFailure.nonRetryable('no source could answer', SOURCES_UNAVAILABLE)
  }
  const result = mode === 'ONGOING' ? await now.finishEntitySync({ entityId, since: answer.since }) : undefined
  to('done')
  return result
}

/** Asks all sources that have not answered yet, in parallel. Returns how many there were and how many failed. */
async function askSources({ entityId, mode, requestId, askedAt }: EntitySyncInput, beforePage: () => void) {
  const { since, searches, token } = await (mode === 'HISTORICAL' ? past : now).planEntitySync({
    entityId,
    mode,
    askedAt,
  })
  const options = mode === 'HISTORICAL' ? OPTIONS.searchPast : OPTIONS.searchNow
  const failures = await Promise.all(
    searches.map((search) => searchSource({ ...search, mode, since, requestId }, options, beforePage)),
  )
  return { since, token, sources: searches.length, failed: failures.filter((failure) => failure !== undefined).length }
}
