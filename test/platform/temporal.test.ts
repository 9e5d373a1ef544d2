import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { Metadata } from '@grpc/grpc-js'
import { ServiceError } from '@temporalio/client'
import { msToTs } from '@temporalio/common/lib/time.js'
import test, { type ExecutionContext } from 'ava'
import { startApi } from '../../api/server.ts'
import { createLog } from '../../platform/log.ts'
import { connectTemporal, isTemporalDown, TEMPORAL_TROUBLES, type TemporalTrouble } from '../../platform/temporal.ts'
import { buildOf } from '../../platform/version.ts'
import { aLog } from '../support/logged.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { testStack } from '../support/stack.ts'
import { until } from '../support/until.ts'
import { environmentOf } from '../support/worker.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

/** Namespaces that an installation may use by mistake. */
const WRONG: { about: string; trouble: TemporalTrouble; namespace: () => Promise<string> }[] = [
  { about: 'a namespace that does not exist', trouble: 'NAMESPACE_MISSING', namespace: async () => randomUUID() },
  { about: 'a namespace without search attributes', trouble: 'SEARCH_ATTRIBUTES_MISSING', namespace: aBareNamespace },
]

for (const { about, trouble, namespace } of WRONG) {
  test.serial(
    `${about}: an endpoint that needs Temporal is refused with 503 60503, the reason is logged once, and ready shows it`,
    async (t) => {
      const { log, lines } = aLog()
      const api = await anApiOn(t, await namespace(), log)
      const { key } = await anAccount(service.db)
      for (let n = 0; n < 3; n++) {
        const body = JSON.stringify({ caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } })
        const headers = { 'X-Service-Api-Key': key, 'Content-Type': 'application/json' }
        const answer = await fetch(`${api}/case-lookup`, { method: 'POST', headers, body })
        t.is(answer.status, 503)
        t.like(await answer.json(), { code: 60503 })
      }
      t.deepEqual(
        lines.map(({ msg }) => msg),
        [TEMPORAL_TROUBLES[trouble]],
      )
      const degraded = [{ part: 'temporal', message: TEMPORAL_TROUBLES[trouble] }]
      const ready = await until(
        async () => (await fetch(`${api}/health/ready`)).json() as Promise<{ degraded: { message: string }[] }>,
        (seen) => seen.degraded[0]?.message === TEMPORAL_TROUBLES[trouble],
      )
      t.deepEqual(ready as object, { status: 'ready', database: 'up', degraded, ...buildOf({}) })
    },
  )

  test.serial(`${about}: a worker reports it in one sentence and ends with code 78`, async (t) => {
    const env = { ...process.env, ...environmentOf(service.configuration), TEMPORAL_NAMESPACE: await namespace() }
    const error = await t.throwsAsync<Error & { code: number; stderr: string }>(
      promisify(execFile)(process.execPath, ['workers/main.ts', '--queues', 'documents'], { env }),
    )
    t.is(error?.code, 78)
    t.is(error?.stderr, `${TEMPORAL_TROUBLES[trouble]}\n`)
  })
}

test('a refused key means that Temporal cannot be used; a refusal of one request does not', (t) => {
  const grpc = (code: number, details: string) => {
    const cause = Object.assign(new Error(details), { code, details, metadata: new Metadata() })
    return [cause, new ServiceError('Failed to start Workflow', { cause })]
  }
  for (const error of [
    ...grpc(16, 'invalid token'),
    ...grpc(7, 'Request unauthorized.'),
    ...grpc(14, 'gone'),
    // How the server ends a call at its deadline.
    ...grpc(1, 'Call cancelled'),
  ])
    t.true(isTemporalDown(error))
  for (const error of [
    ...grpc(5, 'workflow execution not found'),
    ...grpc(3, 'WorkflowType is not set'),
    new Error('x'),
  ])
    t.false(isTemporalDown(error))
})

/** Returns a namespace of the real server without our search attributes. */
async function aBareNamespace(): Promise<string> {
  const namespace = `bare-${randomUUID()}`
  const { workflowService } = service.temporal.connection
  const workflowExecutionRetentionPeriod = msToTs('1 day')
  await workflowService.registerNamespace({ namespace, workflowExecutionRetentionPeriod })
  await until(
    () => workflowService.describeNamespace({ namespace }).catch(() => undefined),
    (described) => described !== undefined,
  )
  return namespace
}

/** Opens an API with this Temporal namespace. */
async function anApiOn(t: ExecutionContext, namespace: string, log: ReturnType<typeof createLog>): Promise<string> {
  Object.assign(process.env, { TEMPORAL_NAMESPACE: namespace })
  const temporal = connectTemporal(service.configuration.TASK_QUEUE_PREFIX, { log })
  Object.assign(process.env, { TEMPORAL_NAMESPACE: testStack().temporal.namespace })
  const { configuration, db, documents } = service
  const api = await startApi({ configuration, db, temporal, documents, log: createLog('test', 'silent') })
  t.teardown(async () => {
    await api.close()
    await temporal.close()
  })
  return api.baseUrl
}
