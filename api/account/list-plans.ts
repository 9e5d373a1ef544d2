import { z } from 'zod'
import { operatorEndpoint } from '../http/endpoint.ts'
import { NextCursor, readPage } from '../http/page.ts'
import { AccountPage } from './account-page.ts'
import { PlanAnswer, presentPlan } from './plan-settings.ts'

/** `GET /backoffice/plans`: lists plans, oldest first. */
export const listPlans = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/plans',
  summary: 'List plans',
  query: AccountPage,
  returns: 'A page of plans.',
  replies: { 200: z.strictObject({ plans: z.array(PlanAnswer), nextCursor: NextCursor }) },
  errors: [],
  async handle({ query }, services) {
    const { page, nextCursor } = await readPage(
      services,
      { list: ['plans'], query },
      (range) => services.db.accounts.listPlans(range),
      ({ id }) => id,
    )
    return { plans: page.map(presentPlan), nextCursor }
  },
})
