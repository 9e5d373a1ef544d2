import { operatorEndpoint } from '../frame/endpoint.ts'
import { PlanAnswer, PlanSettings, presentPlan } from './plan-settings.ts'

/** `POST /backoffice/plans`: a new plan. */
export const createPlan = operatorEndpoint({
  method: 'POST',
  path: '/backoffice/plans',
  summary: 'Make a plan',
  body: PlanSettings,
  replies: { 200: PlanAnswer },
  errors: [],
  async handle({ body }, { db }) {
    return presentPlan({ id: await db.accounts.createPlan(body), ...body })
  },
})
