import { z } from 'zod'
import { changedFields } from '../../domain/account/audit-log.ts'
import { refuse } from '../errors/refusal.ts'
import { auditContextOfOperator } from '../http/audit-context.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { PlanAnswer, PlanSettings, presentPlan } from './plan-settings.ts'

/** `PUT /backoffice/plans/{planId}`: changes a plan, effective with the next request of each of its accounts. */
export const changePlan = operatorEndpoint({
  method: 'PUT',
  path: '/backoffice/plans/:planId',
  summary: 'Update a plan',
  params: z.strictObject({ planId: z.string() }),
  body: PlanSettings,
  returns: 'The updated plan.',
  replies: { 200: PlanAnswer },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params: { planId }, body, operator, requestId }, { db }) {
    return db.transaction(async (tx) => {
      const before = await db.accounts.findPlan(planId, tx)
      const changed = await db.accounts.changePlan(planId, body, tx)
      if (!before || !changed) throw refuse('NO_SUCH_RESOURCE')
      if (body.products.includes('WATCHLIST') && !before.products.includes('WATCHLIST'))
        await db.hearings.watchAccountsAnew({ planId }, Date.now(), tx)
      const fields = changedFields(before, body)
      const done = { accountId: null, thingKind: 'PLAN', thingId: planId, action: 'UPDATE', fields } as const
      await db.auditLog.record(auditContextOfOperator({ operator, requestId }), [done], tx)
      return presentPlan(changed)
    })
  },
})
