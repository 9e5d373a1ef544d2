import type { Sequelize } from 'sequelize'
import type { EventType } from '../domain/event.ts'
import type { DisabledReason, WebhookEndpoint, WebhookStatus } from '../domain/webhook.ts'
import { column, newId, readAll, readOne, type Tx, table } from './rows.ts'

interface EndpointRow extends Omit<WebhookEndpoint, 'events'> {
  events: string
}

/** What the owner of an endpoint says about it. */
export interface EndpointSettings {
  url: string
  events: readonly EventType[]
  description: string
  enabled: boolean
}

/** Where accounts want to be told of events. */
export function webhookEndpointsTable(sequelize: Sequelize) {
  const endpoints = table<EndpointRow>(sequelize, 'webhook_endpoints', ['id'], {
    id: column.id,
    accountId: column.id,
    url: column.text(2048),
    events: column.long,
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
      const row: EndpointRow = {
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

    /** How many endpoints an account has. */
    count(accountId: string, tx: Tx): Promise<number> {
      return endpoints.count({ where: { accountId }, transaction: tx })
    },

    /** The account's endpoints, oldest first. */
    async list(accountId: string): Promise<WebhookEndpoint[]> {
      return (await readAll(endpoints, { where: { accountId }, order: ['id'] })).map(asEndpoint)
    },

    async find(accountId: string, id: string, tx?: Tx): Promise<WebhookEndpoint | undefined> {
      const row = await readOne(endpoints, { where: { id, accountId }, transaction: tx ?? null })
      return row && asEndpoint(row)
    },

    /** Keeps others who want to open deliveries of this endpoint waiting until the transaction ends. */
    async lock(id: string, tx: Tx): Promise<void> {
      await readOne(endpoints, { where: { id }, lock: true, transaction: tx })
    },

    /** Takes new settings in place of the old ones. Undefined when there is no such endpoint. */
    async change(
      accountId: string,
      id: string,
      settings: EndpointSettings,
      tx: Tx,
    ): Promise<WebhookEndpoint | undefined> {
      const columns = { ...settingsColumns(settings), updated: Date.now() }
      await endpoints.update(columns, { where: { id, accountId }, transaction: tx })
      return this.find(accountId, id, tx)
    },

    /** Removes an endpoint with its deliveries. Returns whether there was one. */
    async remove(accountId: string, id: string, tx: Tx): Promise<boolean> {
      return (await endpoints.destroy({ where: { id, accountId }, transaction: tx })) === 1
    },

    /** Makes the next secret the present one; the one before signs along until `previousUntil`. */
    async rotateSecret(
      accountId: string,
      id: string,
      previousUntil: number,
      tx: Tx,
    ): Promise<WebhookEndpoint | undefined> {
      await endpoints.update(
        { secretGeneration: sequelize.literal('secret_generation + 1'), previousSecretUntil: previousUntil },
        { where: { id, accountId }, transaction: tx },
      )
      return this.find(accountId, id, tx)
    },

    /** Stops deliveries to an endpoint. Returns whether it was enabled till now. */
    async disable(id: string, reason: DisabledReason, tx: Tx): Promise<boolean> {
      const [count] = await endpoints.update(
        { status: 'DISABLED', disabledReason: reason, updated: Date.now() },
        { where: { id, status: 'ENABLED' }, transaction: tx },
      )
      return count === 1
    },

    /** The enabled endpoints of these accounts. */
    async enabledOf(accountIds: string[], tx: Tx): Promise<WebhookEndpoint[]> {
      const where = { accountId: accountIds, status: 'ENABLED' as const }
      return (await readAll(endpoints, { where, order: ['id'], transaction: tx })).map(asEndpoint)
    },
  }
}

function settingsColumns({ enabled, events, ...settings }: EndpointSettings) {
  const status: WebhookStatus = enabled ? 'ENABLED' : 'DISABLED'
  const disabledReason: DisabledReason | null = enabled ? null : 'BY_OWNER'
  return { ...settings, events: JSON.stringify(events), status, disabledReason }
}

function asEndpoint({ events, ...row }: EndpointRow): WebhookEndpoint {
  return { ...row, events: JSON.parse(events) as EventType[] }
}
