import { QueryTypes, type Sequelize } from 'sequelize'
import type { IsoDate } from '../../domain/case.ts'
import { addDays, startOfIndianDay } from '../../domain/dates.ts'
import { digestOf, type Evening } from '../../domain/hearings/digest.ts'
import { hasWatchlist } from '../account/has-watchlist.ts'
import { column, type IdRange, readOne, type Tx, table } from '../base/table.ts'
import type { Events } from '../events/events.ts'
import type { CaseSummaries } from '../summaries/case-summaries.ts'
import type { CourtHolidays } from './court-holidays.ts'
import { listsOf } from './hearing-reader.ts'
import type { Hearings } from './hearings.ts'

/** A digest names directions that fall due within so many days. */
const DUE_WITHIN_DAYS = 7

interface DigestRow {
  accountId: string
  evening: IsoDate
  toldAt: number
}

/** The accounts that were sent their coming hearings, by evening. */
export function digestsRepository(
  sequelize: Sequelize,
  {
    caseSummaries,
    courtHolidays,
    events,
    hearings,
  }: { caseSummaries: CaseSummaries; courtHolidays: CourtHolidays; events: Events; hearings: Hearings },
) {
  const digests = table<DigestRow>(sequelize, 'hearing_digests', ['accountId', 'evening'], {
    accountId: column.id,
    evening: column.day,
    toldAt: column.time,
  })

  function select<Row extends object>(sql: string, replacements: object, tx?: Tx): Promise<Row[]> {
    return sequelize.query<Row>(sql, {
      replacements: { ...replacements },
      type: QueryTypes.SELECT,
      ...(tx && { transaction: tx }),
    })
  }

  return {
    /**
     * Returns the accounts to notify on an evening: those whose digest time has come, with a watchlist and a case
     * active by that time, not notified yet; by id, after one of them.
     */
    async due({ evening, time }: Evening, { after = '', most }: IdRange): Promise<string[]> {
      const rows = await select<{ id: string }>(DUE, { evening, time, start: startOfIndianDay(evening), after, most })
      return rows.map(({ id }) => id)
    },

    /**
     * Notifies an account of its hearings, once an evening. Returns whether it did. Locks the account until the
     * transaction ends.
     */
    async tell(accountId: string, { evening, from, to }: Evening, at: number, tx: Tx): Promise<boolean> {
      await select('SELECT id FROM accounts WHERE id = :accountId FOR UPDATE', { accountId }, tx)
      if (await readOne(digests, { where: { accountId, evening }, transaction: tx })) return false
      const coming = await hearings.ofAccount(accountId, { from, to }, tx)
      const courts = coming.map(({ listCourt }) => listCourt)
      const holidaysOf = await courtHolidays.around(courts, [from, to], tx)
      const counts = digestOf(
        coming.map((hearing) => ({
          ...hearing,
          lists: listsOf(hearing),
          holidays: holidaysOf(hearing.listCourt),
        })),
        at,
      )
      const week = { from: addDays(evening, 1), to: addDays(evening, DUE_WITHIN_DAYS) }
      const due = await caseSummaries.dueDirections(accountId, week, tx)
      await digests.create({ accountId, evening, toldAt: at }, { transaction: tx })
      await events.raise({ accountId, type: 'hearing.digest', data: { day: to, ...counts, due } }, tx)
      return true
    },
  }
}

const DUE = `
  SELECT a.id FROM accounts a
  WHERE a.id > :after AND a.hearing_digest_at <= :time AND ${hasWatchlist('a.id')}
    AND NOT EXISTS (SELECT 1 FROM hearing_digests d WHERE d.account_id = a.id AND d.evening = :evening)
    AND EXISTS (SELECT 1 FROM tracked_cases c WHERE c.account_id = a.id AND c.status = 'ACTIVE'
      AND c.created <= :start + TIME_TO_SEC(a.hearing_digest_at) * 1000)
  ORDER BY a.id LIMIT :most`
