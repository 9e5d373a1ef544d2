import type { QueuedStart } from '../../db/base/outbox.ts'
import type { Database } from '../../db/database.ts'
import type { OnList } from '../../db/review/case-candidates/adding.ts'
import { caseRef } from '../../domain/courts/case-ref.ts'
import type { Discovered, DiscoveryMode } from '../../domain/review/candidate.ts'
import type { WatchlistEntity } from '../../domain/watchlist/watchlist.ts'
import { startCandidateReview } from '../../workflows/review/candidate-review.messages.ts'

export interface KeptCandidates {
  /** Ids of the new candidates. */
  created: string[]
  /** How many of the cases the entity had as a candidate or tracked case already. */
  known: number
  /** How many were left out because the cause lists of the day have brought enough. */
  left: number
  /** The reviews of the new candidates, queued and to be started; the outbox starts what its maker does not. */
  reviews: QueuedStart[]
}

/**
 * Keeps the cases discovered for an entity as candidates, each once, and enqueues the review of those that need one: HISTORICAL ones
 * are the customer's to decide at once. All of it happens together or not at all, so that a second run does no harm. Nothing is kept for
 * an entity that was archived, erased or renamed since it was read.
 * @param entity as it was read before its cases were asked for
 * @param onList for cases that were found on a cause list
 */
export async function keepCandidates(
  db: Database,
  entity: WatchlistEntity,
  mode: DiscoveryMode,
  discovered: Discovered[],
  requestId: string,
  onList?: OnList,
): Promise<KeptCandidates> {
  const toKeep = await db.erasures.withoutErasedNames(entity.accountId, discovered)
  return db.transaction(async (tx) => {
    if (!(await db.watchlistEntities.stillSame([entity], tx)).has(entity.id)) return NOTHING_KEPT
    const { created, known, left } = await db.caseCandidates.add(entity, mode, toKeep, tx, onList)
    const toReview = mode === 'ONGOING' ? created : []
    const starts = toReview.map(({ id, identityKey, courtType }) => {
      const about = { accountId: entity.accountId, entityId: entity.id, requestId, courtType }
      return startCandidateReview({ candidateId: id }, { ...about, caseRef: caseRef(identityKey) })
    })
    const reviews = await db.outbox.enqueueAll(starts, tx)
    return { created: created.map(({ id }) => id), known, left, reviews }
  })
}

const NOTHING_KEPT: KeptCandidates = { created: [], known: 0, left: 0, reviews: [] }
