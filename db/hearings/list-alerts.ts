import { QueryTypes, type Sequelize } from 'sequelize'
import type { IsoDate } from '../../domain/case.ts'
import { forumOf } from '../../domain/hearings/list-court.ts'
import type { MissingState } from '../../domain/hearings/list-watch.ts'
import { hasWatchlist } from '../account/has-watchlist.ts'
import { column, type Tx, table } from '../base/table.ts'
import type { Events } from '../events/events.ts'

interface AlertRow {
  accountId: string
  court: string
  day: IsoDate
  state: MissingState
  toldAt: number
  /** When the account was notified that the lists were read after all; null before. */
  readAt: number | null
}

/** An account with the number of its hearings expected on a day. */
interface Expecting {
  accountId: string
  hearings: number
}

/** The accounts that were notified of missing lists. */
export function listAlertsRepository(sequelize: Sequelize, { events }: { events: Events }) {
  const alerts = table<AlertRow>(sequelize, 'list_alerts', ['court', 'day', 'accountId', 'state'], {
    accountId: column.id,
    court: column.text(20),
    day: column.day,
    state: column.text(20),
    toldAt: column.time,
    readAt: column.time,
  })

  function select(sql: string, replacements: object, tx: Tx): Promise<Expecting[]> {
    return sequelize.query<Expecting>(sql, {
      replacements: { ...replacements },
      type: QueryTypes.SELECT,
      transaction: tx,
    })
  }

  return {
    /**
     * Notifies each account with expected hearings once that the lists of their court and day are missing in this way.
     * Returns the number of accounts. Locks the day until the transaction ends.
     */
    async tellMissing(court: string, day: IsoDate, state: MissingState, at: number, tx: Tx): Promise<number> {
      await select(HOLD_DAY, { court, day }, tx)
      const untold = await select(`${EXPECTING} ${NOT_TOLD} ${BY_ACCOUNT}`, { court, day, state }, tx)
      const rows = untold.map(({ accountId }) => ({ accountId, court, day, state, toldAt: at, readAt: null }))
      await alerts.bulkCreate(rows, { transaction: tx })
      const { courtType } = forumOf(court)
      for (const { accountId, hearings } of untold)
        await events.raise(
          { accountId, type: 'hearing.list_missing', data: { court, courtType, day, state, hearings } },
          tx,
        )
      return untold.length
    },

    /**
     * Notifies the accounts that got such an alert that the lists were read after all, with their hearings on none of
     * them.
     */
    async tellRead(court: string, day: IsoDate, at: number, tx: Tx): Promise<number> {
      await select(HOLD_DAY, { court, day }, tx)
      const waiting = await select(WAITING, { court, day }, tx)
      await alerts.update({ readAt: at }, { where: { court, day, readAt: null }, transaction: tx })
      const { courtType } = forumOf(court)
      for (const { accountId, hearings } of waiting)
        await events.raise({ accountId, type: 'hearing.list_read', data: { court, courtType, day, hearings } }, tx)
      return waiting.length
    },
  }
}

const HOLD_DAY = 'SELECT looks FROM list_days WHERE court = :court AND day = :day FOR UPDATE'

const EXPECTING = `
  SELECT h.account_id AS accountId, COUNT(*) AS hearings
  FROM hearings h JOIN tracked_cases c ON c.account_id = h.account_id AND c.id = h.tracked_case_id
  WHERE h.list_court = :court AND h.hearing_date = :day AND h.state = 'EXPECTED' AND c.status = 'ACTIVE'
    AND ${hasWatchlist('h.account_id')}`

const NOT_TOLD = `
    AND NOT EXISTS (SELECT 1 FROM list_alerts a
      WHERE a.court = :court AND a.day = :day AND a.account_id = h.account_id AND a.state = :state)`

const BY_ACCOUNT = 'GROUP BY h.account_id ORDER BY h.account_id'

const WAITING = `
  SELECT a.account_id AS accountId,
    (SELECT COUNT(*) FROM hearings h JOIN tracked_cases c ON c.account_id = h.account_id AND c.id = h.tracked_case_id
      WHERE h.list_court = :court AND h.hearing_date = :day AND h.state = 'EXPECTED' AND c.status = 'ACTIVE'
        AND h.account_id = a.account_id) AS hearings
  FROM list_alerts a WHERE a.court = :court AND a.day = :day AND a.read_at IS NULL AND ${hasWatchlist('a.account_id')}
  GROUP BY a.account_id ORDER BY a.account_id`
