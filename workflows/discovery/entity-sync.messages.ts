import { defineQuery } from '@temporalio/workflow'
import type { DiscoveryMode } from '../../domain/review/candidate.ts'
import type { WorkflowStart } from '../../domain/workflow-start.ts'

export interface EntitySyncInput {
  entityId: string
  mode: DiscoveryMode
  requestId: string
  /** When a request with a key was first made, epoch ms. What sources have answered since is not asked again. */
  askedAt?: number | undefined
}

export interface EntitySyncResult {
  newCandidates: number
  /** Epoch ms. */
  lastCourtSyncAt: number
  /** False when a source could not answer: there may be more cases. */
  isComplete: boolean
}

export type EntitySyncState = 'asking the sources' | 'waiting for a source' | 'done' | 'no source could answer'

export const entitySyncState = defineQuery<EntitySyncState>('state')

/** Failure type of a search that no source could answer. */
export const SOURCES_UNAVAILABLE = 'SourcesUnavailable'

export interface SyncedEntity {
  accountId: string
  entityId: string
  requestId: string
}

/** Searches the courts for one entity now. Requests join a running search; a later one starts a new search. */
export function startEntitySync({
  accountId,
  entityId,
  requestId,
  askedAt,
}: SyncedEntity & Pick<EntitySyncInput, 'askedAt'>): WorkflowStart {
  return {
    type: 'entitySync',
    workflowId: `entity-sync/${entityId}`,
    input: {
      entityId,
      mode: 'ONGOING',
      requestId,
      ...(askedAt === undefined ? {} : { askedAt }),
    } satisfies EntitySyncInput,
    summary: 'Search the courts for an entity',
    attributes: { accountId, entityId, requestId, stage: 'asking the sources' satisfies EntitySyncState },
    reusePolicy: 'ALLOW_DUPLICATE',
  }
}

/**
 * The one-time backfill of an entity's past cases. Begun again after a rename, it asks the sources that have not
 * answered for the new name.
 */
export function startBackfill({ accountId, entityId, requestId }: SyncedEntity): WorkflowStart {
  return {
    type: 'entitySync',
    workflowId: `historical-look/${entityId}`,
    input: { entityId, mode: 'HISTORICAL', requestId } satisfies EntitySyncInput,
    summary: 'Backfill the past cases of an entity',
    attributes: { accountId, entityId, requestId, stage: 'asking the sources' satisfies EntitySyncState },
    reusePolicy: 'ALLOW_DUPLICATE',
  }
}
