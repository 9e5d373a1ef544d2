import type { Tx } from '../../db/base/table.ts'
import type { Database } from '../../db/database.ts'
import type { CandidateEvidence } from '../../db/review/case-candidates/reader.ts'
import type { Caller } from '../../domain/account/account.ts'
import { isVisibleTo, type Shareable } from '../../domain/watchlist/sharing.ts'
import type { TrackedCase, WatchlistEntity } from '../../domain/watchlist/watchlist.ts'
import { refuse } from '../errors/refusal.ts'

/**
 * Returns the entity of this id. Refuses with 400 60400 when there is none, 403 60302 when the caller may not see it.
 * Called again in the transaction that changed it, it rolls the change back if the sharing has ended; until the commit
 * no other request can change the entity.
 */
export async function visibleEntity(db: Database, caller: Caller, id: string, tx?: Tx): Promise<WatchlistEntity> {
  const entity = await db.watchlistEntities.find(id, tx)
  if (!entity) throw refuse('ENTITY_NOT_FOUND')
  return requireVisible(caller, entity)
}

/** Returns an entity that is still watched. Refuses as above, and with 409 60427 when it is archived. */
export async function watchedEntity(db: Database, caller: Caller, id: string): Promise<WatchlistEntity> {
  const entity = await visibleEntity(db, caller, id)
  if (entity.status === 'ARCHIVED') throw refuse('ENTITY_ARCHIVED')
  return entity
}

/**
 * Returns the tracked case of this id. Refuses with 400 60401 when there is none, 403 60302 when the caller may not see
 * it.
 */
export async function visibleCase(db: Database, caller: Caller, id: string, tx?: Tx): Promise<TrackedCase> {
  const tracked = await db.trackedCases.find(id, tx)
  if (!tracked) throw refuse('TRACKED_CASE_NOT_FOUND')
  return requireVisible(caller, tracked)
}

/**
 * Returns the candidate of this id. Refuses with 400 60410 when there is none, 403 60302 when the caller may not see
 * its entity.
 */
export async function visibleCandidate(db: Database, caller: Caller, id: string): Promise<CandidateEvidence> {
  const candidate = await db.caseCandidates.find(id)
  if (!candidate) throw refuse('CANDIDATE_NOT_FOUND')
  await visibleEntity(db, caller, candidate.watchlistEntityId)
  return candidate
}

/**
 * Refuses with 403 60302 unless the caller's own account owns the record: only its owner decides with whom it is
 * shared.
 */
export function requireOwner({ accountId }: Caller, thing: Shareable): void {
  if (thing.accountId !== accountId) throw refuse('NOT_SHARED')
}

/** Cases need a separate permission, also in an export. Refuses with 403 60301. */
export function requireCaseRead({ permissions }: Caller, exported: 'entities' | 'cases'): void {
  const permission = 'case.read'
  if (exported === 'cases' && !permissions.includes(permission)) throw refuse('PERMISSION_MISSING', { permission })
}

function requireVisible<Thing extends Shareable>(caller: Caller, thing: Thing): Thing {
  if (!isVisibleTo(caller, thing)) throw refuse('NOT_SHARED')
  return thing
}
