import { fileURLToPath } from 'node:url'
import { Client, Connection } from '@temporalio/client'
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker'
import test from 'ava'
import { askerOfThisActivity, callerOfThisActivity } from '../../../activities/shared/asker.ts'
import { BACKGROUND_PRIORITY, USUAL_PRIORITY } from '../../../domain/asker.ts'
import { taskQueuePrefix, testStack } from '../../support/stack.ts'
import { type Asked, prioritised } from '../../support/workflows/prioritised.ts'

test('fields that Temporal leaves out of a priority mean the usual priority and no account', async (t) => {
  Runtime.install({ logger: new DefaultLogger('ERROR') })
  const { address, namespace } = testStack().temporal
  const queue = taskQueuePrefix()
  const native = await NativeConnection.connect({ address })
  const connection = await Connection.connect({ address })
  const report = async (): Promise<Asked> => ({
    priority: callerOfThisActivity().priority,
    accountId: askerOfThisActivity().accountId,
  })
  const workers = [
    await Worker.create({
      connection: native,
      namespace,
      taskQueue: queue,
      workflowsPath: fileURLToPath(new URL('../../support/workflows/prioritised.ts', import.meta.url)),
    }),
    await Worker.create({ connection: native, namespace, taskQueue: `${queue}-other`, activities: { report } }),
  ]
  const running = workers.map((worker) => worker.run())
  t.teardown(async () => {
    for (const worker of workers) worker.shutdown()
    await Promise.all(running)
    await Promise.all([native.close(), connection.close()])
  })
  const asked = await new Client({ connection, namespace }).workflow.execute(prioritised, {
    taskQueue: queue,
    workflowId: queue,
    args: [`${queue}-other`, [{ fairnessKey: 'a1' }, { priorityKey: BACKGROUND_PRIORITY }, {}]],
  })
  t.deepEqual(asked, [
    { priority: USUAL_PRIORITY, accountId: 'a1' },
    { priority: BACKGROUND_PRIORITY, accountId: null },
    { priority: USUAL_PRIORITY, accountId: null },
  ])
})
