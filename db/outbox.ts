import { Op, type Sequelize } from 'sequelize'
import type { WorkflowStart } from '../domain/workflow-start.ts'
import { column, newId, readAll, type Tx, table } from './rows.ts'

interface OutboxRow {
  workflowId: string
  token: string
  start: string
  created: number
}

/** A promise to start a workflow, as its maker holds it. */
export interface Promised {
  workflowId: string
  token: string
}

/**
 * Workflows that were promised and may not have been started yet, one entry per workflow id. A request writes its start
 * here, in the transaction of its other rows, and then starts it; what a crash or an outage left behind is started by the
 * sweeper. The first activity of each workflow clears its entry, so that a start is repeated only if it never happened.
 */
export function outboxTable(sequelize: Sequelize) {
  const outbox = table<OutboxRow>(sequelize, 'outbox', ['workflowId'], {
    workflowId: column.text(500),
    token: column.id,
    start: column.long,
    created: column.time,
  })

  return {
    /** Promises a start. A second promise of the same workflow takes the place of the first. */
    async promise(start: WorkflowStart, tx?: Tx): Promise<Promised> {
      const promised = { workflowId: start.workflowId, token: newId() }
      await outbox.upsert(
        { ...promised, start: JSON.stringify(start), created: Date.now() },
        { transaction: tx ?? null },
      )
      return promised
    },

    /** Promises many starts at once. Returns each with its promise. */
    async promiseAll(starts: readonly WorkflowStart[], tx: Tx): Promise<[WorkflowStart, Promised][]> {
      if (starts.length === 0) return []
      const created = Date.now()
      const promises = starts.map((start): [WorkflowStart, Promised] => [
        start,
        { workflowId: start.workflowId, token: newId() },
      ])
      await outbox.bulkCreate(
        promises.map(([start, promised]) => ({ ...promised, start: JSON.stringify(start), created })),
        { updateOnDuplicate: ['token', 'start', 'created'], transaction: tx },
      )
      return promises
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
     * Hands the entries that are older than `ageMs`, oldest first, to `start` and removes each that was started. One that it
     * could not start goes to the end of the line, so that it does not keep the others from theirs. The rows stay locked
     * meanwhile, so that two sweepers never start the same one and `clear` waits for the outcome.
     * Returns how many were started.
     * @param start tells whether the workflow was started; what it throws ends the sweep and leaves everything as it was
     */
    async sweep(ageMs: number, most: number, start: (entry: WorkflowStart) => Promise<boolean>): Promise<number> {
      return sequelize.transaction(async (transaction) => {
        const rows = await readAll(outbox, {
          where: { created: { [Op.lt]: Date.now() - ageMs } },
          order: ['created'],
          limit: most,
          lock: true,
          skipLocked: true,
          transaction,
        })
        let started = 0
        for (const { workflowId, start: entry } of rows) {
          const options = { where: { workflowId }, transaction }
          if (await start(JSON.parse(entry) as WorkflowStart)) started += await outbox.destroy(options)
          else await outbox.update({ created: Date.now() }, options)
        }
        return started
      })
    },
  }
}
