import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateUp } from '../../db/migrate.ts'
import { PROVIDERS } from '../../domain/source.ts'
import { sandboxSettings } from '../../sandbox/settings.ts'
import { type Infrastructure, type StartedPart, startInfrastructure } from '../../scripts/stack/infrastructure.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { Parts } from '../../scripts/stack/process.ts'
import { readTools } from '../../scripts/stack/tools.ts'
import { controlOf } from '../../test/support/control.ts'
import { type Service, startServiceOn } from '../../test/support/service.ts'
import { CLUSTER_PREFIX, startTemporalCluster } from '../../test/support/temporal-cluster.ts'
import { PLENTY, settingsOf } from '../../test/support/trial.ts'
import { type Link, openLink } from './link.ts'
import { inTurn, keep, type Member } from './member.ts'
import { LINKS, type ProcessName } from './plan.ts'

/** The whole service as processes of its own, with a link between each two that speak to each other. */
export interface System {
  /**
   * The same service, asked past all links and processes that fail: for what is prepared and compared. Its `control` is that of the sources;
   * webhooks go to a sandbox that does not fail, because what it got is part of what is compared.
   */
  service: Service
  /** Where clients find the API's processes. */
  baseUrls: string[]
  members: Record<ProcessName, Member>
  links: Map<string, Link>
  temporalNodes: number
  /** Ends workers and API, so that what they leave behind can be looked for. */
  stopProcesses(): Promise<void>
  close(): Promise<void>
}

/** Starts everything on free ports, in a folder of its own; Temporal as one server, or as a cluster. */
export async function startSystem(onCluster: boolean): Promise<System> {
  const folder = await mkdtemp(join(tmpdir(), 'courtpulse-chaos-'))
  const parts = new Parts(join(folder, 'logs'))
  const inner = new Parts(join(folder, 'processes'))
  const infrastructure = await startInfrastructure(parts, await readTools(), {
    folder,
    purpose: 'bench',
    progress: () => {},
  })
  await migrateUp(infrastructure.databaseUrl)
  const [sandboxPort, ...apiPorts] = await Promise.all([freePort(), freePort(), freePort()])
  const database = await keepStarted('database', infrastructure.database)
  const temporal = await (onCluster ? startCluster() : keepServer(infrastructure))
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
  const sandbox = await keep('sandbox', () =>
    inner.startNode('sandbox', 'sandbox/main.ts', { SANDBOX_PORT: String(sandboxPort) }),
  )
  const service = await startServiceOn(
    { databaseUrl: infrastructure.databaseUrl, temporal },
    {
      ...temporal.settings,
      ...PLENTY,
      ...sandboxSettings(sandboxUrl),
      ...AT_ONCE,
      HISTORICAL_SOURCE_PATIENCE_SECONDS: '60',
    },
    [],
  )

  const ports: Record<string, number> = {
    database: portOf(infrastructure.databaseUrl),
    temporal: portOf(`tcp://${temporal.address}`),
    sandbox: sandboxPort,
    'api-1': apiPorts[0] ?? 0,
    'api-2': apiPorts[1] ?? 0,
  }
  const links = new Map<string, Link>()
  for (const name of LINKS) links.set(name, await openLink(ports[name.split(' > ')[1] ?? ''] ?? 0))
  const portTo = (from: string, to: string) => links.get(`${from} > ${to}`)?.port ?? ports[to] ?? 0

  const startProcess = (name: string, file: string, own: Record<string, string> = {}) => {
    const database = new URL(infrastructure.databaseUrl)
    database.port = String(portTo(name, 'database'))
    const settings = settingsOf(service, {
      ...sandboxSettings(`http://127.0.0.1:${portTo(name, 'sandbox')}`),
      DATABASE_URL: database.href,
      TEMPORAL_ADDRESS: `127.0.0.1:${portTo(name, 'temporal')}`,
      TEMPORAL_NAMESPACE: temporal.namespace,
      LOG_LEVEL: 'warn',
      ...own,
    })
    return keep(name, () => inner.startNode(name, file, settings))
  }
  const [api1, api2, worker1, worker2] = await Promise.all([
    startProcess('api-1', 'api/main.ts', { PORT: String(ports['api-1']) }),
    startProcess('api-2', 'api/main.ts', { PORT: String(ports['api-2']) }),
    startProcess('worker-1', 'workers/main.ts'),
    startProcess('worker-2', 'workers/main.ts'),
  ])
  const members = {
    ...{ database, temporal: temporal.member, sandbox },
    ...{ 'api-1': api1, 'api-2': api2, 'worker-1': worker1, 'worker-2': worker2 },
  }
  let isStopped = false
  const stopProcesses = async () => {
    if (isStopped) return
    isStopped = true
    for (const member of Object.values(members)) member.release()
    await inner.stop()
  }
  return {
    service: { ...service, control: { ...controlOf(sandboxUrl), url: service.control.url } },
    baseUrls: ['api-1', 'api-2'].map((name) => `http://127.0.0.1:${portTo('client', name)}/v1`),
    members,
    links,
    temporalNodes: temporal.nodes,
    stopProcesses,
    async close() {
      await stopProcesses()
      await service.close()
      for (const link of links.values()) link.close()
      await temporal.stop()
      await parts.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** More calls at once than two processes make, so that sources are no bottleneck. */
const AT_ONCE = Object.fromEntries(PROVIDERS.map((name) => [`${name.toUpperCase()}_CONCURRENCY`, '50']))

/** Temporal as the system has it. */
interface RunningTemporal {
  address: string
  namespace: string
  member: Member
  nodes: number
  /** Of the service on it. */
  settings: Record<string, string>
  stop(): Promise<void>
}

/** The server that was started with the database, which is stopped with it as well. */
async function keepServer({ temporal, temporalServer }: Infrastructure): Promise<RunningTemporal> {
  const member = await keepStarted('temporal', temporalServer)
  return { ...temporal, member, nodes: 1, settings: {}, stop: async () => {} }
}

async function startCluster(): Promise<RunningTemporal> {
  const folder = await mkdtemp(join(tmpdir(), 'courtpulse-cluster-'))
  const cluster = await startTemporalCluster(folder, 'several')
  const members = await Promise.all([...cluster.nodes].map(([name, node]) => keepStarted(name, node)))
  const settings = { TASK_QUEUE_PREFIX: CLUSTER_PREFIX }
  return {
    ...{ address: cluster.address, namespace: cluster.namespace, settings },
    ...{ member: inTurn('temporal', members), nodes: members.length },
    async stop() {
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Keeps a server that is running already. */
async function keepStarted(name: string, { part, restart }: StartedPart): Promise<Member> {
  let first: typeof part | undefined = part
  return keep(name, async () => {
    const running = first ?? (await restart())
    first = undefined
    return running
  })
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}
