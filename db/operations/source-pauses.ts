import type { Sequelize } from 'sequelize'
import type { SourceName } from '../../domain/source.ts'
import { column, readAll, readOne, type Tx, table } from '../base/table.ts'

/** That a source is not called until an operator resumes it. */
export interface SourcePause {
  source: SourceName
  pausedAt: number
  /** The operator's key. */
  pausedBy: string
  reason: string | null
}

/** Which sources are paused; the same for all workers. */
export function sourcePausesRepository(sequelize: Sequelize) {
  const pauses = table<SourcePause>(sequelize, 'source_pauses', ['source'], {
    source: column.text(50),
    pausedAt: column.time,
    pausedBy: column.key,
    reason: column.text(1000),
  })

  return {
    /** Pauses a source. One that is paused already stays so, with the reason that was given first. */
    async pause(pause: SourcePause, tx: Tx): Promise<void> {
      await pauses.bulkCreate([pause], { ignoreDuplicates: true, transaction: tx })
    },

    /** Lets a source be called again. */
    async resume(source: SourceName, tx: Tx): Promise<void> {
      await pauses.destroy({ where: { source }, transaction: tx })
    },

    /** Whether one of these sources must not be called now. */
    async isPaused(sources: SourceName[]): Promise<boolean> {
      return (await readOne(pauses, { where: { source: sources } })) !== undefined
    },

    /** All pauses. */
    list(): Promise<SourcePause[]> {
      return readAll(pauses, {})
    },
  }
}
