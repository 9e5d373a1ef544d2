import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Connection } from '@temporalio/client'
import { msToTs } from '@temporalio/common/lib/time.js'
import test, { type ExecutionContext } from 'ava'
import { parse } from 'yaml'
import { servesFairly } from '../../platform/fairness.ts'
import { connectTemporal, isTooOld, LEAST_SERVER } from '../../platform/temporal.ts'
import { dynamicConfig } from '../../platform/temporal-dynamic-config.ts'
import { type SetupStep, setUpTemporal } from '../../platform/temporal-setup.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { Parts } from '../../scripts/stack/process.ts'
import { readTemporalSettings, serverFlags } from '../../scripts/stack/temporal.ts'
import { readTools } from '../../scripts/stack/tools.ts'
import { taskQueuePrefix, testStack } from '../support/stack.ts'

test.serial('the set-up creates a namespace in which workflows start, and repeating it changes nothing', async (t) => {
  const temporal = connectionTo(t, testStack().temporal.address, `made-${randomUUID()}`)
  t.is(await temporal.findTrouble(), 'NAMESPACE_MISSING')
  const steps = await stepsOf(temporal)
  t.deepEqual(
    steps.filter((step) => 'problem' in step),
    [],
  )
  t.is(steps.length, 5)
  t.is(await temporal.findTrouble(), undefined)
  t.deepEqual(await stepsOf(temporal), steps)
})

test.serial('the set-up raises a retention that is too short and leaves a longer one', async (t) => {
  const { workflowService } = connectionTo(t, testStack().temporal.address, 'default').connection
  for (const { days, becomes } of [
    { days: 1, becomes: 7 },
    { days: 30, becomes: 30 },
  ]) {
    const namespace = `kept-${randomUUID()}`
    const temporal = connectionTo(t, testStack().temporal.address, namespace)
    await workflowService.registerNamespace({ namespace, workflowExecutionRetentionPeriod: period(days) })
    await stepsOf(temporal)
    const { config } = await workflowService.describeNamespace({ namespace })
    t.is(Number(config?.workflowExecutionRetentionTtl?.seconds) / 86_400, becomes)
  }
})

test.serial('a server without fairness is reported in one sentence and does not prevent the start', async (t) => {
  const { address, stop } = await aServerWithoutFairness()
  t.teardown(stop)
  const temporal = connectionTo(t, address, 'default')
  t.false(await servesFairly(temporal, taskQueuePrefix()))
  const notes = (await stepsOf(temporal)).filter((step) => 'problem' in step)
  t.is(notes.length, 1)
  t.like(notes[0], { needed: false })
  const left = []
  for await (const { workflowId } of temporal.client.workflow.list()) left.push(workflowId)
  t.deepEqual(left, [], 'the trial leaves no workflow behind')
})

test('a server older than the least version is refused; an unknown version is not', (t) => {
  t.true(isTooOld('1.28.9'))
  t.true(isTooOld('1.29.0'))
  t.true(isTooOld('0.30.2'))
  for (const version of [LEAST_SERVER, '1.29.10', '1.32.0-148.3', '2.0.0', 'cloud']) t.false(isTooOld(version), version)
})

test('the dynamic configuration gives every queue of an outside source one partition, by its whole name', (t) => {
  const config = parse(dynamicConfig('acme')) as Record<string, { value: unknown; constraints?: object }[]>
  for (const kind of ['Read', 'Write']) {
    const partitions = config[`matching.numTaskqueue${kind}Partitions`] ?? []
    t.true(partitions.every(({ value }) => value === 1))
    const names = partitions.map(({ constraints }) => constraints)
    for (const queue of ['model', 'source-attestr', 'source-ecourtsindia', 'source-courts/HC', 'source-courts/CESTAT'])
      t.true(
        names.some((constraints) => JSON.stringify(constraints) === JSON.stringify({ taskQueueName: `acme-${queue}` })),
      )
  }
  t.deepEqual(config['matching.enableFairness'], [{ value: true }])
})

async function stepsOf(temporal: ReturnType<typeof connectTemporal>): Promise<SetupStep[]> {
  const steps: SetupStep[] = []
  for await (const step of setUpTemporal(temporal, taskQueuePrefix())) steps.push(step)
  return steps
}

/** Connects to a namespace: the one of the environment is that of the other tests. */
function connectionTo(t: ExecutionContext, address: string, namespace: string) {
  const before = process.env.TEMPORAL_NAMESPACE
  Object.assign(process.env, { TEMPORAL_NAMESPACE: namespace })
  const temporal = connectTemporal('unused', { connection: Connection.lazy({ address }) })
  Object.assign(process.env, { TEMPORAL_NAMESPACE: before ?? 'default' })
  t.teardown(() => temporal.close())
  return temporal
}

function period(days: number) {
  return msToTs(days * 86_400_000)
}

async function aServerWithoutFairness() {
  const folder = await mkdtemp(join(tmpdir(), 'courtpulse-unfair-'))
  const [parts, { temporal }, settings] = [new Parts(folder), await readTools(), await readTemporalSettings()]
  const [port, uiPort] = [await freePort(), await freePort()]
  const dynamicConfig = { ...settings.dynamicConfig, 'matching.enableFairness': false }
  const flags = serverFlags({ ...settings, dynamicConfig }, { port, uiPort, webUi: false, forTests: false })
  const address = `127.0.0.1:${port}`
  await parts.startProgram('temporal', temporal.program, flags, async () => {
    const connection = Connection.lazy({ address })
    return connection.ensureConnected().then(
      () => connection.close().then(() => true),
      () => false,
    )
  })
  async function stop() {
    await parts.stop()
    await rm(folder, { recursive: true })
  }
  return { address, stop }
}
