import { z } from 'zod'
import { DAY_MS } from '../../domain/dates.ts'
import { OPEN } from '../../platform/find-workflows.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { workflowsUrl } from '../http/workflow-url.ts'

/** Returns ready-made queries for operators, as Temporal list filters. */
function queries(now: number) {
  const yesterday = new Date(now - DAY_MS).toISOString()
  return [
    { name: 'WAITING', query: `${OPEN} AND Stage STARTS_WITH "waiting for"` },
    { name: 'FAILED', query: `ExecutionStatus="Failed" AND CloseTime > "${yesterday}"` },
    {
      name: 'LONG',
      query: `${OPEN} AND StartTime < "${yesterday}" AND WorkflowType != "candidateReview" AND WorkflowType != "caseReview"`,
    },
  ] as const
}

/** `GET /backoffice/runs`: lists ready-made queries about workflows, with the number of results of each. */
export const listRunQueries = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/runs',
  summary: 'Count workflows that wait, failed or run for long',
  returns: 'Queries for Temporal, with counts.',
  replies: {
    200: z.strictObject({
      queries: z.array(
        z.strictObject({
          name: z.enum(['WAITING', 'FAILED', 'LONG']).meta({
            description:
              '`WAITING`: waits for a person or a source. `FAILED`: failed in the last 24 hours. `LONG`: has run for more than a day; reviews are left out.',
          }),
          query: z.string().meta({ description: 'The list filter.' }),
          count: z.int().meta({ description: 'How many workflows it finds now.' }),
          workflowsUrl: z.string().meta({ description: 'The list in the Temporal Web UI.' }),
        }),
      ),
    }),
  },
  errors: [],
  async handle(_request, services) {
    const found = queries(Date.now()).map(async ({ name, query }) => {
      const { count } = await services.temporal.client.workflow.count(query)
      return { name, query, count, workflowsUrl: workflowsUrl(services, query) }
    })
    return { queries: await Promise.all(found) }
  },
})
