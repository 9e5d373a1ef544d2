import type { Sequelize } from 'sequelize'
import { column, readOne, table } from '../base/table.ts'

interface LastRunRow {
  name: string
  workflowId: string
  runId: string
  at: number
}

/** A run of a maintenance workflow. */
export interface LastRun {
  workflowId: string
  runId: string
}

/** The last runs of maintenance workflows: a Temporal namespace that does not know them is a different one. */
export function lastRunsRepository(sequelize: Sequelize) {
  const lastRuns = table<LastRunRow>(sequelize, 'last_runs', ['name'], {
    name: column.text(50),
    workflowId: column.text(500),
    runId: column.text(50),
    at: column.time,
  })

  return {
    async last(name: string): Promise<LastRun | undefined> {
      return readOne(lastRuns, { where: { name } })
    },

    async note(name: string, { workflowId, runId }: LastRun): Promise<void> {
      await lastRuns.upsert({ name, workflowId, runId, at: Date.now() })
    },
  }
}
