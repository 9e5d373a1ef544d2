import { QueryTypes, type Sequelize } from 'sequelize'
import type { EventType, NewEvent } from '../domain/event.ts'
import { column, newId, type Tx, table } from './rows.ts'

interface EventRow {
  id: string
  accountId: string
  type: EventType
  data: string
  created: number
}

/** What happened, append-only and in order. */
export function eventsTable(sequelize: Sequelize) {
  const events = table<EventRow>(sequelize, 'events', ['id'], {
    id: column.id,
    accountId: column.id,
    type: column.text(50),
    data: column.long,
    created: column.time,
  })

  return {
    /** Raises an event in the transaction of what it tells of, so that neither is there without the other. */
    async raise({ data, ...event }: NewEvent, tx: Tx): Promise<string> {
      const id = newId()
      await events.create({ ...event, id, data: JSON.stringify(data), created: Date.now() }, { transaction: tx })
      return id
    },

    /** Raises one event for every account, of what concerns them all. */
    async raiseForAll({ type, data }: Omit<NewEvent, 'accountId'>, tx: Tx): Promise<void> {
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
  }
}
