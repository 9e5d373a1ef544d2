import { fileURLToPath } from 'node:url'
import { Client } from '@temporalio/client'
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker'
import test from 'ava'
import { taskQueuePrefix, testStack } from './stack.ts'
import { connectSkippingTime, fastForward, SKIP_ALL_WAITING, setSkipping } from './time-skipping.ts'
import { sleeper, waiter, wake } from './workflows/sleepers.ts'

Runtime.install({ logger: new DefaultLogger('ERROR') })
const taskQueue = taskQueuePrefix()
const nativeConnection = await NativeConnection.connect({ address: testStack().temporal.address })
const worker = await Worker.create({
  connection: nativeConnection,
  taskQueue,
  workflowsPath: fileURLToPath(new URL('workflows/sleepers.ts', import.meta.url)),
})
const running = worker.run()
const connection = await connectSkippingTime((start) =>
  start.workflowId?.startsWith('skipping') ? SKIP_ALL_WAITING : undefined,
)
const client = new Client({ connection, namespace: testStack().temporal.namespace })

test.after.always(async () => {
  worker.shutdown()
  await running
  await nativeConnection.close()
  await connection.close()
})

test('a year of daily waiting is skipped: more jumps than the server makes by itself', async (t) => {
  const days = await client.workflow.execute(sleeper, {
    taskQueue,
    workflowId: `skipping-${taskQueue}`,
    args: [{ days: 366 }],
  })
  t.is(Math.round(days), 366)
})

test('a signal-with-start also skips a wait that no signal ends', async (t) => {
  const workflowId = `skipping-signal-${taskQueue}`
  const handle = await client.workflow.signalWithStart(waiter, {
    taskQueue,
    workflowId,
    signal: 'unknown',
    signalArgs: [],
  })
  t.is(await handle.result(), 'too late')
})

test('fast-forward moves a waiting workflow on by exactly the given time, so that a signal still finds it waiting', async (t) => {
  const handle = await client.workflow.start(waiter, { taskQueue, workflowId: `waiting-${taskQueue}` })
  await fastForward(connection, handle.workflowId, 47 * 3_600_000)
  await handle.signal(wake)
  t.is(await handle.result(), 'woken')
})

test('fast-forward beyond the end of a workflow is reported as an error', async (t) => {
  const handle = await client.workflow.start(waiter, { taskQueue, workflowId: `ending-${taskQueue}` })
  await t.throwsAsync(fastForward(connection, handle.workflowId, 72 * 3_600_000), {
    message: new RegExp(handle.workflowId),
  })
  t.is(await handle.result(), 'too late')
})

test('skipping can be switched on for a workflow that was started in real time', async (t) => {
  const handle = await client.workflow.start(waiter, { taskQueue, workflowId: `switched-${taskQueue}` })
  await setSkipping(connection, handle.workflowId, SKIP_ALL_WAITING)
  t.is(await handle.result(), 'too late')
})
