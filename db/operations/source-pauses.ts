import type { Sequelize } from 'sequelize'
import type { SourceName } from '../../domain/source.ts'
import { column, readAll, readOne, type Tx, table } from '../base/table.ts'

/** A pause: the source is not called until an operator resumes it. */
export interface SourcePause {
  source: SourceName
  pausedAt: number
  /** The operator's key. */
  pausedBy: string
  reason: string | null
}

/** The paused sources, shared by all workers. */
export function sourcePausesRepository(sequelize: Sequelize) {
  const pauses = table<SourcePause>(sequelize, 'source_pauses', ['source'], {
    source: column.text(50),
    pausedAt: column.time,
    pausedBy: column.key,
    reason: column.text(1000),
  })

  return {
    /** Pauses a source. A paused source keeps its first reason. */
    async pause(pause: SourcePause, tx: Tx): Promise<void> {
      await pauses.bulkCreate([pause], { ignoreDuplicates: true, transaction: tx })
    },

    /** Ends the pause of a source. */
    async resume(source: SourceName, tx: Tx): Promise<void> {
      await pauses.destroy({ where: { source }, transaction: tx })
    },

    /** Returns whether one of these sources is paused. */
    async isPaused(sources: SourceName[]): Promise<boolean> {
      return (await readOne(pauses, { where: { source: sources } })) !== undefined
    },

    /** Returns all pauses. */
    list(): Promise<SourcePause[]> {
      return readAll(pauses, {})
    },
  }
}
