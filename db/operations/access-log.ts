import { QueryTypes, type Sequelize } from 'sequelize'
import type { Access } from '../../domain/operations/access-log.ts'
import { MAX_PAGE_LIMIT } from '../../domain/service-limits.ts'
import { column, idFrom, newId, readAll, table } from '../base/table.ts'

interface AccessRow extends Omit<Access, 'things'> {
  id: string
  /** The number of records in the response, even if not all are stored. */
  thingCount: number
  created: number
}

interface ThingRow {
  accessId: string
  thingId: string
  accountId: string | null
}

/** An access with the id and time of its request, whenever it is written. */
export type NotedAccess = Access & { id: string; created: number }

/** Selects accesses that meet all given conditions and precede the one of id `after`; instants in epoch ms. */
export interface AccessRange {
  thingId?: string | undefined
  /** The account that owns the records. */
  accountId?: string | undefined
  actorId?: string | undefined
  from?: number | undefined
  to?: number | undefined
  after?: string | undefined
  most: number
}

/** A full page of a search; for larger responses, such as the orders of a case, the count is enough. */
const MAX_THINGS = MAX_PAGE_LIMIT

/** Gives an access the id and time of its request, not of its writing. */
export function noteOf(access: Access): NotedAccess {
  const id = newId()
  // Takes the time from the id, by which entries are found: the clock may tick in between.
  return { ...access, id, created: Number.parseInt(id.slice(0, 12), 16) }
}

/** Who read which records: append-only, kept for a year. Holds ids, never values. */
export function accessLogRepository(sequelize: Sequelize) {
  const accesses = table<AccessRow>(sequelize, 'access_log', ['id'], {
    id: column.id,
    actorType: column.text(10),
    actorId: column.key,
    keyId: column.id,
    actorAccountId: column.id,
    route: column.text(100),
    requestId: column.text(128),
    thingCount: column.whole,
    created: column.time,
  })
  const things = table<ThingRow>(sequelize, 'access_log_things', ['accessId', 'thingId'], {
    accessId: column.id,
    thingId: column.text(64),
    accountId: column.id,
  })

  async function idsOf({ most, ...range }: AccessRange): Promise<string[]> {
    const { thingId, accountId, actorId, from, to, after } = range
    const byThing = thingId !== undefined || accountId !== undefined
    const id = byThing ? 't.access_id' : 'a.id'
    const conditions = [
      ...(thingId === undefined ? [] : ['t.thing_id = :thingId']),
      ...(accountId === undefined ? [] : ['t.account_id = :accountId']),
      ...(actorId === undefined ? [] : ['a.actor_id = :actorId']),
      ...(from === undefined ? [] : [`${id} >= :fromId`]),
      ...(to === undefined ? [] : [`${id} < :toId`]),
      ...(after === undefined ? [] : [`${id} < :after`]),
    ]
    const source = byThing
      ? `access_log_things t ${actorId === undefined ? '' : 'JOIN access_log a ON a.id = t.access_id'}`
      : 'access_log a'
    const replacements = { ...range, fromId: idFrom(from ?? 0), toId: idFrom(to ?? 0), most }
    const found = await sequelize.query<{ id: string }>(
      `SELECT DISTINCT ${id} AS id FROM ${source} ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}
       ORDER BY ${id} DESC LIMIT :most`,
      { replacements, type: QueryTypes.SELECT },
    )
    return found.map((row) => row.id)
  }

  return {
    /** Writes accesses; those from an earlier attempt with an unknown outcome stay as they are. */
    async write(noted: readonly NotedAccess[]): Promise<void> {
      const rows = noted.map(({ things, ...access }) => ({ ...access, thingCount: things.length }))
      const thingRows = noted.flatMap(({ id, things }) =>
        things.slice(0, MAX_THINGS).map((thing) => ({ accessId: id, thingId: thing.id, accountId: thing.accountId })),
      )
      await sequelize.transaction(async (transaction) => {
        await accesses.bulkCreate(rows, { ignoreDuplicates: true, transaction })
        await things.bulkCreate(thingRows, { ignoreDuplicates: true, transaction })
      })
    },

    /** Lists accesses, latest first. */
    async list(range: AccessRange): Promise<(NotedAccess & { thingCount: number })[]> {
      const ids = await idsOf(range)
      if (ids.length === 0) return []
      const rows = await readAll(accesses, { where: { id: ids }, order: [['id', 'DESC']] })
      const ofAccess = Map.groupBy(await readAll(things, { where: { accessId: ids } }), ({ accessId }) => accessId)
      return rows.map((row) => ({
        ...row,
        things: (ofAccess.get(row.id) ?? []).map(({ thingId, accountId }) => ({ id: thingId, accountId })),
      }))
    },
  }
}
