import { z } from 'zod'
import type { AuditEntry } from '../../db/operations/audit-log.ts'
import { AUDITED_ACTIONS, THING_KINDS } from '../../domain/account/audit-log.ts'

export const AuditEntryAnswer = z
  .strictObject({
    entryId: z.string(),
    accountId: z
      .string()
      .nullable()
      .meta({ description: 'The account that owns the resource. Null if it belongs to no account, such as a plan.' }),
    thing: z.string(),
    thingKind: z.enum(THING_KINDS),
    action: z.enum(AUDITED_ACTIONS),
    actor: z.strictObject({
      type: z.enum(['USER', 'OPERATOR']),
      id: z.string().nullable(),
      keyId: z.string().nullable(),
      accountId: z.string().nullable().meta({ description: 'The account of the user, if known.' }),
    }),
    requestId: z.string(),
    fields: z
      .array(
        z.strictObject({
          field: z.string(),
          change: z.enum(['SET', 'CHANGED', 'CLEARED']),
          from: z.string().optional(),
          to: z.string().optional(),
        }),
      )
      .meta({
        description:
          'The fields that were changed. Values are recorded only for states, limits and IDs, because other values may be personal data.',
      }),
    at: z.int(),
  })
  .meta({ id: 'AuditEntry' })

export function presentAuditEntry(entry: AuditEntry): z.infer<typeof AuditEntryAnswer> {
  const { id, thingId, actorType, actorId, keyId, actorAccountId, created, ...shown } = entry
  const actor = { type: actorType, id: actorId, keyId, accountId: actorAccountId }
  return { entryId: id, ...shown, thing: thingId, actor, at: created }
}
