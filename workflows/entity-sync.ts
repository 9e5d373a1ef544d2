import { ApplicationFailure, proxyActivities, setHandler } from '@temporalio/workflow'
import type { EntitySyncActivities } from '../activities/entity-sync.ts'
import { searchSource } from './entity-search.ts'
import {
  type EntitySyncInput,
  type EntitySyncResult,
  type EntitySyncState,
  entitySyncState,
  SOURCES_UNAVAILABLE,
} from './entity-sync.messages.ts'
import { OPTIONS } from './options.ts'
import { showStage } from './stage.ts'

const core = proxyActivities<EntitySyncActivities>(OPTIONS.database)

/**
 * Searches the sources for one entity and makes candidates of what fits. ONGOING: on demand, while a client waits; the daily sync
 * runs the same searches in batches. HISTORICAL: the one-time look into the past of a new entity, in the background. A source that
 * fails does not hold up the others; without any sure answer the search has failed, because "no cases" would be a guess.
 */
export async function entitySync({
  entityId,
  mode,
  requestId,
}: EntitySyncInput): Promise<EntitySyncResult | undefined> {
  let state: EntitySyncState = 'asking the sources'
  setHandler(entitySyncState, () => state)
  const to = (next: EntitySyncState) => {
    state = next
    showStage(next)
  }

  to('asking the sources')
  const { since, searches } = await core.planEntitySync({ entityId, mode })
  const options = mode === 'HISTORICAL' ? OPTIONS.searchPast : OPTIONS.searchNow
  const failures = await Promise.all(
    searches.map((search) => searchSource({ ...search, mode, since, requestId }, options)),
  )
  if (searches.length > 0 && failures.every((failure) => failure !== undefined)) {
    to('no source could answer')
    throw ApplicationFailure.nonRetryable('no source could answer', SOURCES_UNAVAILABLE)
  }
  const result = mode === 'ONGOING' ? await core.finishEntitySync({ entityId, since }) : undefined
  to('done')
  return result
}
