import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { WorkflowStart } from '../../domain/workflow-start.ts'
import { column, newId, readAll, readOne, type Tx, table } from './table.ts'

interface OutboxRow {
  workflowId: string
  token: string
  start: string
  created: number
  priority: number
  claimedUntil: number
}

/**
 * A queued start, as its enqueuer or the relay holds it. The token distinguishes it from a later start of the same
 * workflow.
 */
export interface QueuedStart {
  start: WorkflowStart
  token: string
}

/** The order in which waiting starts are dispatched: single requests, then batches, then backfills. */
const PRIORITY = { request: 0, batch: 1, backfill: 2 } as const

/** The enqueuer dispatches a start within milliseconds. After this time the relay does. */
const OWN_CLAIM_MS = 10_000

/** Starts per statement: some 600 bytes each, far below the default packet size of servers. */
const STARTS_PER_STATEMENT = 500

/**
 * Accepted starts of workflows that may not have been dispatched yet, one per workflow id. A start is enqueued in the
 * transaction of its other rows, before the client gets "accepted"; the relay dispatches the ones that a crash or an
 * outage left.
 */
export function outboxRepository(sequelize: Sequelize) {
  const outbox = table<OutboxRow>(sequelize, 'outbox', ['workflowId'], {
    workflowId: column.text(500),
    token: column.id,
    start: column.long,
    created: column.time,
    priority: column.whole,
    claimedUntil: column.time,
  })

  async function write(
    starts: readonly WorkflowStart[],
    { priority, claimMs }: { priority: number; claimMs: number },
    tx: Tx | undefined,
  ): Promise<QueuedStart[]> {
    const created = Date.now()
    const queued = starts.map((start): QueuedStart => ({ start, token: newId() }))
    for (let at = 0; at < queued.length; at += STARTS_PER_STATEMENT) {
      const rows = queued
        .slice(at, at + STARTS_PER_STATEMENT)
        .map(({ start, token }) => [start.workflowId, token, JSON.stringify(start), created, priority, claimMs])
      await sequelize.query(insertOf(rows.length), { replacements: rows.flat(), transaction: tx ?? null })
    }
    return queued
  }

  return {
    /** Enqueues a start that the caller dispatches at once. A second start of the same workflow replaces the first. */
    async enqueue(start: WorkflowStart, tx?: Tx): Promise<QueuedStart> {
      const [queued] = await write([start], { priority: PRIORITY.request, claimMs: OWN_CLAIM_MS }, tx)
      if (!queued) throw new Error('a start was not enqueued')
      return queued
    },

    /** Enqueues many starts that the caller dispatches at once. */
    enqueueAll(starts: readonly WorkflowStart[], tx: Tx): Promise<QueuedStart[]> {
      return write(starts, { priority: PRIORITY.batch, claimMs: OWN_CLAIM_MS }, tx)
    },

    /** Enqueues starts that no client waits for, which the relay dispatches; by default after all others. */
    async enqueueForRelay(
      starts: readonly WorkflowStart[],
      tx: Tx,
      priority: keyof typeof PRIORITY = 'backfill',
    ): Promise<void> {
      await write(starts, { priority: PRIORITY[priority], claimMs: 0 }, tx)
    },

    /** Removes dispatched starts, except one that was enqueued again in the meantime. */
    async dispatched(...queued: QueuedStart[]): Promise<void> {
      const workflowId = queued.map(({ start }) => start.workflowId)
      const token = queued.map((each) => each.token)
      await outbox.destroy({ where: { workflowId, token } })
    },

    /** Removes the start of a running workflow. */
    async clear(workflowId: string): Promise<void> {
      await outbox.destroy({ where: { workflowId } })
    },

    /** Returns whether a start is queued; it may have been dispatched already. */
    async isQueued(workflowId: string): Promise<boolean> {
      return (await outbox.count({ where: { workflowId } })) > 0
    },

    /** Returns the ids of queued workflows with this prefix. */
    async queuedFrom(prefix: string): Promise<string[]> {
      const where = { workflowId: { [Op.startsWith]: prefix } }
      return (await readAll(outbox, { where, attributes: ['workflowId'] })).map(({ workflowId }) => workflowId)
    },

    /**
     * Claims the next unclaimed starts for `forMs` by the database's clock, most urgent first, then oldest. No lock
     * outlasts this call, so it never blocks a process that starts the workflow itself.
     */
    claim(most: number, forMs: number): Promise<QueuedStart[]> {
      return sequelize.transaction(async (transaction) => {
        const rows = await sequelize.query<Pick<OutboxRow, 'workflowId' | 'token' | 'start'>>(NEXT_IN_LINE, {
          replacements: { most },
          type: QueryTypes.SELECT,
          transaction,
        })
        const ids = rows.map(({ workflowId }) => workflowId)
        if (ids.length > 0) await sequelize.query(CLAIM, { replacements: { ids, forMs }, transaction })
        return rows.map(({ start, token }) => ({ start: JSON.parse(start) as WorkflowStart, token }))
      })
    },

    /**
     * Releases starts that were not dispatched: they can be claimed again after `forMs`. Starts that were enqueued
     * again stay as they are.
     */
    async release(queued: readonly QueuedStart[], forMs: number): Promise<void> {
      if (queued.length === 0) return
      const ids = queued.map(({ start }) => start.workflowId)
      const tokens = queued.map(({ token }) => token)
      await sequelize.query(RELEASE, { replacements: { ids, tokens, forMs } })
    },

    /** Returns when the oldest waiting start was enqueued, epoch ms; undefined when none waits. */
    async oldest(): Promise<number | undefined> {
      return (await readOne(outbox, { attributes: ['created'], order: ['created'] }))?.created
    },
  }
}

/** The database's clock, epoch ms: the clocks of processes differ. */
const NOW_MS = 'CAST(UNIX_TIMESTAMP(NOW(3)) * 1000 AS SIGNED)'

function insertOf(rows: number): string {
  const row = `(?, ?, ?, ?, ?, ${NOW_MS} + ?)`
  return `
    INSERT INTO outbox (workflow_id, token, start, created, priority, claimed_until)
    VALUES ${Array(rows).fill(row).join(', ')}
    ON DUPLICATE KEY UPDATE token = VALUES(token), start = VALUES(start), created = VALUES(created),
      priority = VALUES(priority), claimed_until = VALUES(claimed_until)`
}

/** Reads along the index, so that a long queue is neither sorted nor locked as a whole. */
const NEXT_IN_LINE = `
  SELECT workflow_id AS workflowId, token, start FROM outbox FORCE INDEX (outbox_line)
  WHERE claimed_until <= ${NOW_MS}
  ORDER BY priority, created LIMIT :most FOR UPDATE SKIP LOCKED`

const CLAIM = `UPDATE outbox SET claimed_until = ${NOW_MS} + :forMs WHERE workflow_id IN (:ids)`

const RELEASE = `UPDATE outbox SET claimed_until = ${NOW_MS} + :forMs WHERE workflow_id IN (:ids) AND token IN (:tokens)`
