import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, readdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { stringify } from 'yaml'
import type { StartedPart } from '../../scripts/stack/infrastructure.ts'
import type { Part } from '../../scripts/stack/process.ts'
import { buildTemporalServer } from './temporal-server.ts'
import { freePorts, startBalancer } from './trial.ts'
import { until } from './until.ts'

const run = promisify(execFile)

/** A part of Temporal that runs by itself. */
export type Role = 'frontend' | 'history' | 'matching' | 'worker'

/** A Temporal cluster on this machine, with a separate PostgreSQL, set up for the service. */
export interface TemporalCluster {
  /** Where haproxy listens in front of its frontends. */
  address: string
  namespace: string
  /** Its nodes by their names, such as `history-2`. */
  nodes: Map<string, StartedPart>
  stop(): Promise<void>
}

/** The prefix of the task queues for which the shipped settings of a cluster are. */
export const CLUSTER_PREFIX = 'courtpulse'
const NAMESPACE = 'courtpulse'

/** The nodes of a cluster whose parts run by themselves; with one node, all parts run in it. */
const SEVERAL: [name: string, roles: Role[]][] = [
  ['frontend-1', ['frontend']],
  ['frontend-2', ['frontend']],
  ['history-1', ['history']],
  ['history-2', ['history']],
  ['matching-1', ['matching']],
  ['matching-2', ['matching']],
  ['worker-1', ['worker']],
]
const ONE: typeof SEVERAL = [['all-1', ['frontend', 'history', 'matching', 'worker']]]

/** Connections of a node to its store. */
const CONNECTIONS = 20
/** Small, for a machine with two cores. It can never be changed, so a real cluster begins with 512. */
const HISTORY_SHARDS = 16

/** Starts a cluster in a folder, with haproxy in front of it; resolves when the service can run on it. */
export async function startTemporalCluster(folder: string, size: 'one' | 'several'): Promise<TemporalCluster> {
  const { server, sqlTool } = buildTemporalServer()
  // PostgreSQL runs as another user.
  await chmod(folder, 0o711)
  const store = await startPostgres(await findPostgres(), join(folder, 'postgres'))
  for (const [name, schema] of [
    ['temporal', 'temporal'],
    ['temporal_visibility', 'visibility'],
  ] as const) {
    const args = [
      '--plugin',
      'postgres12',
      '--ep',
      '127.0.0.1',
      '-p',
      String(store.port),
      '-u',
      'temporal',
      '--pw',
      'x',
    ]
    const tool = (...rest: string[]) => run(sqlTool, [...args, '--db', name, ...rest])
    await tool('create')
    await tool('setup-schema', '-v', '0.0')
    await tool('update-schema', '--schema-name', `postgresql/v12/${schema}`)
  }
  const isMember = (address: string, role: Role) => until(() => accepts(address, PORTS[role].membership), Boolean)
  const layout = size === 'one' ? ONE : SEVERAL
  const children = new Map<string, ChildProcess>()
  const starts = new Map<string, () => Promise<Part>>()
  const frontends: string[] = []
  for (const [index, [name, roles]] of layout.entries()) {
    const address = `127.0.1.${index + 1}`
    const file = join(folder, `${name}.yaml`)
    await writeFile(file, stringify(configuration(address, store.port)))
    if (roles.includes('frontend')) frontends.push(`${address}:${PORTS.frontend.grpc}`)
    starts.set(name, async () => {
      const services = roles.flatMap((role) => ['--service', role])
      const args = ['--config-file', file, '--allow-no-auth', 'start', ...services]
      // Nodes that begin a new store at the same moment get in each other's way: all but one end, and have to be started again.
      for (;;) {
        const child = spawn(server, args, { stdio: 'ignore' })
        children.set(name, child)
        const ended = once(child, 'exit').then(([code]) => code as number | null)
        const isUp = Promise.all(roles.map((role) => isMember(address, role))).then(() => true)
        if (await Promise.race([ended.then(() => false), isUp])) return { name, pid: child.pid ?? 0, ended }
      }
    })
  }
  const nodes = new Map(
    await Promise.all(
      [...starts].map(
        async ([name, restart]): Promise<[string, StartedPart]> => [name, { part: await restart(), restart }],
      ),
    ),
  )
  for (const frontend of frontends)
    await until(() => accepts(frontend.split(':')[0] ?? '', PORTS.frontend.grpc), Boolean)
  const [port = 0] = await freePorts(1)
  const address = `127.0.0.1:${port}`
  const [first = '', second = first] = frontends
  const balancer = await startBalancer('temporal.cfg', folder, {
    '127.0.0.1:7233': address,
    '127.0.1.1:7233': first,
    '127.0.1.2:7233': second,
  })
  await setUp(address)
  return {
    address,
    namespace: NAMESPACE,
    nodes,
    async stop() {
      balancer.kill()
      await Promise.all([...children.values()].map((child) => gone(child, 'SIGTERM')))
      await store.stop()
    },
  }
}

/** Makes the namespace, its search attributes and the schedules, as an operator does. */
async function setUp(address: string): Promise<void> {
  const env = {
    ...process.env,
    TEMPORAL_ADDRESS: address,
    TEMPORAL_NAMESPACE: NAMESPACE,
    TASK_QUEUE_PREFIX: CLUSTER_PREFIX,
  }
  // A cluster that has just started refuses for some seconds.
  await until(
    () =>
      run(process.execPath, ['scripts/temporal-setup.ts'], { env }).then(
        () => true,
        () => false,
      ),
    Boolean,
  )
}

/**
 * Temporal's usual ports. A node reads its peers' ports from its own file, so all of a role share one port and each
 * node has a separate address. PostgreSQL's schema of the members takes none above 32767.
 */
const PORTS: Record<Role, { grpc: number; membership: number }> = {
  frontend: { grpc: 7233, membership: 6933 },
  history: { grpc: 7234, membership: 6934 },
  matching: { grpc: 7235, membership: 6935 },
  worker: { grpc: 7239, membership: 6939 },
}

/** The configuration of one node. */
function configuration(address: string, storePort: number): object {
  const sql = (databaseName: string) => ({
    sql: {
      pluginName: 'postgres12',
      databaseName,
      connectAddr: `127.0.0.1:${storePort}`,
      connectProtocol: 'tcp',
      user: 'temporal',
      password: 'x',
      maxConns: CONNECTIONS,
      maxIdleConns: CONNECTIONS,
      maxConnLifetime: '1h',
    },
  })
  return {
    log: { stdout: true, level: 'error' },
    persistence: {
      defaultStore: 'default',
      visibilityStore: 'visibility',
      numHistoryShards: HISTORY_SHARDS,
      datastores: { default: sql('temporal'), visibility: sql('temporal_visibility') },
    },
    global: { membership: { maxJoinDuration: '30s', broadcastAddress: address } },
    services: Object.fromEntries(
      Object.entries(PORTS).map(([role, { grpc, membership }]) => [
        role,
        { rpc: { grpcPort: grpc, membershipPort: membership, bindOnIP: address } },
      ]),
    ),
    clusterMetadata: {
      enableGlobalNamespace: false,
      failoverVersionIncrement: 10,
      masterClusterName: 'active',
      currentClusterName: 'active',
      clusterInformation: {
        active: {
          enabled: true,
          initialFailoverVersion: 1,
          rpcName: 'frontend',
          rpcAddress: `127.0.1.1:${PORTS.frontend.grpc}`,
        },
      },
    },
    dcRedirectionPolicy: { policy: 'noop' },
    // The file that is shipped for a cluster of one's own.
    dynamicConfigClient: { filepath: resolve('deploy/temporal/dynamic.yaml'), pollInterval: '10s' },
  }
}

async function startPostgres(programs: string, folder: string): Promise<{ port: number; stop(): Promise<void> }> {
  const [port = 0] = await freePorts(1)
  await mkdir(folder, { recursive: true })
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: await idOf('-u'), gid: await idOf('-g') } : {}
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid)
  const options = { ...user, cwd: folder }
  const data = join(folder, 'data')
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'temporal', '--auth=trust', '--no-sync'], options)
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 400,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(programs, 'postgres'), ['-D', data, ...args], { ...options, stdio: 'ignore' })
  await until(() => accepts('127.0.0.1', port), Boolean)
  return { port, stop: () => gone(child, 'SIGINT') }
}

async function idOf(which: '-u' | '-g'): Promise<number> {
  return Number((await run('id', [which, 'postgres'])).stdout)
}

/** The newest PostgreSQL that Debian's packages have installed. @throws when there is none */
async function findPostgres(): Promise<string> {
  const [version] = (await readdir('/usr/lib/postgresql').catch(() => [])).sort().reverse()
  if (version === undefined) throw new Error('Install PostgreSQL: this command uses it.')
  return `/usr/lib/postgresql/${version}/bin`
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}

/** For how long a process may take to stop by itself. All it holds is thrown away. */
const STOPS_WITHIN_MS = 15_000

/** Sends a process a signal, and kills it if it has not ended by then. Resolves when it has ended. */
async function gone(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  const patience = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS)
  await exit
  clearTimeout(patience)
}
