import { QueryTypes, type Sequelize } from 'sequelize'
import { batchLoader } from '../base/batch-loader.ts'
import type { NumberSequences } from '../base/number-sequences.ts'
import { findRows } from '../base/search/find-rows.ts'
import type { Search } from '../base/search/searched.ts'
import type { Events } from '../events/events.ts'
import type { AuditLog } from '../operations/audit-log.ts'
import type { Erasures } from '../privacy/erasures.ts'
import type { trackedCasesRepository } from '../watchlist/tracked-cases.ts'
import type { watchlistEntitiesRepository } from '../watchlist/watchlist-entities.ts'
import { candidateAdding } from './case-candidates/adding.ts'
import { candidateDeciding } from './case-candidates/deciding.ts'
import { candidateQueue } from './case-candidates/queue.ts'
import { type CandidateEvidence, candidateOf, readCandidates } from './case-candidates/reader.ts'
import { type CandidateTab, IS_OPEN, searchedIn } from './case-candidates/search-fields.ts'
import { CANDIDATE_COLUMNS, candidateTables, type ReadCandidate } from './case-candidates/tables.ts'

interface Dependencies {
  auditLog: AuditLog
  erasures: Erasures
  events: Events
  numberSequences: NumberSequences
  trackedCases: ReturnType<typeof trackedCasesRepository>
  watchlistEntities: ReturnType<typeof watchlistEntitiesRepository>
}

/** Cases discovered for watched entities: one candidate per entity and case, under all its numbers. */
export function caseCandidatesRepository(
  sequelize: Sequelize,
  { auditLog, erasures, events, numberSequences, trackedCases, watchlistEntities }: Dependencies,
) {
  const tables = candidateTables(sequelize)
  const readOneOfMany = batchLoader((ids) => readCandidates(sequelize, ids))

  return {
    ...candidateAdding(sequelize, tables, { erasures, events, numberSequences }),
    ...candidateDeciding(sequelize, tables, { auditLog, events, trackedCases, watchlistEntities }),
    ...candidateQueue(sequelize),

    /** Finds the candidate of this id in any account. */
    find(id: string): Promise<CandidateEvidence | undefined> {
      return readOneOfMany(id)
    },

    /** Finds the newest candidates with any of these identity keys, in all accounts. */
    async findByKeys(keys: string[], most: number): Promise<Pick<CandidateEvidence, 'id' | 'accountId' | 'status'>[]> {
      if (keys.length === 0) return []
      const options = { replacements: { keys, most }, type: QueryTypes.SELECT } as const
      return sequelize.query<Pick<CandidateEvidence, 'id' | 'accountId' | 'status'>>(READ_BY_KEYS, options)
    },

    /**
     * Counts the candidates of these entities that wait for their account's decision. Leaves out entities without one.
     */
    async countUndecided(entityIds: string[]): Promise<Map<string, number>> {
      if (entityIds.length === 0) return new Map()
      const options = { replacements: { entityIds }, type: QueryTypes.SELECT } as const
      const rows = await sequelize.query<{ id: string; count: number }>(COUNT_UNDECIDED, options)
      return new Map(rows.map(({ id, count }) => [id, count]))
    },

    /** Returns candidates of an account that wait for its decision, oldest first, of all entities or of one. */
    async listUndecided(
      accountId: string,
      { entityId, after, most }: { entityId?: string | undefined; after?: string | undefined; most: number },
    ): Promise<CandidateEvidence[]> {
      const replacements = { accountId, entityId, after: after ?? '', most }
      const sql = `${READ_UNDECIDED} ${entityId === undefined ? '' : 'AND t.watchlist_entity_id = :entityId'}
        ORDER BY t.id LIMIT :most`
      const rows = await sequelize.query<ReadCandidate>(sql, { replacements, type: QueryTypes.SELECT })
      return rows.map(candidateOf)
    },

    /** Searches the candidates of an entity in one tab. */
    async search(
      entityId: string,
      tab: CandidateTab,
      search: Search,
    ): Promise<{ recordsFiltered: number; records: CandidateEvidence[] }> {
      const belonging = { column: 'watchlist_entity_id', id: entityId }
      const { rows, recordsFiltered } = await findRows<ReadCandidate>(sequelize, searchedIn(tab), belonging, search)
      return { recordsFiltered, records: rows.map(candidateOf) }
    },
  }
}

const READ_BY_KEYS = `
  SELECT id, account_id AS accountId, status FROM case_candidates WHERE identity_key IN (:keys) ORDER BY id DESC LIMIT :most`

const READ_UNDECIDED = `
  SELECT ${CANDIDATE_COLUMNS} FROM case_candidates t
  WHERE t.account_id = :accountId AND t.status = 'APPROVED' AND ${IS_OPEN} AND t.id > :after
  AND EXISTS (SELECT 1 FROM watchlist_entities e
    WHERE e.id = t.watchlist_entity_id AND e.account_id = t.account_id AND e.status <> 'ARCHIVED')`

const COUNT_UNDECIDED = `
  SELECT t.watchlist_entity_id AS id, COUNT(*) AS count FROM case_candidates t
  WHERE t.watchlist_entity_id IN (:entityIds) AND ${searchedIn('pendingReview').only}
  GROUP BY t.watchlist_entity_id`
