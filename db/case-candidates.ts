import { Op, QueryTypes, type Sequelize } from 'sequelize'
import {
  type CandidateStatus,
  type CustomerDecision,
  courtCaseOf,
  type Discovered,
  type DiscoveryMode,
  identityOfKeys,
  type MatchConflict,
  type MatchVerdict,
} from '../domain/candidate.ts'
import { foldText } from '../domain/case-rows.ts'
import { caseRef } from '../domain/courts/case-ref.ts'
import type { CourtType } from '../domain/courts/types.ts'
import type { FoundCase } from '../domain/found-case.ts'
import type { PartyType } from '../domain/historical/search.ts'
import { type IdentifiedCase, possibleDuplicates } from '../domain/matching/cases.ts'
import type { Events } from './events.ts'
import { columnsOf, type IdentifierColumns, identifierColumns, identifierOf } from './identifier-columns.ts'
import type { NumberSequences } from './number-sequences.ts'
import { column, newId, readAll, type Tx, table } from './rows.ts'

interface CandidateRow extends IdentifierColumns {
  id: string
  accountId: string
  watchlistEntityId: string
  number: number
  identityKey: string
  courtType: CourtType
  /** What the court is called, the same for all spellings; null where the source does not say. */
  courtKey: string | null
  found: string
  matchedParty: string | null
  partyRole: PartyType | null
  score: number
  verdict: MatchVerdict
  reasons: string
  conflicts: string
  discoveryMode: DiscoveryMode
  status: CandidateStatus
  customerDecision: CustomerDecision | null
  promotedCaseId: string | null
  reviewedAt: number | null
  reviewedBy: string | null
  reviewReason: string | null
  decidedAt: number | null
  decidedBy: string | null
  decisionReason: string | null
  created: number
  updated: number | null
}

interface KeyRow {
  watchlistEntityId: string
  identityKey: string
  caseCandidateId: string
}

/** What was made of cases that were discovered for an entity. */
export interface AddedCandidates {
  created: { id: string; identityKey: string; courtType: CourtType }[]
  /** How many the entity had as a candidate or tracked case already. */
  known: number
}

interface Dependencies {
  events: Events
  numberSequences: NumberSequences
}

/** Cases discovered for watched entities: one candidate per entity and case, whatever the number it is found by. */
export function caseCandidatesTable(sequelize: Sequelize, { events, numberSequences }: Dependencies) {
  const candidates = table<CandidateRow>(sequelize, 'case_candidates', ['watchlistEntityId', 'id'], {
    ...identifierColumns,
    id: column.id,
    accountId: column.id,
    watchlistEntityId: column.id,
    number: column.whole,
    identityKey: column.key,
    courtType: column.text(10),
    courtKey: column.id,
    found: column.long,
    matchedParty: column.long,
    partyRole: column.text(10),
    score: column.whole,
    verdict: column.text(10),
    reasons: column.long,
    conflicts: column.long,
    discoveryMode: column.text(10),
    status: column.text(20),
    customerDecision: column.text(10),
    promotedCaseId: column.id,
    reviewedAt: column.time,
    reviewedBy: column.key,
    reviewReason: column.text(1000),
    decidedAt: column.time,
    decidedBy: column.key,
    decisionReason: column.text(1000),
    created: column.time,
    updated: column.time,
  })
  const keys = table<KeyRow>(sequelize, 'case_candidate_keys', ['watchlistEntityId', 'identityKey'], {
    watchlistEntityId: column.id,
    identityKey: column.key,
    caseCandidateId: column.id,
  })

  type Entity = { id: string; accountId: string }

  /** Which of these keys the entity knows a case by, as a candidate or as a tracked case linked to it. */
  async function knownKeys({ id, accountId }: Entity, asked: string[], tx: Tx): Promise<Set<string>> {
    if (asked.length === 0) return new Set()
    const rows = await sequelize.query<{ identityKey: string }>(READ_KNOWN_KEYS, {
      replacements: { entityId: id, accountId, keys: asked },
      type: QueryTypes.SELECT,
      transaction: tx,
    })
    return new Set(rows.map(({ identityKey }) => identityKey))
  }

  /** The account's latest candidates at these courts, to compare newly found cases with. */
  async function candidatesAt(accountId: string, courtKeys: string[], tx: Tx): Promise<Comparable[]> {
    if (courtKeys.length === 0) return []
    const rows = await readAll(candidates, {
      attributes: ['id', 'found', 'promotedCaseId', ...IDENTIFYING],
      where: { accountId, courtKey: { [Op.in]: courtKeys } },
      order: [['id', 'DESC']],
      limit: MOST_COMPARED,
      transaction: tx,
    })
    const ids = rows.map(({ id }) => id)
    const keysOf = Map.groupBy(
      await readAll(keys, { where: { caseCandidateId: { [Op.in]: ids } }, transaction: tx }),
      ({ caseCandidateId }) => caseCandidateId,
    )
    return rows.map((row) => {
      const others = (keysOf.get(row.id) ?? []).map(({ identityKey }) => identityKey)
      const identityKeys = [row.identityKey, ...others.filter((key) => key !== row.identityKey)]
      const found = JSON.parse(row.found) as FoundCase
      const conflict = row.promotedCaseId === null ? { candidateId: row.id } : { caseId: row.promotedCaseId }
      return comparable({ found, identityKeys, caseIdentifier: identifierOf(row) }, conflict)
    })
  }

  return {
    /**
     * Adds what was discovered for an entity and is new to it: neither a candidate of the entity nor a tracked case linked to
     * it carries any of its keys. A case that the account tracks for another entity only becomes a candidate all the same:
     * whether it concerns this one too is the customer's to say, and adding it links the entity to the record there is.
     * Raises `candidate.created` for each. Whoever adds candidates holds the account's candidate numbers meanwhile, so that of
     * two searches that find one case the second knows it.
     */
    async add(
      entity: Entity,
      discoveryMode: DiscoveryMode,
      discovered: Discovered[],
      tx: Tx,
    ): Promise<AddedCandidates> {
      const last = await numberSequences.hold(entity.accountId, 'case_candidate', tx)
      const known = await knownKeys(
        entity,
        discovered.flatMap(({ identityKeys }) => identityKeys),
        tx,
      )
      const fresh: Discovered[] = []
      for (const found of discovered) {
        if (found.identityKeys.some((key) => known.has(key))) continue
        for (const key of found.identityKeys) known.add(key)
        fresh.push(found)
      }
      const courtKeys = new Set(fresh.flatMap(({ found }) => courtKeyOf(found) ?? []))
      const compared = await candidatesAt(entity.accountId, [...courtKeys], tx)
      const created = Date.now()
      const rows = fresh.map((found, index): CandidateRow => {
        const id = newId()
        const conflicts = conflictsOf(found, compared)
        compared.push(comparable(found, { candidateId: id }))
        return {
          ...newRow(found),
          id,
          accountId: entity.accountId,
          watchlistEntityId: entity.id,
          number: last + 1 + index,
          conflicts: JSON.stringify(conflicts),
          discoveryMode,
          status: discoveryMode === 'HISTORICAL' ? 'APPROVED' : 'PENDING_REVIEW',
          created,
        }
      })
      await candidates.bulkCreate(rows, { transaction: tx })
      await numberSequences.advance(entity.accountId, 'case_candidate', last + rows.length, tx)
      const keyRows = rows.flatMap(({ id }, index) =>
        (fresh[index]?.identityKeys ?? []).map((identityKey) => ({
          watchlistEntityId: entity.id,
          identityKey,
          caseCandidateId: id,
        })),
      )
      await keys.bulkCreate(keyRows, { ignoreDuplicates: true, transaction: tx })
      for (const { id, status } of rows) {
        const data = { candidateId: id, entityId: entity.id, discoveryMode, status }
        await events.raise({ accountId: entity.accountId, type: 'candidate.created', data }, tx)
      }
      return {
        created: rows.map(({ id, identityKey, courtType }) => ({ id, identityKey, courtType })),
        known: discovered.length - fresh.length,
      }
    },
  }
}

/** Two courts of one name are few, but a busy one holds many cases: the latest are looked at. */
const MOST_COMPARED = 500

const IDENTIFYING = ['identityKey', 'courtType', ...Object.keys(identifierColumns)] as (keyof CandidateRow)[]

/** A known case that a found one may be, and how a conflict with it is told. */
interface Comparable extends IdentifiedCase {
  conflict: Omit<MatchConflict, 'shared'>
}

function comparable(
  { found, identityKeys, caseIdentifier }: Pick<Discovered, 'found' | 'identityKeys' | 'caseIdentifier'>,
  conflict: Comparable['conflict'],
): Comparable {
  return { identity: identityOfKeys(identityKeys), case: courtCaseOf(found, caseIdentifier), conflict }
}

function conflictsOf(found: Discovered, known: Comparable[]): MatchConflict[] {
  const conflictOf = new Map(known.map(({ identity, conflict }) => [identity.key, conflict]))
  return possibleDuplicates(comparable(found, {}), known).map(({ key, shared }) => ({ ...conflictOf.get(key), shared }))
}

function newRow(
  discovered: Discovered,
): Omit<
  CandidateRow,
  'id' | 'accountId' | 'watchlistEntityId' | 'number' | 'conflicts' | 'discoveryMode' | 'status' | 'created'
> {
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
}

function courtKeyOf({ courtType, court }: FoundCase): string | null {
  const name = foldText(court)
  return name === '' ? null : caseRef(`${courtType}:${name}`)
}

const READ_KNOWN_KEYS = `
  SELECT k.identity_key AS identityKey FROM case_candidate_keys k
  WHERE k.watchlist_entity_id = :entityId AND k.identity_key IN (:keys)
  UNION SELECT k.identity_key FROM tracked_case_keys k
  JOIN tracked_case_entities l ON l.tracked_case_id = k.tracked_case_id AND l.watchlist_entity_id = :entityId
  WHERE k.account_id = :accountId AND k.identity_key IN (:keys)`
