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

/** A promise to start a workflow, as its maker or the relay holds it. */
export interface Promised {
  workflowId: string
  token: string
}

/** A promise that its holder alone may keep until the claim ends. */
export type Claimed = Promised & { start: WorkflowStart }

/** What is started first when many starts wait: what one request asked for, then what comes in batches, then backfills. */
const PRIORITY = { asked: 0, batch: 1, backfill: 2 } as const

/** Who makes a promise starts the workflow itself, which takes milliseconds; after that long the relay takes it for forgotten. */
const MAKERS_CLAIM_MS = 10_000

/** Starts of one statement: some 600 bytes each, far under the size of packet that servers take by default. */
const STARTS_PER_STATEMENT = 500

/**
 * Workflows that were promised and may not have been started yet, one entry per workflow id. Whoever is answered "accepted"
 * has his start here, in the transaction of his other rows; what a crash or an outage left behind is started by the relay.
 * The first activity of each workflow clears its entry, so that a start is repeated only if it never happened.
 */
export function outboxTable(sequelize: Sequelize) {
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
  ): Promise<[WorkflowStart, Promised][]> {
    const created = Date.now()
    const promises = starts.map((start): [WorkflowStart, Promised] => [
      start,
      { workflowId: start.workflowId, token: newId() },
    ])
    for (let at = 0; at < promises.length; at += STARTS_PER_STATEMENT) {
      const rows = promises
        .slice(at, at + STARTS_PER_STATEMENT)
        .map(([start, { workflowId, token }]) => [workflowId, token, JSON.stringify(start), created, priority, claimMs])
      await sequelize.query(insertOf(rows.length), { replacements: rows.flat(), transaction: tx ?? null })
    }
    return promises
  }

  return {
    /** Promises a start that its maker makes at once. A second promise of the same workflow takes the place of the first. */
    async promise(start: WorkflowStart, tx?: Tx): Promise<Promised> {
      const [written] = await write([start], { priority: PRIORITY.asked, claimMs: MAKERS_CLAIM_MS }, tx)
      if (!written) throw new Error('a promise was not written')
      return written[1]
    },

    /** Promises many starts that their maker makes at once. Returns each with its promise. */
    promiseAll(starts: readonly WorkflowStart[], tx: Tx): Promise<[WorkflowStart, Promised][]> {
      return write(starts, { priority: PRIORITY.batch, claimMs: MAKERS_CLAIM_MS }, tx)
    },

    /** Promises many starts that nobody waits for, and leaves them to the relay: it makes them after all others. */
    async leaveAll(starts: readonly WorkflowStart[], tx: Tx): Promise<void> {
      await write(starts, { priority: PRIORITY.backfill, claimMs: 0 }, tx)
    },

    /** The promise was kept. One that somebody else renewed meanwhile stays. */
    async kept({ workflowId, token }: Promised): Promise<void> {
      await outbox.destroy({ where: { workflowId, token } })
    },

    /** A workflow runs: what was promised under its id has happened. */
    async clear(workflowId: string): Promise<void> {
      await outbox.destroy({ where: { workflowId } })
    },

    /** Whether a start is promised and nobody has said yet that it has happened. */
    async isPromised(workflowId: string): Promise<boolean> {
      return (await outbox.count({ where: { workflowId } })) > 0
    },

    /**
     * Takes the next promises that nobody has in hand, the most urgent first and of these the oldest. Nobody else gets them for
     * `forMs`, by the database's clock; no lock outlasts this call, so whoever starts the workflow meanwhile is not held up.
     */
    claim(most: number, forMs: number): Promise<Claimed[]> {
      return sequelize.transaction(async (transaction) => {
        const rows = await sequelize.query<Promised & { start: string }>(NEXT_IN_LINE, {
          replacements: { most },
          type: QueryTypes.SELECT,
          transaction,
        })
        const ids = rows.map(({ workflowId }) => workflowId)
        if (ids.length > 0) await sequelize.query(CLAIM, { replacements: { ids, forMs }, transaction })
        return rows.map(({ start, ...promised }) => ({ ...promised, start: JSON.parse(start) as WorkflowStart }))
      })
    },

    /** Gives promises back that were not kept: the next to claim them comes after `forMs`. Those renewed meanwhile stay as they are. */
    async giveBack(promises: readonly Promised[], forMs: number): Promise<void> {
      if (promises.length === 0) return
      const ids = promises.map(({ workflowId }) => workflowId)
      const tokens = promises.map(({ token }) => token)
      await sequelize.query(GIVE_BACK, { replacements: { ids, tokens, forMs } })
    },

    /** When the promise was made that has waited longest, epoch ms; undefined when none waits. */
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

const GIVE_BACK = `UPDATE outbox SET claimed_until = ${NOW_MS} + :forMs WHERE workflow_id IN (:ids) AND token IN (:tokens)`
