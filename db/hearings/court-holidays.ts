import { Op, type Sequelize } from 'sequelize'
import type { IsoDate } from '../../domain/case.ts'
import { addDays, indianDay } from '../../domain/dates.ts'
import { type HolidayKind, type Holidays, NO_HOLIDAYS } from '../../domain/hearings/holidays.ts'
import { lastDueDay } from '../../domain/hearings/shown-state.ts'
import { column, readAll, type Tx, table } from '../base/table.ts'

/** A day of a court that is not as usual. */
export interface CourtHoliday {
  /** The place that publishes the court's lists. */
  court: string
  day: IsoDate
  kind: HolidayKind
}

/** The holidays of each place. */
export type HolidaysOf = (court: string | null) => Holidays

/** Up to which day lists are due, where it is not the usual day. */
export interface DueDays {
  usual: IsoDate
  others: { day: IsoDate; courts: string[] }[]
}

/** Courts are shut for fewer days on end, vacations aside, so that a working day lies among so many. */
const REACH_DAYS = 31
/** A year has fewer. One statement writes them. */
const DAYS_AT_ONCE = 400

export type CourtHolidays = ReturnType<typeof courtHolidaysRepository>

/** The calendars of courts, as far as an operator has loaded them. */
export function courtHolidaysRepository(sequelize: Sequelize) {
  const holidays = table<CourtHoliday>(sequelize, 'court_holidays', ['court', 'day'], {
    court: column.text(20),
    day: column.day,
    kind: column.text(10),
  })

  function near(from: IsoDate, to: IsoDate): { [Op.between]: [IsoDate, IsoDate] } {
    return { [Op.between]: [addDays(from, -REACH_DAYS), addDays(to, REACH_DAYS)] }
  }

  /** The holidays of courts on these days and around them, as far as the lists of these days depend on them. */
  async function around(courts: Iterable<string | null>, days: Iterable<IsoDate>, tx?: Tx): Promise<HolidaysOf> {
    const places = [...new Set(courts)].filter((court) => court !== null)
    const sorted = [...days].sort()
    const [first, last] = [sorted[0], sorted.at(-1)]
    if (places.length === 0 || first === undefined || last === undefined) return () => NO_HOLIDAYS
    const where = { court: places, day: near(first, last) }
    const rows = await readAll(holidays, { where, ...(tx && { transaction: tx }) })
    const byCourt = Map.groupBy(rows, ({ court }) => court)
    const maps = new Map(
      [...byCourt].map(([court, those]) => [court, new Map(those.map(({ day, kind }) => [day, kind]))]),
    )
    return (court) => maps.get(court ?? '') ?? NO_HOLIDAYS
  }

  return {
    /** Takes in days, each court's in place of what is known of the same years. A day that is named twice is as it is named last. */
    async load(days: readonly CourtHoliday[], tx: Tx): Promise<void> {
      const byYear = Map.groupBy(days, ({ court, day }) => `${court}/${day.slice(0, 4)}`)
      for (const those of byYear.values()) {
        const [{ court, day }] = those as [CourtHoliday]
        const year = { [Op.between]: [`${day.slice(0, 4)}-01-01`, `${day.slice(0, 4)}-12-31`] }
        await holidays.destroy({ where: { court, day: year }, transaction: tx })
        const rows = [...new Map(those.map((each) => [each.day, each])).values()]
        for (let from = 0; from < rows.length; from += DAYS_AT_ONCE)
          await holidays.bulkCreate(rows.slice(from, from + DAYS_AT_ONCE), { transaction: tx })
      }
    },

    around,

    /** The same for days of courts that are watched. */
    aroundDays(days: readonly Pick<CourtHoliday, 'court' | 'day'>[]): Promise<HolidaysOf> {
      return around(
        days.map(({ court }) => court),
        days.map(({ day }) => day),
      )
    },

    /** Up to which day the lists of each court are due at an instant, epoch ms. */
    async dueDays(at: number): Promise<DueDays> {
      const today = indianDay(at)
      const rows = await readAll(holidays, { where: { day: near(today, today) } })
      const usual = lastDueDay(at, NO_HOLIDAYS)
      const others = [...Map.groupBy(rows, ({ court }) => court)].map(([court, those]) => ({
        court,
        day: lastDueDay(at, new Map(those.map(({ day, kind }) => [day, kind]))),
      }))
      const unusual = Map.groupBy(
        others.filter(({ day }) => day !== usual),
        ({ day }) => day,
      )
      return { usual, others: [...unusual].map(([day, those]) => ({ day, courts: those.map(({ court }) => court) })) }
    },
  }
}
