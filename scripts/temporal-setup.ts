/**
 * `npm run temporal:setup`: prepares the environment's namespace for this deployment and reports what it found, did and
 * could not do, with the consequences. Safe to repeat. The exit code is 1 when something essential is missing. `npm run
 * temporal:setup -- --dynamic-config` prints the server's settings for these task queues instead, for a cluster of your
 * own.
 */

import { readWorkflowSettings } from '../platform/configuration.ts'
import { connectTemporal, TEMPORAL_TROUBLES, troubleOf } from '../platform/temporal.ts'
import { dynamicConfig } from '../platform/temporal-dynamic-config.ts'
import { setUpTemporal } from '../platform/temporal-setup.ts'
import { readOptions } from './read-options.ts'
import { reportingMistakes } from './reporting-mistakes.ts'

const { values } = readOptions({ options: { 'dynamic-config': { type: 'boolean' } } })
await reportingMistakes(async () => {
  const { TASK_QUEUE_PREFIX } = readWorkflowSettings()
  if (values['dynamic-config']) console.log(dynamicConfig(TASK_QUEUE_PREFIX))
  else process.exitCode = await setUp(TASK_QUEUE_PREFIX)
})

async function setUp(taskQueuePrefix: string): Promise<number> {
  const temporal = connectTemporal(taskQueuePrefix)
  let isUsable = true
  try {
    for await (const step of setUpTemporal(temporal, taskQueuePrefix)) {
      console.log('done' in step ? `ok       ${step.done}` : `${step.needed ? 'MISSING' : 'note   '}  ${step.problem}`)
      if ('problem' in step && step.needed) isUsable = false
    }
  } catch (error) {
    const trouble = troubleOf(error)
    if (trouble === undefined) throw error
    console.log(`MISSING  ${TEMPORAL_TROUBLES[trouble]}`)
    isUsable = false
  } finally {
    await temporal.close()
  }
  return isUsable ? 0 : 1
}
