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
  /** The number of cases that the entity had as a candidate or tracked case. */
  known: number
  /** The number left out because the day's cause lists reached the limit. */
  left: number
  /** The queued reviews of the new candidates, for the caller to start; the outbox starts the rest. */
  reviews: QueuedStart[]
}

/**
 * Stores the cases discovered for an entity as candidates, each once, and enqueues the necessary reviews: the customer
 * decides HISTORICAL ones at once. Runs in one transaction, so it is idempotent. Stores nothing for an entity that was
 * archived, erased or renamed since it was read.
 * @param entity as it was read before the search
 * @param onList for cases found on a cause list
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
