import { QueryTypes, type Sequelize } from 'sequelize'
import type { IsoDate } from '../../domain/case.ts'
import { indianDay } from '../../domain/dates.ts'
import { now } from '../base/clock.ts'
import { nightlyRunsOf, OPEN, withOneOpen } from '../base/nightly-runs.ts'
import { column, newId, readOne, table } from '../base/table.ts'

export interface CaseSweep {
  id: string
  /** Epoch ms, by the database's clock. A case fetched since then is no longer due. */
  started: number
  /** The day in India whose due cases are refreshed. */
  day: IsoDate
  /** When it completed; null while it runs, and forever if it broke off and was not continued. */
  ended: number | null
  /** Tracked cases that were due when it began. */
  cases: number
  /** The cases that were fetched; null until the end. */
  refreshed: number | null
  /** The cases that no court knows under their numbers: each pauses for some days. */
  notFound: number | null
  /** The cases that no source could answer for: they stay due. */
  unanswered: number | null
  /** The cases that an error of our own kept from being fetched: they stay due. */
  setAside: number | null
}

/** The identity of a sweep. */
export type SweepOf = Pick<CaseSweep, 'id' | 'started' | 'day'>

interface CaseSweepRow extends CaseSweep {
  openKey: string | null
}

/** Nightly refreshes of the due tracked cases, and the order in which the open one serves them. */
export function caseSweepsRepository(sequelize: Sequelize) {
  const sweeps = table<CaseSweepRow>(sequelize, 'case_sweeps', ['id'], {
    id: column.id,
    openKey: column.text(10),
    started: column.time,
    day: column.day,
    ended: column.time,
    cases: column.whole,
    refreshed: column.whole,
    notFound: column.whole,
    unanswered: column.whole,
    setAside: column.whole,
  })
  const { lockOpen, assignPositions, deletePositions, at, punctuality } = nightlyRunsOf(sequelize, {
    rounds: 'case_sweeps',
    places: { table: 'case_refresh_positions', round: 'sweep_id', thing: 'tracked_case_id' },
    watched: 'tracked_cases',
    readWaiting: READ_WAITING,
  })

  return {
    /**
     * Begins a sweep over every active case that is due, or continues an interrupted one, in one transaction, as for a
     * daily sync.
     * @param requested its id, start and day; by default a new one of now and today
     */
    async begin(requested?: SweepOf, signal?: AbortSignal): Promise<CaseSweep> {
      const begin = () =>
        sequelize.transaction(async (transaction) => {
          const at = await now(sequelize, transaction)
          const open = await lockOpen(at, transaction)
          if (open) return readOne(sweeps, { attributes: [...ATTRIBUTES], where: { id: open }, transaction })
          const of = requested ?? { id: newId(), started: at, day: indianDay(at) }
          const undone = { ended: null, refreshed: null, notFound: null, unanswered: null, setAside: null }
          await sweeps.create({ ...of, openKey: OPEN, cases: 0, ...undone }, { transaction })
          const cases = await assignPositions(of.id, { today: of.day, since: of.started }, transaction, signal)
          await sweeps.update({ cases }, { where: { id: of.id }, transaction })
          return { ...of, cases, ...undone }
        })
      const sweep = await withOneOpen(begin)
      if (!sweep) throw new Error('the open sweep was not found although its row is locked')
      await deletePositions(signal)
      return sweep
    },

    /** Returns the cases at the positions from `from` on, in order, due or not. */
    casesAt: at,

    /** Returns which of these cases are still due, in the given order. */
    async stillDue(ids: string[], { started, day }: Omit<SweepOf, 'id'>): Promise<string[]> {
      if (ids.length === 0) return []
      const replacements = { ids, since: started, today: day }
      const rows = await sequelize.query<{ id: string }>(READ_DUE, { replacements, type: QueryTypes.SELECT })
      const due = new Set(rows.map(({ id }) => id))
      return ids.filter((id) => due.has(id))
    },

    /**
     * Completes a sweep with its counts; idempotent. Returns it; undefined if it does not exist or was given up for a
     * newer one.
     */
    async end(
      id: string,
      done: { refreshed: number; notFound: number; unanswered: number; setAside: number },
      signal?: AbortSignal,
    ): Promise<CaseSweep | undefined> {
      const ended = await now(sequelize)
      await sweeps.update({ openKey: null, ended, ...done }, { where: { id, openKey: OPEN } })
      await deletePositions(signal)
      const sweep = await readOne(sweeps, { attributes: [...ATTRIBUTES], where: { id } })
      return sweep && sweep.ended !== null ? sweep : undefined
    },

    /** Returns the latest sweep, running or ended. */
    latest(): Promise<CaseSweep | undefined> {
      return readOne(sweeps, { attributes: [...ATTRIBUTES], order: [['started', 'DESC']] })
    },

    punctuality,
  }
}

const ATTRIBUTES = [
  'id',
  'started',
  'day',
  'ended',
  'cases',
  'refreshed',
  'notFound',
  'unanswered',
  'setAside',
] as const

/** What a sweep serves: case `c`, with its record `r`. */
export const DUE = `c.status = 'ACTIVE' AND (c.not_found_due_on IS NULL OR c.not_found_due_on <= :today)
  AND (r.due_on IS NULL OR (r.due_on <= :today AND r.last_fetched_at < :since))`

/** By this index no record is read: each is as long as its case. */
export const RECORDS = 'tracked_case_records r FORCE INDEX (tracked_case_records_due) ON r.tracked_case_id = c.id'

const READ_WAITING = `
  SELECT c.account_id AS accountId, c.id, COALESCE(r.last_fetched_at, 0) AS since
  FROM tracked_cases c FORCE INDEX (PRIMARY) LEFT JOIN ${RECORDS}
  WHERE ${DUE} AND (c.account_id > :accountId OR (c.account_id = :accountId AND c.id > :id))
  ORDER BY c.account_id, c.id LIMIT :portion`

const READ_DUE = `SELECT c.id FROM tracked_cases c LEFT JOIN ${RECORDS} WHERE c.id IN (:ids) AND ${DUE}`
