import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { WorkflowNotFoundError } from '@temporalio/client'
import test, { type ExecutionContext } from 'ava'
import { lookAgain } from '../../workflows/review/case-review.messages.ts'
import { aCandidate } from '../support/a-candidate.ts'
import { anAccount, type Service, startService } from '../support/service.ts'
import { testStack } from '../support/stack.ts'
import { until } from '../support/until.ts'
import { environmentOf, killed, startWorker } from '../support/worker.ts'

let service: Service

test.before(async () => {
  service = await startService({}, [])
})
test.after.always(() => service?.close())

test('a new build gets work once it is the current version and takes over the work of an earlier one; a replay beforehand finds what it could not continue', async (t) => {
  const { key } = await anAccount(service.db)
  const body = { caseIdentifier: { courtType: 'HC', cnr: 'DLHC019000012024' } }
  const lookUp = async () => (await service.call('POST /case-lookup', { key, body })).status

  const endFirst = await aCurrentBuild(t, 'first')
  t.is(await lookUp(), 200)
  const { candidateId } = await aCandidate(service)
  const workflowId = `candidate-review/${candidateId}`
  await until(
    () => buildOf(workflowId),
    (build) => build === 'first',
  )
  const { workflowBundle } = testStack()
  await until(
    () => service.temporal.client.workflow.count(`WorkflowId = '${workflowId}' AND ExecutionStatus = 'Running'`),
    ({ count }) => count === 1,
  )
  const compatible = await replayLive(workflowBundle)
  t.is(compatible.code, 0)
  t.regex(compatible.text, /^\d+ running workflows replayed, 0 cannot go on with this code\.\n$/)
  const incompatible = await replayLive(await aChangedBundle(t, workflowBundle))
  t.is(incompatible.code, 1)
  t.true(incompatible.text.includes(`${workflowId}: `), incompatible.text)

  await aCurrentBuild(t, 'second')
  await endFirst()
  t.is(await lookUp(), 200)
  await service.temporal.client.workflow.getHandle(workflowId).signal(lookAgain)
  await until(
    () => buildOf(workflowId),
    (build) => build === 'second',
  )
})

test('workers of a build that is not the current version serve no queue, so its tasks wait', async (t) => {
  const fresh = await startService({}, [])
  t.teardown(fresh.close)
  const { TASK_QUEUE_PREFIX: deploymentName } = fresh.configuration
  const worker = await startWorker({ configuration: { ...fresh.configuration, BUILD_ID: 'first' } }, ['documents'])
  t.teardown(() => killed(worker))
  const { workflowService } = fresh.temporal.connection
  const { namespace } = testStack().temporal
  const pollers = async () => {
    const taskQueue = { name: `${deploymentName}-documents` }
    return (await workflowService.describeTaskQueue({ namespace, taskQueue, taskQueueType: 2 })).pollers.length
  }
  await until(pollers, (count) => count > 0)
  t.false(await fresh.temporal.isServed('documents'))
  t.is((await fresh.temporal.backlogOf('documents')).pollers, 0)

  const current = { namespace, deploymentName, buildId: 'first', identity: 'test' }
  await until(
    () =>
      workflowService.setWorkerDeploymentCurrentVersion(current).then(
        () => true,
        () => false,
      ),
    Boolean,
  )
  t.true(await until(() => fresh.temporal.isServed('documents'), Boolean))
})

/** Returns the build that took the last task of a workflow. */
async function buildOf(workflowId: string): Promise<string | undefined> {
  try {
    const { raw } = await service.temporal.client.workflow.getHandle(workflowId).describe()
    return raw.workflowExecutionInfo?.versioningInfo?.deploymentVersion?.buildId ?? undefined
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return undefined
    throw error
  }
}

/** Starts workers of a build that has become the current version. Returns how to stop them. */
async function aCurrentBuild(t: ExecutionContext, buildId: string): Promise<() => Promise<void>> {
  const configuration = { ...service.configuration, BUILD_ID: buildId }
  const worker = await startWorker({ ...service, configuration }, ['core', 'source-attestr'])
  let end = async () => {
    end = async () => {}
    await killed(worker)
  }
  t.teardown(() => end())
  const { namespace } = testStack().temporal
  const deploymentName = configuration.TASK_QUEUE_PREFIX
  const { workflowService } = service.temporal.connection
  await until(
    () =>
      workflowService.setWorkerDeploymentCurrentVersion({ namespace, deploymentName, buildId, identity: 'test' }).then(
        () => true,
        () => false,
      ),
    (isSet) => isSet,
  )
  return () => end()
}

/** Builds a bundle whose reviews schedule another activity than before. */
async function aChangedBundle(t: ExecutionContext, bundle: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'courtpulse-bundle-'))
  t.teardown(() => rm(folder, { recursive: true }))
  const file = join(folder, 'changed.js')
  await writeFile(file, (await readFile(bundle, 'utf8')).replaceAll('openReview', 'openSomethingElse'))
  return file
}

async function replayLive(bundle: string): Promise<{ code: number; text: string }> {
  const env = { ...process.env, ...environmentOf(service.configuration), WORKFLOW_BUNDLE: bundle }
  const run = promisify(execFile)(process.execPath, ['scripts/replay-live.ts'], { env })
  const { code, stdout } = await run.then(
    (ended) => ({ code: 0, ...ended }),
    (error: { code: number; stdout: string }) => error,
  )
  return { code, text: stdout.replaceAll(/^.*temporalio_sdk_core.*\n/gm, '') }
}
