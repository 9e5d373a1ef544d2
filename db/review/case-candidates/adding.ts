import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { Reviewer } from '../../../domain/account/account.ts'
import type { IsoDate } from '../../../domain/case.ts'
import { caseRef } from '../../../domain/courts/case-ref.ts'
import { areTwoCases } from '../../../domain/courts/same-case-keys.ts'
import type { CourtType } from '../../../domain/courts/types.ts'
import { type Discovered, type DiscoveryMode, identityOfKeys } from '../../../domain/review/candidate.ts'
import { NOW_MS } from '../../base/clock.ts'
import { columnsOf } from '../../base/identifier-columns.ts'
import type { NumberSequences } from '../../base/number-sequences.ts'
import { newId, type Tx } from '../../base/table.ts'
import type { Events } from '../../events/events.ts'
import type { Erasures } from '../../privacy/erasures.ts'
import { comparable, conflictsOf, courtKeyOf, knownCasesLike } from './conflicts.ts'
import type { CandidateTables } from './tables.ts'

/** The outcome of adding discovered cases to an entity. */
export interface AddedCandidates {
  created: { id: string; identityKey: string; courtType: CourtType }[]
  /** The number of cases that the entity had as a candidate or tracked case. */
  known: number
  /** The number left out because the day's cause lists reached the limit. */
  left: number
}

/** The day of the cause list with the cases, and the limit of candidates that an entity gets from that day's lists. */
export interface OnList {
  day: IsoDate
  most: number
}

interface Dependencies {
  erasures: Erasures
  events: Events
  numberSequences: NumberSequences
}

interface Entity {
  id: string
  accountId: string
}

/** A case of the entity: the id of its candidate, null if it is only tracked, and all its keys. */
interface KnownCase {
  candidateId: string | null
  keys: string[]
}

/** Adds discovered cases as candidates. */
export function candidateAdding(
  sequelize: Sequelize,
  tables: CandidateTables,
  { erasures, events, numberSequences }: Dependencies,
) {
  const { candidates, keys } = tables

  /** Returns the entity's cases with any of these keys, its candidates first. */
  async function knownCases({ id, accountId }: Entity, wantedKeys: string[], tx: Tx): Promise<KnownCase[]> {
    if (wantedKeys.length === 0) return []
    const rows = await sequelize.query<KnownKey>(READ_KNOWN_CASES, {
      replacements: { entityId: id, accountId, keys: wantedKeys },
      type: QueryTypes.SELECT,
      transaction: tx,
    })
    const cases = Map.groupBy(rows, ({ caseId }) => caseId)
    return [...cases.values()].map((own) => ({
      candidateId: own.find(({ candidateId }) => candidateId !== null)?.candidateId ?? null,
      keys: own.map(({ identityKey }) => identityKey),
    }))
  }

  /** Leaves out cases that the account has erased: they are not suggested again. */
  async function withoutErased(accountId: string, discovered: Discovered[], tx: Tx): Promise<Discovered[]> {
    const refs = discovered.flatMap(({ identityKeys }) => identityKeys.map(caseRef))
    const erased = await erasures.erasedCases(accountId, refs, tx)
    if (erased.size === 0) return discovered
    return discovered.filter(({ identityKeys }) => !identityKeys.some((key) => erased.has(caseRef(key))))
  }

  /** Returns how many more candidates an entity may get from the lists of a day. */
  async function roomOnLists({ id }: Entity, { day, most }: OnList, tx: Tx): Promise<number> {
    const options = { replacements: { entityId: id, day }, type: QueryTypes.SELECT, transaction: tx } as const
    const [counted] = await sequelize.query<{ count: number }>(COUNT_ON_LISTS, options)
    return Math.max(0, most - (counted?.count ?? 0))
  }

  /**
   * Returns the reviewer of an entity's candidates, and the time. New results of a search are counted by the database's
   * clock.
   */
  async function addedTo({ accountId }: Entity, tx: Tx): Promise<{ reviewer: Reviewer; created: number }> {
    const options = { replacements: { accountId }, type: QueryTypes.SELECT, transaction: tx } as const
    const [row] = await sequelize.query<{ reviewer: Reviewer; now: number }>(READ_REVIEWER, options)
    if (!row) throw new Error(`There is no account ${accountId}`)
    return { reviewer: row.reviewer, created: Number(row.now) }
  }

  /** Adds these keys to the candidates. */
  async function learnKeys(watchlistEntityId: string, learnt: [Discovered, candidateId: string][], tx: Tx) {
    const rows = learnt.flatMap(([{ identityKeys }, caseCandidateId]) =>
      identityKeys.map((identityKey) => ({ watchlistEntityId, identityKey, caseCandidateId })),
    )
    await keys.bulkCreate(rows, { ignoreDuplicates: true, transaction: tx })
  }

  return {
    /**
     * Sets the reviewer of the account's candidates. Blocks additions and other changes until the transaction ends, so
     * it runs before the change of the account, even if that turns out to change nothing.
     */
    async changeReviewer(accountId: string, reviewer: Reviewer, tx: Tx): Promise<void> {
      await numberSequences.lock(accountId, 'case_candidate', tx)
      const where = { accountId, customerDecision: null, reviewer: { [Op.ne]: reviewer } }
      await candidates.update({ reviewer }, { where, transaction: tx })
    },

    /**
     * Deletes the rejections of an entity whose name changed: a search that finds such a case creates a candidate
     * again. Cases that the customer declined stay known.
     */
    async forgetRejected(watchlistEntityId: string, tx: Tx): Promise<void> {
      await sequelize.query(FORGET_REJECTED, { replacements: { entityId: watchlistEntityId }, transaction: tx })
    },

    /**
     * Adds cases that are new to an entity: no candidate or linked case has any of their keys, unless it is certainly
     * another. A case tracked for another entity becomes a candidate too. Raises `candidate.created`, except for
     * samples. Locks the account's candidate numbers, so that concurrent searches see each other's cases.
     * @param onList for cases found on a cause list
     */
    async add(
      entity: Entity,
      discoveryMode: DiscoveryMode,
      found: Discovered[],
      tx: Tx,
      onList?: OnList,
    ): Promise<AddedCandidates> {
      const discovered = await withoutErased(entity.accountId, found, tx)
      const last = await numberSequences.lock(entity.accountId, 'case_candidate', tx)
      const allKeys = discovered.flatMap(({ identityKeys }) => identityKeys)
      const { fresh: all, learnt } = sortOut(discovered, await knownCases(entity, allKeys, tx))
      const fresh = onList ? all.slice(0, await roomOnLists(entity, onList, tx)) : all
      const [listDay, known] = [onList?.day ?? null, discovered.length - all.length]
      if (fresh.length === 0) {
        await learnKeys(entity.id, learnt, tx)
        return { created: [], known, left: all.length }
      }
      const compared = await knownCasesLike(
        sequelize,
        tables,
        entity,
        fresh.map(([{ found }]) => found),
        tx,
      )
      const { reviewer, created } = await addedTo(entity, tx)
      const status = discoveryMode === 'HISTORICAL' ? ('APPROVED' as const) : ('PENDING_REVIEW' as const)
      const rows = fresh.map(([found, id], index) => {
        const conflicts = JSON.stringify(conflictsOf(found, compared))
        compared.push(comparable(found, { candidateId: id }))
        const place = { id, accountId: entity.accountId, watchlistEntityId: entity.id, number: last + 1 + index }
        return {
          ...foundColumns(found),
          ...UNDECIDED,
          ...place,
          conflicts,
          discoveryMode,
          listDay,
          status,
          reviewer,
          created,
        }
      })
      await candidates.bulkCreate(rows, { transaction: tx })
      await numberSequences.advance(entity.accountId, 'case_candidate', last + rows.length, tx)
      await learnKeys(entity.id, [...fresh, ...learnt], tx)
      // Clients are not notified of a sample before an operator has approved it.
      for (const { id } of rows.filter(({ verdict }) => verdict !== 'sample')) {
        const data = { candidateId: id, entityId: entity.id, discoveryMode, status }
        await events.raise({ accountId: entity.accountId, type: 'candidate.created', data }, tx)
      }
      return {
        created: rows.map(({ id, identityKey, courtType }) => ({ id, identityKey, courtType })),
        known,
        left: all.length - fresh.length,
      }
    },
  }
}

/**
 * Separates new cases, each with its future id, from further sightings of candidates; repetitions count once. A common
 * number does not count where lasting numbers prove two cases: a court may reuse a further number.
 */
function sortOut(discovered: Discovered[], known: KnownCase[]) {
  const casesOf = new Map<string, KnownCase[]>()
  const index = (key: string, one: KnownCase) => casesOf.set(key, [...(casesOf.get(key) ?? []), one])
  for (const one of known) for (const key of one.keys) index(key, one)
  const fresh: [Discovered, candidateId: string][] = []
  const learnt: [Discovered, candidateId: string][] = []
  for (const found of discovered) {
    const { identityKeys } = found
    const alike = identityKeys.flatMap((key) => casesOf.get(key) ?? [])
    const same = alike.find(({ keys }) => !areTwoCases(keys, identityKeys))
    const candidateId = same ? same.candidateId : newId()
    if (candidateId !== null) (same ? learnt : fresh).push([found, candidateId])
    const one = same ?? { candidateId, keys: [] }
    const news = identityKeys.filter((key) => !one.keys.includes(key))
    one.keys.push(...news)
    for (const key of news) index(key, one)
  }
  return { fresh, learnt }
}

function foundColumns(discovered: Discovered) {
  const { found, identityKeys, caseIdentifier, score, verdict, reasons, matchedParty, partyRole } = discovered
  return {
    ...columnsOf(caseIdentifier),
    identityKey: identityOfKeys(identityKeys).key,
    courtKey: courtKeyOf(found),
    found: JSON.stringify(found),
    matchedParty: matchedParty ?? null,
    partyRole: partyRole ?? null,
    score,
    verdict,
    reasons: JSON.stringify(reasons),
  }
}

const UNDECIDED = {
  customerDecision: null,
  promotedCaseId: null,
  reviewedAt: null,
  reviewedBy: null,
  reviewReason: null,
  decidedAt: null,
  decidedBy: null,
  decisionReason: null,
  updated: null,
}

const READ_REVIEWER = `SELECT reviewer, ${NOW_MS} AS now FROM accounts WHERE id = :accountId`

const FORGET_REJECTED = `
  DELETE k FROM case_candidate_keys k JOIN case_candidates t ON t.id = k.case_candidate_id
  WHERE k.watchlist_entity_id = :entityId AND t.status = 'REJECTED' AND t.customer_decision IS NULL`

const COUNT_ON_LISTS =
  'SELECT COUNT(*) AS count FROM case_candidates WHERE watchlist_entity_id = :entityId AND list_day = :day'

interface KnownKey {
  /** The tracked case of a promoted candidate. */
  caseId: string
  candidateId: string | null
  identityKey: string
}

/** A promoted case is known as both: the candidate gets further keys. */
const READ_KNOWN_CASES = `
  SELECT COALESCE(c.promoted_case_id, c.id) AS caseId, c.id AS candidateId, own.identity_key AS identityKey
  FROM case_candidate_keys k
  JOIN case_candidates c ON c.watchlist_entity_id = k.watchlist_entity_id AND c.id = k.case_candidate_id
  JOIN case_candidate_keys own ON own.case_candidate_id = c.id
  WHERE k.watchlist_entity_id = :entityId AND k.identity_key IN (:keys)
  UNION SELECT k.tracked_case_id, NULL, own.identity_key FROM tracked_case_keys k
  JOIN tracked_case_entities l ON l.account_id = k.account_id AND l.tracked_case_id = k.tracked_case_id
    AND l.watchlist_entity_id = :entityId
  JOIN tracked_case_keys own ON own.account_id = k.account_id AND own.tracked_case_id = k.tracked_case_id
  WHERE k.account_id = :accountId AND k.identity_key IN (:keys)
  ORDER BY candidateId DESC`
