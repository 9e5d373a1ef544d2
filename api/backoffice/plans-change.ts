import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { operatorEndpoint } from '../frame/endpoint.ts'
import { PlanAnswer, PlanSettings, presentPlan } from './plan-settings.ts'

/** `PUT /backoffice/plans/{planId}`: changes a plan; the next request of each of its accounts goes by it. */
export const changePlan = operatorEndpoint({
  method: 'PUT',
  path: '/backoffice/plans/:planId',
  summary: 'Change a plan at once',
  params: z.strictObject({ planId: z.string() }),
  body: PlanSettings,
  replies: { 200: PlanAnswer },
  errors: ['NO_SUCH_THING'],
  async handle({ params, body }, { db }) {
    const changed = await db.accounts.changePlan(params.planId, body)
    if (!changed) throw refuse('NO_SUCH_THING')
    return presentPlan(changed)
  },
})
