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

interface HolidayRow extends CourtHoliday {
  /** The year whose file named the day. A vacation can end in the year after. */
  fileYear: string
}

/** Courts are shut or in vacation for fewer days on end: two spans of the longest that a file may have. */
const REACH_DAYS = 250
/** A year has fewer. One statement writes them. */
const DAYS_AT_ONCE = 400

export type CourtHolidays = ReturnType<typeof courtHolidaysRepository>

/** The calendars of courts, as far as an operator has loaded them. */
export function courtHolidaysRepository(sequelize: Sequelize) {
  const holidays = table<HolidayRow>(sequelize, 'court_holidays', ['court', 'day'], {
    court: column.text(20),
    day: column.day,
    kind: column.text(10),
    fileYear: column.text(4),
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

  async function write(rows: HolidayRow[], options: Parameters<typeof holidays.bulkCreate>[1]): Promise<void> {
    for (let from = 0; from < rows.length; from += DAYS_AT_ONCE)
      await holidays.bulkCreate(rows.slice(from, from + DAYS_AT_ONCE), options)
  }

  return {
    /**
     * Takes in days, each court's in place of what files of the same years named. A vacation across New Year is of the year of the other days,
     * and its days beyond leave what the file of their own year names. A day that is named twice is as it is named last.
     */
    async load(days: readonly CourtHoliday[], tx: Tx): Promise<void> {
      for (const [court, those] of Map.groupBy(days, (each) => each.court)) {
        const years = yearsOf(those.map(({ day }) => day))
        await holidays.destroy({ where: { court, fileYear: [...years] }, transaction: tx })
        const named = [...new Map(those.map((each) => [each.day, each])).values()]
        const rows = named.map((each) => ({ ...each, fileYear: fileYearOf(each.day, years) }))
        const own = rows.filter(({ day, fileYear }) => day.startsWith(fileYear))
        await write(own, { updateOnDuplicate: ['kind', 'fileYear'], transaction: tx })
        const beyond = rows.filter((row) => !own.includes(row))
        await write(beyond, { ignoreDuplicates: true, transaction: tx })
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

/** The years that a court's days are a calendar of: those of which they name more than the part of a vacation that began or ends elsewhere. */
function yearsOf(days: readonly IsoDate[]): Set<string> {
  const spans = spansOf(days)
  const whole = spans.filter(({ first, last }) => yearOf(first) === yearOf(last))
  return new Set((whole.length > 0 ? whole : spans).map(({ first }) => yearOf(first)))
}

/** The spans that days make without a gap. */
function spansOf(days: readonly IsoDate[]): { first: IsoDate; last: IsoDate }[] {
  const spans: { first: IsoDate; last: IsoDate }[] = []
  for (const day of [...new Set(days)].sort()) {
    const span = spans.at(-1)
    if (span && addDays(span.last, 1) === day) span.last = day
    else spans.push({ first: day, last: day })
  }
  return spans
}

function fileYearOf(day: IsoDate, years: ReadonlySet<string>): string {
  const year = Number(yearOf(day))
  return [year, year - 1, year + 1].map(String).find((each) => years.has(each)) ?? yearOf(day)
}

function yearOf(day: IsoDate): string {
  return day.slice(0, 4)
}
