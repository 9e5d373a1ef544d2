import { randomBytes } from 'node:crypto'
import { Op, type Sequelize, type WhereOptions } from 'sequelize'
import { HOUR_MS } from '../../domain/dates.ts'
import {
  CALENDAR_TOKEN_BYTES,
  type Calendar,
  type CalendarAlarm,
  type CalendarScope,
  type CalendarSettings,
  hashOfCalendarToken,
  writeCalendarToken,
} from '../../domain/hearings/calendar.ts'
import { column, type IdRange, newId, readAll, readOne, type Tx, table } from '../base/table.ts'

interface CalendarRow extends Omit<Calendar, 'scope' | 'alarms'> {
  scope: CalendarScope['type']
  /** The entity, team or user. */
  scopeId: string | null
  alarms: string
  tokenHash: Buffer
  previousHash: Buffer | null
  /** The hour of the last fetch, counted from the epoch, and the number of fetches in it. */
  fetchedHour: number
  fetches: number
}

/** A calendar with the secret part of its address, which is not stored. */
export interface IssuedCalendar {
  calendar: Calendar
  token: string
}

/** A calendar found by its address. */
export interface AddressedCalendar {
  calendar: Calendar
  /** Whether the address is the one before the last rotation. */
  isPrevious: boolean
}

/** The calendar feeds of accounts. */
export function calendarsRepository(sequelize: Sequelize) {
  const calendars = table<CalendarRow>(sequelize, 'calendars', ['id'], {
    id: column.id,
    accountId: column.id,
    userId: column.id,
    scope: column.text(10),
    scopeId: column.id,
    name: column.text(100),
    detail: column.text(20),
    alarms: column.long,
    links: column.flag,
    tokenHash: column.hash,
    previousHash: column.hash,
    previousUntil: column.time,
    fetchedHour: column.time,
    fetches: column.whole,
    lastFetchedAt: column.time,
    revokedAt: column.time,
    created: column.time,
    updated: column.time,
  })

  return {
    async create(
      { scope, alarms, ...calendar }: Pick<Calendar, 'accountId' | 'userId' | 'scope'> & CalendarSettings,
      tx: Tx,
    ): Promise<IssuedCalendar> {
      const token = writeCalendarToken(randomBytes(CALENDAR_TOKEN_BYTES))
      const now = Date.now()
      const row = {
        ...calendar,
        id: newId(),
        scope: scope.type,
        scopeId: idIn(scope),
        alarms: JSON.stringify(alarms),
        tokenHash: hashOfCalendarToken(token),
        previousHash: null,
        previousUntil: 0,
        fetchedHour: 0,
        fetches: 0,
        lastFetchedAt: null,
        revokedAt: null,
        created: now,
        updated: now,
      }
      await calendars.create(row, { transaction: tx })
      return { calendar: asCalendar(row), token }
    },

    /** Counts an account's calendars, and those that belong to one user. */
    async count(accountId: string, userId: string, tx: Tx): Promise<{ ofAccount: number; ofUser: number }> {
      const where = { accountId, revokedAt: null }
      const ofAccount = await calendars.count({ where, transaction: tx })
      return { ofAccount, ofUser: await calendars.count({ where: { ...where, userId }, transaction: tx }) }
    },

    /** Lists the calendars of an account, or of one of its users, oldest first. */
    async list(accountId: string, userId: string | undefined, { after, most }: IdRange): Promise<Calendar[]> {
      const where: WhereOptions<CalendarRow> = {
        accountId,
        revokedAt: null,
        ...(userId === undefined ? {} : { userId }),
        ...(after === undefined ? {} : { id: { [Op.gt]: after } }),
      }
      return (await readAll(calendars, { where, order: ['id'], limit: most })).map(asCalendar)
    },

    /** Finds a calendar of the account; a transaction locks it until it ends. */
    async find(accountId: string, id: string, tx?: Tx): Promise<Calendar | undefined> {
      const where = { id, accountId, revokedAt: null }
      const row = await readOne(calendars, { where, transaction: tx ?? null, lock: tx !== undefined })
      return row && asCalendar(row)
    },

    async change(id: string, { alarms, ...settings }: CalendarSettings, tx: Tx): Promise<void> {
      const changes = { ...settings, alarms: JSON.stringify(alarms), updated: Date.now() }
      await calendars.update(changes, { where: { id }, transaction: tx })
    },

    /** Gives a calendar a new address. The previous one works until an instant (epoch ms). Returns the secret part. */
    async rotate(id: string, previousUntil: number, tx: Tx): Promise<string> {
      const token = writeCalendarToken(randomBytes(CALENDAR_TOKEN_BYTES))
      const changes = {
        previousHash: sequelize.col('token_hash'),
        tokenHash: hashOfCalendarToken(token),
        previousUntil,
        updated: Date.now(),
      }
      // SET runs from left to right: the old hash is copied before the new one replaces it.
      await calendars.update(changes as object, { where: { id }, transaction: tx })
      return token
    },

    /** Revokes a calendar; its address stops working at once. */
    async revoke(id: string, tx: Tx): Promise<void> {
      await calendars.update({ revokedAt: Date.now() }, { where: { id, revokedAt: null }, transaction: tx })
    },

    /** Revokes the calendars of a user. */
    async revokeAllOf(accountId: string, userId: string, tx: Tx): Promise<void> {
      await calendars.update(
        { revokedAt: Date.now() },
        { where: { accountId, userId, revokedAt: null }, transaction: tx },
      )
    },

    /** Finds the calendar of an address, even a revoked one. */
    async findByToken(token: string): Promise<AddressedCalendar | undefined> {
      const hash = hashOfCalendarToken(token)
      const row = await readOne(calendars, { where: { [Op.or]: [{ tokenHash: hash }, { previousHash: hash }] } })
      return row && { calendar: asCalendar(row), isPrevious: !row.tokenHash.equals(hash) }
    },

    /** Counts a fetch at an instant (epoch ms). Returns the number of fetches in that hour, including this one. */
    async countFetch(id: string, at: number): Promise<number> {
      const replacements = { id, at, hour: Math.floor(at / HOUR_MS) }
      await sequelize.query(COUNT_FETCH, { replacements })
      return (await readOne(calendars, { where: { id } }))?.fetches ?? 0
    },
  }
}

/** SET runs from left to right, so that the count still sees the previous hour. */
const COUNT_FETCH = `
  UPDATE calendars SET fetches = IF(fetched_hour = :hour, fetches + 1, 1), fetched_hour = :hour, last_fetched_at = :at
  WHERE id = :id`

function idIn(scope: CalendarScope): string | null {
  if (scope.type === 'ENTITY') return scope.entityId
  if (scope.type === 'TEAM') return scope.teamId
  return scope.type === 'USER' ? scope.userId : null
}

function scopeOf({ scope, scopeId }: CalendarRow): CalendarScope {
  const id = scopeId ?? ''
  if (scope === 'ENTITY') return { type: scope, entityId: id }
  if (scope === 'TEAM') return { type: scope, teamId: id }
  return scope === 'USER' ? { type: scope, userId: id } : { type: scope }
}

function asCalendar(row: CalendarRow): Calendar {
  const { tokenHash: _, previousHash: __, fetchedHour: ___, fetches: ____, scopeId: _____, ...calendar } = row
  const alarms = JSON.parse(row.alarms) as CalendarAlarm[]
  return { ...calendar, scope: scopeOf(row), alarms, links: Boolean(row.links) }
}
