import { QueryTypes, type Sequelize } from 'sequelize'
import type { IsoDate } from '../../../domain/case.ts'
import type { CourtType } from '../../../domain/courts/types.ts'
import { MAX_COUNTED, type MatchVerdict } from '../../../domain/review/candidate.ts'

import { ENTITY_TYPES, type EntityType } from '../../../domain/watchlist/watchlist.ts'
import { type CandidateEvidence, readCandidates } from './reader.ts'
import { IS_OPEN } from './search-fields.ts'

/** What a candidate needs from the operator: the verdict, or, where the operator decides new cases, the decision. */
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
  after?: QueuePosition | undefined
}

/** A position in a queue: the candidate, and since when it has waited. */
export interface QueuePosition {
  created: number
  id: string
}

interface FreeFilter extends Omit<CandidateQueueFilter, 'limit' | 'skip' | 'step'> {
  keyId: string
  now: number
  most: number
  /** Only candidates from cause lists of this day or later. */
  onListsFrom?: IsoDate | undefined
}

/** The numbers of near misses for one kind of entity that wait for a verdict, were approved, and were rejected. */
export interface SampleCount {
  entityType: EntityType
  waiting: number
  wanted: number
  unwanted: number
}

const START: QueuePosition = { created: 0, id: '' }

/** The candidates of watched entities that wait for the operator. */
export function candidateQueue(sequelize: Sequelize) {
  return {
    /**
     * Returns which of these candidates wait for a verdict or a decision by anyone; those of archived entities do not
     * wait.
     */
    async waitingOf(ids: string[]): Promise<string[]> {
      if (ids.length === 0) return []
      const options = { replacements: { ids }, type: QueryTypes.SELECT } as const
      return (await sequelize.query<{ id: string }>(`${READ_WAITING} AND t.id IN (:ids)`, options)).map(({ id }) => id)
    },

    /** Lists the oldest candidates that have waited for the operator's verdict since before an instant. */
    async listWaiting(since: number, most: number): Promise<string[]> {
      const options = { replacements: { since, most }, type: QueryTypes.SELECT } as const
      const rows = await sequelize.query<{ id: string }>(READ_OLDEST_WAITING, options)
      return rows.map(({ id }) => id)
    },

    /** Counts the outcomes of the sample of near misses, for companies and for persons. */
    async countSample(): Promise<SampleCount[]> {
      const rows = await sequelize.query<SampleCount>(COUNT_SAMPLE, { type: QueryTypes.SELECT })
      return ENTITY_TYPES.map((entityType) => {
        const { waiting = 0, wanted = 0, unwanted = 0 } = rows.find((row) => row.entityType === entityType) ?? {}
        return { entityType, waiting: Number(waiting), wanted: Number(wanted), unwanted: Number(unwanted) }
      })
    },

    /**
     * Returns the candidates that an operator could take next, longest waiting first, those of lists by day: unclaimed,
     * and not set aside by the operator.
     */
    async free({ keyId, now, after, most, onListsFrom, ...filter }: FreeFilter): Promise<string[]> {
      const { created, id } = after ?? START
      const replacements = { ...filter, keyId, now, created, id, most, onListsFrom }
      const readFree = onListsFrom === undefined ? readWaiting : readOnLists
      const options = { replacements, type: QueryTypes.SELECT } as const
      const pages = await Promise.all(
        QUEUE_STEPS.map((step) => sequelize.query<{ id: string }>(readFree(step, filter), options)),
      )
      return pages.flat().map(({ id }) => id)
    },

    /** Returns the candidates that wait for the operator, longest first. */
    async queue({ limit, skip, after = START, step, ...filter }: CandidateQueueFilter): Promise<CandidateEvidence[]> {
      const replacements = { ...filter, limit, skip, most: limit + skip, ...after }
      const statement = readQueue(step ? [step] : QUEUE_STEPS, filter)
      const rows = await sequelize.query<{ id: string }>(statement, { replacements, type: QueryTypes.SELECT })
      const ids = rows.map(({ id }) => id)
      const found = await readCandidates(sequelize, ids)
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    /** Counts the candidates that wait for each step, `MAX_COUNTED` at most. */
    async countQueue(filter: Filter): Promise<{ counts: Partial<Record<QueueStep, number>>; areCountsExact: boolean }> {
      const replacements = { ...filter, tooMany: MAX_COUNTED + 1 }
      const counted = await sequelize.query<{ step: QueueStep; count: number }>(countQueue(filter), {
        replacements,
        type: QueryTypes.SELECT,
      })
      return {
        counts: Object.fromEntries(counted.map(({ step, count }) => [step, Math.min(count, MAX_COUNTED)])),
        areCountsExact: counted.every(({ count }) => count <= MAX_COUNTED),
      }
    },
  }
}

type Filter = Omit<CandidateQueueFilter, 'limit' | 'skip' | 'after' | 'step'>

/** Writes the conditions of the given filters only, so that the server can use its indexes. */
function conditionsOf({ accountId, entityId, courtType, verdict }: Filter): string {
  return [
    ...(accountId === undefined ? [] : ['AND t.account_id = :accountId']),
    ...(entityId === undefined ? [] : ['AND t.watchlist_entity_id = :entityId']),
    ...(courtType === undefined ? [] : ['AND t.court_type = :courtType']),
    ...(verdict === undefined ? [] : ['AND t.verdict = :verdict']),
  ].join(' ')
}

/**
 * The condition of each step. Each alone is read from its index in the order of waiting, so that a page costs the same
 * in a long queue.
 */
const WAITS_FOR: Record<QueueStep, string> = {
  REVIEW: `t.status = 'PENDING_REVIEW' AND t.customer_decision IS NULL`,
  DECISION: `t.reviewer = 'OPERATOR' AND t.status = 'APPROVED' AND t.customer_decision IS NULL AND a.reviewer = 'OPERATOR'`,
}

/**
 * Reads in the order of waiting, so that the first few are found without reading the whole queue. Those of one entity
 * or account may be few.
 */
function waitingFor(step: QueueStep, filter: Filter, index = indexFor(step, filter)): string {
  return `FROM case_candidates t ${index}
    JOIN accounts a ON a.id = t.account_id
    JOIN watchlist_entities e ON e.account_id = t.account_id AND e.id = t.watchlist_entity_id AND e.status <> 'ARCHIVED'
    WHERE ${WAITS_FOR[step]} AND ${IS_OPEN} ${conditionsOf(filter)}`
}

/** Without a hint, the server sorts the whole queue. */
function indexFor(step: QueueStep, { accountId, entityId, courtType }: Filter): string {
  if (entityId !== undefined || accountId !== undefined) return ''
  if (step === 'DECISION') return 'FORCE INDEX (case_candidates_to_decide)'
  return `FORCE INDEX (${courtType === undefined ? 'case_candidates_waiting' : 'case_candidates_waiting_of_court'})`
}

const COMES_AFTER = '(t.created > :created OR (t.created = :created AND t.id > :id))'

const IS_FREE = `
  NOT EXISTS (SELECT 1 FROM review_claims c WHERE c.thing_id = t.id AND c.key_id <> :keyId AND c.until > :now)
  AND NOT EXISTS (SELECT 1 FROM review_set_asides s WHERE s.thing_id = t.id AND s.key_id = :keyId)`

function readWaiting(step: QueueStep, filter: Filter): string {
  return `SELECT STRAIGHT_JOIN t.id ${waitingFor(step, filter)} AND ${COMES_AFTER} AND ${IS_FREE}
    ORDER BY t.created, t.id LIMIT :most`
}

/** Few rows: lists are read for seven days. */
function readOnLists(step: QueueStep, filter: Filter): string {
  const waiting = waitingFor(step, filter, 'FORCE INDEX (case_candidates_on_lists)')
  return `SELECT STRAIGHT_JOIN t.id ${waiting} AND t.list_day >= :onListsFrom AND ${IS_FREE}
    ORDER BY t.list_day, t.created, t.id LIMIT :most`
}

function readQueue(steps: readonly QueueStep[], filter: Filter): string {
  const pages = steps.map(
    (step) => `(SELECT STRAIGHT_JOIN t.id, t.created ${waitingFor(step, filter)} AND ${COMES_AFTER}
      ORDER BY t.created, t.id LIMIT :most)`,
  )
  return `SELECT w.id FROM (${pages.join(' UNION ALL ')}) w ORDER BY w.created, w.id LIMIT :limit OFFSET :skip`
}

function countQueue(filter: Filter): string {
  const counts = QUEUE_STEPS.map(
    (step) => `SELECT '${step}' AS step, COUNT(*) AS count
      FROM (SELECT STRAIGHT_JOIN 1 ${waitingFor(step, filter)} LIMIT :tooMany) w HAVING count > 0`,
  )
  return counts.join(' UNION ALL ')
}

/** A promoted case was approved before. */
const COUNT_SAMPLE = `
  SELECT e.entity_type AS entityType, SUM(t.status = 'PENDING_REVIEW') AS waiting,
    SUM(t.status IN ('APPROVED', 'PROMOTED')) AS wanted, SUM(t.status = 'REJECTED') AS unwanted
  FROM case_candidates t JOIN watchlist_entities e ON e.account_id = t.account_id AND e.id = t.watchlist_entity_id
  WHERE t.verdict = 'sample' GROUP BY e.entity_type`

const READ_WAITING = `
  SELECT t.id FROM case_candidates t
  JOIN watchlist_entities e ON e.account_id = t.account_id AND e.id = t.watchlist_entity_id AND e.status <> 'ARCHIVED'
  WHERE t.status IN ('PENDING_REVIEW', 'APPROVED') AND ${IS_OPEN}`

const READ_OLDEST_WAITING = `${READ_WAITING} AND t.status = 'PENDING_REVIEW' AND t.created < :since ORDER BY t.created LIMIT :most`
