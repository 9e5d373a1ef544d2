import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { PlanAnswer, presentPlan } from './plan-settings.ts'

/** `GET /backoffice/plans/{planId}`: returns one plan. */
export const readPlan = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/plans/:planId',
  summary: 'Get a plan',
  params: z.strictObject({ planId: z.string() }),
  returns: 'The plan.',
  replies: { 200: PlanAnswer },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params }, { db }) {
    const plan = await db.accounts.findPlan(params.planId)
    if (!plan) throw refuse('NO_SUCH_RESOURCE')
    return presentPlan(plan)
  },
})
