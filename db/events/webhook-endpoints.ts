import { Op, type Sequelize } from 'sequelize'
import type { EventType } from '../../domain/events/event.ts'
import type { DisabledReason, WebhookEndpoint, WebhookFilter, WebhookStatus } from '../../domain/events/webhook.ts'
import { column, type IdRange, newId, readAll, readOne, type Tx, table } from '../base/table.ts'

interface EndpointRow extends Omit<WebhookEndpoint, 'events' | 'filter' | 'status'> {
  events: string
  filter: string | null
  /** A removed endpoint is invisible, and is deleted after its deliveries. */
  status: WebhookStatus | 'REMOVED'
}

type PresentRow = EndpointRow & { status: WebhookStatus }

const PRESENT = { status: { [Op.ne]: 'REMOVED' as const } }

/** Deliveries per statement, which takes less than a second. */
const DELETED_AT_ONCE = 1_000

/** The settings of an endpoint that its owner chooses. */
export interface EndpointSettings {
  url: string
  events: readonly EventType[]
  filter?: WebhookFilter | null
  description: string
  enabled: boolean
}

/** The webhook endpoints of accounts. */
export function webhookEndpointsRepository(sequelize: Sequelize) {
  const endpoints = table<EndpointRow>(sequelize, 'webhook_endpoints', ['id'], {
    id: column.id,
    accountId: column.id,
    url: column.text(2048),
    events: column.long,
    filter: column.long,
    description: column.text(255),
    status: column.text(10),
    disabledReason: column.text(20),
    secretGeneration: column.whole,
    previousSecretUntil: column.time,
    created: column.time,
    updated: column.time,
  })

  return {
    async create(accountId: string, settings: EndpointSettings, tx?: Tx): Promise<WebhookEndpoint> {
      const now = Date.now()
      const row: PresentRow = {
        id: newId(),
        accountId,
        ...settingsColumns(settings),
        secretGeneration: 1,
        previousSecretUntil: 0,
        created: now,
        updated: now,
      }
      await endpoints.create(row, { transaction: tx ?? null })
      return asEndpoint(row)
    },

    /** Counts the endpoints of an account. */
    count(accountId: string, tx: Tx): Promise<number> {
      return endpoints.count({ where: { accountId, ...PRESENT }, transaction: tx })
    },

    /** Lists the account's endpoints, oldest first, after the one of id `after`. */
    async list(accountId: string, { after, most }: IdRange): Promise<WebhookEndpoint[]> {
      const where = { accountId, ...PRESENT, ...(after === undefined ? {} : { id: { [Op.gt]: after } }) }
      const rows = await readAll(endpoints, { where, order: ['id'], limit: most })
      return (rows as PresentRow[]).map(asEndpoint)
    },

    async find(accountId: string, id: string, tx?: Tx): Promise<WebhookEndpoint | undefined> {
      const row = await readOne(endpoints, { where: { id, accountId, ...PRESENT }, transaction: tx ?? null })
      return row && asEndpoint(row as PresentRow)
    },

    /**
     * Locks an endpoint until the transaction ends, against new deliveries and changes. Returns whether it is enabled.
     */
    async lock(id: string, tx: Tx): Promise<boolean> {
      const row = await readOne(endpoints, { where: { id }, lock: true, transaction: tx })
      return row?.status === 'ENABLED'
    },

    /** Replaces the settings. Undefined if the endpoint does not exist. */
    async change(
      accountId: string,
      id: string,
      settings: EndpointSettings,
      tx: Tx,
    ): Promise<WebhookEndpoint | undefined> {
      const changes = { ...settingsColumns(settings), updated: Date.now() }
      await endpoints.update(changes, { where: { id, accountId, ...PRESENT }, transaction: tx })
      return this.find(accountId, id, tx)
    },

    /** Removes an endpoint; `deleteRemoved` deletes its deliveries. Returns whether it existed. */
    async remove(accountId: string, id: string, tx: Tx): Promise<boolean> {
      const where = { id, accountId, ...PRESENT }
      const [count] = await endpoints.update({ status: 'REMOVED' }, { where, transaction: tx })
      return count === 1
    },

    /**
     * Deletes a batch of deliveries of a removed endpoint, and the endpoint once it has none: a million in one
     * statement would take minutes. Returns whether there was a removed endpoint that no other process has locked.
     */
    deleteRemoved(): Promise<boolean> {
      return sequelize.transaction(async (transaction) => {
        const where = { status: 'REMOVED' as const }
        const removed = await readOne(endpoints, { where, lock: true, skipLocked: true, transaction })
        if (!removed) return false
        const replacements = { id: removed.id, most: DELETED_AT_ONCE }
        const [, about] = await sequelize.query(DELETE_DELIVERIES, { replacements, transaction })
        if ((about as unknown as { affectedRows: number }).affectedRows < DELETED_AT_ONCE)
          await endpoints.destroy({ where: { id: removed.id }, transaction })
        return true
      })
    },

    /** Makes the next secret the current one; the previous one also signs until `previousUntil`. */
    async rotateSecret(
      accountId: string,
      id: string,
      previousUntil: number,
      tx: Tx,
    ): Promise<WebhookEndpoint | undefined> {
      await endpoints.update(
        { secretGeneration: sequelize.literal('secret_generation + 1'), previousSecretUntil: previousUntil },
        { where: { id, accountId, ...PRESENT }, transaction: tx },
      )
      return this.find(accountId, id, tx)
    },

    /** Disables an endpoint, unless its owner has changed its address. Returns whether it was enabled before. */
    async disable({ id, url }: Pick<WebhookEndpoint, 'id' | 'url'>, reason: DisabledReason, tx: Tx): Promise<boolean> {
      const now = await readOne(endpoints, { where: { id }, lock: true, transaction: tx })
      if (now?.status !== 'ENABLED' || now.url !== url) return false
      const changes = { status: 'DISABLED', disabledReason: reason, updated: Date.now() } as const
      await endpoints.update(changes, { where: { id }, transaction: tx })
      return true
    },

    /** Returns the enabled endpoints of these accounts. */
    async enabledOf(accountIds: string[], tx: Tx): Promise<WebhookEndpoint[]> {
      const where = { accountId: accountIds, status: 'ENABLED' as const }
      return ((await readAll(endpoints, { where, order: ['id'], transaction: tx })) as PresentRow[]).map(asEndpoint)
    },
  }
}

function settingsColumns({ enabled, events, filter, ...settings }: EndpointSettings) {
  const status: WebhookStatus = enabled ? 'ENABLED' : 'DISABLED'
  const disabledReason: DisabledReason | null = enabled ? null : 'BY_OWNER'
  const lists = { events: JSON.stringify(events), filter: filter ? JSON.stringify(filter) : null }
  return { ...settings, ...lists, status, disabledReason }
}

const DELETE_DELIVERIES = 'DELETE FROM webhook_deliveries WHERE webhook_id = :id LIMIT :most'

function asEndpoint({ events, filter, ...row }: PresentRow): WebhookEndpoint {
  return {
    ...row,
    events: JSON.parse(events) as EventType[],
    filter: filter === null ? null : (JSON.parse(filter) as WebhookFilter),
  }
}
