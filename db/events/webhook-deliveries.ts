import { Op, type Sequelize } from 'sequelize'
import type { RaisedEvent } from '../../domain/events/event.ts'
import type { DeliveryStatus, WebhookDelivery, WebhookEndpoint } from '../../domain/events/webhook.ts'
import { column, newId, readAll, readOne, type Tx, table } from '../base/table.ts'

interface DeliveryRow extends WebhookDelivery {
  /** When the last response came; null before the first one, and after its deletion. */
  answeredAt: number | null
}

/** The outcome of an attempt. */
export interface AttemptRecord
  extends Pick<WebhookDelivery, 'status' | 'nextAttemptAt' | 'lastStatus' | 'lastAnswer' | 'problem'> {
  at: number
}

/** Which deliveries of an endpoint to read, newest first, after the one of id `after`. */
export interface DeliveryRange {
  after?: string | undefined
  status?: DeliveryStatus | undefined
  most: number
}

/** Deliveries to webhooks: at most one row per event and endpoint. */
export function webhookDeliveriesRepository(sequelize: Sequelize) {
  const deliveries = table<DeliveryRow>(sequelize, 'webhook_deliveries', ['id'], {
    id: column.id,
    webhookId: column.id,
    accountId: column.id,
    eventId: column.id,
    eventType: column.text(50),
    status: column.text(10),
    attempts: column.whole,
    lastAttemptAt: column.time,
    nextAttemptAt: column.time,
    lastStatus: column.whole,
    lastAnswer: column.long,
    problem: column.text(30),
    answeredAt: column.time,
    created: column.time,
  })

  return {
    /**
     * Opens a delivery to an endpoint for each event, and reopens ended ones. Pending ones become due at once. Returns
     * the deliveries to start or to hurry.
     */
    async open(endpoint: Pick<WebhookEndpoint, 'id'>, events: RaisedEvent[], tx: Tx): Promise<WebhookDelivery[]> {
      const eventIds = events.map(({ id }) => id)
      const where = { webhookId: endpoint.id, eventId: eventIds }
      const before = (await readAll(deliveries, { where, lock: true, transaction: tx })).map(deliveryOf)
      await deliveries.update(
        { status: 'PENDING', nextAttemptAt: Date.now() },
        { where: { id: before.map(({ id }) => id) }, transaction: tx },
      )
      const known = new Set(before.map(({ eventId }) => eventId))
      const added = events.filter(({ id }) => !known.has(id)).map((event) => newDelivery(endpoint.id, event))
      await deliveries.bulkCreate(added, { transaction: tx })
      return [...before, ...added.map(deliveryOf)]
    },

    async find(id: string, tx?: Tx): Promise<WebhookDelivery | undefined> {
      const row = await readOne(deliveries, { where: { id }, transaction: tx ?? null })
      return row && deliveryOf(row)
    },

    /** Returns the existing deliveries of these ids, oldest first. */
    async findAll(ids: readonly string[]): Promise<WebhookDelivery[]> {
      return (await readAll(deliveries, { where: { id: [...ids] }, order: ['id'] })).map(deliveryOf)
    },

    /** Returns the existing deliveries of these ids, locked until the transaction ends. */
    async lock(ids: readonly string[], tx: Tx): Promise<WebhookDelivery[]> {
      const rows = await readAll(deliveries, { where: { id: [...ids] }, lock: true, transaction: tx })
      return rows.map(deliveryOf)
    },

    /** Lists the deliveries of an endpoint, newest first. */
    async list(webhookId: string, { after, status, most }: DeliveryRange): Promise<WebhookDelivery[]> {
      const rows = await readAll(deliveries, {
        where: { webhookId, ...(after ? { id: { [Op.lt]: after } } : {}), ...(status ? { status } : {}) },
        order: [['id', 'DESC']],
        limit: most,
      })
      return rows.map(deliveryOf)
    },

    /** Lists the next deliveries whose attempt has been due since before an instant. */
    async listOverdue(after: string, since: number, most: number): Promise<WebhookDelivery[]> {
      const where = { status: 'PENDING' as const, nextAttemptAt: { [Op.lt]: since }, id: { [Op.gt]: after } }
      return (await readAll(deliveries, { where, order: ['id'], limit: most })).map(deliveryOf)
    },

    /** Lists the oldest deliveries that have been pending since before an instant. */
    async listPending(since: number, most: number): Promise<string[]> {
      const where = { status: 'PENDING' as const, created: { [Op.lt]: since } }
      const rows = await readAll(deliveries, { where, attributes: ['id'], order: ['id'], limit: most })
      return rows.map(({ id }) => id)
    },

    /** Records the outcome of an attempt, for one delivery or several alike. */
    async record(id: string | string[], { at, ...ended }: AttemptRecord, tx: Tx): Promise<void> {
      await deliveries.update(
        {
          ...ended,
          lastAttemptAt: at,
          answeredAt: ended.lastAnswer === null ? null : at,
          attempts: sequelize.literal('attempts + 1'),
        },
        { where: { id }, transaction: tx },
      )
    },

    /** Ends the pending ones of these deliveries without an attempt, because their endpoint is disabled. */
    async stop(id: string | string[]): Promise<void> {
      await deliveries.update(
        { status: 'FAILED', problem: 'ENDPOINT_DISABLED', nextAttemptAt: null },
        { where: { id, status: 'PENDING' } },
      )
    },
  }
}

function deliveryOf({ answeredAt: _, ...delivery }: DeliveryRow): WebhookDelivery {
  return delivery
}

function newDelivery(webhookId: string, event: RaisedEvent): DeliveryRow {
  return {
    id: newId(),
    webhookId,
    accountId: event.accountId,
    eventId: event.id,
    eventType: event.type,
    status: 'PENDING',
    attempts: 0,
    lastAttemptAt: null,
    nextAttemptAt: Date.now(),
    lastStatus: null,
    lastAnswer: null,
    problem: null,
    answeredAt: null,
    created: Date.now(),
  }
}
