import { createHash } from 'node:crypto'
import { cancellationSignal } from '@temporalio/activity'
import type { Database } from '../../db/database.ts'
import type { SourceSync } from '../../db/discovery/entity-syncs.ts'
import type { IsoDate } from '../../domain/case.ts'
import { discover, nearMiss, prepareEntity } from '../../domain/discovery/discover.ts'
import { isSampled } from '../../domain/discovery/sample.ts'
import { filedSince, isFiledSince } from '../../domain/discovery/search-window.ts'
import { type EntitySearch, namesToAsk } from '../../domain/discovery/searches.ts'
import type { Discovered, DiscoveryMode } from '../../domain/review/candidate.ts'
import type { SourceFailure } from '../../domain/source-failure.ts'
import type { WatchlistEntity } from '../../domain/watchlist/watchlist.ts'
import { dispatchAll } from '../../platform/dispatch-all.ts'
import { isTemporalDown, type Temporal } from '../../platform/temporal.ts'
import type { EntityCasesPage, ReadEntityCases } from '../../sources/providers/provider-source.ts'
import { askableSources } from '../shared/askable-sources.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { sourceFailure } from '../shared/source-failure.ts'
import { type KeptCandidates, keepCandidates } from './keep-candidates.ts'

export interface SearchNextPageInput extends EntitySearch {
  mode: DiscoveryMode
  /** When the sync began, epoch ms: answers of a source since then are not requested again. */
  since: number
  requestId: string
}

/** A group of searches ends after this time, well within its limit: the rest joins the next group. */
const LONGEST_GROUP_MS = 5 * 60_000

export type EntitySearchActivities = ReturnType<typeof createEntitySearchActivities>

/** The activities on a source's own task queue for searches of watched entities. */
export function createEntitySearchActivities({
  db,
  temporal,
  readEntityCases,
  samplePercent,
}: {
  db: Database
  temporal: Temporal
  readEntityCases: ReadEntityCases
  /** The share of near misses of ongoing searches that reviewers see, in percent. */
  samplePercent: number
}) {
  return {
    /**
     * Reads the next page and makes candidates of matching cases, with at most one call. Stores the cursor after the
     * cases, so that a page is paid for once even if the worker dies. Skips entities that are archived, off their plan,
     * or persons in a backfill; drops answers for an old name. Returns whether it was the last page.
     * @throws ApplicationFailure of the source's failure class; earlier answers stay
     */
    searchNextPage(input: SearchNextPageInput): Promise<{ isLast: boolean }> {
      return withHeartbeat(async () => {
        const read = await readNextPage(input)
        if ('failure' in read) throw sourceFailure(read.failure)
        return read
      })
    },

    /**
     * Reads all pages of these searches, one search after another, up to the first failure, so that an answer needs no
     * workflow step of its own. Like `searchNextPage`, requests no page twice. Returns how many searches were read to
     * the end.
     */
    searchOneAfterAnother({ searches }: { searches: SearchNextPageInput[] }): Promise<{ answered: number }> {
      return withHeartbeat(async () => {
        const begunAt = Date.now()
        for (const [answered, search] of searches.entries()) {
          for (let isLast = false; !isLast; ) {
            if (Date.now() - begunAt > LONGEST_GROUP_MS) return { answered }
            const read = await readNextPage(search)
            if ('failure' in read) return { answered }
            isLast = read.isLast
          }
        }
        return { answered: searches.length }
      })
    },
  }

  async function readNextPage(input: SearchNextPageInput): Promise<{ isLast: boolean } | { failure: SourceFailure }> {
    const [all, before] = await Promise.all([
      db.watchlistEntities.findMany(input.entityIds),
      db.entitySyncs.ofSource(input),
    ])
    const hasAnswer = (id: string) => (before.get(id)?.answeredAt ?? 0) >= input.since
    const sources = await askableSources(db, [input.source], all)
    const isWanted = ({ id, status, entityType }: WatchlistEntity) =>
      status !== 'ARCHIVED' &&
      !(input.mode === 'HISTORICAL' && entityType === 'PERSON') &&
      sources.get(id)?.includes(input.source)
    const entities = all.filter((entity) => isWanted(entity) && !hasAnswer(entity.id))
    if (entities.length === 0) return { isLast: true }

    const { question, targets } = placeOf(entities, before, input)
    const answer = await readEntityCases(question, cancellationSignal())
    if (answer.kind === 'failed') {
      await db.entitySyncs.noteFailure(input, question.tag, answer.failure.class)
      return { failure: answer.failure }
    }
    const page = answer.kind === 'found' ? answer.value : NOTHING
    const read: SourceSync[] = []
    const reviews: KeptCandidates['reviews'] = []
    for (const each of targets) {
      const fitting = await keepFitting(each, page, input)
      read.push(afterPage(each.sync, page, fitting.areAny))
      reviews.push(...fitting.reviews)
    }
    const isLast = page.nextCursor === null
    const areSame = await db.transaction(async (tx) => {
      const still = await db.watchlistEntities.stillSame(entities, tx)
      const kept = read.filter(({ watchlistEntityId }) => still.has(watchlistEntityId))
      await db.entitySyncs.keepPage(kept, { isLast }, tx)
      return kept.length === read.length
    })
    await start(reviews)
    return { isLast: isLast && areSame }
  }

  /**
   * Makes candidates of the page's cases that match an entity, and of a sample of near misses. Returns whether any case
   * matches, and the reviews to start.
   */
  async function keepFitting(
    { entity, day }: SearchTarget,
    { cases }: EntityCasesPage,
    { mode, requestId }: SearchNextPageInput,
  ): Promise<Pick<KeptCandidates, 'reviews'> & { areAny: boolean }> {
    const prepared = prepareEntity(entity)
    const recent = day === undefined ? cases : cases.filter((found) => isFiledSince(found, day))
    // Results of a backfill are not reviewed.
    const percent = mode === 'ONGOING' ? samplePercent : 0
    const drawn = (near: Discovered | undefined) =>
      near && isSampled(entity.id, near.identityKeys[0] ?? '', percent) ? near : undefined
    const fitting = recent.flatMap(
      (found) => discover(found, prepared) ?? (percent > 0 ? drawn(nearMiss(found, prepared)) : undefined) ?? [],
    )
    if (fitting.length === 0) return NONE_FIT
    const { reviews } = await keepCandidates(db, entity, mode, fitting, requestId)
    return { reviews, areAny: fitting.some(({ verdict }) => verdict !== 'sample') }
  }

  /** Starts queued reviews. An outage of Temporal must not repeat a page that is paid for and stored. */
  async function start(reviews: KeptCandidates['reviews']): Promise<void> {
    try {
      await dispatchAll(temporal, db.outbox, reviews)
    } catch (error) {
      if (!isTemporalDown(error)) throw error
    }
  }
}

const NONE_FIT = { reviews: [], areAny: false }
const NOTHING: EntityCasesPage = { cases: [], nextCursor: null }

/** An entity of a search: the first day from which its cases count (undefined: all do), and its progress. */
interface SearchTarget {
  entity: WatchlistEntity
  day: IsoDate | undefined
  sync: SourceSync
}

/** Returns the next page of a search. Entities at different pages are searched from the beginning. */
function placeOf(
  entities: WatchlistEntity[],
  before: Map<string, SourceSync>,
  { reach, mode, source, since }: SearchNextPageInput,
) {
  const days = entities.map((entity) =>
    mode === 'HISTORICAL' ? undefined : filedSince(entity, before.get(entity.id)?.answeredAt ?? null, reach),
  )
  const query = { entities, filedSince: earliest(days) }
  const searchKey = keyOf(query, since)
  const syncs = entities.map(({ id: watchlistEntityId }): SourceSync => {
    const last = before.get(watchlistEntityId)
    if (last?.searchKey === searchKey) return last
    const who = { watchlistEntityId, discoveryMode: mode, source }
    return { ...who, ...UNREAD, searchKey, answeredAt: last?.answeredAt ?? null }
  })
  const isOnePlace = syncs.every(({ pages }) => pages === syncs[0]?.pages)
  const targets = entities.flatMap((entity, index): SearchTarget[] => {
    const sync = syncs[index]
    return sync ? [{ entity, day: days[index], sync: isOnePlace ? sync : { ...sync, ...UNREAD } }] : []
  })
  return { question: { ...query, tag: searchKey, cursor: targets[0]?.sync.nextCursor ?? null }, targets }
}

const UNREAD = { pages: 0, nextCursor: null, hasFound: false, askedAt: 0, outcome: null, failure: null } as const

function earliest(days: (IsoDate | undefined)[]): IsoDate | undefined {
  return days.includes(undefined) ? undefined : days.filter((day) => day !== undefined).sort()[0]
}

/** Identifies a search: pages of one mean nothing in another. */
function keyOf(
  { entities, ...search }: { entities: WatchlistEntity[]; filedSince: IsoDate | undefined },
  since: number,
) {
  const who = entities.map((entity) => [namesToAsk(entity), entity.fatherName, entity.birthDate, entity.location])
  return createHash('sha256')
    .update(JSON.stringify({ since, ...search, who }))
    .digest('hex')
    .slice(0, 32)
}

/** Returns the progress of a search after a stored page. */
function afterPage(sync: SourceSync, { nextCursor }: EntityCasesPage, foundHere: boolean): SourceSync {
  const hasFound = sync.hasFound || foundHere
  const read = { ...sync, pages: sync.pages + 1, nextCursor, hasFound, askedAt: Date.now(), failure: null }
  if (nextCursor !== null) return { ...read, outcome: null }
  return { ...read, outcome: hasFound ? 'found' : 'none' }
}
