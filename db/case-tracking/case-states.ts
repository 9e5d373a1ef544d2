import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { IsoDate } from '../../domain/case.ts'
import { now } from '../base/clock.ts'
import { column, readAll, readOne, table } from '../base/table.ts'
import { DUE, RECORDS } from './case-sweeps.ts'

interface CaseStateRow {
  cnr: string
  fingerprint: string | null
  askedAt: number
}

/** Which CNRs come next. */
export interface StatesToAsk {
  courtType: 'HC' | 'DC'
  /** The last CNR that was asked about; blank at the beginning. */
  after: string
  most: number
  today: IsoDate
  /** When the sweep began: what was asked since then is not asked again. */
  since: number
}

/** What courts last said of cases in few words, as a hash. It belongs to no account: a case that many track is asked about once. */
export function caseStatesRepository(sequelize: Sequelize) {
  const states = table<CaseStateRow>(sequelize, 'case_states', ['cnr'], {
    cnr: column.text(100),
    fingerprint: column.text(64),
    askedAt: column.time,
  })

  return {
    /** The next CNRs of cases that are due, each once, in their order. */
    async nextToAsk(next: StatesToAsk): Promise<string[]> {
      const rows = await sequelize.query<{ cnr: string }>(NEXT, { replacements: { ...next }, type: QueryTypes.SELECT })
      return rows.map(({ cnr }) => cnr)
    },

    /** Stores what the court said of these cases; null of one that it left out. */
    async keep(said: ReadonlyMap<string, string | null>): Promise<void> {
      const askedAt = await now(sequelize)
      const rows = [...said].map(([cnr, fingerprint]) => ({ cnr, fingerprint, askedAt }))
      await states.bulkCreate(rows, { updateOnDuplicate: ['fingerprint', 'askedAt'] })
    },

    /** What the court said of these cases since an instant, without those that it left out. */
    async saidSince(cnrs: readonly string[], since: number): Promise<Map<string, string>> {
      if (cnrs.length === 0) return new Map()
      const rows = await readAll(states, { where: { cnr: { [Op.in]: [...cnrs] }, askedAt: { [Op.gte]: since } } })
      return new Map(rows.flatMap(({ cnr, fingerprint }) => (fingerprint === null ? [] : [[cnr, fingerprint]])))
    },

    /** What the court last said of a case. */
    async lastOf(cnr: string): Promise<string | null> {
      return (await readOne(states, { where: { cnr } }))?.fingerprint ?? null
    },
  }
}

const NEXT = `
  SELECT DISTINCT c.cnr AS cnr
  FROM tracked_cases c FORCE INDEX (tracked_cases_of_cnr) LEFT JOIN ${RECORDS} LEFT JOIN case_states s ON s.cnr = c.cnr
  WHERE c.cnr > :after AND c.court_type = :courtType AND ${DUE} AND COALESCE(s.asked_at, 0) < :since
  ORDER BY c.cnr LIMIT :most`
