import { QueryTypes, type Sequelize } from 'sequelize'
import type { WorkflowStart } from '../../domain/workflow-start.ts'
import { column, newId, readOne, type Tx, table } from './table.ts'

interface OutboxRow {
  workflowId: string
  token: string
  start: string
  created: number
  priority: number
  claimedUntil: number
}

/** A start that stands in the outbox, as who enqueued it or the relay holds it. The token tells it from a later one of the same workflow. */
export interface QueuedStart {
  start: WorkflowStart
  token: string
}

/** What is started first when many starts wait: what one request asked for, then what comes in batches, then backfills. */
const PRIORITY = { request: 0, batch: 1, backfill: 2 } as const

/** Who enqueues a start makes it as well, which takes milliseconds; after that long the relay makes it. */
const OWN_CLAIM_MS = 10_000

/** Starts of one statement: some 600 bytes each, far under the size of packet that servers take by default. */
const STARTS_PER_STATEMENT = 500

/**
 * Starts of workflows that were accepted and may not have happened yet, one entry per workflow id. Whoever is answered "accepted" has their
 * start here, in the transaction of their other rows; the relay makes what a crash or an outage left behind.
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
    /** Enqueues a start that the caller dispatches at once. A second one of the same workflow takes the place of the first. */
    async enqueue(start: WorkflowStart, tx?: Tx): Promise<QueuedStart> {
      const [queued] = await write([start], { priority: PRIORITY.request, claimMs: OWN_CLAIM_MS }, tx)
      if (!queued) throw new Error('a start was not enqueued')
      return queued
    },

    /** Enqueues many starts that the caller dispatches at once. */
    enqueueAll(starts: readonly WorkflowStart[], tx: Tx): Promise<QueuedStart[]> {
      return write(starts, { priority: PRIORITY.batch, claimMs: OWN_CLAIM_MS }, tx)
    },

    /** Enqueues many starts that nobody waits for, and leaves them to the relay: it makes them after all others. */
    async enqueueForRelay(starts: readonly WorkflowStart[], tx: Tx): Promise<void> {
      await write(starts, { priority: PRIORITY.backfill, claimMs: 0 }, tx)
    },

    /** The start has happened. One that somebody else enqueued again meanwhile stays. */
    async dispatched({ start: { workflowId }, token }: QueuedStart): Promise<void> {
      await outbox.destroy({ where: { workflowId, token } })
    },

    /** A workflow runs: what was queued under its id has happened. */
    async clear(workflowId: string): Promise<void> {
      await outbox.destroy({ where: { workflowId } })
    },

    /** Whether a start is enqueued and may not have happened yet. */
    async isQueued(workflowId: string): Promise<boolean> {
      return (await outbox.count({ where: { workflowId } })) > 0
    },

    /**
     * Takes the next starts that nobody has in hand, the most urgent first and of these the oldest. Nobody else gets them for `forMs`, by
     * the database's clock; no lock outlasts this call, so whoever starts the workflow meanwhile is not held up.
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

    /** Releases starts that did not happen: the next to claim them comes after `forMs`. Those enqueued again meanwhile stay as they are. */
    async release(queued: readonly QueuedStart[], forMs: number): Promise<void> {
      if (queued.length === 0) return
      const ids = queued.map(({ start }) => start.workflowId)
      const tokens = queued.map(({ token }) => token)
      await sequelize.query(RELEASE, { replacements: { ids, tokens, forMs } })
    },

    /** When the start was enqueued that has waited longest, epoch ms; undefined when none waits. */
    async oldest(): Promise<number | undefined> {
      return (await readOne(outbox, { attributes: ['created'], order: ['created'] }))?.created
    },
  }
}

/** The database's clock, epoch ms: those of processes differ. */
const NOW_MS = 'CAST(UNIX_TIMESTAMP(NOW(3)) * 1000 AS SIGNED)'

function insertOf(rows: number): string {
  const row = `(?, ?, ?, ?, ?, ${NOW_MS} + ?)`
  return `
    INSERT INTO outbox (workflow_id, token, start, created, priority, claimed_until)
    VALUES ${Array(rows).fill(row).join(', ')}
    ON DUPLICATE KEY UPDATE token = VALUES(token), start = VALUES(start), created = VALUES(created),
      priority = VALUES(priority), claimed_until = VALUES(claimed_until)`
}

/** Along the index, so that a long line is neither sorted nor locked as a whole. */
const NEXT_IN_LINE = `
  SELECT workflow_id AS workflowId, token, start FROM outbox FORCE INDEX (outbox_line)
  WHERE claimed_until <= ${NOW_MS}
  ORDER BY priority, created LIMIT :most FOR UPDATE SKIP LOCKED`

const CLAIM = `UPDATE outbox SET claimed_until = ${NOW_MS} + :forMs WHERE workflow_id IN (:ids)`

const RELEASE = `UPDATE outbox SET claimed_until = ${NOW_MS} + :forMs WHERE workflow_id IN (:ids) AND token IN (:tokens)`
