import { z } from 'zod'
import type { Tx } from '../../db/base/table.ts'
import type { Database } from '../../db/database.ts'
import type { OperatorKey, OperatorKeyTerms } from '../../db/operations/operator-keys.ts'
import { type AuditContext, changedFields } from '../../domain/account/audit-log.ts'
import { hashOfKey } from '../../domain/account/key-text.ts'
import { OPERATOR_ROLES } from '../../domain/operations/operator.ts'

const Time = z.int().nullable().meta({ description: 'Epoch milliseconds.' })

export const OperatorKeyAnswer = z
  .strictObject({
    keyId: z.string(),
    name: z.string(),
    lastFour: z.string().meta({ description: 'The last four characters of the key, to tell keys apart.' }),
    roles: z.array(z.enum(OPERATOR_ROLES)),
    signInAs: z
      .string()
      .nullable()
      .meta({ description: 'The person who signs in with this key by OpenID Connect. Null if nobody does.' }),
    expiresAt: Time,
    revokedAt: Time,
    lastUsedAt: Time,
    created: z.int(),
  })
  .meta({ id: 'OperatorKey' })

/** A new key with its text, which is known only at this moment. */
export const NewOperatorKeyAnswer = OperatorKeyAnswer.extend({
  key: z.string().meta({ description: 'The key itself. It is shown only once and is not stored.' }),
})

export function presentOperatorKey({ id, ...key }: OperatorKey): z.infer<typeof OperatorKeyAnswer> {
  return { keyId: id, ...key }
}

/** Creates an operator's key, audits it and returns it with its text. */
export async function issueOperatorKey(
  db: Database,
  { name, ...terms }: OperatorKeyTerms & { name: string },
  auditContext: AuditContext,
  tx: Tx,
): Promise<z.infer<typeof NewOperatorKeyAnswer>> {
  const text = await db.operatorKeys.issue(name, terms, tx)
  const issued = await db.operatorKeys.find(hashOfKey(text), tx)
  if (!issued) throw new Error('the key was not found right after it was created')
  const fields = changedFields(
    {},
    {
      name,
      roles: issued.roles,
      signInAs: issued.signInAs,
      expiresAt: issued.expiresAt,
    },
  )
  const done = { accountId: null, thingKind: 'OPERATOR_KEY', thingId: issued.id, action: 'CREATE', fields } as const
  await db.auditLog.record(auditContext, [done], tx)
  return { ...presentOperatorKey(issued), key: text }
}
