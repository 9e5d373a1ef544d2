import { z } from 'zod'
import { operatorEndpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { REQUEST_ID } from '../http/request-id.ts'
import { workflowUrl } from '../http/workflow-url.ts'

/** More workflows than one request starts, except imports. */
const MAX_WORKFLOWS = 100

const WorkflowOfRequest = z
  .strictObject({
    workflowId: z.string(),
    runId: z.string(),
    type: z.string(),
    status: z.string().meta({ description: 'The status in Temporal, such as `RUNNING`, `COMPLETED` or `FAILED`.' }),
    started: z.int(),
    ended: z.int().nullable(),
    workflowUrl: z.string().meta({ description: 'The workflow in the Temporal Web UI.' }),
  })
  .meta({ id: 'WorkflowOfRequest' })

/** `GET /backoffice/requests/{id}`: lists the workflows that a request started, by the `X-Request-Id` of its answer. */
export const readRequest = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/requests/:id',
  summary: 'Get the workflows of a request',
  description:
    'Lists the workflows that the request started, newest first, at most 100. A workflow that it only joined belongs to the request that started it; the log line of the request names it. Temporal keeps ended workflows for the retention of its namespace.',
  params: z.strictObject({ id: Id.meta({ description: 'The `X-Request-Id` of the response.' }) }),
  returns: 'The workflows of the request.',
  replies: { 200: z.strictObject({ workflows: z.array(WorkflowOfRequest) }) },
  errors: [],
  async handle({ params: { id } }, services) {
    const workflows: z.infer<typeof WorkflowOfRequest>[] = []
    // Only a well-formed id becomes part of the query.
    if (!REQUEST_ID.test(id)) return { workflows }
    for await (const found of services.temporal.client.workflow.list({ query: `RequestId = '${id}'` })) {
      const { workflowId, runId, type, status, startTime, closeTime } = found
      workflows.push({
        workflowId,
        runId,
        type,
        status: status.name,
        started: startTime.getTime(),
        ended: closeTime?.getTime() ?? null,
        workflowUrl: workflowUrl(services, workflowId),
      })
      if (workflows.length === MAX_WORKFLOWS) break
    }
    return { workflows }
  },
})
