import { QueryTypes, type Sequelize } from 'sequelize'
import type { MatchVerdict } from '../../../domain/candidate.ts'
import type { CourtType } from '../../../domain/courts/types.ts'
import { type CandidateEvidence, readCandidates } from './reader.ts'
import { IS_OPEN } from './search-fields.ts'

/** What a candidate waits for from the operator: the verdict, or, where the operator decides new cases, the decision. */
export const QUEUE_STEPS = ['REVIEW', 'DECISION'] as const
export type QueueStep = (typeof QUEUE_STEPS)[number]

export interface CandidateQueueFilter {
  accountId?: string | undefined
  entityId?: string | undefined
  courtType?: CourtType | undefined
  verdict?: MatchVerdict | undefined
  step?: QueueStep | undefined
  limit: number
  skip: number
}

/** What waits for the operator, of entities that are still watched. */
export function candidateQueue(sequelize: Sequelize) {
  return {
    /** Which of these candidates wait for a verdict or a decision, of whomever; those of archived entities wait for nothing. */
    async waitingOf(ids: string[]): Promise<string[]> {
      if (ids.length === 0) return []
      const options = { replacements: { ids }, type: QueryTypes.SELECT } as const
      return (await sequelize.query<{ id: string }>(`${READ_WAITING} AND t.id IN (:ids)`, options)).map(({ id }) => id)
    },

    /** The oldest candidates that have waited for the operator's verdict since before an instant. */
    async listWaiting(since: number, most: number): Promise<string[]> {
      const options = { replacements: { since, most }, type: QueryTypes.SELECT } as const
      const rows = await sequelize.query<{ id: string }>(READ_OLDEST_WAITING, options)
      return rows.map(({ id }) => id)
    },

    /** The candidates that wait for the operator, longest first, and how many wait for each step. */
    async queue({ limit, skip, step, ...filter }: CandidateQueueFilter): Promise<{
      counts: Partial<Record<QueueStep, number>>
      records: CandidateEvidence[]
    }> {
      const { accountId = null, entityId = null, courtType = null, verdict = null } = filter
      const options = { replacements: { accountId, entityId, courtType, verdict, step: step ?? null, limit, skip } }
      const [ids, counted] = await Promise.all([
        sequelize.query<{ id: string }>(READ_QUEUE, { ...options, type: QueryTypes.SELECT }),
        sequelize.query<{ step: QueueStep; count: number }>(COUNT_QUEUE, { ...options, type: QueryTypes.SELECT }),
      ])
      const found = await readCandidates(
        sequelize,
        ids.map(({ id }) => id),
      )
      return {
        counts: Object.fromEntries(counted.map(({ step, count }) => [step, count])),
        records: ids.flatMap(({ id }) => found.get(id) ?? []),
      }
    },
  }
}

const WAITING = `
  SELECT t.id, t.created, IF(t.status = 'PENDING_REVIEW', 'REVIEW', 'DECISION') AS step
  FROM case_candidates t
  JOIN accounts a ON a.id = t.account_id
  JOIN watchlist_entities e ON e.id = t.watchlist_entity_id AND e.status <> 'ARCHIVED'
  WHERE (t.status = 'PENDING_REVIEW' OR (t.status = 'APPROVED' AND a.reviewer = 'OPERATOR'))
    AND ${IS_OPEN}
    AND (:accountId IS NULL OR t.account_id = :accountId)
    AND (:entityId IS NULL OR t.watchlist_entity_id = :entityId)
    AND (:courtType IS NULL OR t.court_type = :courtType)
    AND (:verdict IS NULL OR t.verdict = :verdict)`

const READ_WAITING = `
  SELECT t.id FROM case_candidates t
  JOIN watchlist_entities e ON e.id = t.watchlist_entity_id AND e.status <> 'ARCHIVED'
  WHERE t.status IN ('PENDING_REVIEW', 'APPROVED') AND ${IS_OPEN}`

const READ_OLDEST_WAITING = `${READ_WAITING} AND t.status = 'PENDING_REVIEW' AND t.created < :since ORDER BY t.created LIMIT :most`

const READ_QUEUE = `
  SELECT w.id FROM (${WAITING}) w WHERE :step IS NULL OR w.step = :step ORDER BY w.created, w.id LIMIT :limit OFFSET :skip`

const COUNT_QUEUE = `SELECT w.step, COUNT(*) AS count FROM (${WAITING}) w GROUP BY w.step`
