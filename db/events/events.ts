import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { EventType, Happening, NewEvent, RaisedEvent } from '../../domain/events/event.ts'
import { column, idFrom, newId, readAll, readOne, type Tx, table } from '../base/table.ts'

interface EventRow {
  id: string
  accountId: string
  type: EventType
  data: string
  /** Its position in the log; null until it is published. */
  position: number | null
  created: number
}

/** Which events to read. */
export interface EventRange {
  after?: string | undefined
  since?: number
  types?: readonly EventType[] | undefined
  most: number
}

/**
 * Events raised this much later get later positions: no transaction lasts as long, and no two clocks that create ids
 * differ by as much.
 */
const LATEST_COMMIT_MS = 3_600_000

interface SequenceRow {
  id: string
  last: number
}

export type Events = ReturnType<typeof eventsRepository>

/**
 * The append-only log of events. Ids are created before commit, so an older id can appear after a newer one, and a
 * reader that continues by id would miss it. Readers follow positions instead: one publisher at a time gives them, to
 * committed events only.
 */
export function eventsRepository(sequelize: Sequelize) {
  const events = table<EventRow>(sequelize, 'events', ['id'], {
    id: column.id,
    accountId: column.id,
    type: column.text(50),
    data: column.long,
    position: column.time,
    created: column.time,
  })
  const sequence = table<SequenceRow>(sequelize, 'event_sequence', ['id'], { id: column.id, last: column.time })

  return {
    /** Raises an event in the transaction of its change, so that both commit or neither. */
    async raise({ data, ...event }: NewEvent, tx: Tx): Promise<string> {
      const id = newId()
      const row = { ...event, id, data: JSON.stringify(data), position: null, created: Date.now() }
      await events.create(row, { transaction: tx })
      return id
    },

    /** Raises many events at once. */
    async raiseAll(raised: readonly NewEvent[], tx: Tx): Promise<void> {
      const created = Date.now()
      const rows = raised.map(({ data, ...event }) => ({ ...event, id: newId(), data: JSON.stringify(data), created }))
      await events.bulkCreate(rows, { transaction: tx })
    },

    /** Raises one event for every account, about a change that concerns all of them. */
    async raiseForAll({ type, data }: Happening, tx: Tx): Promise<void> {
      const accounts = await sequelize.query<{ id: string }>('SELECT id FROM accounts', {
        type: QueryTypes.SELECT,
        transaction: tx,
      })
      const event = { type, data: JSON.stringify(data), created: Date.now() }
      await events.bulkCreate(
        accounts.map(({ id: accountId }) => ({ ...event, id: newId(), accountId })),
        { transaction: tx },
      )
    },

    /** Returns whether committed events wait to be published: one indexed read, without a lock. */
    async hasUnpublished(): Promise<boolean> {
      const sql = 'SELECT id FROM events WHERE position IS NULL LIMIT 1'
      return (await sequelize.query<{ id: string }>(sql, { type: QueryTypes.SELECT })).length > 0
    },

    /**
     * Publishes up to `most` committed events: gives each the next position and returns them. Locks out other
     * publishers until the transaction ends, so that positions become visible in order.
     */
    async publish(most: number, tx: Tx): Promise<RaisedEvent[]> {
      const counter = await readOne(sequence, { where: { id: 'events' }, lock: true, transaction: tx })
      if (!counter) throw new Error('the event sequence has no row')
      const rows = await readAll(events, { where: { position: null }, order: ['id'], limit: most, transaction: tx })
      if (rows.length === 0) return []
      const replacements = { last: counter.last, ids: rows.map(({ id }) => id) }
      await sequelize.query(GIVE_POSITIONS, { replacements, transaction: tx })
      await sequence.update({ last: counter.last + rows.length }, { where: { id: 'events' }, transaction: tx })
      return rows.map(asEvent)
    },

    /**
     * Returns the account's published events in log order, after the one of id `after` or from the first raised at
     * `since`; later entries of the log may have been raised earlier. Also returns the id of the newest event of any
     * type: no event gets an earlier position any more. Undefined if the event `after` does not exist.
     */
    async readOn(
      accountId: string,
      { after, since = 0, types, most }: EventRange,
    ): Promise<{ events: RaisedEvent[]; newestId: string | undefined } | undefined> {
      const position = after === undefined ? await positionBefore(accountId, since) : await positionOf(accountId, after)
      if (position === undefined) return undefined
      const newest = await newestAfter(accountId, position)
      if (newest === undefined) return { events: [], newestId: after }
      const rows = await readAll(events, {
        where: {
          accountId,
          position: { [Op.gt]: position, [Op.lte]: newest.position },
          ...(types ? { type: [...types] } : {}),
        },
        order: ['position'],
        limit: most,
      })
      return { events: rows.map(asEvent), newestId: newest.id }
    },

    /** Returns the events of these ids. */
    async findAll(ids: readonly string[]): Promise<RaisedEvent[]> {
      return (await readAll(events, { where: { id: [...ids] } })).map(asEvent)
    },

    /** Returns the event of this id. */
    async find(id: string, tx?: Tx): Promise<RaisedEvent | undefined> {
      const row = await readOne(events, { where: { id }, transaction: tx ?? null })
      return row && asEvent(row)
    },
  }

  /** Returns the position before the account's first event since an instant, without reading earlier hours. */
  async function positionBefore(accountId: string, instant: number): Promise<number> {
    const earlier = { id: { [Op.lt]: idFrom(instant - LATEST_COMMIT_MS) }, position: { [Op.not]: null } }
    const last = await readOne(events, { where: earlier, attributes: ['position'], order: [['id', 'DESC']] })
    const where = { accountId, position: { [Op.gt]: last?.position ?? 0 }, created: { [Op.gte]: instant } }
    const first = await readOne(events, { where, attributes: ['position'], order: ['position'] })
    return first?.position == null ? NO_LATER_POSITION : first.position - 1
  }

  async function positionOf(accountId: string, id: string): Promise<number | undefined> {
    return (await readOne(events, { where: { id, accountId } }))?.position ?? undefined
  }

  async function newestAfter(accountId: string, after: number): Promise<{ id: string; position: number } | undefined> {
    const where = { accountId, position: { [Op.gt]: after } }
    const row = await readOne(events, { where, attributes: ['id', 'position'], order: [['position', 'DESC']] })
    return row && { id: row.id, position: row.position ?? after }
  }
}

const NO_LATER_POSITION = Number.MAX_SAFE_INTEGER

const GIVE_POSITIONS = 'UPDATE events SET position = :last + FIELD(id, :ids) WHERE id IN (:ids)'

function asEvent({ position: _, data, ...row }: EventRow): RaisedEvent {
  return { ...row, data: JSON.parse(data) as RaisedEvent['data'] }
}
