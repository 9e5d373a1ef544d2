import type { Sequelize } from 'sequelize'
import { column, readOne, table } from './rows.ts'

interface RoundRow {
  name: string
  workflowId: string
  runId: string
  at: number
}

/** A run of a workflow that looks after others. */
export interface Round {
  workflowId: string
  runId: string
}

/** The last rounds of workflows that look after others: a Temporal namespace that does not know them is another one. */
export function roundsTable(sequelize: Sequelize) {
  const rounds = table<RoundRow>(sequelize, 'rounds', ['name'], {
    name: column.text(50),
    workflowId: column.text(500),
    runId: column.text(50),
    at: column.time,
  })

  return {
    async last(name: string): Promise<Round | undefined> {
      return readOne(rounds, { where: { name } })
    },

    async note(name: string, { workflowId, runId }: Round): Promise<void> {
      await rounds.upsert({ name, workflowId, runId, at: Date.now() })
    },
  }
}
