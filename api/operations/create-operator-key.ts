import { z } from 'zod'
import { MAX_OPERATOR_KEY_MS, OPERATOR_KEY_MS, OPERATOR_ROLES } from '../../domain/operator.ts'
import { auditContextOfOperator } from '../http/audit-context.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { requireEndWith } from '../http/key-limits.ts'
import { requireRole } from '../http/operator-roles.ts'
import { lockOwnOperatorKey } from './lock-own-operator-key.ts'
import { issueOperatorKey, NewOperatorKeyAnswer } from './present-operator-key.ts'

const Expiry = z
  .int()
  .refine((expiresAt) => expiresAt > Date.now(), 'must lie in the future')
  .refine((expiresAt) => expiresAt <= Date.now() + MAX_OPERATOR_KEY_MS, 'must lie within a year')
  .optional()
  .meta({ description: 'Epoch milliseconds; in 90 days unless told, and never later than the calling key ends.' })

/** `POST /backoffice/operator-keys`: makes a key for a member of staff. Its text is shown here and nowhere else. */
export const createOperatorKey = operatorEndpoint({
  method: 'POST',
  path: '/backoffice/operator-keys',
  summary: "Make an operator's key",
  body: z.strictObject({
    name: z.string().trim().min(1).max(100).meta({ description: 'Whose key it is.' }),
    roles: z
      .array(z.enum(OPERATOR_ROLES))
      .min(1)
      .transform((roles) => [...new Set(roles)])
      .meta({ description: 'What the key opens; nothing that the calling key does not open itself.' }),
    expiresAt: Expiry,
  }),
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
