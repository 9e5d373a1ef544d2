import { Op, type Sequelize, type WhereOptions } from 'sequelize'
import type { AuditContext, AuditedAction, FieldChange, ThingKind } from '../../domain/account/audit-log.ts'
import { column, idFrom, newId, readAll, readOne, type Tx, table } from '../base/table.ts'

interface AuditRow {
  id: string
  accountId: string | null
  thingId: string
  thingKind: ThingKind
  action: AuditedAction
  actorType: AuditContext['actorType']
  actorId: string
  keyId: string | null
  actorAccountId: string | null
  requestId: string
  fields: string
  created: number
}

/** An action of an actor on a record. */
export interface NewAuditEntry {
  /** The account that owns the record; null if it belongs to the service itself. */
  accountId: string | null
  thingKind: ThingKind
  thingId: string
  action: AuditedAction
  fields: readonly FieldChange[]
}

export interface AuditEntry extends Omit<AuditRow, 'fields'> {
  fields: FieldChange[]
}

/** Selects entries that meet all given conditions and precede the one of id `after`; instants in epoch ms. */
export interface AuditRange {
  accountId?: string | undefined
  thingId?: string | undefined
  actorId?: string | undefined
  from?: number | undefined
  to?: number | undefined
  after?: string | undefined
  most: number
}

/** Who changed which record, when, and by which request; append-only. Holds names of fields, never personal values. */
export function auditLogRepository(sequelize: Sequelize) {
  const entries = table<AuditRow>(sequelize, 'audit_log', ['id'], {
    id: column.id,
    accountId: column.id,
    thingId: column.id,
    thingKind: column.text(20),
    action: column.text(30),
    actorType: column.text(10),
    actorId: column.key,
    keyId: column.id,
    actorAccountId: column.id,
    requestId: column.text(128),
    fields: column.long,
    created: column.time,
  })

  return {
    /** Records actions in the transaction that performed them. */
    async record(auditContext: AuditContext, done: NewAuditEntry[], tx: Tx): Promise<void> {
      const created = Date.now()
      const { keyId = null, actorAccountId = null, ...actor } = auditContext
      await entries.bulkCreate(
        done.map(({ fields, ...entry }) => ({
          ...entry,
          ...actor,
          keyId,
          actorAccountId,
          id: newId(),
          fields: JSON.stringify(fields),
          created,
        })),
        { transaction: tx },
      )
    },

    /** Lists actions, latest first. */
    async list({ from, to, after, most, ...only }: AuditRange): Promise<AuditEntry[]> {
      const filters = Object.entries(only).filter(([, value]) => value !== undefined)
      // Ids begin with the time, so they bound a period.
      const bounds = [
        ...(from === undefined ? [] : [{ [Op.gte]: idFrom(from) }]),
        ...(to === undefined ? [] : [{ [Op.lt]: idFrom(to) }]),
        ...(after === undefined ? [] : [{ [Op.lt]: after }]),
      ]
      const where: WhereOptions<AuditRow> = {
        ...Object.fromEntries(filters),
        ...(bounds.length > 0 && { id: { [Op.and]: bounds } }),
      }
      const rows = await readAll(entries, { where, order: [['id', 'DESC']], limit: most })
      return rows.map(({ fields, ...row }) => ({ ...row, fields: JSON.parse(fields) as FieldChange[] }))
    },

    /** Returns the latest of these actions on a record. */
    async latest(thingId: string, actions: AuditedAction[], tx?: Tx): Promise<AuditEntry | undefined> {
      const where = { thingId, action: actions }
      const row = await readOne(entries, { where, order: [['id', 'DESC']], transaction: tx ?? null })
      return row && { ...row, fields: JSON.parse(row.fields) as FieldChange[] }
    },
  }
}

export type AuditLog = ReturnType<typeof auditLogRepository>
