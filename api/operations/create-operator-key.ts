import { z } from 'zod'
import { MAX_OPERATOR_KEY_MS, OPERATOR_KEY_MS, OPERATOR_ROLES, signInNameOf } from '../../domain/operations/operator.ts'
import { auditContextOfOperator } from '../http/audit-context.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { requireEndWith } from '../http/key-limits.ts'
import { requireRole } from '../http/operator-roles.ts'
import { lockOwnOperatorKey } from './lock-own-operator-key.ts'
import { issueOperatorKey, NewOperatorKeyAnswer } from './present-operator-key.ts'

const Expiry = z
  .int()
  .refine((expiresAt) => expiresAt > Date.now(), 'Must be in the future.')
  .refine((expiresAt) => expiresAt <= Date.now() + MAX_OPERATOR_KEY_MS, 'Must be within one year.')
  .optional()
  .meta({
    description:
      'When the key expires, in epoch milliseconds. By default in 90 days, but never later than the calling key.',
  })

const SignInAs = z.string().trim().min(1).max(320).transform(signInNameOf).meta({
  description:
    'The person who signs in to the console with this key by OpenID Connect: their verified e-mail address or their subject at the identity provider. They need not know the key.',
})

/** `POST /backoffice/operator-keys`: creates a key for a member of staff. Its text is shown only in this answer. */
export const createOperatorKey = operatorEndpoint({
  method: 'POST',
  path: '/backoffice/operator-keys',
  summary: 'Create an operator key',
  body: z.strictObject({
    name: z.string().trim().min(1).max(100).meta({ description: 'The person or team that will use the key.' }),
    roles: z
      .array(z.enum(OPERATOR_ROLES))
      .min(1)
      .transform((roles) => [...new Set(roles)])
      .meta({ description: 'The roles of the key. It cannot have a role that the calling key does not have.' }),
    signInAs: SignInAs.optional(),
    expiresAt: Expiry,
  }),
  returns: 'The new operator key. The key itself is shown only once.',
  replies: { 200: NewOperatorKeyAnswer },
  errors: ['KEY_ENDS_SOONER'],
  async handle({ body, operator, requestId }, { db }) {
    for (const role of body.roles) requireRole(operator, role)
    return db.transaction(async (tx) => {
      const own = await lockOwnOperatorKey(db, operator, tx)
      const { expiresAt = Math.min(own.expiresAt ?? Infinity, Date.now() + OPERATOR_KEY_MS) } = body
      requireEndWith(own, expiresAt)
      return issueOperatorKey(db, { ...body, expiresAt }, auditContextOfOperator({ operator, requestId }), tx)
    })
  },
})
