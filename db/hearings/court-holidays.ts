import { Op, type Sequelize } from 'sequelize'
import type { IsoDate } from '../../domain/case.ts'
import { addDays, indianDay } from '../../domain/dates.ts'
import { lastDueDay } from '../../domain/hearings/hearing-state.ts'
import { type HolidayKind, type Holidays, NO_HOLIDAYS } from '../../domain/hearings/holidays.ts'
import { column, readAll, type Tx, table } from '../base/table.ts'

/** A day on which a court does not sit as usual. */
export interface CourtHoliday {
  /** The court that publishes the lists. */
  court: string
  day: IsoDate
  kind: HolidayKind
}

/** Returns the holidays of a court. */
export type HolidaysOf = (court: string | null) => Holidays

/** The day up to which lists are due, where it differs from the usual one. */
export interface DueDays {
  usual: IsoDate
  others: { day: IsoDate; courts: string[] }[]
}

interface HolidayRow extends CourtHoliday {
  /** The year of the file that names the day. A vacation can end in the next year. */
  fileYear: string
}

/** Longer than any span of days without a sitting: twice the longest that a file may have. */
const REACH_DAYS = 250
/** Rows per statement; a year has fewer days. */
const DAYS_AT_ONCE = 400

export type CourtHolidays = ReturnType<typeof courtHolidaysRepository>

/** The court calendars that operators have loaded. */
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

  /** Returns the holidays of courts on and around these days, as far as lists of these days depend on them. */
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
     * Stores days; they replace those of the same court from files of the same years. A vacation across New Year
     * belongs to the year of the other days, and its days beyond do not replace those of the next year's file. Of a day
     * named twice, the last entry counts.
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

    /** Returns the same for days of watched courts. */
    aroundDays(days: readonly Pick<CourtHoliday, 'court' | 'day'>[]): Promise<HolidaysOf> {
      return around(
        days.map(({ court }) => court),
        days.map(({ day }) => day),
      )
    },

    /** Returns the day up to which the lists of each court are due at an instant, epoch ms. */
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

/**
 * Returns the years for which these days form a calendar: those with more than the part of a vacation that crosses New
 * Year.
 */
function yearsOf(days: readonly IsoDate[]): Set<string> {
  const spans = spansOf(days)
  const whole = spans.filter(({ first, last }) => yearOf(first) === yearOf(last))
  return new Set((whole.length > 0 ? whole : spans).map(({ first }) => yearOf(first)))
}

/** Returns the gapless spans of days. */
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
