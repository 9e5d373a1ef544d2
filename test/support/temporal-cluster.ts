import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, readdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { stringify } from 'yaml'
import { freePorts } from './trial.ts'
import { until } from './until.ts'

const run = promisify(execFile)

/** A part of Temporal that runs by itself. */
export type Role = 'frontend' | 'history' | 'matching' | 'worker'

/** A Temporal cluster on this machine, on a PostgreSQL of its own. */
export interface TemporalCluster {
  /** Where each of its frontends listens. */
  frontends: string[]
  /** Kills the node with this name, such as `history-2`, and starts it again after `work`. */
  without(node: string, work: () => Promise<void>): Promise<void>
  /** The names of its nodes. */
  nodes: string[]
  stop(): Promise<void>
}

/** What it is made of: Temporal's server and its tool for schemas, and the folder of PostgreSQL's programs. */
export interface ClusterPrograms {
  server: string
  sqlTool: string
  postgres: string
}

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

/** Starts a cluster in a folder; resolves when its frontends take connections. */
export async function startTemporalCluster(
  { server, sqlTool, postgres }: ClusterPrograms,
  folder: string,
  size: 'one' | 'several',
): Promise<TemporalCluster> {
  const store = await startPostgres(postgres, join(folder, 'postgres'))
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
  const nodes = new Map<string, { start(): Promise<void>; process: ChildProcess | undefined }>()
  const frontends: string[] = []
  for (const [index, [name, roles]] of layout.entries()) {
    const address = `127.0.1.${index + 1}`
    const file = join(folder, `${name}.yaml`)
    await writeFile(file, stringify(configuration(address, store.port)))
    if (roles.includes('frontend')) frontends.push(`${address}:${PORTS.frontend.grpc}`)
    const node = {
      process: undefined as ChildProcess | undefined,
      async start() {
        const services = roles.flatMap((role) => ['--service', role])
        const args = ['--config-file', file, '--allow-no-auth', 'start', ...services]
        // Nodes that begin a new store at the same moment get in each other's way: all but one end, and have to be started again.
        for (let isUp = false; !isUp; ) {
          const child = spawn(server, args, { stdio: 'ignore' })
          node.process = child
          const ended = once(child, 'exit').then(() => false)
          isUp = await Promise.race([ended, Promise.all(roles.map((role) => isMember(address, role))).then(() => true)])
        }
      },
    }
    nodes.set(name, node)
  }
  await Promise.all([...nodes.values()].map((node) => node.start()))
  for (const frontend of frontends)
    await until(() => accepts(frontend.split(':')[0] ?? '', PORTS.frontend.grpc), Boolean)
  return {
    frontends,
    nodes: [...nodes.keys()],
    async without(name, work) {
      const node = nodes.get(name)
      if (!node) throw new Error(`there is no node ${name}`)
      await gone(node.process, 'SIGKILL')
      await work()
      await node.start()
    },
    async stop() {
      await Promise.all([...nodes.values()].map((node) => gone(node.process, 'SIGTERM')))
      await store.stop()
    },
  }
}

/**
 * Temporal's usual ports. A node takes those of its peers from its own file, so all of a role have one port and each node has an address of its
 * own. PostgreSQL's schema of the members takes none above 32767.
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
export async function findPostgres(): Promise<string> {
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
async function gone(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  const patience = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS)
  await exit
  clearTimeout(patience)
}
