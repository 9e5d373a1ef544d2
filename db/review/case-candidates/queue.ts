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
  after?: QueuePlace | undefined
}

/** A place in a queue: the candidate there, and since when it has waited. */
export interface QueuePlace {
  created: number
  id: string
}

interface FreeFilter extends Omit<CandidateQueueFilter, 'limit' | 'skip' | 'step'> {
  keyId: string
  now: number
  most: number
}

const START: QueuePlace = { created: 0, id: '' }

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

    /** The candidates that an operator could take next, longest waiting first: nobody else works on them, and they have not left them to others. */
    async free({ keyId, now, after, most, ...filter }: FreeFilter): Promise<string[]> {
      const { created, id } = after ?? START
      const replacements = { ...filter, keyId, now, created, id, most }
      const options = { replacements, type: QueryTypes.SELECT } as const
      const pages = await Promise.all(
        STEPS.map((step) => sequelize.query<{ id: string }>(readFree(step, filter), options)),
      )
      return pages.flat().map(({ id }) => id)
    },

    /** The candidates that wait for the operator, longest first, and how many wait for each step. */
    async queue({ limit, skip, after = START, step, ...filter }: CandidateQueueFilter): Promise<{
      counts: Partial<Record<QueueStep, number>>
      records: CandidateEvidence[]
    }> {
      const page = { limit, skip, created: after.created, id: after.id }
      const options = { replacements: { ...filter, step: step ?? null, ...page } }
      const [ids, counted] = await Promise.all([
        sequelize.query<{ id: string }>(readQueue(filter), { ...options, type: QueryTypes.SELECT }),
        sequelize.query<{ step: QueueStep; count: number }>(countQueue(filter), {
          ...options,
          type: QueryTypes.SELECT,
        }),
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

type Filter = Omit<CandidateQueueFilter, 'limit' | 'skip' | 'after' | 'step'>

/** The conditions of the filters that are given. A filter that is not given stands in no statement, so that the server can use its indexes. */
function conditionsOf({ accountId, entityId, courtType, verdict }: Filter): string {
  return [
    ...(accountId === undefined ? [] : ['AND t.account_id = :accountId']),
    ...(entityId === undefined ? [] : ['AND t.watchlist_entity_id = :entityId']),
    ...(courtType === undefined ? [] : ['AND t.court_type = :courtType']),
    ...(verdict === undefined ? [] : ['AND t.verdict = :verdict']),
  ].join(' ')
}

/** What waits for each step. Each alone is read from its index in the order of waiting, so that a page costs the same in a long queue. */
const STEPS = [
  `t.status = 'PENDING_REVIEW' AND t.customer_decision IS NULL`,
  `t.status = 'APPROVED' AND t.customer_decision IS NULL AND a.reviewer = 'OPERATOR'`,
]

function waiting(filter: Filter): string {
  return `
  SELECT t.id, t.created, IF(t.status = 'PENDING_REVIEW', 'REVIEW', 'DECISION') AS step
  FROM case_candidates t
  JOIN accounts a ON a.id = t.account_id
  JOIN watchlist_entities e ON e.id = t.watchlist_entity_id AND e.status <> 'ARCHIVED'
  WHERE (t.status = 'PENDING_REVIEW' OR (t.status = 'APPROVED' AND a.reviewer = 'OPERATOR'))
    AND ${IS_OPEN} ${conditionsOf(filter)}`
}

function comesAfter(table: 't' | 'w'): string {
  return `(${table}.created > :created OR (${table}.created = :created AND ${table}.id > :id))`
}

/** In the order of waiting, so that a few are found without a look at all that wait. Those of one entity are few. */
function readFree(step: string, filter: Filter): string {
  const index = filter.entityId === undefined ? 'FORCE INDEX (case_candidates_waiting)' : ''
  return `SELECT STRAIGHT_JOIN t.id FROM case_candidates t ${index}
    JOIN accounts a ON a.id = t.account_id
    JOIN watchlist_entities e ON e.id = t.watchlist_entity_id AND e.status <> 'ARCHIVED'
    WHERE ${step} AND ${IS_OPEN} ${conditionsOf(filter)} AND ${comesAfter('t')}
      AND NOT EXISTS (SELECT 1 FROM review_claims c WHERE c.thing_id = t.id AND c.key_id <> :keyId AND c.until > :now)
      AND NOT EXISTS (SELECT 1 FROM review_set_asides s WHERE s.thing_id = t.id AND s.key_id = :keyId)
    ORDER BY t.created, t.id LIMIT :most`
}

const READ_WAITING = `
  SELECT t.id FROM case_candidates t
  JOIN watchlist_entities e ON e.id = t.watchlist_entity_id AND e.status <> 'ARCHIVED'
  WHERE t.status IN ('PENDING_REVIEW', 'APPROVED') AND ${IS_OPEN}`

const READ_OLDEST_WAITING = `${READ_WAITING} AND t.status = 'PENDING_REVIEW' AND t.created < :since ORDER BY t.created LIMIT :most`

function readQueue(filter: Filter): string {
  return `
  SELECT w.id FROM (${waiting(filter)}) w WHERE (:step IS NULL OR w.step = :step) AND ${comesAfter('w')}
  ORDER BY w.created, w.id LIMIT :limit OFFSET :skip`
}

function countQueue(filter: Filter): string {
  return `SELECT w.step, COUNT(*) AS count FROM (${waiting(filter)}) w GROUP BY w.step`
}
