import { QueryTypes, type Sequelize } from 'sequelize'

/**
 * A queue in the database: the number of waiting items, and since when the oldest waits (epoch ms; null when none
 * does).
 */
export interface WaitingWork {
  queue: string
  items: number
  oldest: number | null
}

/** The queues in the database, for operators. */
export function waitingWorkRepository(sequelize: Sequelize) {
  return {
    /** Returns all queues at an instant, including empty ones. Each is a range of an index. */
    async read(now: number): Promise<WaitingWork[]> {
      const rows = await sequelize.query<WaitingWork>(READ, { replacements: { now }, type: QueryTypes.SELECT })
      return rows.map(({ queue, items, oldest }) => ({
        queue,
        items: Number(items),
        oldest: oldest === null ? null : Number(oldest),
      }))
    },
  }
}

/** Each queue's table, waiting items and start of waiting. Expired items do not wait. */
const QUEUES = {
  starts: ['outbox', 'priority < 2', 'created'],
  backfills: ['outbox', 'priority = 2', 'created'],
  events: ['events', 'position IS NULL', 'created'],
  webhooks: ['webhook_deliveries', "status = 'PENDING' AND next_attempt_at <= :now", 'next_attempt_at'],
  notices: ['notices', "status = 'PENDING' AND next_attempt_at <= :now", 'next_attempt_at'],
  challenges: ['challenges', "status = 'OPEN' AND expires_at > :now", 'created'],
  candidates: ['case_candidates', "status = 'PENDING_REVIEW' AND customer_decision IS NULL", 'created'],
  cases: ['tracked_cases', "status = 'PENDING_BACKOFFICE_REVIEW'", 'created'],
  searches: ['historical_searches', "state = 'RUNNING' AND expires_at > :now", 'created'],
  summaries: ['case_summaries', "status = 'PENDING'", 'created'],
  imports: ['imports', "status = 'RUNNING'", 'created'],
  exports: ['exports', 'completed_at IS NULL', 'created'],
} as const

const READ = Object.entries(QUEUES)
  .map(
    ([queue, [table, waits, since]]) =>
      `SELECT '${queue}' AS queue, COUNT(*) AS items, MIN(${since}) AS oldest FROM ${table} WHERE ${waits}`,
  )
  .join(' UNION ALL ')
