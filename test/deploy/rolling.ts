/** The trial of `npm run proofs -- rolling`. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passTime } from 'node:timers/promises'
import { promisify } from 'node:util'
import { tally } from '../support/books.ts'
import { startMixedLoad } from '../support/mixed-load.ts'
import { startServiceOn } from '../support/service.ts'
import { createDatabase, testStack } from '../support/stack.ts'
import {
  commandBalancer,
  compare,
  freePorts,
  PLENTY,
  settingsOf,
  startBalancer,
  startPart,
  stopped,
  through,
} from '../support/trial.ts'
import { until } from '../support/until.ts'

const PAUSE_MS = 1_000
/** For how long the load runs on each version, so that work of every kind is under way when it is replaced. */
const ON_A_VERSION_MS = 25_000
/** The part of the work that a new version gets first, in percent: so much that some of a short trial is sure to be its. */
const RAMP_PERCENTAGE = 50
const SETTLED_WITHIN_MS = 120_000

const { workflowBundle, temporal } = testStack()
const folder = await mkdtemp(join(tmpdir(), 'courtpulse-deploy-'))
const database = await createDatabase()
const inner = await startServiceOn({ databaseUrl: database.url, temporal }, { COURT_SITES: 'off', ...PLENTY }, [])
const deploymentName = inner.configuration.TASK_QUEUE_PREFIX
const [balancerPort = 0, ...apiPorts] = await freePorts(3)
const socket = join(folder, 'haproxy.sock')
const bundles = {
  v1: workflowBundle,
  v2: await changed('v2', (code) => code.replaceAll('asking the sources', 'asking')),
}

let [apis, workers] = [await Promise.all(apiPorts.map((port) => api('v1', port))), await workersOf('v1')]
await makeCurrent('v1')
const balancer = await startBalancer('api.cfg', folder, {
  '/run/haproxy/courtpulse.sock': socket,
  '127.0.0.1:8000': `127.0.0.1:${balancerPort}`,
  '127.0.0.1:8081': `127.0.0.1:${apiPorts[0]}`,
  '127.0.0.1:8082': `127.0.0.1:${apiPorts[1]}`,
})
const { service, trouble } = through(inner, `http://127.0.0.1:${balancerPort}/v1`, 0)
await until(
  () => service.call('GET /health/ready'),
  ({ status }) => status === 200,
)
trouble.failed.length = 0
const load = await startMixedLoad(service, PAUSE_MS)
await passTime(ON_A_VERSION_MS)

const incompatible = await changed('v3', (code) => code.replaceAll('openReview', 'openSomethingElse'))
const [refused, accepted] = [await replayLive(incompatible), await replayLive(bundles.v2)]
load.enter('v1 and v2')
const ramping = await workersOf('v2')
await setVersion('v2', (version) =>
  inner.temporal.connection.workflowService.setWorkerDeploymentRampingVersion({
    ...version,
    percentage: RAMP_PERCENTAGE,
  }),
)
await passTime(ON_A_VERSION_MS)
const onBoth = [await runsOn('v1'), await runsOn('v2')]
load.enter('v1 to v2')
await deploy('v2', ramping)
await passTime(ON_A_VERSION_MS)
load.enter('back to v1')
await deploy('v1')
await passTime(ON_A_VERSION_MS)
await load.stop()

for (const line of tally(load.requests)) console.log(`  ${line}`)
console.log(`  ${load.requests.length + load.reads.count} requests, ${trouble.failed.length} failed`)
for (const failed of trouble.failed.slice(0, 5)) console.log(`    ${failed}`)
console.log(`  ${refused.code === 1 ? 'met   ' : 'MISSED'}  an incompatible version is found before: ${refused.text}`)
console.log(`  ${accepted.code === 0 ? 'met   ' : 'MISSED'}  a compatible one is not: ${accepted.text}`)
const isShared = onBoth.every((runs) => runs > 0)
console.log(
  `  ${isShared ? 'met   ' : 'MISSED'}  a part of the work on v2: runs of workflows on v1 and v2 ${onBoth.join(' and ')}`,
)
const differences = await compare(service, load, SETTLED_WITHIN_MS)
const isMet =
  isShared && trouble.failed.length === 0 && refused.code === 1 && accepted.code === 0 && differences.length === 0

balancer.kill()
for (const child of [...apis, ...workers]) await stopped(child)
await inner.close()
await database.drop()
await rm(folder, { recursive: true, force: true })
process.exit(isMet ? 0 : 1)

type Version = keyof typeof bundles
type DeploymentVersion = Record<'namespace' | 'deploymentName' | 'buildId' | 'identity', string>

/** New workers first, then the old ones end, then the API processes, one after the other: as docs/operations/deploying.md says. */
async function deploy(version: Version, started?: typeof workers): Promise<void> {
  const began = Date.now()
  const earlier = workers
  workers = started ?? (await workersOf(version))
  await makeCurrent(version)
  for (const worker of earlier) await stopped(worker)
  const replaced = []
  for (const [index, port] of apiPorts.entries()) {
    const server = `api/api${index + 1}`
    await commandBalancer(socket, `set server ${server} state drain`)
    const old = apis[index]
    if (old) await stopped(old)
    replaced.push(await api(version, port))
    await commandBalancer(socket, `set server ${server} state ready`)
    await until(
      () => commandBalancer(socket, 'show servers state api'),
      // The sixth field is the state of a server: 2 is up.
      (state) =>
        state.split('\n').some((line) => line.split(' ')[3] === `api${index + 1}` && line.split(' ')[5] === '2'),
    )
  }
  apis = replaced
  console.log(`  ${version} is deployed after ${Math.round((Date.now() - began) / 1_000)} s`)
}

function api(version: Version, port: number) {
  return startPart('api/main.ts', settingsOf(inner, { PORT: String(port), BUILD_ID: version }))
}

function workersOf(version: Version) {
  const env = settingsOf(inner, { BUILD_ID: version, WORKFLOW_BUNDLE: bundles[version] })
  return Promise.all([startPart('workers/main.ts', env), startPart('workers/main.ts', env)])
}

function makeCurrent(buildId: Version): Promise<void> {
  return setVersion(buildId, (version) =>
    inner.temporal.connection.workflowService.setWorkerDeploymentCurrentVersion(version),
  )
}

/** Tells Temporal about a version, as soon as it knows its workers. */
async function setVersion(buildId: Version, set: (version: DeploymentVersion) => Promise<unknown>): Promise<void> {
  const version = { namespace: temporal.namespace, deploymentName, buildId, identity: 'trial' }
  await until(
    () =>
      set(version).then(
        () => true,
        () => false,
      ),
    (isSet) => isSet,
  )
}

/** How many runs of workflows had their last task on a version. */
async function runsOn(buildId: Version): Promise<number> {
  const query = `TemporalWorkerDeploymentVersion = '${deploymentName}:${buildId}'`
  const { count } = await inner.temporal.connection.workflowService.countWorkflowExecutions({
    namespace: temporal.namespace,
    query,
  })
  return Number(count)
}

/** A bundle with other code. */
async function changed(name: string, change: (code: string) => string): Promise<string> {
  const code = await readFile(workflowBundle, 'utf8')
  if (change(code) === code) throw new Error(`${name} would be the same code`)
  const file = join(folder, `${name}.js`)
  await writeFile(file, change(code))
  return file
}

async function replayLive(bundle: string): Promise<{ code: number; text: string }> {
  const env = { ...process.env, ...settingsOf(inner, { WORKFLOW_BUNDLE: bundle }) }
  const { code, stdout } = await promisify(execFile)(process.execPath, ['scripts/replay-live.ts'], { env }).then(
    (ended) => ({ code: 0, ...ended }),
    (error: { code: number; stdout: string }) => error,
  )
  return { code, text: stdout.trimEnd().split('\n').at(-1) ?? '' }
}
