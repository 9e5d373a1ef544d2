import { z } from 'zod'
import { operatorEndpoint } from '../http/endpoint.ts'
import { PlanAnswer, presentPlan } from './plan-settings.ts'

/** `GET /backoffice/plans`: every plan, oldest first. */
export const listPlans = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/plans',
  summary: 'List plans',
  returns: 'All plans.',
  replies: { 200: z.strictObject({ plans: z.array(PlanAnswer) }) },
  errors: [],
  async handle(_, { db }) {
    return { plans: (await db.accounts.listPlans()).map(presentPlan) }
  },
})
