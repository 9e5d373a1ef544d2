import { changedFields } from '../../domain/account/audit-log.ts'
import { auditContextOfOperator } from '../http/audit-context.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { PlanAnswer, PlanSettings, presentPlan } from './plan-settings.ts'

/** `POST /backoffice/plans`: creates a plan. */
export const createPlan = operatorEndpoint({
  method: 'POST',
  path: '/backoffice/plans',
  summary: 'Create a plan',
  body: PlanSettings,
  returns: 'The new plan.',
  replies: { 200: PlanAnswer },
  errors: [],
  async handle({ body, operator, requestId }, { db }) {
    return db.transaction(async (tx) => {
      const id = await db.accounts.createPlan(body, tx)
      const fields = changedFields({}, body)
      const done = { accountId: null, thingKind: 'PLAN', thingId: id, action: 'CREATE', fields } as const
      await db.auditLog.record(auditContextOfOperator({ operator, requestId }), [done], tx)
      return presentPlan({ id, ...body })
    })
  },
})
