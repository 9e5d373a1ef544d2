import { createHash } from 'node:crypto'
import { cancellationSignal } from '@temporalio/activity'
import type { Database } from '../db/database.ts'
import type { SourceSync } from '../db/entity-syncs.ts'
import type { DiscoveryMode } from '../domain/candidate.ts'
import type { IsoDate } from '../domain/case.ts'
import { discover, seekEntity } from '../domain/discovery/discover.ts'
import { filedSince, isFiledSince } from '../domain/discovery/search-window.ts'
import { type EntitySearch, namesToAsk } from '../domain/discovery/searches.ts'
import type { FoundCase } from '../domain/found-case.ts'
import type { Provider } from '../domain/source.ts'
import type { WatchlistEntity } from '../domain/watchlist.ts'
import { keepPromises } from '../platform/keep-promises.ts'
import { isTemporalDown, type Temporal } from '../platform/temporal.ts'
import type { EntityQuestion, ReadEntityCases } from './entity-sources.ts'
import { beating } from './heartbeat.ts'
import { type KeptCandidates, keepCandidates } from './keep-candidates.ts'
import { sourceFailure } from './source-failure.ts'

export interface SearchNextPageInput extends EntitySearch {
  mode: DiscoveryMode
  /** When the sync began, epoch ms: what a source has answered since then is not asked again. */
  since: number
  requestId: string
}

export type EntitySearchActivities = ReturnType<typeof createEntitySearchActivities>

/** What runs on a source's own task queue for searches of watched entities. One run is at most one call of the source. */
export function createEntitySearchActivities({
  db,
  temporal,
  source,
  readEntityCases,
}: {
  db: Database
  temporal: Temporal
  source: Provider
  readEntityCases: ReadEntityCases
}) {
  return {
    /**
     * Reads the next page of what the source has of these entities and makes candidates of the cases that fit. Which page is next
     * stands in the database and is written after the page's cases are kept, so that a page that was read is not paid for again,
     * whoever is killed when; only a call that is cut off is. Returns whether that was the last page.
     * @throws ApplicationFailure of the source's failure class; what it had answered before stays
     */
    async searchNextPage({
      entityIds,
      reach,
      mode,
      since,
      requestId,
    }: SearchNextPageInput): Promise<{ isLast: boolean }> {
      const together = { entityIds, mode, source }
      const before = await db.entitySyncs.ofSource(together)
      const entities = await db.watchlistEntities.findMany(entityIds)
      if (entities.every(({ id }) => (before.get(id)?.answeredAt ?? 0) >= since)) return { isLast: true }

      const days = new Map(entities.map((entity) => [entity.id, dayOf(entity, before.get(entity.id), reach, mode)]))
      const search = { entities, filedSince: earliest([...days.values()]) }
      const searchKey = keyOf(search, since)
      const rows = entities.map(({ id }) => progressOf(before.get(id) ?? neverAsked(id, mode, source), searchKey))
      const place = commonPlace(rows)
      const question = { ...search, tag: searchKey, cursor: place.nextCursor }
      const answer = await beating(() => readEntityCases(question, cancellationSignal()))
      if (answer.kind === 'failed') {
        await db.entitySyncs.noteFailure(together, searchKey, answer.failure.class)
        throw sourceFailure(answer.failure)
      }

      const { cases, nextCursor } = answer.kind === 'found' ? answer.value : { cases: [], nextCursor: null }
      const isLast = nextCursor === null
      const askedAt = Date.now()
      const kept: SourceSync[] = []
      const reviews: KeptCandidates['reviews'] = []
      for (const [index, entity] of entities.entries()) {
        const row = rows[index]
        if (!row) continue
        const hasFound = (await keepFitting(entity, cases, days.get(entity.id))) || row.hasFound
        const ended = isLast ? { outcome: outcomeOf(hasFound), answeredAt: askedAt } : { outcome: null }
        kept.push({ ...row, pages: place.pages + 1, nextCursor, hasFound, askedAt, failure: null, ...ended })
      }
      await db.entitySyncs.keepPage(kept)
      await startReviews()
      return { isLast }

      /** Makes candidates of the cases that fit the entity; tells whether there were any. */
      async function keepFitting(
        entity: WatchlistEntity,
        cases: FoundCase[],
        day: IsoDate | undefined,
      ): Promise<boolean> {
        const sought = seekEntity(entity)
        const recent = day === undefined ? cases : cases.filter((each) => isFiledSince(each, day))
        const fitting = recent.flatMap((each) => discover(each, sought) ?? [])
        if (fitting.length > 0) reviews.push(...(await keepCandidates(db, entity, mode, fitting, requestId)).reviews)
        return fitting.length > 0
      }

      /** The page is paid for and kept: an outage of Temporal must not have it read again. */
      async function startReviews(): Promise<void> {
        try {
          await keepPromises(temporal, db.outbox, reviews)
        } catch (error) {
          if (!isTemporalDown(error)) throw error
        }
      }
    },
  }
}

/** The day from which on cases count for an entity; all count in the one-time look into the past. */
function dayOf(
  entity: WatchlistEntity,
  before: SourceSync | undefined,
  reach: EntitySearch['reach'],
  mode: DiscoveryMode,
): IsoDate | undefined {
  return mode === 'HISTORICAL' ? undefined : filedSince(entity, before?.answeredAt ?? null, reach)
}

function earliest(days: (IsoDate | undefined)[]): IsoDate | undefined {
  return days.includes(undefined) ? undefined : days.filter((day) => day !== undefined).sort()[0]
}

/** Tells searches apart: pages of the one mean nothing in the other. */
function keyOf({ entities, ...search }: Omit<EntityQuestion, 'tag' | 'cursor'>, since: number): string {
  const who = entities.map((entity) => [namesToAsk(entity), entity.fatherName, entity.birthDate, entity.location])
  const asked = { since, ...search, who }
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 32)
}

function neverAsked(watchlistEntityId: string, discoveryMode: DiscoveryMode, source: Provider): SourceSync {
  const nothing = { searchKey: '', pages: 0, nextCursor: null, hasFound: false, askedAt: 0 }
  return { watchlistEntityId, discoveryMode, source, ...nothing, outcome: null, failure: null, answeredAt: null }
}

/** How far this very search was read for an entity; at its beginning when the last one was another. */
function progressOf(before: SourceSync, searchKey: string): SourceSync {
  return before.searchKey === searchKey ? before : { ...before, searchKey, pages: 0, nextCursor: null, hasFound: false }
}

/** Entities that are searched together stand at one page; where they do not, the search begins anew. */
function commonPlace(rows: SourceSync[]): Pick<SourceSync, 'pages' | 'nextCursor'> {
  const [first] = rows
  const isCommon =
    first && rows.every(({ pages, nextCursor }) => pages === first.pages && nextCursor === first.nextCursor)
  return isCommon ? { pages: first.pages, nextCursor: first.nextCursor } : { pages: 0, nextCursor: null }
}

function outcomeOf(hasFound: boolean): 'found' | 'none' {
  return hasFound ? 'found' : 'none'
}
