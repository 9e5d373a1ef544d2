import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import test from 'ava'
import { type Service, startService } from '../support/service.ts'
import { environmentOf, killed, startWorker } from '../support/worker.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())

test('a worker started for a queue that does not exist names the queues there are, and ends', async (t) => {
  const env = { ...process.env, ...environmentOf(service.configuration) }
  const args = ['workers/main.ts', '--queues', 'core,dokuments']
  const error = await t.throwsAsync<Error & { code: number; stderr: string }>(
    promisify(execFile)(process.execPath, args, { env }),
  )
  t.is(error?.code, 78)
  t.regex(error?.stderr ?? '', /^Unknown task queue: dokuments\. --queues accepts: core, documents, /)
})

test('a worker started for the queue of a disabled source serves its other queues', async (t) => {
  const { configuration } = service
  const worker = await startWorker({ configuration: { ...configuration, ATTESTR: false } }, [
    'webhooks',
    'source-attestr',
  ])
  t.teardown(() => killed(worker))
  t.is(worker.exitCode, null)
})
