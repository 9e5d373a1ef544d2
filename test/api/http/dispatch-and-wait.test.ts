import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, constants, createServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import test, { type ExecutionContext } from 'ava'
import { dispatchAndWait } from '../../../api/http/dispatch-and-wait.ts'
import { createLog } from '../../../platform/log.ts'
import { connectTemporal } from '../../../platform/temporal.ts'
import { startEntitySync } from '../../../workflows/discovery/entity-sync.messages.ts'
import { type Service, startService } from '../../support/service.ts'
import { testStack } from '../../support/stack.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

test('a wait that the server ends first, by cancelling the call at its deadline, ends like any other: the workflow still runs', async (t) => {
  const address = await aServerThatCancelsWaits(t)
  Object.assign(process.env, { TEMPORAL_ADDRESS: address })
  const temporal = connectTemporal(service.configuration.TASK_QUEUE_PREFIX)
  Object.assign(process.env, { TEMPORAL_ADDRESS: testStack().temporal.address })
  t.teardown(() => temporal.close())
  const services = { ...service, temporal, log: createLog('test', 'silent') }
  const start = startEntitySync({ accountId: randomUUID(), entityId: randomUUID(), requestId: randomUUID() })
  t.deepEqual(await dispatchAndWait(services, start, 55_000), { kind: 'running' })
})

/**
 * A proxy of the test's Temporal server that resets each call that waits for a result, as the server itself does when
 * its clock reaches a call's deadline before the client's.
 */
async function aServerThatCancelsWaits(t: ExecutionContext): Promise<string> {
  const upstream = connect(`http://${testStack().temporal.address}`)
  const server = createServer()
  server.on('stream', (call, { ':authority': _, ...headers }) => {
    call.on('error', () => {})
    if (headers[':path']?.endsWith('/GetWorkflowExecutionHistory')) {
      call.close(constants.NGHTTP2_CANCEL)
      return
    }
    const asked = upstream.request(headers)
    let trailers = {}
    asked.on('response', (answer) => call.respond(answer, { waitForTrailers: true }))
    asked.on('trailers', (sent) => {
      trailers = sent
    })
    call.on('wantTrailers', () => call.sendTrailers(trailers))
    call.pipe(asked).pipe(call)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    upstream.close()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
