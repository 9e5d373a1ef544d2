import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { SourceName } from '../../domain/source.ts'
import { column, readAll, readOne, type Tx, table } from '../base/table.ts'

interface SourceCircuitRow {
  source: string
  failures: number
  openUntil: number | null
}

/** Consecutive failures that open a source's circuit. */
const FAILURES_TO_OPEN = 5
/** How long the circuit stays open; then one call tries the source, and the others wait for it. */
const OPEN_MS = 60_000

/** The sources that are not called for a while because they keep failing, shared by all workers. */
export function sourceCircuitsRepository(sequelize: Sequelize) {
  const circuits = table<SourceCircuitRow>(sequelize, 'source_circuits', ['source'], {
    source: column.text(50),
    failures: column.whole,
    openUntil: column.time,
  })

  return {
    /** Returns whether a source may be called. An open circuit allows one trial call per minute. */
    async allowsCall(source: SourceName, now: number): Promise<boolean> {
      const row = await readOne(circuits, { where: { source } })
      if (!row || row.openUntil === null) return true
      if (row.openUntil > now) return false
      const [changed] = await circuits.update(
        { openUntil: now + OPEN_MS },
        { where: { source, openUntil: row.openUntil } },
      )
      return changed === 1
    },

    /** Returns the sources with an open circuit, with the time of the next trial call. */
    async open(now: number): Promise<Map<string, number>> {
      const rows = await readAll(circuits, { where: { openUntil: { [Op.gt]: now } } })
      return new Map(rows.map(({ source, openUntil }) => [source, openUntil ?? now]))
    },

    /** Records an answer of a source; returns whether its circuit was open until now. */
    async answered(source: SourceName, tx: Tx): Promise<{ recovered: boolean }> {
      const row = await readOne(circuits, { where: { source }, transaction: tx, lock: true })
      if (!row || row.failures === 0) return { recovered: false }
      await circuits.update({ failures: 0, openUntil: null }, { where: { source }, transaction: tx })
      return { recovered: row.openUntil !== null }
    },

    /** Records a failure of a source; returns whether it opened the circuit. */
    async failed(source: SourceName, now: number, tx: Tx): Promise<{ degraded: boolean }> {
      await sequelize.query('INSERT IGNORE INTO source_circuits (source, failures) VALUES (:source, 0)', {
        replacements: { source },
        type: QueryTypes.INSERT,
        transaction: tx,
      })
      const row = await readOne(circuits, { where: { source }, transaction: tx, lock: true })
      const failures = (row?.failures ?? 0) + 1
      const openUntil = failures >= FAILURES_TO_OPEN ? now + OPEN_MS : null
      await circuits.update({ failures, openUntil }, { where: { source }, transaction: tx })
      return { degraded: openUntil !== null && row?.openUntil === null }
    },
  }
}
