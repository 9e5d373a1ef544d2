import type { Sequelize } from 'sequelize'
import type { Act, AuditedAction, FieldChange, ThingKind } from '../domain/audit.ts'
import { column, newId, readAll, readOne, type Tx, table } from './rows.ts'

interface AuditRow {
  id: string
  accountId: string
  thingId: string
  thingKind: ThingKind
  action: AuditedAction
  actorType: Act['actorType']
  actorId: string
  requestId: string
  fields: string
  created: number
}

/** What somebody did to a thing. */
export interface NewAuditEntry {
  accountId: string
  thingKind: ThingKind
  thingId: string
  action: AuditedAction
  fields: FieldChange[]
}

export interface AuditEntry extends NewAuditEntry, Act {
  id: string
  created: number
}

/** Who did what to which thing, when, and by which request; append-only. Holds names of fields, never personal values. */
export function auditLogTable(sequelize: Sequelize) {
  const entries = table<AuditRow>(sequelize, 'audit_log', ['id'], {
    id: column.id,
    accountId: column.id,
    thingId: column.id,
    thingKind: column.text(20),
    action: column.text(30),
    actorType: column.text(10),
    actorId: column.key,
    requestId: column.text(128),
    fields: column.long,
    created: column.time,
  })

  return {
    /** Records what an act did, in the transaction that did it. */
    async record(act: Act, done: NewAuditEntry[], tx: Tx): Promise<void> {
      const created = Date.now()
      await entries.bulkCreate(
        done.map(({ fields, ...entry }) => ({
          ...entry,
          ...act,
          id: newId(),
          fields: JSON.stringify(fields),
          created,
        })),
        { transaction: tx },
      )
    },

    /** What was done to a thing, latest first. */
    async ofThing(thingId: string, most: number): Promise<AuditEntry[]> {
      const rows = await readAll(entries, { where: { thingId }, order: [['id', 'DESC']], limit: most })
      return rows.map(({ fields, ...row }) => ({ ...row, fields: JSON.parse(fields) as FieldChange[] }))
    },

    /** The latest of these acts on a thing. */
    async latest(thingId: string, actions: AuditedAction[]): Promise<AuditEntry | undefined> {
      const row = await readOne(entries, { where: { thingId, action: actions }, order: [['id', 'DESC']] })
      return row && { ...row, fields: JSON.parse(row.fields) as FieldChange[] }
    },
  }
}

export type AuditLog = ReturnType<typeof auditLogTable>
